import { explainDice } from '../../../../../main/engine/lines.ts'
import { battleOf, otherSide, refusesOutsideBattle } from '../battle.ts'
import { defineAction } from '../action.ts'
import type { Scene } from '../scene.ts'
import { dropFastMoves } from './activate.ts'
import { endTurn } from './endTurn.ts'
import { tellSight } from './sight.ts'
import { leftOut, yetToAct } from './yetToAct.ts'

/**
 * The activation dice of a new turn (FNG p. 16): the turn before ends first, doubles are no turn but bring an event and
 * are rolled again, a total of 7 gives the side with the higher die a check for reinforcements, and that side goes first.
 */
export const nextTurn = defineAction({
  name: 'nextTurn',
  title: 'Next turn',
  section: 'turn',
  page: 16,
  words: ['activation dice', 'initiative', 'end turn'],
  fields: {},
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (battleOf(state).over ? 'The mission is over: end the battle.' : null),
  leaves: (state) => {
    const { side, first } = battleOf(state)
    if (side === null) return null
    // Before both have had their turn, that of the other side would be lost too.
    const later = side === first ? [yetToAct(state, otherSide(side))] : []
    return leftOut([yetToAct(state, side), ...later])
  },
  likely: ({ state }) => (battleOf(state).side === null ? 100 : 10),
  entry: (state) => (battleOf(state).over ? 'The mission is over' : `Turn ${battleOf(state).turn}`),
  run(scene) {
    if (battleOf(scene.state).side !== null) endTurn(scene)
    if (battleOf(scene.state).over) return
    const dice = rollActivation(scene)
    if (dice === null) return
    const { ours, theirs } = dice
    const battle = battleOf(scene.state)
    const first = ours > theirs ? 'ours' : 'theirs'
    scene.patch('battle', battle.id, { turn: battle.turn + 1, ourDie: ours, theirDie: theirs, first, side: first })
    dropFastMoves(scene, 'ours')
    dropFastMoves(scene, 'theirs')
    for (const hooks of scene.hooks) hooks.turnBegins?.(scene)
    tellSight(scene)
    for (const hooks of scene.hooks) hooks.sideBegins?.(scene, first)
  },
})

/**
 * Rolls until the dice differ. Each pair of doubles is told to the chapters that wait for it.
 * @returns null when such an event ends the mission: no turn follows.
 */
function rollActivation(scene: Scene): { readonly ours: number; readonly theirs: number } | null {
  const { id, turn } = battleOf(scene.state)
  for (;;) {
    const [our, their] = scene.diceAll([
      { key: 'battle.activation.ours', subject: id, count: 1, why: `Turn ${turn + 1}: our activation die` },
      { key: 'battle.activation.theirs', subject: id, count: 1, why: `Turn ${turn + 1}: their activation die` },
    ])
    const ours = our!.faces[0]!
    const theirs = their!.faces[0]!
    const dice = { faces: [ours, theirs], by: our!.by, who: our!.who }
    if (ours !== theirs) {
      scene.say(explainDice(saysWhoGoes(turn + 1, ours, theirs), dice, { page: 16, score: ours + theirs }))
      return { ours, theirs }
    }
    scene.say(explainDice(`Doubles, ${ours} and ${theirs}: no turn; roll again.`, dice, { page: 16 }))
    for (const hooks of scene.hooks) hooks.doubles?.(scene, ours + theirs)
    if (battleOf(scene.state).over) return null
  }
}

function saysWhoGoes(turn: number, ours: number, theirs: number): string {
  const first = ours > theirs ? 'We go first' : 'They go first'
  const seven = ours + theirs === 7 ? `; total 7, a check for ${ours > theirs ? 'our' : 'their'} reinforcements` : ''
  return `Turn ${turn}: ours ${ours}, theirs ${theirs}. ${first}${seven}.`
}
