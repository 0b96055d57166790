import { firstContact } from '../../steps/setup/firstContact.ts'
import { missionOf } from '../../people.ts'
import { switchOf } from '../../house/switches.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { answersIn, rulesIn } from './means.ts'

/**
 * First Contact, where it has not been made (FNG pp. 67-68): who the enemy is, how active he is, the EAL and the REP of
 * PEFs from now on. Whatever puts enemies on the table comes this way first (ruling to p. 67).
 */
export function meetEnemy(scene: Scene): void {
  const battle = battleOf(scene.state)
  if (battle.enemy !== null) return
  const { enemy, eal, activity, pefRep } = firstContact(missionOf(scene.state), battle.eal, {
    rules: rulesIn(scene),
    dice: answersIn(scene),
    say: (line) => {
      scene.say(line)
    },
    pefRep: switchOf(scene.state, 'pefRep'),
    effects: scene.state.effects,
  })
  scene.patch('battle', battle.id, { enemy, eal, activity, pefRep })
}
