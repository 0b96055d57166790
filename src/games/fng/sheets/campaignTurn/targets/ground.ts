import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { diceOf, reachOf, rowsInLine } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { isRainy } from '../../../rules/calendar.ts'
import { areaKeyOf, areasOf, populationOf } from '../../../rules/steps/setup/areas.ts'
import { widths } from '../../../rules/steps/setup/rollCourses.ts'
import { sectorNumbers } from '../../../rules/terrain.ts'
import {
  buildingPresent,
  civiliansPresent,
  populationValue,
  riverDirection,
  roadDirection,
  terrainGenerators,
  type TerrainTable,
} from '../../../rules/tables/index.ts'
import { areaNames } from '../../../rules/words.ts'
import type { Moment } from '../moment.ts'

/** Part D: the table (FNG pp. 45-50). */

export function terrain({ rules, now }: Moment): Asked {
  const known = now?.mission?.area ?? null
  const some = Object.values(terrainGenerators)
  const tables =
    now === null
      ? some
      : (known === null ? areasOf(now.tour.corps, rules) : [known]).map(
          (area) => terrainGenerators[areaKeyOf({ corps: now.tour.corps, area })],
        )
  const live = tables.map((table) => rules.table(table))
  const [first] = live
  const season = now === null || isRainy(now.tour.halfMonth)
  const rainy = season ? words` ${now === null ? 'Rainy season' : 'It is rainy'}: marsh, mud, rivers as marked` : []
  const target =
    known === null
      ? words`table of the area; second rolls after all six.${rainy}`
      : words`${inArea(first!, known)}${rainy}`
  return {
    about: 'six sectors',
    dice: `${sectorNumbers.length} x ${diceOf(first!)}`,
    target,
    tables: live,
    pages: live.map(({ page }) => page ?? 0),
    slots: sectorNumbers.map((number) => lineFor(String(number), 10)),
  }
}

/** What comes up in a known area, and what has something else with it. */
function inArea(table: TerrainTable, area: keyof typeof areaNames): Words {
  const rows = rowsInLine(table, ({ text }) => (text ?? '').toLowerCase())
  const withMore = table.rows.filter(({ gives }) => gives?.onTopOfAnother === true || gives?.laidUnderAnother === true)
  const names = [...new Set(withMore.map(({ text }) => (text ?? '').toLowerCase()))]
  const again = names.length === 0 ? '' : `. After all six, again for what lies with ${names.join(', ')}`
  return words`${areaNames[area]}: ${rows}${again}.`
}

export function courses({ rules }: Moment): Asked {
  const [river, road] = [rules.table(riverDirection), rules.table(roadDirection)]
  const short = {
    westEast: 'W-E',
    eastWest: 'E-W',
    southNorth: 'S-N',
    northSouth: 'N-S',
  } as const
  const told = words`river ${rowsInLine(river, ({ outcome }) => short[outcome])}, ${bold(tight(widths.river.dice))}; road ${rowsInLine(road, ({ outcome }) => short[outcome])}, ${bold(tight(widths.road.dice))}`
  return {
    about: 'if one came up; width',
    dice: `2 x ${diceOf(river)}`,
    target: told,
    tables: [river, road],
    pages: [river.page, road.page],
  }
}

/** Typed white is wide. */
const tight = (dice: string): string => dice.replaceAll(' ', '')

export function buildings({ rules, now }: Moment): Asked {
  const [present, people] = [rules.table(buildingPresent), rules.table(civiliansPresent)]
  const tables = [present, people, rules.table(populationValue)]
  const base = { dice: `${sectorNumbers.length} x ${diceOf(present)}`, tables }
  if (now === null)
    return {
      ...base,
      about: 'by the Population Value',
      target: words`each sector: to that value a building; lone ones move, by a die if several places; if any, once more for civilians`,
    }
  const areas = now.mission?.area == null ? areasOf(now.tour.corps, rules) : [now.mission.area]
  const told = areas.map((area) => {
    const value = populationOf(rules, areaKeyOf({ corps: now.tour.corps, area }))
    return {
      area,
      value,
      to: reachOf(present, 'yes', { 'Population Value': value })?.[1] ?? 0,
      civilians: reachOf(people, 'yes', { 'Population Value': value })?.[1] ?? 0,
    }
  })
  if (told.length > 1) {
    const values = joined(told.map(({ area, to }) => words`${areaNames[area]} ${to}`))
    return {
      ...base,
      about: 'by the Population Value',
      target: words`each sector a building to: ${values}; lone ones move, by a die; if any, once more for civilians`,
    }
  }
  const [{ value, to, civilians }] = told as [(typeof told)[number]]
  const about = `Population Value ${value}`
  if (value === 0) return { ...base, about, target: words`nobody lives here: nothing is rolled` }
  return {
    ...base,
    about,
    target: words`each sector: to ${to} a building; a lone one moves to others, by a die if they are in several sectors; all lone: to one of them. If any stands: to ${civilians} civilians`,
  }
}
