import { sealedTitle } from '../../../../main/engine/lines.ts'
import { mustBeOnce, mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import { numberIn } from '../copy/needed.ts'
import { activeFigure, figureById, isSealed } from '../game.ts'
import type { Move } from '../inputs.ts'
import { prepare, spend } from '../phases.ts'
import { aboutFigure, stepOf, type Scene } from '../scene.ts'
import type { SkirmishState } from '../state.ts'
import { noise } from '../tables/hidden.ts'

/** Figures move. Distances are measured by the players; the program counts phases and noise. */
export const move = stepOf<Move>(titleOf, (scene, { figures, way, phases }) => {
  if (figures.length === 0) refuse('Nobody is named.')
  mustBeOnce(figures)
  mustBeWhole(phases, 1, 3, 'Phases')
  for (const id of figures) {
    const { kind, kills, name } = activeFigure(scene.state, id)
    if (kind === 'apc' && kills > 0) refuse(`${name} is immobilized.`)
    if (kind === 'apc' && way === 'tactical') refuse(`${name} is a vehicle and does not creep.`)
    if (way === 'ordinary') moveOpenly(scene, id, phases)
    else creep(scene, id)
  }
})

const pipsOf = (scene: Scene, way: Move['way']): number => numberIn(scene.table(noise), way, 'pips')

function moveOpenly(scene: Scene, id: number, phases: number): void {
  const figure = spend(scene, id, phases)
  const pips = pipsOf(scene, 'ordinary') * phases
  scene.patch('figures', id, { pips: figure.pips + pips })
  scene.note(
    `${figure.name} moves ${phases === 1 ? 'one phase' : `${phases} phases`}: ${pips === 1 ? 'one pip' : `${pips} pips`} of noise.`,
    aboutFigure(figure, 'pips'),
  )
}

function creep(scene: Scene, id: number): void {
  const { done, of } = prepare(scene, id, 'tactical')
  const figure = figureById(scene.state, id)
  const text =
    done < of ? `begins a tactical move, ${done} of ${of} phases` : `moves 2" without a noise, ${of} phases in all`
  scene.note(`${figure.name} ${text}.`, aboutFigure(figure, 'pips'))
}

/** That somebody whom nobody has found has moved is told by no title. */
function titleOf(state: SkirmishState, { figures }: Move): string {
  const isHidden = state.figures.some((figure) => figures.includes(figure.id) && isSealed(state, figure))
  return isHidden ? sealedTitle : 'Move'
}
