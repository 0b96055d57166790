import { RuleError } from '../../../../main/engine/errors.ts'
import { countersWords, removeFigures } from '../counters.ts'
import { figureById, figuresOf, gameOf, gameSideOf, mustBe, sideName } from '../game.ts'
import { aboutFigure, stepOf, type Scene } from '../scene.ts'
import type { Figure } from '../state.ts'
import { kiaCheck } from '../tables/turn.ts'

/**
 * A side's turn begins: each of its figures with counters is checked. The noise of its last turn is over, and it has all
 * its phases again.
 */
export const startTurn = stepOf(
  (state) => `KIA/WIA check: ${sideName(state, gameOf(state).sideId)}`,
  (scene) => {
    const game = mustBe(scene.state, 'setUp', 'check')
    const ours = figuresOf(scene.state, game.sideId)
    if (game.part === 'setUp' && scene.state.sides.some(({ id }) => figuresOf(scene.state, id).length === 0))
      throw new RuleError('not-now', 'Both sides must have figures on the table first.')
    for (const { id } of ours) scene.patch('figures', id, { phases: null, spent: 0, pips: 0, fired: false })
    checkAll(
      scene,
      ours.filter(({ counters }) => counters > 0),
    )
    const side = gameSideOf(scene.state, game.sideId)
    scene.patch('gameSides', side.id, { shots: 0, landed: null })
    scene.patch('games', game.id, { part: mayCall(scene, game.sideId) ? 'support' : 'phases' })
  },
)

/** Is there support to be called: turns of it left, and a radio with somebody who carries it? */
function mayCall(scene: Scene, sideId: number): boolean {
  const { supportTurns, shotsPerTurn } = gameSideOf(scene.state, sideId)
  if (supportTurns === 0 || shotsPerTurn === 0) return false
  return scene.state.radios.some((radio) => radio.sideId === sideId && !radio.destroyed && radio.carrierId !== null)
}

function checkAll(scene: Scene, figures: readonly Figure[]): void {
  if (figures.length === 0) {
    scene.note('No figure has a counter: nobody is checked.')
    return
  }
  const rolls = scene.rollAll(
    kiaCheck,
    figures.map(({ id, name, counters }) => ({
      subject: id,
      why: `${name}, ${countersWords(counters)}`,
      numbers: { counters },
    })),
  )
  const removed: Figure[] = []
  rolls.forEach((roll, i) => {
    const figure = figures[i]!
    const { name, kind, kills } = figure
    const about = aboutFigure(figure, 'out')
    if (roll.row.outcome === 'stays') {
      scene.tell(roll, `${name} stays.`, about)
      return
    }
    if (kind === 'man') scene.tell(roll, `${name} is removed: KIA/WIA.`, about)
    else scene.tell(roll, `${name} ${kills === 0 ? 'is immobilized' : 'explodes'}.`, about)
    if (kind === 'apc') scene.patch('figures', figure.id, { kills: kills + 1 })
    if (kind === 'man' || kills > 0) removed.push(figureById(scene.state, figure.id))
  })
  removeFigures(scene, removed)
}
