import type { Rules } from '../../../../main/engine/system.ts'
import { billetOf, isStar, soldierById, squadName } from '../../rules/people.ts'
import type { FngState, Mission, PartyMember } from '../../rules/state.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import type { Goer, GoingSquad } from './briefingModel.ts'
import { billetWeapon, leaderWord } from '../roster/rosterLine.ts'
import { squadWord } from '../shared/missionHead.ts'
import { postEffects } from '../shared/sheetWords.ts'
import { hasRadio } from '../supportCard/supportCallers.ts'
import { briefNameOf } from '../../rules/naming.ts'

/** @returns who goes, squad by squad in the order of the roster, then the men attached (FNG pp. 8, 98). */
export function goingSquads(state: FngState, rules: Rules, mission: Mission): GoingSquad[] {
  const party = state.party.filter((member) => member.missionId === mission.id)
  const own = party.filter((member) => !member.attached)
  const squads = [...new Set(own.map((member) => member.squad))].sort((a, b) => a - b)
  const attached = party.filter((member) => member.attached)
  return [
    ...squads.map((squad) =>
      squadOf(
        state,
        rules,
        mission,
        squadName(squad),
        own.filter((m) => m.squad === squad),
      ),
    ),
    ...(attached.length === 0 ? [] : [squadOf(state, rules, mission, 'Attached', attached)]),
  ]
}

function squadOf(
  state: FngState,
  rules: Rules,
  mission: Mission,
  title: string,
  members: readonly PartyMember[],
): GoingSquad {
  const line = (member: PartyMember) => billetOf(state, member.soldierId)?.line ?? 0
  const men = [...members].sort((a, b) => line(a) - line(b) || a.id - b.id)
  return { title, men: men.map((member) => goerOf(state, rules, mission, member)) }
}

/** Gear beside a weapon in a narrow cell: a man may carry all of it. */
const gearWords: Readonly<Record<string, string>> = {
  flashlight: 'light',
  'pencil-flare': 'flare',
  'starlight-scope': 'starlight',
  'wire-cutters': 'cutters',
}

function goerOf(state: FngState, rules: Rules, mission: Mission, { soldierId, attached }: PartyMember): Goer {
  const man = soldierById(state, soldierId)
  const billet = billetOf(state, soldierId)
  const gear = state.gear.filter((g) => g.missionId === mission.id && g.soldierId === soldierId)
  const does = billet === null ? undefined : postEffects[billet.post]
  const things = [
    ...(does === undefined || does.includes('radio') ? [] : [does]),
    ...(hasRadio(state, mission, soldierId) ? ['radio'] : []),
    ...gear
      .filter(({ item }) => item !== 'radio')
      .map((g) => gearWords[g.item] ?? weaponShortName(g.item, rules).toLowerCase()),
  ]
  const leader = billet === null ? '' : leaderWord(billet.post)
  return {
    soldierId,
    number: billet && `${attached ? `${squadWord(billet.squad)} ` : ''}${billet.line}`,
    name: briefNameOf(state, man),
    rep: man.rep,
    leader: leader === 'Jr NCO' ? 'Jr' : leader,
    weapon: [billet === null ? '' : billetWeapon(billet, rules), ...things].filter((word) => word !== '').join(', '),
    star: isStar(state, man.id),
  }
}
