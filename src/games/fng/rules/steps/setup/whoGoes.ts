import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Party } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { billetsInOrder, holderOf, squadName } from '../../people.ts'
import type { Billet, FngState, Post, Soldier } from '../../state.ts'

/** A man who goes on the mission. */
export interface Goes {
  readonly soldier: Soldier
  readonly post: Post
  readonly squad: number
  readonly attached: boolean
}

/** A man who is here, in his billet. */
export interface Here {
  readonly billet: Billet
  readonly soldier: Soldier
}

/** @returns everyone present, in order of squad and line. */
export const everyoneHere = (state: FngState): Here[] =>
  billetsInOrder(state).flatMap((billet) => {
    const soldier = holderOf(state, billet)
    return soldier?.status === 'present' ? [{ billet, soldier }] : []
  })

/**
 * Who may join the squads by a die (FNG pp. 8, 39): the attachments of the HQ. A list that has a Medic in the HQ as well
 * (USMC, p. 9) has two men, but a platoon has one Medic who is rolled for: the attached one while he is here, and else
 * the HQ's own, unless the HQ goes and takes him along.
 */
export function mayJoin(state: FngState, squads: readonly number[]): Here[] {
  const here = everyoneHere(state)
  const isAttachedMedic = ({ billet }: Here) => billet.attachment && billet.post === 'medic'
  const own = here.find(({ billet }) => !billet.attachment && billet.squad === 0 && billet.post === 'medic')
  const medic = squads.includes(0) || here.some(isAttachedMedic) ? undefined : own
  return here.filter((man) => man.billet.attachment || man === medic)
}

/**
 * @returns the men of the squads named who are here and do not stay behind; attached men come by their own dice.
 * @throws RuleError `bad-input` for a squad named twice, one of which nobody goes, or a man named who would not go anyway.
 */
export function menWhoGo(state: FngState, input: Party): Goes[] {
  if (new Set(input.squads).size !== input.squads.length)
    throw new RuleError('bad-input', 'A squad is named twice. Name each squad once.')
  const here = everyoneHere(state)
  const members = here.filter(({ billet }) => !billet.attachment && input.squads.includes(billet.squad))
  const mayGo = new Set([...members, ...mayJoin(state, input.squads)].map(({ soldier }) => soldier.id))
  for (const id of input.stayBehind) if (!mayGo.has(id)) throw wouldNotGo(state, id)
  const going = members.filter(({ soldier }) => !input.stayBehind.includes(soldier.id))
  for (const squad of input.squads)
    if (!going.some(({ billet }) => billet.squad === squad))
      throw new RuleError('bad-input', `Nobody of ${squadName(squad)} would go: leave it out.`)
  return going.map(({ billet, soldier }) => ({ soldier, post: billet.post, squad: billet.squad, attached: false }))
}

function wouldNotGo(state: FngState, id: number): RuleError {
  const man = state.soldiers.find((soldier) => soldier.id === id)
  const name = man ? fullName(state, man) : 'A man who is not in the platoon'
  return new RuleError('bad-input', `${name} does not go on this mission anyway, so he cannot stay behind.`)
}
