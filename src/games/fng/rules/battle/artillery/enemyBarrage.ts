import { switchOf } from '../../house/switches.ts'
import { artilleryHitting, mortarHitting } from '../../tables/artillery.ts'
import { armyRepTables } from '../../tables/index.ts'
import { defineAction } from '../action.ts'
import { battleOf, figuresOf, isUp, refusesOutsideTurn, repOf } from '../battle.ts'
import { barragesDue } from '../contacts/barrage.ts'
import { hiddenContacts, pefRepOf } from '../contacts/contact.ts'
import { enemyIn } from '../contacts/means.ts'
import type { Scene } from '../scene.ts'
import { landRounds } from './landRounds.ts'

/**
 * A barrage that the enemy's charts have brought (FNG p. 95): on the farthest group of ours that he or the marker sees; with
 * none in sight it is lost.
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
    const rep = directingRep(scene, id, weapon)
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

/**
 * REP of whoever directs it: a character, as the test to hit wants one (FNG p. 77). On the table the best Leader, without one
 * the best man (FNG p. 16); with nobody there an observer out of sight, of the enemy's army list, or the PEFs: a switch.
 */
function directingRep(scene: Scene, barrage: number, weapon: string): number {
  const standing = figuresOf(scene.state, 'theirs').filter((figure) => isUp(figure) && figure.role !== 'civilian')
  const leaders = standing.filter(({ role }) => role === 'leader')
  if (standing.length > 0) return Math.max(...(leaders.length > 0 ? leaders : standing).map(repOf))
  if (switchOf(scene.state, 'barrageRep') === 'pefs') return repOfPefs(scene)
  const roll = scene.roll(armyRepTables[enemyIn(scene)], { subject: barrage, why: `the observer of their ${weapon}` })
  const rep = roll.row.outcome
  scene.tell(roll, `An observer out of sight directs it: REP ${rep}.`)
  return rep
}

function repOfPefs({ state }: Scene): number {
  return Math.max(battleOf(state).pefRep, ...hiddenContacts(state).map((contact) => pefRepOf(state, contact)))
}
