import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { civiliansUp, doingSays } from './people.ts'

/** A die of the turn from which civilians act at its end (FNG p. 55). */
export const dieToAct = 3

/** What ends with the turn: who was told to stay or to come along is free again. */
const forThisTurn = new Set(['stays', 'led'])

/** The turn is over: civilians go on with what they are about (FNG p. 55). */
export function civiliansAct(scene: Scene): void {
  const { ourDie, theirDie } = battleOf(scene.state)
  const acts = Math.max(ourDie ?? 0, theirDie ?? 0) >= dieToAct
  for (const { id, name, doing, fastMoving } of civiliansUp(scene.state)) {
    if (acts && doing !== null)
      scene.note(`${name} ${doingSays[doing]}.`, { about: { collection: 'figures', id, field: 'doing' }, page: 55 })
    if (doing !== null && forThisTurn.has(doing) && !isGuide(scene, id)) scene.patch('figures', id, { doing: 'idle' })
    if (fastMoving) scene.patch('figures', id, { fastMoving: false })
  }
}

/** He goes along with our force until the battle is over (FNG p. 56). */
const isGuide = ({ state }: Scene, id: number): boolean =>
  state.lasting.some(({ kind, figureId, amount }) => kind === 'toldOfTraps' && amount === 1 && figureId === id)
