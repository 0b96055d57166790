import type { CandidateView, PlayersView, PlayerView } from '../contract/players.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { dateName } from '../rules/calendar.ts'
import { attributesOf, billetOf, isStar, rosterOf, soldierById, squadName, tourOf } from '../rules/people.ts'
import type { FngState, Player, Soldier, SoldierStatus } from '../rules/state.ts'
import { starAttributes } from '../rules/steps/roster/check.ts'
import { postNames } from '../rules/words.ts'
import { attributeChoices, soldierView } from './soldierView.ts'

/**
 * @param holder id of the player who holds the machine; sealed notes of others are only counted.
 * @returns who plays whom, and who could.
 */
export function playersView(state: FngState, holder: number | null): PlayersView {
  const { phase, halfMonth, startHalfMonth } = tourOf(state)
  const begins = phase === 'contact' && halfMonth === startHalfMonth
  return {
    players: state.players.map((player) => playerView(state, player)),
    candidates: rosterOf(state)
      .filter((man) => man.status === 'present' && !state.players.some(({ soldierId }) => soldierId === man.id))
      .map((man) => candidate(state, man, begins)),
    begins,
    notNow: phase === 'contact' || phase === 'starLost' ? null : 'A man becomes a Star between missions only.',
    attributes: attributeChoices(rulesOf(state)),
    own: state.secrets
      .filter(({ playerId }) => playerId === holder)
      .map(({ id, text, halfMonth: date }) => ({ id, text, date: dateName(date) }))
      .toReversed(),
  }
}

function playerView(state: FngState, { id, name, soldierId }: Player): PlayerView {
  const man = soldierById(state, soldierId)
  return {
    id,
    name,
    star: soldierView(state, man),
    where: left[man.status] ?? whereOf(state, man),
    gone: billetOf(state, soldierId) === null,
    leads: tourOf(state).starId === soldierId,
    sealed: state.secrets.filter(({ playerId }) => playerId === id).length,
  }
}

const left: Readonly<Partial<Record<SoldierStatus, string>>> = {
  dead: 'Killed',
  missing: 'Missing',
  sentHome: 'Sent home wounded',
  wentHome: 'Gone home',
  relieved: 'Relieved',
}

function candidate(state: FngState, man: Soldier, begins: boolean): CandidateView {
  const own = attributesOf(state, man.id).length
  const star = isStar(state, man.id)
  const count = starAttributes(tourOf(state))
  const chooses = begins ? count : Math.max(0, count - own)
  return { soldier: soldierView(state, man), where: whereOf(state, man), isStar: star, attributes: star ? 0 : chooses }
}

function whereOf(state: FngState, man: Soldier): string {
  const billet = billetOf(state, man.id)
  return billet === null ? '' : `${postNames[billet.post]}, ${squadName(billet.squad)}`
}
