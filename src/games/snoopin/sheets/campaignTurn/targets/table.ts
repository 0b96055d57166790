import { words } from '../../../../../main/sheets/glance/words.ts'
import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import type { Moment } from '../moment.ts'
import { rollOff } from './rollOff.ts'

/** How the table is laid out (p. 7). */

export function reconnoiter({ now }: Moment): Asked {
  const base = { about: 'terrain and Hot Spots', tables: [], slots: [lineFor('pieces'), lineFor('Hot Spots', 36)] }
  if (now?.turn.random === false) return { ...base, target: words`as the scenario lays it out` }
  return { ...base, target: words`lay the terrain; Hot Spots by your core rules` }
}

export function objectives(moment: Moment): Asked {
  if (moment.now?.turn.random === false)
    return { about: 'one in each quarter', target: words`as the scenario says`, tables: [] }
  const { dice, target } = rollOff(moment)
  return {
    about: 'one in each quarter',
    dice,
    target: words`${target}; then by turns`,
    tables: [],
    slots: [lineFor('first', 60)],
  }
}

export function edges(moment: Moment): Asked {
  if (moment.now?.turn.random === false)
    return { about: 'of the table', target: words`as the scenario says`, tables: [] }
  const { dice } = rollOff(moment)
  const target = words`the higher die chooses, the other side has the edge opposite`
  return { about: 'of the table', dice, target, tables: [], slots: [lineFor('chooses', 60)] }
}
