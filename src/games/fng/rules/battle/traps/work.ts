import { aboutFigure, battleOf, figureById, groupById, itemsOfFigure, otherSide, type Figure } from '../battle.ts'
import type { Side } from '../collections.ts'
import { leftOf } from '../fire/launchable.ts'
import type { FngState } from '../../state.ts'
import type { Scene, TurnHooks } from '../scene.ts'
import { freshStructure, structureById } from '../structures.ts'
import { tally } from '../tally.ts'
import { disarms, goOffUnder, makeSafe } from './trap.ts'

/** Traps and mines take a whole activation without a reaction test (FNG p. 17). */
type Work = 'disarm' | 'placeTrap'

/** Begins it. @param on the trap that is made safe. */
export function beginTrapWork(scene: Scene, figureId: number, work: Work, on: number | null): void {
  const { turn } = battleOf(scene.state)
  const now = { fired: true, moved: true, busy: work, busyWith: on, busySince: turn, busyLeft: 1 } as const
  scene.patch('figures', figureId, now)
}

const idle = { busy: null, busyWith: null, busySince: null, busyLeft: null } as const

/** A side has finished its activation: whoever was left in peace has done it. */
function finishWork(scene: Scene, side: Side): void {
  for (const { id } of scene.state.figures) {
    const figure = figureById(scene.state, id)
    const { busy, busyWith, groupId } = figure
    if (figure.side !== side || (busy !== 'disarm' && busy !== 'placeTrap')) continue
    if (!groupById(scene.state, groupId).activated) continue
    scene.patch('figures', id, idle)
    if (busy === 'placeTrap') setMine(scene, figure)
    else if (busyWith !== null) finishDisarming(scene, figure, busyWith)
  }
}

function finishDisarming(scene: Scene, figure: Figure, trapId: number): void {
  const trap = structureById(scene.state, trapId)
  if (trap.state !== 'set') return
  if (disarms(scene, figure, false)) makeSafe(scene, trap)
  else goOffUnder(scene, trap, figure)
}

export const claymore = 'claymore'

/** The Claymore of either list (FNG pp. 11, 13). */
export const claymores: readonly string[] = [claymore, 'claymore-cf']

/** Whose pack it is in says of which list it is; null for whoever carries none of his own. */
const mineOf = (figure: Figure): string | null => itemsOfFigure(figure).find((item) => claymores.includes(item)) ?? null

/** Has he a Claymore: ours one of the squad's, theirs one of his own (FNG pp. 9-12)? */
export const hasMine = (state: FngState, figure: Figure): boolean =>
  figure.soldierId !== null ? leftOf(state, figure, claymore) > 0 : mineOf(figure) !== null

/** A Claymore stands: ours is off the squad's stock, theirs out of his pack. Nothing where somebody else took the last. */
export function setMine(scene: Scene, figure: Figure): void {
  if (!hasMine(scene.state, figure)) return
  scene.add('structures', {
    ...freshStructure,
    kind: 'trap',
    type: mineOf(figure) ?? claymore,
    name: `Claymore of ${figure.name}`,
    sector: groupById(scene.state, figure.groupId).sector,
    dv: 0,
    dvAtStart: 0,
    state: 'set',
  })
  if (figure.soldierId !== null) tally(scene, { event: 'lawFired', figureId: figure.id, text: claymore })
  else takeOut(scene, figure)
  scene.note(`${figure.name} has set up a Claymore.`, { about: aboutFigure(figure), page: 29 })
}

function takeOut(scene: Scene, figure: Figure): void {
  const items = [...itemsOfFigure(figure)]
  items.splice(items.indexOf(mineOf(figure)!), 1)
  scene.patch('figures', figure.id, { items: items.length === 0 ? null : items.join(' ') })
}

/** Work is done when its side has finished. */
export const trapWorkHooks: TurnHooks = {
  sideBegins(scene, side) {
    finishWork(scene, otherSide(side))
  },
  turnEnds(scene) {
    const { side } = battleOf(scene.state)
    if (side !== null) finishWork(scene, side)
  },
}
