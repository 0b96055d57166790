import { notNow } from '../../../../main/engine/mustBe.ts'
import { checkAll } from '../check.ts'
import {
  figuresOf,
  gameOf,
  gameSideOf,
  hidesFigures,
  isSealed,
  mustBe,
  radioOf,
  sealsApart,
  sideName,
} from '../game.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Figure, GameSide } from '../state.ts'

/**
 * A side's turn begins: each of its figures with counters is checked. The noise of its last turn is over, and it has all
 * its phases again. Sealed figures are left to their player (`checkSealed`): whoever looks on learns nothing of them.
 */
export const startTurn = stepOf(
  (state) => `KIA/WIA check: ${sideName(state, gameOf(state).sideId)}`,
  (scene) => {
    const game = mustBe(scene.state, 'setUp', 'check')
    const ours = figuresOf(scene.state, game.sideId)
    if (game.part === 'setUp' && scene.state.sides.some(({ id }) => figuresOf(scene.state, id).length === 0))
      notNow('Both sides must have figures on the table first.')
    const apart = sealsApart(scene.state)
    const isLeft = (figure: Figure) => apart && figure.counters > 0 && isSealed(scene.state, figure)
    for (const figure of ours) {
      const unchecked = isLeft(figure) || null
      scene.patch('figures', figure.id, { phases: null, spent: 0, pips: 0, fired: false, unchecked })
    }
    const checked = ours.filter((figure) => figure.counters > 0 && !isLeft(figure))
    if (checked.length > 0) checkAll(scene, checked)
    else if (apart && hidesFigures(scene.state, game.sideId))
      scene.note('No figure in the open has a counter: nobody is checked.')
    else scene.note('No figure has a counter: nobody is checked.')
    const side = gameSideOf(scene.state, game.sideId)
    if (lostItsCarrier(scene, side)) scene.note('Nobody carries the radio: there is no support in this turn.')
    scene.patch('gameSides', side.id, { shots: 0, landed: null })
    scene.patch('games', game.id, { part: mayCall(scene, game.sideId) ? 'support' : 'phases' })
  },
  { ofAll: true },
)

/** Is support left, and a radio that works, but nobody who carries it? Where figures are hidden that is not told. */
const lostItsCarrier = ({ state }: Scene, { sideId, supportTurns, shotsPerTurn }: GameSide): boolean =>
  supportTurns > 0 &&
  shotsPerTurn > 0 &&
  !hidesFigures(state, sideId) &&
  state.radios.some((one) => one.sideId === sideId && one.carrierId === null && !one.destroyed)

/**
 * Is there support to be called: turns of it left, and a radio with somebody who carries it? Where a side hides
 * figures the radio may be sealed too: that there is none is told only when it is wanted.
 */
function mayCall(scene: Scene, sideId: number): boolean {
  const { supportTurns, shotsPerTurn } = gameSideOf(scene.state, sideId)
  if (supportTurns === 0 || shotsPerTurn === 0) return false
  if (sealsApart(scene.state) && hidesFigures(scene.state, sideId)) return true
  return radioOf(scene.state, sideId) !== undefined
}
