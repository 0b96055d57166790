import { laidOver, type RowPatch, type TablePatch } from '../../../../main/engine/houseRules.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { OutcomeOf, Table } from '../../../../main/engine/table.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { switches, switchOf, type SwitchName } from '../../rules/house/switches.ts'
import type { FngState } from '../../rules/state.ts'
import { fixedPefRep } from '../../rules/steps/setup/firstContact.ts'
import * as t from '../../rules/tables/index.ts'

/** What an answer changes in the words of a table; what is not named stays. */
interface Told {
  readonly table: Table
  /** How it is rolled now, and with what dice where other ones are. */
  readonly how?: string
  readonly dice?: Table['dice']
  /** @returns rows and modifiers that say something else; of the table as the campaign plays it. */
  readonly patch?: (table: Table) => Partial<TablePatch>
  /** Footnotes with other words, by how they begin. */
  readonly notes?: Readonly<Record<string, string>>
}

/** A modifier that counts so much more. */
const more = (when: string, by: number) => (table: Table) => {
  const modifier = table.modifiers.findIndex((one) => one.when === when)
  return { modifiers: [{ modifier, by: table.modifiers[modifier]!.by + by }] }
}

/** Rows of a result, with something else in them. */
const rowsWith =
  <T extends Table>(_: T, outcome: OutcomeOf<T> | null, patch: Omit<RowPatch, 'row'> | ((text: string) => string)) =>
  ({ rows }: Table) => ({
    rows: rows.flatMap((row, place): RowPatch[] => {
      if (outcome !== null && row.outcome !== outcome) return []
      return [{ row: place, ...(typeof patch === 'function' ? { text: patch(row.text!) } : patch) }]
    }),
  })

/** A row by its key, with something else in its columns. */
const rowAt =
  (key: string, patch: Omit<RowPatch, 'row'>) =>
  ({ rows }: Table) => ({
    rows: [{ row: rows.findIndex((one) => one.key === key), ...patch }],
  })

const backBlast = { '(3) Back blast': '(3) Back blast: 6" and Impact 2 behind each of them (p. 27).' }
const seesOrNot = '1d6 read, for each round; an FO halves the distance whether he sees the spot or not'

/** By switch and answer. */
const told: Readonly<Partial<Record<SwitchName, Readonly<Record<string, readonly Told[]>>>>> = {
  medevacBonus: { 3: [{ table: t.afterBattleRecovery, patch: more('byMedevac', 1) }] },
  bunkerSuppressionDice: {
    1: [
      {
        table: t.bunkerSuppression,
        how: '1d6 passing vs average REP of the occupants, rounded up',
        dice: { ...t.bunkerSuppression.dice, count: 1 },
      },
    ],
  },
  enemyActionAgainst: {
    leaderRep: [
      {
        table: t.vcNvaAction,
        how: "2d6 passing vs REP of the group's Leader",
        dice: { ...t.vcNvaAction.dice, versus: 'REP of the Leader' },
      },
    ],
  },
  pefRep: {
    fixed3: [
      {
        table: t.vcNvaActivity,
        patch: ({ rows }) => ({ rows: rows.map((_, row) => ({ row, gives: { pefRep: fixedPefRep } })) }),
      },
    ],
  },
  inclementSight: {
    rain: [
      {
        table: t.weather,
        patch: rowsWith(t.weather, 'inclement', (text) =>
          text.replace(t.sightAsEver, '24" of sight in the open, two thirds elsewhere (p. 30)'),
        ),
      },
      {
        table: t.terrainEffects,
        how: 'In Inclement weather 24" in the open by day, elsewhere two thirds of the sight',
      },
    ],
  },
  communistDuds: {
    fiveSix: [{ table: t.cfGrenades, notes: { '(1)': '(1) Dud test after a good throw: 1d6, (5-6) dud.' } }],
  },
  recoillessBackBlast: {
    table: [
      { table: t.cfAntiTank, notes: backBlast },
      { table: t.fwfAntiTank, notes: backBlast },
    ],
  },
  ambushSpotting: { figure: [{ table: t.ambushSpotting, how: '2d6 passing vs REP, each man for himself' }] },
  observedFire: {
    always: [
      { table: t.artilleryDeviation, how: seesOrNot },
      { table: t.mortarDeviation, how: seesOrNot },
    ],
  },
  reinforcementsAtSl1: {
    minus3: [
      {
        table: t.supportLevel1,
        patch: rowAt('reinforcements', { cells: { content: 'by request at -3, and by Activation roll (p. 93)' } }),
      },
    ],
  },
  goldenBbRep: {
    run: [
      { table: t.goldenBb, patch: rowsWith(t.goldenBb, 'pressesOn', (text) => `${text}, which lasts for that run`) },
    ],
  },
  rainyDayPart: { both: [{ table: t.dayPart, how: '2d6 added, +1 in the rainy season' }] },
  arvnReplacements: {
    three: [
      {
        table: t.replacements,
        patch: rowsWith(t.replacements, 'lowered', {
          cells: { ARVN: 'replacement with REP one lower than rolled, but not below 3' },
        }),
      },
    ],
  },
  firstShortTimerCheck: {
    aboveThree: [{ table: t.shortTimerCheck, how: `${t.shortTimerCheck.how}; only for men above REP 3` }],
  },
  shortTimerMonths: {
    completed: [
      {
        table: t.shortTimerCheck,
        how: '1d6 added to REP and number of Attributes, compared with the months completed in-country, m',
      },
    ],
  },
  tunnelAttributes: {
    always: [{ table: t.tunnelSurvival, how: '1d6 + REP of the figure - EAL; Clumsy and Stealthy at every encounter' }],
  },
  fireRep: { average: [{ table: t.inAFire, how: '2d6 passing vs average REP of those inside, when active' }] },
  populatedArea: {
    population: [{ table: t.defenseTask, how: '1d6 read; populated is Population Value 1 or more' }],
  },
  randomEvents: { off: [{ table: t.randomEvents, how: 'Not played in this campaign' }] },
}

/** The switches whose answers the words of tables follow. */
export const toldSwitches = Object.keys(told) as SwitchName[]

/**
 * The tables as they are printed: with house rules, and with what the campaign's switches say of them. What a switch
 * does is played by the rules that ask for it; here alone stands what it does to a table's words.
 */
export function printedRules(state: FngState): Rules {
  const rules = rulesOf(state)
  const changes = switches.flatMap(({ name }) => told[name]?.[switchOf(state, name)] ?? [])
  if (changes.length === 0) return rules
  const made = new Map<string, Table>()
  for (const change of changes) {
    const { id } = change.table
    made.set(id, withTold(made.get(id) ?? rules.table(change.table), change))
  }
  return { table: <T extends Table>(book: T): T => (made.get(book.id) as T | undefined) ?? rules.table(book) }
}

function withTold(table: Table, { how, dice, patch, notes = {} }: Told): Table {
  const laid = laidOver(table, { rows: [], modifiers: [], ...patch?.(table) })
  const worded = laid.notes?.map((note) => Object.entries(notes).find(([begin]) => note.startsWith(begin))?.[1] ?? note)
  return {
    ...laid,
    ...(how !== undefined && { how, onPaper: how }),
    ...(dice !== undefined && { dice }),
    ...(worded !== undefined && { notes: worded }),
  }
}
