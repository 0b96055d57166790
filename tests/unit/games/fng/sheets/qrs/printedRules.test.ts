import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import { switches, type SwitchName } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { empty, type FngState } from '../../../../../../src/games/fng/rules/state.ts'
import * as t from '../../../../../../src/games/fng/rules/tables/index.ts'
import { fngBook } from '../../../../../../src/games/fng/sheets/qrs/fngBook.ts'
import { printedRules, toldSwitches } from '../../../../../../src/games/fng/sheets/qrs/printedRules.ts'
import { qrsTable } from '../../../../../../src/main/sheets/qrs/qrsTable.ts'
import type { Table } from '../../../../../../src/main/engine/table.ts'

/** Switches that change no words of a table: what they ask stands in none, or on the Player Aid alone. */
const inNoTable: readonly SwitchName[] = [
  // Who has what, asked when men come and steps are played.
  ...(['attributesFor', 'flakJackets', 'starTour', 'areaTies', 'contactRep', 'starsAttribute', 'starLost'] as const),
  ...(['cheatingDeathFloor', 'medalRise', 'firstAidSuccess', 'leaderOnLeave', 'leaderGoneHome', 'usedKit'] as const),
  // Rules in words, which the Player Aid or the support card tells.
  ...(['duckBackInGroup', 'retireAgain', 'inSightRounds', 'hipFire', 'outgunnedBy', 'rifleGrenades'] as const),
  ...(['suppressionAmmo', 'readyArtillery', 'enemyOrder', 'enemyRunBy', 'indigenousTroops'] as const),
  // Who is meant, in what no table has words for.
  ...(['barrageRep', 'speakLocalTwice', 'trapTarget', 'forcesOnTable', 'skyraiderAttacks', 'aircraftLoads'] as const),
]

const answered = (name: SwitchName, value: string): FngState => ({
  ...empty,
  switches: [{ id: 1, name, value }],
})

const printed = (state: FngState, table: Table) => qrsTable(fngBook, table, printedRules(state))
const words = (table: ReturnType<typeof printed>) =>
  JSON.stringify([table.dice, table.rows, table.modifiers, table.notes])

describe('the words of tables and the switches', () => {
  it('every switch is told there, or is one that stands in no table', () => {
    const known = switches.map(({ name }) => name)
    expect([...toldSwitches, ...inNoTable].toSorted()).toEqual(known.toSorted())
  })

  it.each(toldSwitches)('%s: an answer other than the first changes a table, and what is changed is marked', (name) => {
    const options = switches.find((one) => one.name === name)!.options.slice(1)
    for (const { value } of options) {
      const state = answered(name, value)
      const changed = fngBook.tables.filter((table) => printedRules(state).table(table) !== table)
      expect(changed).not.toEqual([])
      for (const table of changed) {
        const [now, book] = [printed(state, table), printed(empty, table)]
        expect(words(now)).not.toBe(words(book))
        const marks = [...now.rows.map((row) => row.changed.length > 0), ...now.modifiers.map((one) => one.changed)]
        expect(marks.includes(true) || (now.reworded ?? []).length > 0).toBe(true)
        expect(book.reworded).toBeUndefined()
      }
    }
  })

  it('the first answer of each leaves all as in the book', () => {
    const first = switches.map(({ name, options }, i) => ({ id: i + 1, name, value: options[0].value }))
    const state = { ...empty, switches: first }
    expect(fngBook.tables.filter((table) => printedRules(state).table(table) !== table)).toEqual([])
  })

  it('a house rule and a switch at the same figure both count, as when it is played', () => {
    const place = t.afterBattleRecovery.modifiers.findIndex(({ when }) => when === 'byMedevac')
    const rule = { id: 1, tableId: t.afterBattleRecovery.id, part: 'modifier' as const, position: place }
    const state = { ...answered('medevacBonus', '3'), houseRows: [{ ...rule, patch: JSON.stringify({ by: 4 }) }] }
    expect(printedRules(state).table(t.afterBattleRecovery).modifiers[place]).toMatchObject({ by: 5 })
    expect(rulesOf(state).table(t.afterBattleRecovery).modifiers[place]).toMatchObject({ by: 4 })
  })

  it.each([
    ['medevacBonus', '3', t.afterBattleRecovery, 'REP +3'],
    ['bunkerSuppressionDice', '1', t.bunkerSuppression, '1d6 passing'],
    ['enemyActionAgainst', 'leaderRep', t.vcNvaAction, "REP of the group's Leader"],
    ['inclementSight', 'rain', t.weather, '24'],
    ['communistDuds', 'fiveSix', t.cfGrenades, '(5-6) dud'],
  ] as const)('%s %s', (name, value, table, says) => {
    expect(words(printed(answered(name, value), table))).toContain(says)
    expect(words(printed(empty, table))).not.toContain(says)
  })

  it('PEFs that are always REP 3 are so in every row of the Activity test', () => {
    const { columns, rows } = printed(answered('pefRep', 'fixed3'), t.vcNvaActivity)
    const at = columns.findIndex(({ head }) => head === 'PEF REP')
    expect(rows.map(({ cells }) => cells[at])).toEqual(['3', '3', '3'])
  })
})
