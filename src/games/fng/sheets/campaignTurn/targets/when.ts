import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { rowAt } from '../../../../../main/engine/table.ts'
import type { Grid } from '../../../../../main/sheets/glance/glanceModel.ts'
import { diceOf, modifierOf, rowsInLine, signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { isRainy } from '../../../rules/calendar.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import type { Area, MissionType } from '../../../rules/state.ts'
import { areasOf } from '../../../rules/steps/setup/areas.ts'
import { dayPart as dayPartTable, missionTypeTables, weather as weatherTable } from '../../../rules/tables/index.ts'
import { areaNames, dayPartNames, missionNames, weatherNames } from '../../../rules/words.ts'
import type { Moment } from '../moment.ts'
import { areaShort } from '../paperWords.ts'

/** Part C: when, in what weather, what for (FNG p. 59). */

/** The +1 of the rainy season, before what it is added to; nothing in the dry one. */
function season({ rules, now }: Moment): Words {
  const by = modifierOf(rules.table(weatherTable), 'rainySeason')
  if (by === 0 || (now !== null && !isRainy(now.tour.halfMonth))) return []
  return words`${now === null ? 'in the rainy season' : 'rainy season'} ${signedBold(by)}. `
}

export function dayPart(moment: Moment): Asked {
  const table = moment.rules.table(dayPartTable)
  const both = moment.now !== null && switchOf(moment.now.state, 'rainyDayPart') === 'both'
  const lengths = table.rows.map(({ gives }) => lengthWords(gives))
  const told = [...new Set(lengths)].map((length) => {
    const rows = rowsInLine(table, (row) =>
      lengthWords(row.gives) === length ? dayPartNames[row.outcome].toLowerCase() : '',
    )
    return words`${rows}: ${bold(length)}`
  })
  return {
    about: 'and how many turns it lasts',
    dice: diceOf(table),
    target: words`${both ? season(moment) : ''}${joined(told, '. ')}`,
    tables: [table],
    slots: [lineFor('part', 48), lineFor('turns', 20)],
  }
}

/** "10", "3+1/2d6". */
const lengthWords = ({ turns, halfDie }: { readonly turns: number; readonly halfDie: boolean }): string =>
  `${turns}${halfDie ? '+1/2d6' : ''}`

export function weather(moment: Moment): Asked {
  const table = moment.rules.table(weatherTable)
  const rows = rowsInLine(table, ({ outcome }) => weatherNames[outcome].toLowerCase())
  return {
    dice: diceOf(table),
    target: words`${season(moment)}${rows}`,
    tables: [table],
    slots: [lineFor('total')],
  }
}

export function missionType({ rules, now }: Moment): Asked {
  const known = now?.mission?.area ?? null
  if (known !== null) {
    const table = rules.table(missionTypeTables[known])
    const rows = rowsInLine(table, ({ outcome }) => missionNames[outcome])
    return { about: areaNames[known], dice: diceOf(table), target: rows, tables: [table], slots: free }
  }
  const areas = now === null ? (Object.keys(missionTypeTables) as Area[]) : areasOf(now.tour.corps, rules)
  const tables = areas.map((area) => rules.table(missionTypeTables[area]))
  const letters = (Object.keys(missionNames) as MissionType[]).map((type) => `${letterOf(type)} ${missionNames[type]}`)
  return {
    about: letters.join(', '),
    dice: diceOf(tables[0]!),
    target: [],
    grid: gridOf(areas, rules),
    tables,
    slots: free,
  }
}

/** No two types of mission begin with the same letter. */
const letterOf = (type: MissionType): string => missionNames[type].charAt(0)

/** Totals of two dice. */
const totals = Array.from({ length: 11 }, (_, i) => i + 2)

/** What comes up in each area: nobody knows yet where the mission is. */
const gridOf = (areas: readonly Area[], rules: Rules): Grid => ({
  heads: totals.map(String),
  rows: areas.map((area) => ({
    label: areaShort[area],
    cells: totals.map((total) => cellOf(rowAt(rules.table(missionTypeTables[area]), total))),
  })),
})

/** A dash where house rules have left nothing for a total. */
const cellOf = (row: { readonly outcome: MissionType } | undefined): string =>
  row === undefined ? '-' : letterOf(row.outcome)
