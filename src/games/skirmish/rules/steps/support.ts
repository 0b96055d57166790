import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { addBlast, mustBeTold } from '../blasts.ts'
import { land } from '../deviation.ts'
import { gameSideOf, mustBe, radioOf, sealsApart, sideName } from '../game.ts'
import type { CallShot, SmokeRound } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Game } from '../state.ts'
import { gameOf } from '../game.ts'

/** One shot of off-table support: the first deviates from the target, each further one from where the last one fell. */
export const callShot = stepOf<CallShot>(
  (state) => `Fire support, shot ${gameSideOf(state, gameOf(state).sideId).shots + 1}`,
  (scene, { target, bySmoke }) => {
    const game = mustBe(scene.state, 'support')
    const side = gameSideOf(scene.state, game.sideId)
    const { shots, shotsPerTurn, landed: last } = side
    if (shots >= shotsPerTurn) notNow(`All ${shotsPerTurn} shots of this turn have been fired.`)
    const round = scene.state.spottingRounds.find((one) => one.sideId === game.sideId && one.turn === game.turn - 1)
    mustHaveRadio(scene, game)
    if (bySmoke && (!round || last !== null)) refuse('There is no smoke round of the turn before to be corrected.')
    if (last === null && target.trim() === '') refuse('Name the target point.')
    const why = `shot ${shots + 1} of ${sideName(scene.state, game.sideId)}`
    const shot = { subject: side.id, why }
    if (bySmoke) scene.note(`Corrected from the smoke, it lands ${target.trim()}.`)
    const landed = bySmoke
      ? target.trim()
      : last === null
        ? land(scene, { ...shot, as: 'artillery', from: target.trim() })
        : land(scene, { ...shot, as: 'nextShot', from: last })
    // A turn of support is spent by its first shot.
    const turns = shots === 0 && { supportTurns: side.supportTurns - 1 }
    scene.patch('gameSides', side.id, { shots: shots + 1, landed, ...turns })
    addBlast(scene, 'support', landed)
  },
)

/** A smoke round shows where the shots of the next turn will go; where the paper ball rests, it landed. */
export const smokeRound = stepOf<SmokeRound>('Smoke round', (scene, { target, landed }) => {
  const game = mustBe(scene.state, 'support')
  mustHaveRadio(scene, game)
  if (target.trim() === '') refuse('Name the target point.')
  if (scene.state.spottingRounds.some((one) => one.sideId === game.sideId && one.turn === game.turn))
    notNow('A smoke round has been dropped in this turn.')
  const rests = landed?.trim() ?? scattered()
  scene.add('spottingRounds', { gameId: game.id, sideId: game.sideId, landed: rests, turn: game.turn })
  scene.note(`The smoke round lands ${rests}.`)

  function scattered(): string {
    const ask = (what: string, of: number) =>
      scene.draw({ key: `skirmish.smoke-${what}`, subject: game.id, of, why: 'Where the paper ball comes to rest' })
    const inches = ask('inches', game.smokeSpreadInches + 1)
    if (inches === 0) return target.trim()
    const hour = ask('hour', 12) + 1
    return `${inches}" at ${hour} o'clock of ${target.trim()}`
  }
})

/** Where a radio may be sealed, that there is one is asked for only here. */
function mustHaveRadio(scene: Scene, { sideId }: Game): void {
  if (sealsApart(scene.state) && radioOf(scene.state, sideId) === undefined)
    notNow('It needs a radio that works and somebody who carries it.')
}

/** Figures go on to their phases. */
export const closeSupport = stepOf('Fire support is over', (scene) => {
  const { id } = mustBe(scene.state, 'support')
  mustBeTold(scene.state)
  scene.patch('games', id, { part: 'phases' })
})
