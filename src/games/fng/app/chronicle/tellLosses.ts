import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import type { Mission, PartyMember, Soldier } from '../../rules/state.ts'
import { isStar } from '../../rules/people.ts'
import { counted, pick, say, sentence, verb, type Words } from './grammar.ts'
import { partyOf } from './tellMission.ts'
import { all, hasDone, listOf, manyFrom, namesIn, told, type Telling } from './telling.ts'

/** How a man came out of a mission that hurt him; one of these a man, the worst. */
type Harm =
  'killed' | 'captured' | 'missing' | 'lost' | 'evacuated' | 'hospital' | 'recovered' | 'out' | 'firstAid' | 'cheated'

interface Hit {
  readonly harm: Harm
  readonly man: Soldier
  /** Missions he will miss. */
  readonly missions: number
}

/** @returns who was hit on a mission and how he fared; each man once. */
export function tellLosses(telling: Telling, mission: Mission): ChronicleBlock[] {
  if (mission.contacted === null) return []
  const hits = partyOf(telling.state, mission)
    .flatMap((member) => hitOf(telling, member))
    .sort((a, b) => order.indexOf(a.harm) - order.indexOf(b.harm))
  if (hits.length === 0) return told([nobody(telling, mission)])
  if (hits.length >= manyFrom)
    return listOf(
      'Casualties',
      hits.map((hit) => sentence(lineOf(telling, [hit]))),
    )
  return told(
    order.flatMap((harm) =>
      groups(hits.filter((hit) => hit.harm === harm)).map((some) => sentence(lineOf(telling, some))),
    ),
  )
}

const order: readonly Harm[] = [
  'killed',
  'captured',
  'missing',
  'lost',
  'evacuated',
  'hospital',
  'out',
  'recovered',
  'firstAid',
  'cheated',
]

function hitOf(telling: Telling, member: PartyMember): Hit[] {
  const man = telling.state.soldiers.find((one) => one.id === member.soldierId)
  if (!man) return []
  const gone = all(telling, 'left').find((one) => one.man.id === man.id && one.step === 'recover')
  const away = all(telling, 'away').find((one) => one.man.id === man.id && one.step === 'recover')
  const harm = gone ? goneBy(telling, gone.how, member) : harmOf(telling, member, away !== undefined)
  // He is called by the rank he bore when it happened, not by one he was given later in the half-month.
  const then = gone?.man ?? away?.man ?? man
  return harm === null ? [] : [{ harm, man: then, missions: away?.missions ?? 0 }]
}

function goneBy({ state }: Telling, how: Soldier['status'], { fate, soldierId }: PartyMember): Harm {
  if (how === 'dead') return 'killed'
  if (how === 'missing') return fate === 'captured' ? 'captured' : 'missing'
  return isStar(state, soldierId) ? 'evacuated' : 'lost'
}

function harmOf(telling: Telling, member: PartyMember, away: boolean): Harm | null {
  if (away) return 'hospital'
  if (member.cheatedDeath) return 'cheated'
  if (member.fate === 'outOfTheFight') return hasDone(telling, 'recover') ? 'recovered' : 'out'
  return member.wasOut ? 'firstAid' : null
}

function nobody({ turn }: Telling, { contacted }: Mission): Words {
  if (contacted !== true) return []
  return sentence([
    pick(['nobody was hit', 'all came through unhurt', 'there were no losses', 'everyone came back unhurt'], turn),
  ])
}

/** Men of one harm are told together; those in hospital by how long. */
function groups(hits: readonly Hit[]): Hit[][] {
  const lengths = [...new Set(hits.map((hit) => hit.missions))].sort((a, b) => b - a)
  return lengths.map((missions) => hits.filter((hit) => hit.missions === missions))
}

/** @returns one line for men who came out alike. A man's death is one line. */
function lineOf(telling: Telling, hits: readonly Hit[]): Words {
  const who = namesIn(
    telling,
    hits.map(({ man }) => man),
  )
  const was = verb(hits, 'was', 'were')
  const { harm, missions } = hits[0]!
  switch (harm) {
    case 'killed':
      return say`${who} ${was} killed`
    case 'captured':
      return say`${who} ${was} taken prisoner`
    case 'missing':
      return say`${who} ${was} not recovered and ${verb(hits, 'is', 'are')} missing`
    case 'lost':
      return say`${who} ${was} hit and left the platoon for good, dead of ${verb(hits, 'his', 'their')} wounds or sent home`
    case 'evacuated':
      return say`${who} ${was} hit and evacuated home`
    case 'hospital':
      return say`${who} ${was} hit and went to hospital for ${counted(missions, 'mission', 'missions')}`
    case 'recovered':
      return say`${who} ${was} hit, and stayed with the squad`
    case 'out':
      return say`${who} ${was} Out of the Fight`
    case 'firstAid':
      return say`${who} ${was} Out of the Fight for a time`
    case 'cheated':
      return say`${who} cheated death and left the field`
  }
}
