import { explain, explainDice } from '../../../../../../main/engine/lines.ts'
import { buildBillets, strengthOf, type Slot } from '../../../platoon/slots.ts'
import { repOf, rollReps } from '../../../platoon/rolls.ts'
import { missionOf, tourOf } from '../../../people.ts'
import type { Post } from '../../../state.ts'
import { weaponShortName } from '../../../weapons.ts'
import { battleOf, membersOf } from '../../battle.ts'
import { freshFigure, roles } from '../../begin/deployed.ts'
import { answersIn, rulesIn } from '../../contacts/means.ts'
import { weaponNamed } from '../../contacts/weaponNamed.ts'
import { addLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { addGroup } from './addGroup.ts'

/** Troops of ours who are no men of the platoon: REPs by the list's dice, no names, and no place in the report. */

interface Stranger {
  readonly post: Post
  readonly weapon: string
  readonly sidearm: string | null
  /** Keys of what he carries besides. */
  readonly items?: string
}

/** Squads of another platoon that are here, by their group; and its headquarters, once it is. Names in code. */
const squadHere = 'otherPlatoon.squad'
const hqHere = 'otherPlatoon.hq'

/** A platoon HQ comes along with so many squads of it (FNG p. 93). */
const squadsForHq = 3

/** A squad of another platoon of our list (FNG p. 93), as strong as its die says (p. 8); with every third its HQ. */
export function otherPlatoon(scene: Scene, subject: number): void {
  const groupId = otherSquad(scene, subject)
  addLasting(scene, { kind: 'event', name: squadHere, amount: groupId })
  const rows = scene.state.lasting.filter(({ kind }) => kind === 'event')
  const squads = rows.filter(({ name, amount }) => name === squadHere && membersOf(scene.state, amount).length > 0)
  const headquarters = rows.filter(({ name }) => name === hqHere)
  if (Math.floor(squads.length / squadsForHq) <= headquarters.length) return
  const hq = kitsOf(scene, []).filter(({ squad, attachment }) => squad === 0 && !attachment)
  addLasting(scene, { kind: 'event', name: hqHere, amount: bringStrangers(scene, hq.map(armed)) })
  scene.note('With the third squad comes the HQ of that platoon.', { page: 93 })
}

/** @returns the id of its group. */
function otherSquad(scene: Scene, subject: number): number {
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
  return bringStrangers(
    scene,
    kitsOf(scene, [strength])
      .filter(({ squad }) => squad === 1)
      .map(armed),
  )
}

/** @returns the places of a platoon of our list, with squads so strong. */
const kitsOf = (scene: Scene, strengths: readonly number[]): Slot[] =>
  buildBillets(rulesIn(scene), {
    list: tourOf(scene.state).list,
    halfMonth: missionOf(scene.state).halfMonth,
    strengths,
  })

const armed = ({ post, weapon, alternative, sidearm }: Slot): Stranger => ({
  post,
  weapon: weapon ?? alternative ?? 'm16',
  sidearm,
})

/** @returns men of a post, armed as our list has them. */
export function strangersAt(scene: Scene, post: Post, count: number): Stranger[] {
  const { paper } = strengthOf(rulesIn(scene), tourOf(scene.state).list)
  const slot = kitsOf(scene, [paper]).find((each) => each.post === post)
  const man = slot ? armed(slot) : { post, weapon: 'm16', sidearm: null }
  return Array.from({ length: count }, () => man)
}

/** A sniper and his spotter, who has a starlight scope by night (FNG p. 94). */
export function snipers(scene: Scene): void {
  const night = battleOf(scene.state).dayPart === 'night'
  bringStrangers(scene, [
    { post: 'rifleman', weapon: weaponNamed(scene, 'BA rifle', 'FWF'), sidearm: null, items: 'scope' },
    { post: 'rifleman', weapon: 'm16', sidearm: null, ...(night ? { items: 'starlight-scope' } : {}) },
  ])
}

/**
 * Puts men onto the table as a group of their own, with REPs by the dice of our list.
 * @param called what the group, and with a number each man, is called; the next free letter where missing.
 * @returns the id of the group; its first figure, or its NCO, leads it.
 */
export function bringStrangers(scene: Scene, men: readonly Stranger[], called?: string): number {
  const groupId = addGroup(scene, { squad: null, strength: men.length })
  if (called !== undefined) scene.patch('groups', groupId, { name: called })
  const { name } = scene.row('groups', groupId)
  const ids = men.map(({ post, weapon, sidearm, items = null }, i) =>
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
      items,
    }),
  )
  const { list } = tourOf(scene.state)
  const asked = men.map(({ post }, i) => ({ subject: ids[i]!, why: `${name} ${i + 1}`, post }))
  rollReps({ rules: rulesIn(scene), dice: answersIn(scene) }, list, asked).forEach((roll, i) => {
    scene.patch('figures', ids[i]!, { rep: repOf(roll) })
    const text = `${name} ${i + 1}: REP ${repOf(roll)}, ${weaponShortName(men[i]!.weapon, rulesIn(scene))}.`
    scene.say(explain(roll, text, { collection: 'figures', id: ids[i]!, field: 'rep' }))
  })
  const leader =
    scene.state.figures.filter((f) => f.groupId === groupId).find((f) => f.role === 'leader') ??
    scene.row('figures', ids[0]!)
  scene.patch('groups', groupId, { leaderId: leader.id })
  return groupId
}
