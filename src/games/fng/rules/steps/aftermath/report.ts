import { note } from '../../../../../main/engine/lines.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { countBodies, type Kills } from '../../aftermath/bodyCount.ts'
import { checkReport } from '../../aftermath/checkReport.ts'
import { aboutMan, counted, type Hands } from '../../aftermath/hands.ts'
import { battleCollections } from '../../battle/collections.ts'
import { supportWords } from '../../aftermath/readySupport.ts'
import { loweredRep, lowestRep } from '../../aftermath/reputation.ts'
import { noteTally } from '../../aftermath/tally.ts'
import { takeOffUsed } from '../../aftermath/usedKit.ts'
import { switchOf } from '../../house/switches.ts'
import type { BattleReport, ManReport } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { isStar, missionOf, mustStandAt, soldierById } from '../../people.ts'
import type { Fate, FngState, PartyMember } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { deedText } from '../../words.ts'

/**
 * Takes down what happened on the table: how each man came out, what he did, what was called in (FNG p. 102). Body
 * counts not yet made are rolled; points are counted later. A Star who cheated death loses his REP at once (p. 3). The
 * battle that was tracked is over with it, and what it used of a squad's kit is gone.
 *
 * @throws RuleError `bad-input` when the report contradicts itself or the rules.
 */
export const report: Step<FngState, BattleReport> = {
  title: 'Report of the battle',
  run({ state, input, rules, ...rest }) {
    mustStandAt(state, 'battle')
    checkReport(state, input, rules)
    const hands = { rules, ...rest }
    const kills = countBodies(state, input, hands)
    const onMission = withMission(state, input)
    const withMen = withParty(onMission, input, kills, hands)
    const withPoints = noteTally(withMen, input, kills.values(), hands)
    const withKit = takeOffUsed(cheatDeath(withPoints, input, hands), hands)
    return goOn(withoutBattle(withKit))
  },
}

/** The table is cleared: what the battle told stands in the report and the journal. */
const withoutBattle = (state: FngState): FngState => ({
  ...state,
  ...Object.fromEntries(Object.keys(battleCollections).map((collection) => [collection, []])),
})

const withMission = (state: FngState, input: BattleReport): FngState =>
  patchRow(state, 'missions', missionOf(state).id, {
    contacted: input.contacted,
    onDemand: supportWords(input.onDemand),
    readyUnused: supportWords(input.readyUnused),
    notes: input.notes === '' ? null : input.notes,
  })

function withParty(
  state: FngState,
  input: BattleReport,
  kills: ReadonlyMap<number, Kills>,
  { say }: Pick<Hands, 'say'>,
): FngState {
  const byId = new Map(input.men.map((man) => [man.soldierId, man]))
  const mission = missionOf(state)
  const party = state.party.map((member) => {
    if (member.missionId !== mission.id) return member
    const man = byId.get(member.soldierId)
    return man ? reported(member, man, kills.get(man.soldierId)!) : { ...member, ...unhurt }
  })
  const fine = party.filter((member) => member.missionId === mission.id && !byId.has(member.soldierId)).length
  for (const man of input.men) {
    if (man.fate !== 'fine' || man.cheatedDeath) say(lineFor(state, man))
    const deed = deedText({ deed: man.deed, deedWords: man.deedWords ?? null })
    if (deed !== null) say(deedLine(state, man.soldierId, deed))
  }
  const contact = input.contacted ? 'The enemy was met' : 'No enemy was met'
  const rest = fine === 0 ? '' : `; of ${counted(fine, 'man', 'men')} there is nothing to report`
  say(note(`${contact}${rest}.`, { page: 102 }))
  return { ...state, party }
}

/** What stands in the row of a man who came out fine and did nothing that counts. */
export const unhurt = {
  fate: 'fine',
  recovered: true,
  evacuation: 'none',
  burned: false,
  wasOut: false,
  retired: false,
  cheatedDeath: false,
  killsConfirmed: 0,
  killsUnconfirmed: 0,
  deed: null,
  deedWords: null,
} as const satisfies Partial<PartyMember>

const reported = (member: PartyMember, man: ManReport, kills: Kills): PartyMember => ({
  ...member,
  fate: man.fate,
  recovered: man.recovered,
  evacuation: man.evacuation,
  burned: man.burned,
  wasOut: man.wasOut || man.fate === 'outOfTheFight',
  retired: man.retired || man.fate === 'retired',
  cheatedDeath: man.cheatedDeath,
  killsConfirmed: kills.confirmed,
  killsUnconfirmed: kills.unconfirmed,
  deed: man.deed,
  deedWords: man.deed === 'other' ? (man.deedWords ?? null) : null,
})

const fateWords: Readonly<Record<Fate, string>> = {
  fine: 'came out fine',
  retired: 'had retired',
  outOfTheFight: 'was Out of the Fight',
  obviouslyDead: 'was Obviously Dead',
  missing: 'was missing',
  captured: 'was captured',
}

function lineFor(state: FngState, man: ManReport) {
  const soldier = soldierById(state, man.soldierId)
  const left = (man.fate === 'retired' || man.fate === 'outOfTheFight') && !man.recovered && !isStar(state, soldier.id)
  const what = man.cheatedDeath ? 'cheated death' : `${fateWords[man.fate]}${left ? ' and was not recovered' : ''}`
  return note(`${fullName(state, soldier)} ${what}.`, {
    about: aboutMan(soldier, 'status'),
    page: man.cheatedDeath ? 3 : 40,
  })
}

/** What he did that may bring a medal (FNG p. 103); his service record takes it from his row of the party. */
const deedLine = (state: FngState, soldierId: number, deed: string) =>
  note(`${fullName(state, soldierById(state, soldierId))} ${deed}.`, { page: 103 })

/** The Star's REP drops by one at once; whether below 3 is a switch, in this program's reading not (ruling to FNG p. 3). */
function cheatDeath(state: FngState, input: BattleReport, { say }: Pick<Hands, 'say'>): FngState {
  return input.men
    .filter((man) => man.cheatedDeath)
    .reduce((next, man) => {
      const star = soldierById(next, man.soldierId)
      const stops = switchOf(next, 'cheatingDeathFloor') === 'stops'
      const rep = stops ? loweredRep(star.rep) : Math.max(star.rep - 1, lowestRep)
      const what = rep < star.rep ? `REP ${rep} from now on` : `REP stays ${rep}`
      say(note(`${fullName(state, star)}: ${what}.`, { about: aboutMan(star, 'rep'), page: 3 }))
      return patchRow(next, 'soldiers', star.id, { rep })
    }, state)
}
