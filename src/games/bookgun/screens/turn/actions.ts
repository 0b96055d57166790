import type { PhaseName, TroopAction, TroopView } from '../../contract/turn.ts'

/** Actions that need nothing but the unit. */
const plain = ['pass', 'climb', 'scoutsBack'] as const
type Plain = (typeof plain)[number]
export const isPlain = (action: TroopAction): action is Plain => (plain as readonly string[]).includes(action)

/** Actions whose form takes the place of the card; moves and looks have desks of their own. */
const withForm = [
  ...(['rally', 'enter', 'mount', 'dismount', 'handleGun', 'sendScouts', 'fire'] as const),
  ...(['stampede', 'casualties', 'note', 'reveal'] as const),
]
type WithForm = (typeof withForm)[number]
export const hasForm = (action: TroopAction): action is WithForm => (withForm as readonly string[]).includes(action)

/** What is noted by hand of any unit at any time; it stands in a sheet of its own. */
const byHand: readonly TroopAction[] = ['casualties', 'note', 'reveal', 'stampede']

/** What an Enter on the chosen unit does, the first that it may. */
const first: Readonly<Record<PhaseName, readonly TroopAction[]>> = {
  movement: ['rally', 'enter', 'move', 'climb', 'scoutsBack'],
  fire: ['fire'],
  close: [],
  morale: ['rally'],
}

const mayNow = (troop: TroopView, action: TroopAction) =>
  troop.actions.some((one) => one.action === action && one.refused === null)

/** @returns whether a unit may move, or enter, though no card lies open: a leader of no unit, when all others have acted. */
export const needsNoCard = (troop: TroopView): boolean =>
  !troop.acted && (mayNow(troop, 'move') || mayNow(troop, 'enter'))

/** @returns what the unit does first with its card; null where it can only pass. */
export function firstAction(troop: TroopView, phase: PhaseName): TroopAction | null {
  const rallies = troop.spirit !== 'fit'
  return first[phase].find((action) => (action !== 'rally' || rallies) && mayNow(troop, action)) ?? null
}

/** @returns what it may do besides, and what it may not with the reason: for the row of buttons under its name. */
export const otherActions = (troop: TroopView, primary: TroopAction | null) =>
  troop.actions.filter(
    ({ action, refused }) =>
      refused === null &&
      action !== primary &&
      action !== 'pass' &&
      action !== 'spot' &&
      (!byHand.includes(action) || (action === 'reveal' && troop.marker)),
  )
