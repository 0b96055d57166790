import { explain, explainDice } from '../../../../../engine/lines.ts'
import { buildBillets, strengthOf } from '../../../platoon/slots.ts'
import { repOf, rollReps } from '../../../platoon/rolls.ts'
import { missionOf, tourOf } from '../../../people.ts'
import type { Post } from '../../../state.ts'
import { weaponShortName } from '../../../weapons.ts'
import { freshFigure, roles } from '../../begin/deployed.ts'
import { answersIn, rulesIn } from '../../contacts/means.ts'
import type { Scene } from '../../scene.ts'
import { addGroup } from './addGroup.ts'

/** Troops of ours who are no men of the platoon: REPs by the list's dice, no names, and no place in the report. */

interface Stranger {
  readonly post: Post
  readonly weapon: string
  readonly sidearm: string | null
}

/** A squad of another platoon of our list (FNG p. 93), as strong as its die says (p. 8). */
export function otherPlatoon(scene: Scene, subject: number): void {
  const { list } = tourOf(scene.state)
  const { base, paper } = strengthOf(rulesIn(scene), list)
  const thrown = scene.dice({
    key: 'battle.squad-strength',
    subject,
    count: 1,
    why: 'Strength of a squad of another platoon',
  })
  const strength = Math.min(paper, base + thrown.faces[0]!)
  scene.say(explainDice(`A squad of another platoon, ${strength} men.`, thrown, { page: 93, score: strength }))
  const slots = buildBillets(rulesIn(scene), {
    list,
    halfMonth: missionOf(scene.state).halfMonth,
    strengths: [strength],
  })
  bring(
    scene,
    slots
      .filter(({ squad }) => squad === 1)
      .map(({ post, weapon, alternative, sidearm }) => ({ post, weapon: weapon ?? alternative ?? 'm16', sidearm })),
  )
}

/** A sniper and his spotter (FNG p. 94). */
export function snipers(scene: Scene): void {
  bring(scene, [
    { post: 'rifleman', weapon: 'springfield', sidearm: null },
    { post: 'rifleman', weapon: 'm16', sidearm: null },
  ])
}

function bring(scene: Scene, men: readonly Stranger[]): void {
  const groupId = addGroup(scene, { squad: null, strength: men.length })
  const { name } = scene.row('groups', groupId)
  const ids = men.map(({ post, weapon, sidearm }, i) =>
    scene.add('figures', {
      ...freshFigure,
      groupId,
      side: 'ours',
      soldierId: null,
      name: `${name} ${i + 1}`,
      rep: 3,
      role: roles[post],
      weapon,
      sidearm,
    }),
  )
  const { list } = tourOf(scene.state)
  const asked = men.map(({ post }, i) => ({ subject: ids[i]!, why: `${name} ${i + 1}`, post }))
  rollReps({ rules: rulesIn(scene), dice: answersIn(scene) }, list, asked).forEach((roll, i) => {
    scene.patch('figures', ids[i]!, { rep: repOf(roll) })
    const text = `${name} ${i + 1}: REP ${repOf(roll)}, ${weaponShortName(men[i]!.weapon)}.`
    scene.say(explain(roll, text, { collection: 'figures', id: ids[i]!, field: 'rep' }))
  })
  const leader =
    scene.state.figures.filter((f) => f.groupId === groupId).find((f) => f.role === 'leader') ??
    scene.row('figures', ids[0]!)
  scene.patch('groups', groupId, { leaderId: leader.id })
}
