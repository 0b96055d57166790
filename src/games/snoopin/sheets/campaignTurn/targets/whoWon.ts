import { signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { joined, words } from '../../../../../main/sheets/glance/words.ts'
import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { margin, vpFreeWorld, vpVc } from '../../../rules/tables/victory.ts'
import { type Moment } from '../moment.ts'

/** Who won the game (p. 10). */

/** "each WIA" is "WIA" in a list. */
const eventWords = (event: string): string => event.replace(/^each /, '').replace(/^(remaining|regular|enemy) /, '')

export function regularList({ rules }: Moment): Asked {
  const table = rules.table(vpFreeWorld)
  const told = table.rows.map(({ gives, cells }) => {
    const officer = 'officer' in gives ? words` (officer ${signedBold(gives.officer)})` : []
    return words`${eventWords(cells.event)} ${signedBold(gives.points)}${officer}`
  })
  return { about: 'each of them', target: joined(told), tables: [table], slots: [lineFor('total')] }
}

export function insurgentList({ rules }: Moment): Asked {
  const table = rules.table(vpVc)
  const told = table.rows.map(({ gives, cells }) => words`${eventWords(cells.event)} ${signedBold(gives.points)}`)
  return { about: 'each of them', target: joined(told), tables: [table], slots: [lineFor('total')] }
}

export function assessment({ rules }: Moment): Asked {
  const table = rules.table(margin)
  const short = {
    draw: 'equal: a draw',
    marginal: 'less than twice: Marginal',
    victory: 'twice: Victory',
    decisive: '3 times: Decisive',
  }
  const told = table.rows.map(({ outcome }) => words`${short[outcome]}`)
  return {
    about: 'open the missions',
    target: words`the higher total holds the lower: ${joined(told, '; ')}`,
    tables: [table],
    slots: [lineFor('winner', 60)],
  }
}
