import type { PhaseView, TurnView } from '../../contract/turn.ts'
import { distanceTo, flow } from '../../rules/flow.ts'
import { counted, gameOf } from '../../rules/game.ts'
import type { BookgunState } from '../../rules/state.ts'
import { actsIn, toAct } from '../../rules/turn/acting.ts'
import { toRally } from '../../rules/turn/rallying.ts'
import { refusalOfStep } from '../trial.ts'

/** @returns the phases of the turn: which is over, what happens in the one under way, what is to come. */
export function phaseViews(state: BookgunState): PhaseView[] {
  const { phase: now } = gameOf(state)
  const lines = linesOf(state)
  return flow.map(({ phase, title }) => {
    const distance = distanceTo(phase, now)
    const when = now === 'setUp' || distance > 0 ? 'later' : distance === 0 ? 'now' : 'done'
    return { phase, title, state: when, line: when === 'done' ? 'done' : lines[phase] }
  })
}

function linesOf(state: BookgunState): Readonly<Record<PhaseView['phase'], string>> {
  const { phase } = gameOf(state)
  const acting = state.troops.filter(
    (troop) => actsIn(state, troop) || (troop.acted && !troop.gone && troop.kind !== 'leader'),
  )
  const acted = `${acting.filter(({ acted: has }) => has).length} of ${acting.length} acted`
  const charges = state.troops.filter(({ charging, gone }) => charging && !gone).length
  const routed = toRally(state).length
  return {
    movement: phase === 'movement' ? acted : '',
    fire: phase === 'fire' ? acted : 'all that can',
    close: charges === 0 ? 'no charge' : counted(charges, 'charge'),
    morale: routed === 0 ? 'rally, reload' : `${routed} to rally`,
  }
}

/** @returns how the phase under way is ended, or why it cannot be. */
export function endPhase(state: BookgunState): TurnView['endPhase'] {
  const { phase } = gameOf(state)
  const title = flow.find((one) => one.phase === phase)?.end ?? ''
  const plain = refusalOfStep(state, 'endPhase', { restPasses: false })
  const rest = plain === null ? null : refusalOfStep(state, 'endPhase', { restPasses: true })
  const guns = phase === 'movement' ? toAct(state).filter(({ gunTurns }) => gunTurns > 0) : []
  return {
    ...{ title, refused: plain === null ? null : (rest ?? null), restPasses: plain !== null && rest === null },
    guns: guns.map(({ name }) => name),
  }
}
