import type { BattleActionView } from '../../contract/battle.ts'

/** One of the actions that have a key of their own. */
interface BoardAction {
  /** Its letter, as it stands on the key. */
  readonly key: string
  readonly title: string
  /** Names of the actions that it stands for: the first that can be done now. */
  readonly actions: readonly [string, ...string[]]
}

/** The actions at the foot of the board, in their order. */
export const boardActions: readonly BoardAction[] = [
  { key: 'F', title: 'Fire', actions: ['fire', 'returnFire'] },
  { key: 'I', title: 'In Sight', actions: ['inSight'] },
  { key: 'A', title: 'Activate', actions: ['activate'] },
  { key: 'C', title: 'Charge', actions: ['charge'] },
  { key: 'G', title: 'Grenade', actions: ['throwGrenade'] },
  { key: 'R', title: 'Call', actions: ['callSupport'] },
]

/** @returns what a key of the board does now; where nothing of it can be done, the first that there is, with its reason. */
export function standsFor(
  { actions: names }: BoardAction,
  actions: readonly BattleActionView[],
): BattleActionView | undefined {
  const found = names.flatMap((name) => actions.filter((one) => one.name === name))
  return found.find(({ refused }) => refused === null) ?? found[0]
}
