import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById, rowIn } from '../../../../../main/engine/state.ts'
import { mustBePlatoon } from '../../forces.ts'
import type { Buy, EndGame, EndGameTurn } from '../../inputs.ts'
import { spend } from '../../momentum.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { SnoopinState, Turn } from '../../state.ts'
import { gameEnd, lastGameTurn } from '../../tables/game.ts'
import { mustBe } from '../../turn.ts'
import { inTurn, ofForceInTurn } from '../../titles.ts'
import { passOn } from '../../flow.ts'

/** Momentum may be spent at the start of any turn of the game, before Initiative (p. 9). */
export const buy = stepOf<Buy>(ofForceInTurn('Momentum is spent by'), (scene, { force: id, ...bought }) => {
  const turn = mustBe(scene.state, 'game')
  const force = mustBePlatoon(scene.state, id)
  if (bought.boughtTeams.length + bought.boughtSquads.length + bought.assets.length === 0)
    refuse('Choose what is bought.')
  spend(scene, turn, force, bought)
})

const gameTurnOf = ({ tour: [tour], turns }: SnoopinState): number => rowIn(turns, tour?.turnId ?? 0)?.gameTurn ?? 1

/** After turns 5, 6 and 7 whoever has Initiative rolls whether the game goes on; turn 8 is the last (p. 9). */
export const endGameTurn = stepOf<EndGameTurn>(
  (state) => `Turn ${gameTurnOf(state)} of the game ends`,
  (scene, { initiative }) => {
    const turn = mustBe(scene.state, 'game')
    const { name } = rowById(scene.state.sides, initiative, 'side')
    const now = turn.gameTurn!
    const about = { collection: 'turns', id: turn.id, field: 'gameTurn' }
    const ends = scene.table(gameEnd).rows.find((row) => row.gives.turn === now)
    if (ends && 'when' in ends) {
      const roll = scene.roll(gameEnd, {
        ...{ subject: turn.id, why: `${name}, end of turn ${now}`, when: { [ends.when]: true } },
        numbers: { 'sides of the die': ends.gives.sides },
      })
      scene.tell(
        roll,
        `Rolled by ${name}: ${roll.row.outcome === 'on' ? 'the game goes on' : 'the game is over'}.`,
        about,
      )
      if (roll.row.outcome === 'over') close(scene, turn)
      else goOn(scene, turn)
    } else if (now >= lastGameTurn) {
      scene.note(`Turn ${now} is the last: the game is over.`, about)
      close(scene, turn)
    } else goOn(scene, turn)
  },
)

function goOn(scene: Scene, { id, gameTurn }: Turn): void {
  const next = (gameTurn ?? 0) + 1
  scene.patch('turns', id, { gameTurn: next })
  scene.note(`Turn ${next} of the game.`, { collection: 'turns', id, field: 'gameTurn' })
}

function close(scene: Scene, { id }: Turn): void {
  scene.patch('turns', id, { gameOver: true })
  passOn(scene)
}

/** By agreement, or as a scenario says. */
export const endGame = stepOf<EndGame>(inTurn('the game is over'), (scene, { words }) => {
  const turn = mustBe(scene.state, 'game')
  scene.note(words === '' ? 'The game is over.' : `The game is over: ${words}`, {
    ...{ collection: 'turns', id: turn.id, field: 'gameOver' },
  })
  close(scene, turn)
})
