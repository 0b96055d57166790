import { artilleryHitting, mortarHitting } from '../../tables/artillery.ts'
import { defineAction } from '../action.ts'
import { battleOf, figuresOf, isUp, refusesOutsideTurn, repOf } from '../battle.ts'
import { barragesDue } from '../contacts/barrage.ts'
import { hiddenContacts, pefRepOf } from '../contacts/contact.ts'
import type { Scene } from '../scene.ts'
import { landRounds } from './landRounds.ts'

/**
 * A barrage that the enemy's charts have brought (FNG p. 95): on the farthest group of ours that he or the marker sees; with
 * none in sight it is lost. The book names no requester: his best Leader on the table directs it, else the PEFs' REP.
 */
export const enemyBarrage = defineAction({
  name: 'enemyBarrage',
  title: "The enemy's barrage",
  section: 'support',
  page: 95,
  words: ['artillery', 'mortars', 'incoming'],
  fields: {
    barrage: {
      kind: 'pick',
      from: 'lasting',
      label: 'Barrage',
      among: ({ state }) => barragesDue(state).map(({ id }) => id),
      start: ({ state }) => barragesDue(state)[0]?.id ?? null,
    },
    seen: { kind: 'flag', label: 'They see a group of ours', start: () => true },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (barragesDue(state).length > 0 ? null : 'No barrage of theirs is due.'),
  likely: ({ state }) => (barragesDue(state).length > 0 ? 92 : 0),
  run(scene, { barrage: id, seen }) {
    const { weapon, amount } = barragesDue(scene.state).find((row) => row.id === id)!
    scene.remove('lasting', (row) => row.id === id)
    if (!seen) {
      scene.note('They see nobody: the barrage is lost.', { page: 95 })
      return
    }
    const rep = directingRep(scene)
    const roll = scene.roll(weapon === 'mortars' ? mortarHitting : artilleryHitting, {
      subject: id,
      why: `their ${weapon}, REP ${rep}`,
      numbers: { REP: rep },
    })
    const { rolls } = roll.row.gives
    scene.tell(
      roll,
      `Aimed at our farthest group in sight; each round deviates ${rolls === 1 ? 'once' : `${rolls} times`}.`,
    )
    landRounds(scene, { kind: weapon, weapons: 1, roundsEach: amount, rolls, observed: false, subject: id })
  },
})

function directingRep(scene: Scene): number {
  const leaders = figuresOf(scene.state, 'theirs').filter((figure) => figure.role === 'leader' && isUp(figure))
  if (leaders.length > 0) return Math.max(...leaders.map(repOf))
  const pefs = hiddenContacts(scene.state).map((contact) => pefRepOf(scene.state, contact))
  return Math.max(battleOf(scene.state).pefRep, ...pefs)
}
