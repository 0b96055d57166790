import type { FngState } from '../../state.ts'
import type { Asking, Fields } from '../action.ts'
import { battleOf, figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { makeTheCall } from './makeTheCall.ts'
import { hasRadio, isObserver, mayCall, radiosToUse, type Caller } from './radio.ts'
import { notNow } from '../refuse.ts'

/** Who may ask for support: the Force Commander, usually through an RTO; others must reach him first (FNG p. 74). */

/** The man who commands; null when nobody does: then whoever can call asks for himself. */
function commanderOf(state: FngState): Figure | null {
  const { commanderId } = battleOf(state)
  return commanderId === null ? null : figureById(state, commanderId)
}

/** The Commander himself, or a Forward Observer, who makes calls of his own (FNG p. 76). */
function asksHimself(state: FngState, figure: Figure): boolean {
  const commander = commanderOf(state)
  return commander === null || commander.id === figure.id || isObserver(state, figure)
}

/** Carries the radio and leads nobody: he passes on what a Leader within 4" tells him (FNG p. 73). */
const isOperator = (state: FngState, figure: Figure): boolean => hasRadio(state, figure) && figure.role !== 'leader'

const callerIn = ({ state, values }: Asking): Figure | null =>
  typeof values['caller'] === 'number' ? figureById(state, values['caller']) : null

const isAnotherOperator = (asking: Asking): boolean => {
  const caller = callerIn(asking)
  return caller !== null && !asksHimself(asking.state, caller) && isOperator(asking.state, caller)
}

const mustRelay = (asking: Asking): boolean => {
  const caller = callerIn(asking)
  return caller !== null && !asksHimself(asking.state, caller) && asking.values['beside'] !== true
}

const answering = ({ state, values }: Asking): Figure[] => radiosToUse(state).filter(({ id }) => id !== values['radio'])

/** What a form asks of whoever does not command: is the Commander with him, or on another radio? */
export const askerFields = {
  beside: {
    kind: 'flag',
    label: 'For the Force Commander, within 4" of him',
    asked: isAnotherOperator,
    start: (asking) => callerIn(asking)?.groupId === commanderOf(asking.state)?.groupId,
  },
  answers: {
    kind: 'pick',
    from: 'figures',
    label: 'On whose radio the Force Commander answers',
    help: 'He alone may ask for support: the call goes to him first, then he calls.',
    optional: true,
    asked: (asking) => mustRelay(asking) && answering(asking).length > 0,
    among: (asking) => answering(asking).map(({ id }) => id),
    start: (asking) => {
      const group = commanderOf(asking.state)?.groupId
      const radios = answering(asking)
      return (radios.find(({ groupId }) => groupId === group) ?? radios[0])?.id ?? null
    },
  },
} as const satisfies Fields

/** How a call came to be made. */
export interface Asker {
  readonly beside: boolean
  readonly answers: number | null
}

/**
 * Makes the call of whoever may ask; of anybody else first the call to the Force Commander, who then tries (FNG p. 74).
 * @param whom who is asked for support.
 * @returns who has asked; null when a call did not get through.
 * @throws RuleError `not-now` where the Commander cannot be reached, or cannot call.
 */
export function askThrough(scene: Scene, caller: Caller, whom: string, { beside, answers }: Asker): number | null {
  const figure = figureById(scene.state, caller.callerId)
  const commander = commanderOf(scene.state)
  if (!commander || asksHimself(scene.state, figure) || (beside && isOperator(scene.state, figure)))
    return makeTheCall(scene, caller, whom) ? figure.id : null
  mustAnswer(scene.state, commander, figure, answers)
  if (!makeTheCall(scene, caller, commander.name)) return null
  const his = { callerId: commander.id, radioId: answers!, fieldPhone: false, tallestHill: false }
  return makeTheCall(scene, his, whom) ? commander.id : null
}

function mustAnswer(state: FngState, commander: Figure, { name }: Figure, answers: number | null): void {
  const only = `${name} does not command: only ${commander.name} may ask for support`
  if (answers === null) notNow(`${only}, and no second radio is there to reach him by.`)
  if (!mayCall(state).some(({ id }) => id === commander.id))
    notNow(`${only}, and he cannot call just now: activate his group first.`)
}
