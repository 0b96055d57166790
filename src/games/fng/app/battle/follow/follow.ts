import type { BattleFollow } from '../../../contract/battle.ts'
import type { Told } from '../../../rules/battle/action.ts'
import type { Figure } from '../../../rules/battle/battle.ts'
import { weaponIn } from '../../../rules/battle/fire/weaponClasses.ts'
import type { FngState } from '../../../rules/state.ts'
import { listed } from '../../../rules/steps/setup/common.ts'
import type { PastAct } from '../course.ts'

/** What all that follows is made from. */
export interface Following {
  readonly state: FngState
  /** What the side that acts has done so far, newest first. */
  readonly acts: readonly PastAct[]
  /** What began the activation of that side. */
  readonly began?: PastAct | null
  /** Tanks that a chart has brought and nobody has put on the table. */
  readonly tanks?: number
  /** What was said of the table and holds. */
  readonly told?: Pick<Told, 'distance'> & Partial<Told>
}

/** An act that follows; what is not said of it is nothing. */
export const follow = (
  one: Pick<BattleFollow, 'key' | 'action' | 'title' | 'values' | 'side'> & Partial<BattleFollow>,
): BattleFollow => ({ detail: null, wants: null, figures: [], isTurn: false, ...one })

/** @returns inches between two, as last told; null where nobody knows. */
export const inchesBetween = ({ told }: Following, one: number, other: number): number | null =>
  told?.distance(one, other) ?? null

/** '11", AK-47 and SKS': how far, and with what; null where neither is known. */
export function fireDetail(state: FngState, inches: number | null, shooters: readonly Figure[]): string | null {
  const held = [...new Set(shooters.flatMap(({ weapon }) => weaponIn(state, weapon)?.name ?? []))]
  const parts = [inches === null ? null : `${inches}"`, held.length === 0 ? null : listed(held)]
  return parts.filter((part) => part !== null).join(', ') || null
}

/** Groups figures by a key, in the order in which the keys come. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found.values()]
}
