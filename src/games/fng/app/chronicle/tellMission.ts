import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { actingLeader, billetOf, squadName } from '../../rules/people.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import type { FngState, Mission, PartyMember, Soldier } from '../../rules/state.ts'
import { politicalNames, weatherNames } from '../../rules/words.ts'
import { counted, listed, paragraph, pick, say, sentence, type Words } from './grammar.ts'
import { missionPhrase, timeOfYear, timePhrases, wherePhrase } from './missionWords.ts'
import { told, type Telling } from './telling.ts'

/** @returns a mission up to the battle: what it was, where, in what weather, against whom, who went. */
export function tellMission(telling: Telling, mission: Mission): ChronicleBlock[] {
  return [...told([opening(telling, mission), ...conditions(telling, mission)]), ...whoWent(telling, mission)]
}

function opening(telling: Telling, mission: Mission): Words {
  const { halfMonth, turn, state, name } = telling
  const phrase = missionPhrase(mission)
  const what = { kind: 'mission', id: mission.id, text: phrase } as const
  const first = { ...what, text: capital(phrase) }
  const where = wherePhrase(mission)
  const when = timeOfYear(halfMonth)
  const party = partyOf(state, mission)
  if (party.length === 0)
    return sentence(
      pick([say`${capital(when)} brought contact: ${what} ${where}`, say`contact in ${when}: ${what} ${where}`], turn),
    )
  const force = forceOf(party)
  const leader = leaderOf(setOut(telling), party)
  const men = counted(party.length, 'man', 'men')
  const led = leader === null || party.length === 1 ? men : say`${men} under ${name(leader)}`
  const go = force.many ? 'were' : 'was'
  return sentence(
    pick(
      [
        say`${capital(when)} brought ${what} ${where} for ${force.name}, ${led}`,
        say`${first} took ${force.name} out in ${when}, ${where}: ${led}`,
        say`in ${when}, ${where}, ${force.name}, ${led}, ${go} sent on ${what}`,
        say`${first} was the mission of ${when}, ${where}, and it went to ${force.name}: ${led}`,
        say`contact came in ${when} ${where}: ${what}, and ${force.name} for it, ${led}`,
      ],
      turn,
    ),
  )
}

/** As the platoon stood when the men set out: whoever fell since stands in no place any more. */
const setOut = ({ moments, state }: Telling): FngState =>
  moments.find((one) => one.step === 'chooseParty')?.after ?? state

/** The men of a mission, in the order they were named. */
export const partyOf = (state: FngState, mission: Mission): PartyMember[] =>
  state.party.filter((member) => member.missionId === mission.id)

/** "1st squad", "the Platoon HQ and 2nd squad". */
function forceOf(party: readonly PartyMember[]): { readonly name: Words; readonly many: boolean } {
  const own = party.filter((member) => !member.attached)
  const squads = [...new Set((own.length > 0 ? own : party).map((member) => member.squad))].sort((a, b) => a - b)
  const names = squads.map((squad) => [squad === 0 ? 'the platoon HQ' : `the ${squadName(squad)}`])
  return { name: listed(names), many: squads.length > 1 }
}

/** Who led them: the leader of the Star's squad if it went, else of the lowest that did; the HQ's leads all. */
function leaderOf(state: FngState, party: readonly PartyMember[]): Soldier | null {
  const men = new Set(party.map((member) => member.soldierId))
  const own = party.filter((member) => !member.attached)
  const star = own.find((member) => member.soldierId === state.tour[0]!.starId)
  const squad = own.some((member) => member.squad === 0) ? 0 : (star ?? own[0])?.squad
  if (squad === undefined) return null
  const billets = state.billets.filter((billet) => billet.soldierId !== null && men.has(billet.soldierId))
  const here = { ...state, billets }
  return own.some(({ soldierId }) => isFit(here, soldierId, squad)) ? actingLeader(here, squad) : null
}

const isFit = (state: FngState, soldierId: number, squad: number): boolean => {
  const billet = billetOf(state, soldierId)
  const man = state.soldiers.find((one) => one.id === soldierId)
  return billet?.squad === squad && !billet.attachment && man?.status === 'present'
}

/** The day, the weather, the people and the enemy, as far as they are known by now. */
function conditions({ turn }: Telling, { dayPart, weather, politicalStatus, eal }: Mission): Words[] {
  const sky = weather && weatherNames[weather].toLowerCase()
  const time = dayPart && timePhrases[dayPart]
  const people = politicalStatus && politicalNames[politicalStatus]
  if (sky === null || time === null || people === null || eal === null) {
    const known = [
      ...(people === null ? [] : [`the area was ${people}`]),
      ...(eal === null ? [] : [`enemy activity stood at EAL ${eal}`]),
      ...(time === null ? [] : [`it was to begin ${time}`]),
    ]
    return known.length === 0 ? [] : [sentence(listed(known.map((text) => [text])))]
  }
  const ways: readonly [string[], ...string[][]] = [
    [`it began ${time}, and the weather was ${sky}`, `the area was ${people}, with enemy activity at EAL ${eal}`],
    [`the area was ${people}, enemy activity at EAL ${eal}`, `they went out ${time}, in ${sky} weather`],
    [`it began ${time}, in ${sky} weather; the area was ${people}, with EAL ${eal}`],
    [
      `enemy activity stood at EAL ${eal} in an area that was ${people}`,
      `the weather was ${sky} when it began ${time}`,
    ],
  ]
  return pick(ways, turn).map((text) => sentence([text]))
}

/** @returns the names of all who went, under one heading. */
function whoWent(telling: Telling, mission: Mission): ChronicleBlock[] {
  const { state, name } = telling
  const party = partyOf(state, mission)
  if (party.length === 0) return []
  const chosen = setOut(telling)
  const names = party.flatMap(({ soldierId }) => {
    const man = chosen.soldiers.find((one) => one.id === soldierId)
    return man ? [[name(man)] as Words] : []
  })
  return [{ kind: 'roll', title: 'Who went', runs: paragraph([sentence(listed(names))]) }]
}
