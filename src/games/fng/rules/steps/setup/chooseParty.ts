import { note } from '../../../../../main/engine/lines.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { Party } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { actingLeader, billetOf, missionOf, mustStandAt, squadName, starOf } from '../../people.ts'
import { handOnWeapons } from '../../platoon/handOn.ts'
import type { FngState, Gear, PartyMember, Soldier } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { rollClaymores } from './claymores.ts'
import { listed, sentence } from './common.ts'
import { rollAttachments } from './attachments.ts'
import { rollGear } from './gear.ts'
import { menWhoGo, type Goes } from './whoGoes.ts'

/**
 * Says who goes (FNG pp. 8, 98): everyone present of the squads named, and of the HQ's attachments those whose die brings
 * them. Then rolls what they carry (FNG pp. 6-7), and whether an ambushing squad may set out its Claymores.
 *
 * @throws RuleError `bad-input` for a squad of which nobody goes, or a man staying behind who would not go anyway.
 */
export const chooseParty: Step<FngState, Party> = {
  title: 'Choose who goes',
  run({ state: before, input, rules, dice, newId, say }) {
    mustStandAt(before, 'whoGoes')
    const mission = missionOf(before)
    const state = withWeapons(before, input, { rules, dice, say })
    const chosen = menWhoGo(state, input)
    const lead = leadSquad(state, input.squads)
    for (const squad of input.squads) {
      const names = chosen.filter((goes) => goes.squad === squad).map(({ soldier }) => fullName(state, soldier))
      say(note(sentence(`${squadName(squad)} goes: ${listed(names)}`), { page: 98 }))
    }
    const means = { rules, dice, say }
    const attached = rollAttachments(state, input, { lead, going: chosen }, means)
    const going = [...chosen, ...attached.men]
    const leader = leaderOf(state, chosen, lead)
    const carried = rollGear(state, going, leader, means)
    rollClaymores(state, mission, lead, leader, means)
    const items = [...attached.gear, ...carried]
    const party = going.map((goes): PartyMember => ({ id: newId(), ...memberOf(mission.id, goes) }))
    const gear = items.map(({ soldierId, item }): Gear => ({ id: newId(), missionId: mission.id, soldierId, item }))
    return goOn(addRows(addRows(state, 'party', party), 'gear', gear))
  },
}

/**
 * Special weapons go along in the hands of men who go (FNG p. 8), once it is sure that these can go. An attached gun whose
 * gunner stays behind stays with him.
 */
function withWeapons(state: FngState, input: Party, hands: Parameters<typeof handOnWeapons>[1]): FngState {
  menWhoGo(state, input)
  const isLeft = (id: number) => input.stayBehind.includes(id) && billetOf(state, id)?.attachment === false
  const goes = ({ id, status }: Soldier) => status === 'present' && !isLeft(id)
  return handOnWeapons(state, hands, [...new Set([0, ...input.squads])], goes)
}

/** The squad that attachments join: the Star's, if it goes, else the first named that is not the HQ. */
function leadSquad(state: FngState, squads: readonly number[]): number {
  const star = starOf(state)
  const own = star === null ? null : (billetOf(state, star.id)?.squad ?? null)
  return squads.find((squad) => squad === own) ?? squads.find((squad) => squad !== 0) ?? squads[0]!
}

/** Who leads a squad of those who go, when some stay behind. */
function leaderOf(state: FngState, going: readonly Goes[], squad: number): Soldier {
  const ids = new Set(going.map(({ soldier }) => soldier.id))
  const billets = state.billets.filter((billet) => billet.soldierId !== null && ids.has(billet.soldierId))
  return actingLeader({ ...state, billets }, squad)
}

/** @returns the row of a man who goes, before anything has happened to him. */
export const memberOf = (
  missionId: number,
  { soldier, squad, attached }: Omit<Goes, 'post'>,
): Omit<PartyMember, 'id'> => ({
  missionId,
  soldierId: soldier.id,
  squad,
  attached,
  fate: null,
  recovered: false,
  evacuation: 'none',
  burned: false,
  wasOut: false,
  retired: false,
  cheatedDeath: false,
  killsConfirmed: 0,
  killsUnconfirmed: 0,
  deed: null,
  deedWords: null,
  medal: null,
})
