import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import type { Table } from '../../../../../main/engine/table.ts'
import { diceOf, rowsInLine, targetNow } from '../../../../../main/sheets/glance/tableWords.ts'
import { words } from '../../../../../main/sheets/glance/words.ts'
import { replacementRep } from '../../../rules/aftermath/replacementRep.ts'
import { replacementColumn } from '../../../rules/aftermath/replacementRolls.ts'
import { repFloor } from '../../../rules/aftermath/reputation.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { hasEffect } from '../../../rules/people.ts'
import { armyLists } from '../../../rules/platoon/lists.ts'
import { fullTour } from '../../../rules/platoon/rolls.ts'
import { openSlots } from '../../../rules/steps/aftermath/bringReplacements.ts'
import { attributes, replacements as replacementsTable } from '../../../rules/tables/index.ts'
import type { Moment } from '../moment.ts'
import { slotShort } from '../paperWords.ts'

/** Part G: who comes for those who left (FNG pp. 5, 9-10, 104-105). */

/** What bars all replacements this half-month, or makes them weak. */
function barred({ now }: Moment): string | null {
  if (now === null) return null
  if (hasEffect(now.state, 'newPlatoon')) return 'none: the Star goes to a new platoon'
  return hasEffect(now.state, 'noReplacements') ? 'none this half-month; they wait' : null
}

export function replacementsGiven(moment: Moment): Asked {
  const { rules, now } = moment
  const about = 'for those who went home'
  const pages = [104]
  if (now === null)
    return {
      about,
      dice: '1d6',
      target: words`no roll for the place. REP by the army list; a full tour`,
      tables: [],
      pages,
    }
  const bar = barred(moment)
  const table: Table = rules.table(armyLists[now.tour.list].rep)
  const base = { about, tables: [table], pages: [...pages, table.page ?? 0] }
  if (bar !== null) return { ...base, target: words`${bar}`, slots: [] }
  const { halfMonths, perMonth } = fullTour(rules, now.tour.list)
  const rep = hasEffect(now.state, 'replacementsRep3')
    ? words`all are REP ${repFloor}`
    : rowsInLine(table, ({ outcome }) => `REP ${outcome ?? ''}`)
  const better = hasEffect(now.state, 'nextReplacementBetter') ? words`; the first one better` : []
  return {
    ...base,
    dice: diceOf(table),
    target: words`no roll for the place; ${rep}${better}; ${halfMonths / perMonth} months`,
  }
}

export function replacements(moment: Moment): Asked {
  const { rules, now } = moment
  const table = rules.table(replacementsTable)
  const base = { tables: [table] }
  const brings = { asRolled: 'REP as rolled', rep3: `REP ${repFloor}`, oneLower: 'one REP lower', none: 'nobody' }
  const rows = (column: 'us' | 'arvn') =>
    rowsInLine(table, ({ gives }) => brings[gives[column]], { highestFirst: true })
  if (now === null) {
    const target = words`the platoon leader’s REP or less. ${rows('us')}; ARVN, CIDG: ${rows('arvn')}`
    return { ...base, about: 'every other open slot', dice: diceOf(table), target, slots: free }
  }
  const bar = barred(moment)
  if (bar !== null) return { ...base, about: 'every other open slot', dice: '', target: words`${bar}`, slots: [] }
  const open = openSlots(now.state).filter(({ automatic }) => !automatic)
  const about =
    open.length === 0
      ? 'no slot is open'
      : open.length > 4
        ? `${open.length} open slots`
        : open.map(slotShort).join(', ')
  const notices = now.state.effects.filter(({ kind }) => kind === 'replacementDie')
  const when = {
    goodNotice: notices.some(({ amount }) => amount > 0),
    badNotice: notices.some(({ amount }) => amount < 0),
  }
  const { rep, whose } = replacementRep(now.state)
  const target = targetNow(table, { when, numbers: { REP: rep } })!
  return {
    ...base,
    about,
    dice: diceOf(table, { when }),
    target: words`REP ${target} or less, of ${whose}. ${rows(replacementColumn(now.tour.list, 'rifleman'))}`,
    slots: open.length > 0 && open.length <= 3 ? open.map((billet) => lineFor(slotShort(billet), 20)) : free,
  }
}

export function newAttributes({ rules, now }: Moment): Asked {
  const table = rules.table(attributes)
  const base = { about: 'each new man', dice: diceOf(table), tables: [table], pages: [table.page], slots: free }
  if (now === null) return { ...base, target: words`if Attributes are used` }
  const who = switchOf(now.state, 'attributesFor')
  if (who === 'nobody') return { ...base, dice: '', target: words`not in this campaign`, slots: [] }
  return { ...base, target: who === 'everyone' ? words`for everyone` : words`in the Star’s squad only` }
}
