import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import type { Medal, Mission, PartyMember } from '../../rules/state.ts'
import { deedText } from '../../rules/words.ts'
import { pick, say, sentence, type Words } from './grammar.ts'
import { partyOf } from './tellMission.ts'
import { hasDone, told, type Telling } from './telling.ts'

/** @returns the deeds of a mission and the medals given in the half-month, each named once. */
export function tellHonours(telling: Telling, mission: Mission | null): ChronicleBlock[] {
  const { state, halfMonth } = telling
  const party = mission === null ? [] : partyOf(state, mission)
  const given = state.medals.filter((medal) => medal.halfMonth === halfMonth)
  const ofDeeds = party.filter((member) => member.deed !== null)
  const others = given.filter((medal) => !ofDeeds.some((member) => member.soldierId === medal.soldierId))
  const judged = hasDone(telling, 'awardMedals')
  return told([
    ...ofDeeds.map((member, i) => deedOf(telling, member, given, judged, i)),
    ...others.map((medal) => sentence(say`${nameOf(telling, medal.soldierId)} was given ${called[medal.kind]}`)),
  ])
}

const called: Readonly<Record<Medal['kind'], string>> = { medal: 'a Medal', major: 'a Major Medal' }

const nameOf = ({ state, name }: Telling, id: number) => name(state.soldiers.find((man) => man.id === id)!)

function deedOf(telling: Telling, member: PartyMember, given: readonly Medal[], judged: boolean, i: number): Words {
  const who = nameOf(telling, member.soldierId)
  const did = deedText(member)!
  const medal = given.find((one) => one.soldierId === member.soldierId)
  const turn = telling.turn + i
  if (medal) {
    const what = called[medal.kind]
    return sentence(
      pick(
        [
          say`${who} ${did} and was given ${what}`,
          say`${who} ${did}; it brought him ${what}`,
          say`${what} went to ${who}, who ${did}`,
        ],
        turn,
      ),
    )
  }
  if (!judged) return sentence(say`${who} ${did}`)
  return sentence(
    pick([say`${who} ${did}; no decoration came of it`, say`${who} ${did}, and was not decorated for it`], turn),
  )
}
