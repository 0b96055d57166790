import { mustBeOnce, refuse } from '../../../../main/engine/mustBe.ts'
import { mustBeTold } from '../blasts.ts'
import { figuresOf, gameOf, isSealed, mustBe, otherSide, sealsApart, sideName } from '../game.ts'
import type { EndTurn } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Game, Mortar } from '../state.ts'

/** One counter comes off each figure of the side, what lasted until now is over, and the other side is on. */
export const endTurn = stepOf<EndTurn>(
  (state) => `${sideName(state, gameOf(state).sideId)}'s turn ends`,
  (scene, { keep }) => {
    const game = mustBe(scene.state, 'phases')
    mustBeTold(scene.state)
    const ours = figuresOf(scene.state, game.sideId)
    mustBeOnce(keep)
    if (keep.some((id) => !ours.some((figure) => figure.id === id)))
      refuse('Only own figures on the table keep counters.')
    const apart = sealsApart(scene.state)
    const relieved: string[] = []
    if (apart && ours.some((one) => keep.includes(one.id) && isSealed(scene.state, one)))
      refuse('Hidden figures keep no counters: nobody would be the wiser.')
    for (const figure of ours) {
      const { id, name, counters, spent, preparing, unchecked } = figure
      // Who was not checked has missed his turn: he begins the next one as he began this.
      const off = counters > 0 && !keep.includes(id) && !unchecked
      // Who did nothing at all in this turn has broken off what he was preparing.
      const idle = preparing !== null && spent === 0
      if (off && !isSealed(scene.state, figure)) relieved.push(name)
      scene.patch('figures', id, {
        ...(off && { counters: counters - 1 }),
        ...(apart && off && counters === 1 && { hitById: null }),
        ...(idle && { preparing: null, prepared: 0 }),
      })
    }
    if (relieved.length > 0) scene.note(`A counter comes off ${relieved.join(', ')}.`)
    workOnMortars(scene, game)
    clearUp(scene, game)
    handOver(scene, game)
  },
  { ofAll: true },
)

function workOnMortars(scene: Scene, { sideId }: Game): void {
  for (const mortar of scene.state.mortars.filter((one) => one.sideId === sideId && one.turnsToGo > 0)) {
    const turnsToGo = mortar.turnsToGo - 1
    scene.patch('mortars', mortar.id, { turnsToGo, ...(turnsToGo === 0 && { status: doneAs(mortar) }) })
    if (turnsToGo === 0)
      scene.note(`${mortar.name} is ${doneAs(mortar) === 'ready' ? 'set up' : 'packed up'}.`, {
        collection: 'mortars',
        id: mortar.id,
      })
  }
}

const doneAs = ({ status }: Mortar): 'ready' | 'packed' => (status === 'settingUp' ? 'ready' : 'packed')

/** What the other side did in its turn before this one, or was heard doing, counts no more. */
function clearUp(scene: Scene, { id: gameId, sideId, turn }: Game): void {
  for (const { id, heard } of figuresOf(scene.state, otherSide(scene.state, sideId)))
    if (heard) scene.patch('figures', id, { heard: false })
  const over = new Set(scene.state.blasts.filter((blast) => blast.sideId !== sideId).map(({ id }) => id))
  scene.remove('struck', ({ blastId }) => over.has(blastId))
  scene.remove('spots', ({ blastId }) => blastId !== null && over.has(blastId))
  scene.remove('blasts', ({ id }) => over.has(id))
  scene.remove('looks', () => true)
  scene.remove('spottingRounds', (round) => round.gameId === gameId && round.sideId === sideId && round.turn < turn)
}

function handOver(scene: Scene, { id, sideId, firstSideId, turn }: Game): void {
  const next = otherSide(scene.state, sideId)
  const newTurn = next === firstSideId
  if (newTurn) clearSmoke(scene)
  scene.patch('games', id, { sideId: next, part: 'check', turn: newTurn ? turn + 1 : turn })
  scene.note(`${sideName(scene.state, next)} is on${newTurn ? `: turn ${turn + 1}` : ''}.`, { collection: 'games', id })
}

function clearSmoke(scene: Scene): void {
  for (const { id, turnsLeft, landed } of scene.state.smoke) {
    if (turnsLeft > 1) {
      scene.patch('smoke', id, { turnsLeft: turnsLeft - 1 })
      continue
    }
    scene.remove('smoke', (one) => one.id === id)
    scene.note(`The smoke is gone: ${landed}.`)
  }
}
