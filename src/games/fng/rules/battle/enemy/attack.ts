import { switchOf } from '../../house/switches.ts'
import { missionOf } from '../../people.ts'
import { reach } from '../../reach.ts'
import { vcNvaAction } from '../../tables/index.ts'
import { activationRep, battleOf, isUp, membersOf } from '../battle.ts'
import { allComeAway } from '../ground/cover.ts'
import type { Scene } from '../scene.ts'
import { assault } from './assault.ts'
import type { Standing } from './standing.ts'

/** VC/NVA Action: they are half as many again as we are, or more (FNG p. 69). */
export function attack(scene: Scene, at: Standing): void {
  const { group, target, odds, inches, inSight } = at
  const defense = missionOf(scene.state).type === 'defense'
  const byLeader = switchOf(scene.state, 'enemyActionAgainst') === 'leaderRep'
  const against = byLeader ? activationRep(scene.state, group) : battleOf(scene.state).eal
  const roll = scene.roll(vcNvaAction, {
    subject: group.id,
    why: `${group.name}, ${byLeader ? "its Leader's REP" : 'EAL'} ${against}, ${odds.theirs} against ${odds.ours}`,
    when: {
      outnumbers: odds.twice,
      beyond12: inches > reach.farOff,
      beyond6: inches > reach.close,
      within12: inches <= reach.farOff,
      outOfSight: inches > reach.farOff && !inSight && !defense,
      inSight: inches > reach.farOff && inSight && !defense,
    },
    numbers: { EAL: against },
  })
  const about = { collection: 'groups', id: group.id, field: 'activated' }
  // Whichever it is, they go from where they stood.
  allComeAway(scene, group.id)
  switch (roll.row.outcome) {
    case 'assault':
      scene.tell(roll, `${group.name} assaults ${target.name}.`, about)
      assault(scene, at)
      break
    case 'maneuver':
      scene.tell(roll, `${group.name} maneuvers.`, about)
      if (inches <= reach.farOff) assault(scene, at)
      else maneuver(scene, at, defense)
      break
    case 'harass':
      scene.tell(roll, `${group.name} harasses ${target.name}.`, about)
      harass(scene, at)
  }
}

/** Far away they close in; where we defend, to where most of them can fire at our weakest place. */
function maneuver(scene: Scene, { group, target, inSight }: Standing, defense: boolean): void {
  const how = inSight ? 'moves at normal speed' : 'makes a Fast Move'
  const where = defense
    ? 'into the best cover from which most of it can fire at our weakest position'
    : `toward ${target.name}, into cover where it can`
  scene.note(`${group.name} ${how} ${where}.`, { page: 69 })
}

function harass(scene: Scene, { group }: Standing): void {
  for (const { id } of membersOf(scene.state, group.id).filter(isUp)) scene.patch('figures', id, { orders: 'harass' })
  scene.note(
    `${group.name} moves to the limit of range or sight and fires at the man whom the fewest of us can help. Forced to charge, it has one die less.`,
    { page: 69 },
  )
}
