import { defineAction } from '../action.ts'
import { battleOf, otherSide, refusesOutsideTurn, groupsToActivate, mayActivate } from '../battle.ts'
import type { Side } from '../collections.ts'
import { leftOut, yetToAct } from './yetToAct.ts'

const title = "The other side's turn"
const turnOf: Readonly<Record<Side, string>> = { ours: 'Our turn', theirs: 'Their turn' }

/** One side has done what it wanted: the other begins, or the turn can end (FNG p. 16). */
export const passOn = defineAction({
  name: 'passOn',
  title,
  section: 'turn',
  page: 16,
  words: ['pass', 'end activation', 'done', 'the other side acts'],
  fields: {},
  now: (state) => {
    const side = state.battle[0]?.side ?? null
    return side === null ? title : turnOf[otherSide(side)]
  },
  refuses: (state) => {
    const refused = refusesOutsideTurn(state)
    if (refused) return refused
    const { side, first } = battleOf(state)
    return side === first ? null : 'Both sides have had their turn: go on to the next.'
  },
  leaves: (state) => leftOut([yetToAct(state, battleOf(state).side)]),
  likely: ({ state }) => (groupsToActivate(state).some((group) => mayActivate(state, group)) ? 20 : 80),
  entry: (state) => (battleOf(state).side === 'ours' ? 'We act' : 'They act'),
  run(scene) {
    const battle = battleOf(scene.state)
    const next: Side = otherSide(battle.side!)
    scene.patch('battle', battle.id, { side: next })
    for (const hooks of scene.hooks) hooks.sideBegins?.(scene, next)
  },
})
