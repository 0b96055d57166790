import { rankOfCommander, type CommanderRank } from '../../rules/battle/support/commander.ts'
import { attributesOf, billetOf, soldierById } from '../../rules/people.ts'
import type { FngState, Mission, Post } from '../../rules/state.ts'
import { leaderWord } from '../roster/rosterLine.ts'
import type { CardCaller } from './supportCardModel.ts'
import { briefNameOf } from '../../rules/naming.ts'

const radioPosts: readonly Post[] = ['rto', 'foRto', 'advisorRto']

/** @returns does one of those who go carry a radio, without which nobody calls (FNG p. 72)? Null while nobody has been named. */
export function radioGoes(state: FngState, mission: Mission): boolean | null {
  const party = state.party.filter(({ missionId }) => missionId === mission.id)
  return party.length === 0 ? null : party.some(({ soldierId }) => hasRadio(state, mission, soldierId))
}

/** @returns who of those that go may speak into a radio, and who carries one (FNG pp. 72-73): leaders first, then radios. */
export function callersOf(state: FngState, mission: Mission): CardCaller[] {
  const party = state.party.filter(({ missionId }) => missionId === mission.id)
  const callers = party.flatMap(({ soldierId }) => {
    const man = soldierById(state, soldierId)
    const billet = billetOf(state, soldierId)
    const leads = billet !== null && leaderWord(billet.post) === 'Ldr'
    const radio = hasRadio(state, mission, soldierId)
    const roles = [
      ...(leads ? [man.grade === 'officer' ? 'officer' : 'leader'] : []),
      ...(billet?.post === 'forwardObserver' ? ['FO'] : []),
      ...(radio ? ['radio'] : []),
      ...(radio && attributesOf(state, soldierId).includes('rto-wizard') ? ['wizard +1'] : []),
    ]
    if (roles.length === 0) return []
    const line = (billet?.squad ?? 0) * 100 + (billet?.line ?? 0)
    return [{ caller: { name: briefNameOf(state, man), rep: man.rep, role: roles.join(', ') }, leads, line }]
  })
  return callers.sort((a, b) => Number(b.leads) - Number(a.leads) || a.line - b.line).map(({ caller }) => caller)
}

/**
 * @returns the rank of the Force Commander as it counts for a request: the highest-ranking leader who goes commands
 * (FNG pp. 15, 74). Officers alone move a die.
 */
export function commanderWhoGoes(state: FngState, mission: Mission): CommanderRank {
  const leads = (soldierId: number) => {
    const billet = billetOf(state, soldierId)
    return billet !== null && leaderWord(billet.post) === 'Ldr'
  }
  const ranks = state.party
    .filter(({ missionId, soldierId }) => missionId === mission.id && leads(soldierId))
    .map(({ soldierId }) => rankOfCommander(soldierById(state, soldierId)))
  return ranks.find((rank) => rank === 'captain') ?? ranks.find((rank) => rank !== null) ?? null
}

/** @returns whether a man has a radio: by his post, or one that came to his squad (FNG pp. 6, 8). */
export function hasRadio(state: FngState, mission: Mission, soldierId: number): boolean {
  const billet = billetOf(state, soldierId)
  return (billet !== null && radioPosts.includes(billet.post)) || carriesRadio(state, mission, soldierId)
}

const carriesRadio = (state: FngState, mission: Mission, soldierId: number): boolean =>
  state.gear.some((g) => g.missionId === mission.id && g.soldierId === soldierId && g.item === 'radio') ||
  state.equipment.some((row) => row.soldierId === soldierId && row.item === 'radio')
