import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../src/main/engine/answers.ts'
import { rollOnTable, type Situation } from '../../../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../src/main/engine/throwRequest.ts'
import type { DiceRule } from '../../../../../src/main/engine/diceRule.ts'
import { boundValue, rowCounts, rowFits, type Row, type Table } from '../../../../../src/main/engine/table.ts'
import { tableJson } from '../../../../../src/main/engine/tableJson.ts'
import { openTape } from '../../../../../src/main/engine/tape.ts'
import {
  armyEquipment,
  armyLists,
  armyRepTables,
  attributes,
  attributeShortEffects,
  aoPoliticalStatus,
  defenseTask,
  fngTables,
  heliCrash,
  inSightResolution,
  missionVictoryPoints,
  randomEvents,
  terrainEffects,
  terrainGenerators,
  weaponTables,
} from '../../../../../src/games/fng/rules/tables/index.ts'
import digest from '../../../../fixtures/digest-tables.json' with { type: 'json' }

/** Titles that the digest gives its editors; players read these. */
const retitled: Readonly<Record<string, string>> = {
  'attributes.effects': 'what each Attribute does',
  'weapons.other': 'other weapons',
  'weapons.generic-names': 'weapons named by their kind',
  'roster.weapons-block': 'weapons on the roster sheet',
  gear: 'gear a man may carry',
  'terrain.effects': 'what every kind of ground does',
  'mission.ambush-aftermath': 'Ambush, after turn 6',
  'mission.victory-points': 'victory points by Mission',
  'feature.minefield-clearing': 'clearing 6" x 6" of a minefield by fire',
  'army.index': 'the nine army lists',
  'army.date-changes': 'changes of weapons and equipment by date',
  'star-power.step-down': 'Star Power, one level of damage less',
}

const figures = (value: unknown): string[] => JSON.stringify(value).match(/\d+(?:\.\d+)?/g) ?? []

describe('the tables against the figures of the rules digest', () => {
  it('has every table, none twice, in the order of the digest', () => {
    expect(fngTables.map((table) => table.id)).toEqual(digest.map((table) => table.id))
    expect(new Set(fngTables.map((table) => table.id)).size).toBe(fngTables.length)
  })

  it.each(digest.map((printed) => [printed.id, printed] as const))('%s', (id, printed) => {
    const table = fngTables.find((one) => one.id === id)!
    const json = tableJson(table, 'fng')
    expect(table.title).toBe(retitled[table.id] ?? printed.title)
    expect([table.page, ...(table.alsoOn ?? [])].join(' ')).toBe(printed.pages)
    const effects = json.modifiers.map((modifier) => modifier.effect)
    const printedEffects = printed.modifiers.split(';')
    if (printed.modifiers !== '') expect(effects).toHaveLength(printedEffects.length)
    effects.forEach((effect, i) => {
      expect(effect.startsWith(printedEffects[i] ?? '')).toBe(true)
    })
    const printedRows = printed.rows.split(';')
    expect(json.rows).toHaveLength(printedRows.length)
    json.rows.forEach((row, i) => {
      expect(figures(row)).toEqual(expect.arrayContaining(printedRows[i]!.split(' ').filter((figure) => figure !== '')))
    })
  })
})

/** Tables whose rows are told apart by more than the dice, by the column that does it; null where no column is enough. */
const circumstances: Readonly<Record<string, string | null>> = {
  'campaign.deros': null,
  'feature.minefield-clearing': null,
}
/** Tables that are rolled on for one of several things at a time: always one of these circumstances, never two. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  'medic-availability': ['oneSquad', 'twoSquads'],
  'heli.piloting': ['flying', 'landing', 'takeOff', 'enteringHover', 'leavingHover'],
}
/** Only one of the modifiers applies at a time. */
const exclusive = ['campaign.ao-political-status', 'mission.enemy-activity-level']

/** The tables as they are rolled on: one for each circumstance. */
const rolled: readonly Table[] = fngTables
  .filter((table) => table.dice.kind !== 'lookUp' && table.rows.some((row) => row.from !== undefined))
  .filter((table) => circumstances[table.id] !== null)
  .flatMap((table) => {
    const head = circumstances[table.id]
    if (head === undefined || head === null) return [table]
    const named = (row: Row) => String(row.cells?.[head])
    const values = new Set(table.rows.filter((row) => row.from !== undefined).map(named))
    values.delete('any')
    return [...values].map((value) => ({ ...table, rows: table.rows.filter((r) => [value, 'any'].includes(named(r))) }))
  })

describe('every rolled table has exactly one row for whatever the dice can give', () => {
  it.each(rolled.map((table) => [table.id, table] as const))('%s', (_, table) => {
    for (const situation of situations(table)) {
      for (const faces of throws(table, situation)) {
        const { score, row, then, numbers } = roll(table, situation, faces)
        const fitting = table.rows.filter((r) => rowFits(r, score, numbers) && thenFits(r, then, situation))
        const shown = `${JSON.stringify(situation)} ${faces.join(' ')}`
        expect(
          fitting.find((r) => rowCounts(r, situation.when)),
          shown,
        ).toBe(row)
        // Whatever the circumstances: one row names none and closes the list, or those that a second throw would tell apart.
        const open = fitting.filter((r) => r.when === undefined)
        const toldApartLater = then === null && open.every((r) => r.then !== undefined)
        if (!table.firstFits && !purposes[table.id])
          expect(open, shown).toEqual(fitting.slice(toldApartLater ? -open.length : -1))
      }
    }
  })

  it('knows the look-ups by key', () => {
    for (const table of fngTables.filter((t) => t.rows.every((row) => row.from === undefined))) {
      const keys = table.rows.map((row) => row.key)
      expect(keys, table.id).not.toContain(undefined)
      expect(new Set(keys).size, table.id).toBe(keys.length)
    }
  })

  it('names each modifier of a table once', () => {
    for (const { id, modifiers } of fngTables)
      expect(new Set(modifiers.map((m) => m.when)).size, id).toBe(modifiers.length)
  })
})

describe('what tables say of each other', () => {
  it('FNG p. 110: an Attribute has an effect of at most 60 characters for the roster', () => {
    expect(Object.keys(attributeShortEffects).sort()).toEqual(attributes.rows.map((row) => row.key).sort())
    for (const effect of Object.values(attributeShortEffects)) expect(effect.length, effect).toBeLessThanOrEqual(60)
  })

  it('FNG pp. 9-13: the weapons and items of the army lists are in the weapon tables', () => {
    // An M-79 has a row for each of its two rounds; the others are no weapons of a table.
    const known = new Set(weaponTables.flatMap((table) => table.rows.map((row) => row.key)))
    for (const id of ['m79', 'flak-jacket', 'fluent', 'politicalAppointee']) known.add(id)
    const entries = Object.values(armyLists).flatMap((table) => table.rows.map((row) => row.gives))
    const weapons = entries.flatMap((e) => [e.weapon, e.alternative, e.later, e.sidearm, e.laterSidearm])
    const items = Object.values(armyEquipment).flatMap((table) =>
      table.rows.map((row) => row.key.replace('.squad', '')),
    )
    for (const id of [...weapons, ...items]) if (id) expect(known).toContain(id)
  })

  it('tell their footnotes to other programs as well', () => {
    const noted = fngTables.flatMap((table: Table) => (table.notes === undefined ? [] : [table]))
    expect(noted.length).toBeGreaterThan(20)
    for (const table of noted) expect(tableJson(table, 'fng').notes).toEqual(table.notes)
  })

  it('FNG p. 92: a hovering helicopter crashes straight down, by four of the five rows', () => {
    const texts = heliCrash.rows.map(({ text }) => text)
    expect(texts.map((text) => text.includes('straight down if hovering'))).toEqual([true, true, true, true, false])
  })

  it('FNG p. 8: the men of a squad add up to its paper strength', () => {
    for (const [list, table] of Object.entries(armyLists)) {
      const number = (key: string) => table.rows.find((row) => row.key === key)!.gives.number
      const squad = table.rows.filter((row) => row.key.startsWith('squad.')).map((row) => row.gives.number)
      expect(
        squad.reduce((a, b) => a + b),
        list,
      ).toBe(number('paper'))
      expect(number('sum'), list).toBe(number('paper'))
    }
  })

  it('FNG pp. 45-51: the ground of every generator has its effects', () => {
    const known: readonly string[] = terrainEffects.rows.map((row) => row.key)
    for (const table of Object.values(terrainGenerators))
      for (const row of table.rows) expect(known).toContain(row.outcome)
  })

  it('FNG pp. 98-102: victory points reckon with the points that are printed', () => {
    const missions = ['ambush', 'defense', 'fight', 'patrol', 'recon'] as const
    for (const { cells, gives } of missionVictoryPoints.rows) {
      const printed = [cells.Ambush, cells.Defense, cells.Fight, cells.Patrol, cells.Recon]
      expect(printed.map((points) => (points === '-' ? null : Number(points)))).toEqual(missions.map((m) => gives[m]))
    }
  })

  it('FNG p. 45: I Corps, DMZ, 3 and 5, are craters on top of another type', () => {
    const { row } = rollOnTable(terrainGenerators['i.dmz'], tape([3, 5]), { subject: 1, why: 'Sector 1' })
    expect(row.outcome).toBe('craters')
    expect(row.gives?.onTopOfAnother).toBe(true)
    expect(row.gives?.muddy).toBeUndefined()
  })

  it('FNG p. 10: an ARVN soldier of before 1968 who rolls 4 is REP 3, a later one REP 4', () => {
    const about = { subject: 1, why: 'Pvt Nguyen' }
    expect(rollOnTable(armyRepTables['arvn-pre-1968'], tape([4]), about).row.outcome).toBe(3)
    expect(rollOnTable(armyRepTables['arvn-post-1968'], tape([4]), about).row.outcome).toBe(4)
  })

  it('FNG p. 54: II Corps highlands, 3 and 5, is Pro-Communist', () => {
    const situation = { subject: 0, why: 'II Corps, Highlands', when: { iiHighlands: true } } as const
    const result = rollOnTable(aoPoliticalStatus, tape([3, 5]), situation)
    expect(result).toMatchObject({ score: 9, row: { outcome: 'proCommunist', gives: { eal: 1 } } })
  })
})

const tape = (faces: readonly number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })

/** Rolls, and reads the two throws of a staged table apart. */
function roll(table: Table, situation: Situation, faces: readonly D6[]) {
  const dice = tape(faces)
  const { score, row, numbers } = rollOnTable(table, dice, situation)
  dice.mustBeSpent()
  if (row.then === undefined) return { score: score!, row, then: null, numbers }
  return { score: boundValue(row.from!, numbers), row, then: score!, numbers }
}

const thenFits = ({ then }: Row, score: number | null, { numbers = {} }: Situation): boolean =>
  then === undefined ||
  score === null ||
  (score >= boundValue(then.from, numbers) && score <= boundValue(then.to, numbers))

/** The numbers and circumstances a table can meet: each alone, all modifiers that lower it, all that raise it, all of its rows. */
function situations(table: Table): Situation[] {
  const named = JSON.stringify([table.dice, table.rows])
  const ranges: Readonly<Record<string, readonly number[]>> = {
    REP: [1, 2, 3, 4, 5, 6, 7],
    'PEF REP': [1, 3, 5],
    'Population Value': [0, 1, 2, 3],
    EAL: [1, 2, 3, 4, 5, 6],
    level: [1, 2, 3, 4, 5, 6],
    m: [9, 10, 11, 12, 13],
    'REP of the Medic': [1, 4, 6],
    'REP of the victim': [1, 4, 6],
    'Target Rating': [1, 4, 12],
    'APR - DV': [-1, 1, 3, 6],
    'average REP': [2, 3, 5],
    'REP - EAL': [-5, -1, 0, 3, 6],
    doubles: [2, 4, 6, 8, 10, 12],
    'REP of the pilot': [1, 3, 4, 6],
    'Golden BB dice': [3, 4, 6, 10],
    Impact: [1, 2, 3, 4, 5, 6],
  }
  let grid: Record<string, number>[] = [{}]
  for (const [name, values] of Object.entries(ranges)) {
    if (named.includes(`"${name}"`))
      grid = grid.flatMap((numbers) => values.map((value) => ({ ...numbers, [name]: value })))
  }
  const ofRows = purposes[table.id]
    ? []
    : [...new Set(table.rows.flatMap((row) => row.when ?? []))].map((when) => ({ when, by: 0 }))
  const sets: { when: string; by: number }[][] = [[], ...[...table.modifiers, ...ofRows].map((m) => [m]), ofRows]
  if (!exclusive.includes(table.id)) {
    sets.push(
      table.modifiers.filter((m) => m.by < 0),
      table.modifiers.filter((m) => m.by > 0),
    )
  }
  return grid.flatMap((numbers) =>
    sets.flatMap((set) =>
      (purposes[table.id] ?? [null]).map((purpose) => ({
        subject: 0,
        why: 'test',
        numbers,
        when: Object.fromEntries(
          [...set.map((m) => m.when), ...(purpose === null ? [] : [purpose])].map((w) => [w, true]),
        ),
      })),
    ),
  )
}

/** A throw for each reading that the dice of the table can give, second throws included. */
function throws(table: Table, situation: Situation): D6[][] {
  const [first, second] = table.dice.kind === 'stages' ? table.dice.stages : [table.dice]
  const count = requestFor(table, situation).count
  return readings(first!, count).flatMap((faces) => {
    if (second === undefined || !needsSecond(table, situation, faces)) return [faces]
    return readings(second, 1).map((more) => [...faces, ...more])
  })
}

function needsSecond(table: Table, situation: Situation, faces: readonly D6[]): boolean {
  const dice = tape(faces)
  try {
    rollOnTable(table, dice, situation)
    return false
  } catch {
    return true
  }
}

function readings(rule: DiceRule, count: number): D6[][] {
  const faces: readonly D6[] = [1, 2, 3, 4, 5, 6]
  if (rule.kind === 'lower') return faces.flatMap((a) => faces.map((b) => [a, b]))
  if (rule.kind === 'passing' || rule.kind === 'successes') {
    return Array.from({ length: count + 1 }, (_, ones) => Array.from({ length: count }, (__, i) => (i < ones ? 1 : 6)))
  }
  // One throw for every total: as many sixes as fit, one die in between, ones.
  return Array.from({ length: 5 * count + 1 }, (_, above) =>
    Array.from({ length: count }, (__, i) => (1 + Math.min(5, Math.max(0, above - 5 * i))) as D6),
  )
}

describe('rows that say all that the book does', () => {
  it('FNG p. 99: the tasks of a Defense say what is there and how each runs', () => {
    for (const { cells, text } of defenseTask.rows) {
      expect(cells['what is there'].length, text).toBeGreaterThan(12)
      expect(cells['how it runs'].length, text).toBeGreaterThan(12)
    }
    const [, resupply, , wounded] = defenseTask.rows
    expect(resupply.cells['what is there']).toContain('10"')
    expect(resupply.cells['how it runs']).toContain('1d6 + 2 turns')
    expect(wounded.cells['what is there']).toContain('2d6 wounded')
  })

  it('FNG pp. 70-71: a trap and a spider hole meet the closest to a PEF, unless the campaign rolls for it', () => {
    for (const score of [5, 7]) {
      const { text } = randomEvents.rows.find(({ from }) => from === score)!
      expect(text).toContain('closest to a PEF')
      expect(text).toContain('unless the campaign')
    }
  })

  it('FNG p. 21: fire In Sight is snap fire for active figures in the first round', () => {
    expect(inSightResolution.rows.find(({ outcome }) => outcome === 'fire')!.text).toContain('first round: snap fire')
  })
})
