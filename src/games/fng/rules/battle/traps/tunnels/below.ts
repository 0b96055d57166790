import { canFight, figureById, isOnTable, type Figure, type Lasting, type Structure } from '../../battle.ts'
import type { LastingKind } from '../../collections.ts'
import type { FngState } from '../../../state.ts'

/** A row about a figure in a tunnel. */
export type Row = Lasting & { readonly figureId: number; readonly structureId: number }

/** What lies in wait in a tunnel (FNG p. 66). */
export type Hazard = 'enemy' | 'boobyTrap'

/** Impact that strikes him who went down below, once he is up (FNG p. 67). */
export const impacts: Readonly<Record<Hazard, number>> = { enemy: 4, boobyTrap: 3 }

export const hazardOf = ({ amount }: Lasting): Hazard => (amount === impacts.enemy ? 'enemy' : 'boobyTrap')

/** Entrances that are open. */
export const openTunnels = ({ structures }: FngState): Structure[] =>
  structures.filter(({ kind, state }) => kind === 'tunnel' && state === 'standing')

/** @returns the rows of a kind whose figures are still in the tunnels. */
export const rowsBelow = (state: FngState, kind: LastingKind): Row[] =>
  state.lasting.filter(
    (row): row is Row =>
      row.kind === kind &&
      row.figureId !== null &&
      row.structureId !== null &&
      isOnTable(figureById(state, row.figureId)) &&
      figureById(state, row.figureId).inTunnel,
  )

/** Figures that went down together and have the same time before them: they explore as one (FNG p. 65). */
export interface Party {
  readonly rows: readonly Row[]
  readonly structureId: number
  readonly since: number
  readonly minimum: number
  /** The Looter's extra turn: it comes up at the end of this one. */
  readonly until: number | null
}

/** @returns those who explore, party by party; whoever cannot any more is left out. */
export function partiesBelow(state: FngState): Party[] {
  const rows = rowsBelow(state, 'below').filter(({ figureId }) => canFight(figureById(state, figureId)))
  const together = (a: Row, b: Row) => a.structureId === b.structureId && a.since === b.since && a.amount === b.amount
  const first = rows.filter((row, i) => rows.findIndex((other) => together(row, other)) === i)
  return first.map((row) => ({
    rows: rows.filter((other) => together(row, other)),
    structureId: row.structureId,
    since: row.since,
    minimum: row.amount,
    until: row.until,
  }))
}

/** Turns that a party has spent below, the one it went down in too (ruling to FNG p. 66). */
export const turnsBelow = ({ since }: Pick<Lasting, 'since'>, turn: number): number => turn - since + 1

export const membersOfParty = (state: FngState, { rows }: Party): Figure[] =>
  rows.map(({ figureId }) => figureById(state, figureId))

/** @returns those who lie below and that nobody is on his way to. */
export function waitingBelow(state: FngState): Row[] {
  const sought = [...rowsBelow(state, 'rescue'), ...rowsBelow(state, 'bringsUp')].map(({ amount }) => amount)
  return rowsBelow(state, 'lyingBelow').filter(({ figureId }) => !sought.includes(figureId))
}

/** Most who may go down one entrance in a turn (FNG p. 65). */
export const mostAtOnce = 2

/** @returns how many have gone down an entrance in this turn. */
export const wentDown = (state: FngState, structureId: number, turn: number): number =>
  [...rowsBelow(state, 'below'), ...rowsBelow(state, 'rescue')].filter(
    (row) => row.structureId === structureId && row.since === turn,
  ).length
