import { dateName } from '../../rules/calendar.ts'
import { billetOf, soldierById, squadName, tourOf } from '../../rules/people.ts'
import type { Deed, FngState, Medal, Mission, PartyMember, Soldier } from '../../rules/state.ts'
import { areaNames, corpsNames, deedText, enemyNames, forceNames, missionNames, postNames } from '../../rules/words.ts'
import type { CitationModel } from './citationModel.ts'
import type { FngSource } from '../shared/ofTour.ts'
import { dateWords, sourceOf } from '../shared/sheetWords.ts'

/** @returns the citations of medals, each as things stood right after its award: later he may hold another rank, or none. */
export const citationsOf = (
  { walk, state }: Pick<FngSource, 'walk' | 'state'>,
  medals: readonly Medal[],
): CitationModel[] =>
  medals.map((medal) => {
    const stop = walk().find((one) => one.state.medals.some(({ id }) => id === medal.id))
    return citationModel(stop?.state ?? state, medal)
  })

/**
 * @param state right after the award, when he still stood in the post that he won it in.
 * @returns the citation of one medal (FNG p. 103), worded from the report of the mission.
 */
export function citationModel(state: FngState, medal: Medal): CitationModel {
  const tour = tourOf(state)
  const man = soldierById(state, medal.soldierId)
  const mission = state.missions.find(({ id }) => id === medal.missionId) ?? null
  const report = state.party.find((of) => of.missionId === medal.missionId && of.soldierId === man.id) ?? null
  return {
    award: awards[medal.kind],
    name: nameOf(man),
    post: postOf(state, man),
    unit: tour.unit,
    force: `${forceNames[tour.list]}, ${corpsNames[mission?.corps ?? tour.corps]}`,
    date: dateName(medal.halfMonth),
    words: [whereAndWhen(medal, mission), ...(report === null ? [] : deedsOf(report))],
    facts: report === null ? [] : factsOf(report),
    source: sourceOf(103),
  }
}

const awards: Readonly<Record<Medal['kind'], string>> = { medal: 'Medal', major: 'Major medal' }

const nameOf = ({ rank, firstName, lastName }: Soldier): string => `${rank} ${firstName} ${lastName}`

/** @returns "Squad leader, 1st squad"; nothing of a man who fell, and stands in no billet any more. */
function postOf(state: FngState, { id }: Soldier): string {
  const billet = billetOf(state, id)
  return billet === null ? '' : `${postNames[billet.post]}, ${squadName(billet.squad)}`
}

function whereAndWhen({ halfMonth }: Medal, mission: Mission | null): string {
  const when = `For what he did in ${dateWords(halfMonth)}`
  if (mission === null) return `${when}.`
  const kind = mission.type === null ? 'a mission' : ofKind(missionNames[mission.type].toLowerCase())
  const enemy = mission.enemy === null ? '' : `, against ${enemyNames[mission.enemy]} forces`
  return `${when}, on ${kind} in the ${areaNames[mission.area]} area of ${corpsNames[mission.corps]}${enemy}.`
}

const ofKind = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} mission`

const deedSentences: Readonly<Record<Exclude<Deed, 'other'>, string>> = {
  broughtInWounded: 'Under fire, he went out for a wounded comrade and brought him in.',
  twoInMelee: 'Hand to hand, he put down two or more of the enemy.',
  fourSingleHanded: 'Alone, he put four or more of the enemy out of action.',
  capturedUnwounded: 'He took an enemy prisoner who was not wounded.',
  destroyedBunker: 'Alone, he destroyed a bunker that the enemy held.',
}

/** @returns the deed in a sentence; one in the player's own words begins with "He". */
const deedSentence = (member: PartyMember & { readonly deed: Deed }): string =>
  member.deed === 'other' ? `He ${deedText(member)}.` : deedSentences[member.deed]

function deedsOf(member: PartyMember): string[] {
  const { deed, wasOut, fate, evacuation } = member
  const wounded = wasOut || fate === 'outOfTheFight'
  return [
    ...(deed === null ? [] : [deedSentence({ ...member, deed })]),
    ...(fate === 'obviouslyDead'
      ? ['He did not live to receive it.']
      : wounded
        ? [`He was wounded himself${evacuation === 'medevac' ? ' and flown out' : ''}.`]
        : []),
  ]
}

function factsOf({ killsConfirmed, killsUnconfirmed }: PartyMember): CitationModel['facts'] {
  const facts = [
    { label: 'Enemies out of action, confirmed', value: killsConfirmed },
    { label: 'Not confirmed', value: killsUnconfirmed },
  ]
  return facts.filter(({ value }) => value > 0).map(({ label, value }) => ({ label, value: String(value) }))
}
