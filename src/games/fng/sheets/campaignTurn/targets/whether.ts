import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { diceOf, modifierOf, rowsInLine, signedBold, targetNow } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { isRainy } from '../../../rules/calendar.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { briefNameOf } from '../../../rules/naming.ts'
import { hasEffect } from '../../../rules/people.ts'
import { whoTests } from '../../../rules/steps/setup/testForContact.ts'
import { contact, goodMission } from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Moment } from '../moment.ts'
import { numberOf } from '../paperSteps.ts'

/** Part A: is there a mission at all (FNG pp. 57, 102)? */

/** What a turn without a mission goes on with. */
const onWith = (): Words => words`over to ${numberOf('time')}`

export function standDown({ rules, now }: Moment): Asked {
  const base = {
    about: 'pending from a good mission',
    tables: [rules.table(goodMission)],
    pages: [goodMission.page],
    slots: [],
  }
  if (now === null) return { ...base, target: words`if pending: no test and no mission, ${onWith()}` }
  if (hasEffect(now.state, 'standDown')) return { ...base, target: words`pending: no test, no mission; ${onWith()}` }
  return { ...base, target: words`none pending: go on` }
}

export function contactTest({ rules, now }: Moment): Asked {
  const table = rules.table(contact)
  const rainy = modifierOf(table, 'rainySeason')
  const more = diceOf(table, { when: { extraDie: true } })
  const texts = { contact: 'contact', extraDie: `none, ${more} next time`, quiet: 'none' }
  const rows = words`${rowsInLine(table, ({ outcome }) => texts[outcome], { highestFirst: true, joint: '; ' })}. None: ${onWith()}`
  const slots = [lineFor('passed')]
  if (now === null) {
    const target = words`REP or less, rainy season ${signedBold(rainy)}; after one passed ${bold(more)}. ${rows}`
    return { about: 'REP of the Star', dice: diceOf(table), target, tables: [table], slots }
  }
  const leader = whoTests(now.state)
  const when = { rainySeason: isRainy(now.tour.halfMonth), extraDie: now.tour.extraContactDie }
  const dice = diceOf(table, { when })
  if (leader === null)
    return { dice, target: words`nobody is fit to go out: no contact, ${onWith()}`, tables: [table], slots }
  const who =
    leader.id === now.tour.starId
      ? 'Star'
      : switchOf(now.state, 'contactRep') === 'star'
        ? 'leads for the Star'
        : 'leads the squad'
  const target = targetNow(table, { when, numbers: { REP: leader.rep } })!
  const season = when.rainySeason && rainy !== 0 ? `, rainy ${signed(rainy)}` : ''
  return {
    about: `${who}: ${briefNameOf(now.state, leader)}, REP ${leader.rep}`,
    dice,
    target: words`${`REP ${leader.rep}${season}`}: ${target} or less. ${rows}`,
    tables: [table],
    slots,
  }
}
