import { sealedTitle } from '../../../../main/engine/lines.ts'
import { mustBeWhole, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { figureById, gameOf, isSealed } from '../game.ts'
import type { LayTable, OnTheTable, Place } from '../inputs.ts'
import { aboutFigure, stepOf, type Scene } from '../scene.ts'
import type { Figure, Ground, SkirmishState, Spot } from '../state.ts'

/** Says how large the table is that is drawn; once more, and it is drawn anew. Who stands on it stays where he is. */
export const layTable = stepOf<LayTable>('The table is laid', (scene, { width, depth }) => {
  const { id: gameId } = gameOf(scene.state)
  for (const edge of [width, depth]) mustBeWhole(edge, 12, 240, 'Inches of an edge')
  const size = { widthInches: width, depthInches: depth }
  const laid = groundOf(scene.state)
  if (laid) scene.patch('grounds', laid.id, size)
  else scene.add('grounds', { gameId, ...size })
  scene.note(`The table is ${width}" by ${depth}".`)
})

/**
 * Notes where figures stand on the drawn table, and where something went off. It moves nobody by the rules: phases and
 * noise are the business of their own steps.
 */
export const place = stepOf<Place>(titleOf, (scene, { figures, shots }) => {
  const ground = groundOf(scene.state)
  if (!ground) notNow('No table is drawn. Say how large it is first.')
  if (figures.length + shots.length === 0) refuse('Nobody is named.')
  const sealed: { readonly figure: Figure; readonly said: string }[] = []
  for (const { figure: id, ...where } of figures) {
    const figure = figureById(scene.state, id)
    put(scene, ground, { figureId: id, blastId: null, aim: false }, where)
    const said = `${figure.name} stands ${inWords(where)}.`
    if (isSealed(scene.state, figure)) sealed.push({ figure, said })
    else scene.note(said, aboutFigure(figure, 'spot'))
  }
  // One line for all of them: even their number is nobody's business.
  if (sealed.length > 0) scene.secret(sealed.map(({ said }) => said).join(' '), aboutFigure(sealed[0]!.figure, 'spot'))
  for (const { blast, aim, ...where } of shots) {
    const { landed } = rowById(scene.state.blasts, blast, 'blast')
    put(scene, ground, { figureId: null, blastId: blast, aim }, where)
    scene.note(`${aim ? 'It was aimed at a point' : `It landed ${landed}:`} ${inWords(where)}.`)
  }
})

/** A figure that nobody has found is not named. */
function titleOf(state: SkirmishState, { figures, shots }: Place): string {
  const named = figures.map(({ figure }) => state.figures.find(({ id }) => id === figure))
  if (named.some((one) => one === undefined || isSealed(state, one))) return sealedTitle
  return named.length === 1 && shots.length === 0 ? `On the table: ${named[0]!.name}` : 'On the table'
}

/** @returns the drawn table of the game under way. */
export function groundOf(state: SkirmishState): Ground | undefined {
  const { id } = gameOf(state)
  return state.grounds.find(({ gameId }) => gameId === id)
}

type Whose = Pick<Spot, 'figureId' | 'blastId' | 'aim'>

function put(scene: Scene, { gameId, widthInches, depthInches }: Ground, whose: Whose, where: OnTheTable): void {
  const { across, down } = where
  if (!(across >= 0 && across <= widthInches && down >= 0 && down <= depthInches)) refuse('That is beyond the table.')
  const at = { acrossTenths: Math.round(across * 10), downTenths: Math.round(down * 10) }
  const { figureId, blastId, aim } = whose
  const had = scene.state.spots.find((one) => one.figureId === figureId && one.blastId === blastId && one.aim === aim)
  if (had) scene.patch('spots', had.id, at)
  else scene.add('spots', { gameId, ...whose, ...at })
}

const inWords = ({ across, down }: OnTheTable): string => `${across}" from the left edge, ${down}" from the upper one`
