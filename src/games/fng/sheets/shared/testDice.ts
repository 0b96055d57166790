import { requestFor } from '../../../../main/engine/throwRequest.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { attributesOf, billetOf, soldierById } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import {
  chargeIntoMelee,
  cohesion,
  inSight,
  manDown,
  receivedFire,
  recoverFromKnockDown,
} from '../../rules/tables/index.ts'
import { oneWord } from './attributeEffect.ts'

/** How many dice a man has for a test. */
export interface TestDice {
  /** "Received Fire". */
  readonly test: string
  /** The same as the head of a column: "Man dn". */
  readonly head: string
  /** "3d6". */
  readonly dice: string
  /** Does he roll other dice than most? */
  readonly special: boolean
}

/** The tests that a man takes for himself (FNG pp. 21-23, 36), in the order of a card's two columns. */
const tests: readonly (Pick<TestDice, 'test' | 'head'> & { readonly table: Table })[] = [
  { test: 'Received Fire', head: 'Rcvd', table: receivedFire },
  { test: 'In Sight', head: 'Sight', table: inSight },
  { test: 'Man Down', head: 'Man dn', table: manDown },
  { test: 'Charge', head: 'Charge', table: chargeIntoMelee },
  { test: 'Cohesion', head: 'Coh.', table: cohesion },
  { test: 'Recover', head: 'Knock', table: recoverFromKnockDown },
]

/** The heads of the tests' columns, in their order. */
export const testHeads = tests.map(({ head }) => head)

/** @returns the dice of a man's tests by his Attributes and his jacket; what comes of the moment is not counted. */
export function testDice(state: FngState, rules: Rules, soldierId: number): TestDice[] {
  const known = attributesOf(state, soldierId).map((key) => [oneWord(key), true] as const)
  const when = Object.fromEntries([...known, ['flakJacket', wearsFlakJacket(state, soldierId)] as const])
  const numbers = { REP: soldierById(state, soldierId).rep }
  const count = (table: Table, circumstances: Readonly<Record<string, boolean>>) =>
    requestFor(rules.table(table), { subject: soldierId, why: '', numbers, when: circumstances }).count
  return tests.map(({ test, head, table }) => {
    const own = count(table, when)
    return { test, head, dice: `${own}d6`, special: own !== count(table, {}) }
  })
}

/** Jackets of a squad without a name on them are everybody's in it (FNG p. 7). */
const wearsFlakJacket = (state: FngState, soldierId: number): boolean =>
  state.equipment.some(
    (row) =>
      row.item === 'flak-jacket' &&
      row.quantity > 0 &&
      (row.soldierId === null ? row.squad === billetOf(state, soldierId)?.squad : row.soldierId === soldierId),
  )
