import { notNow } from '../../../../main/engine/mustBe.ts'
import { mustPlay } from '../game.ts'
import type { EndPhase } from '../inputs.ts'
import { mustBeFreeToPass, workRests } from './cards.ts'
import { stepOf } from '../scene.ts'
import { leadersToMove, toAct } from '../turn/acting.ts'
import { isJokerHere, jokerWaits, openDraw } from '../turn/drawn.ts'
import { passOn } from '../turn/phases.ts'
import { toRally } from '../turn/rallying.ts'
import type { TurnPhase } from '../flow.ts'

/** Ends a phase before all have acted, where the rest passes; or close combat and morale, when nothing waits any more. */
export const endPhase = stepOf<EndPhase>('A phase ends', (scene, { restPasses }) => {
  const { phase } = mustPlay(scene.state)
  if (phase === 'close') {
    const [charging] = scene.state.troops.filter((troop) => troop.charging && !troop.gone)
    if (charging) notNow(`The charge of ${charging.name} is not settled.`)
  }
  if (phase === 'morale') {
    const [routed] = toRally(scene.state)
    if (routed) notNow(`${routed.name} is routed: it tries to rally first.`)
  }
  if (phase === 'movement' || phase === 'fire') {
    const rest = toAct(scene.state)
    if (rest.length > 0 && !restPasses)
      notNow(`${rest.length === 1 ? 'One unit has' : `${rest.length} units have`} yet to act.`)
    if (phase === 'movement') for (const troop of rest) mustBeFreeToPass(scene, troop)
    const draw = openDraw(scene.state)
    if (draw && isJokerHere(scene.state, draw)) notNow(jokerWaits)
    if (draw) scene.patch('draws', draw.id, { said: 'all pass' })
    const left = leadersToMove(scene.state).length
    if (rest.length + left > 0) scene.note(leftWords(rest.length, left, phase))
    for (const gun of rest) workRests(scene, gun)
  }
  passOn(scene, phase as TurnPhase)
})

/** "25 units did not move, nor did one leader of no unit." */
function leftWords(units: number, leaders: number, phase: 'movement' | 'fire'): string {
  const who = units === 1 ? 'One unit' : `${units} units`
  if (leaders === 0) return `${who} ${phase === 'fire' ? 'held fire' : 'did not move'}.`
  const alone = leaders === 1 ? 'One leader of no unit' : `${leaders} leaders of no unit`
  return units === 0 ? `${alone} did not move.` : `${who} did not move, nor did ${alone.toLowerCase()}.`
}
