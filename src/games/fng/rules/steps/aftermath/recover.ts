import { explain, explainDice, note } from '../../../../../main/engine/lines.ts'
import { halfDie } from '../../../../../main/engine/checks.ts'
import { readHalf } from '../../../../../main/engine/handReading.ts'
import { laidOver } from '../../../../../main/engine/houseRules.ts'
import { rollAllOnTable, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { cameOut, type CameOut } from '../../aftermath/cameOut.ts'
import { aboutMan, counted, type Hands } from '../../aftermath/hands.ts'
import { leavePlatoon, type Gone } from '../../aftermath/leave.ts'
import { loweredRep } from '../../aftermath/reputation.ts'
import { switchOf } from '../../house/switches.ts'
import { goOn } from '../../turn.ts'
import { listed } from '../setup/common.ts'
import { fullName } from '../../naming.ts'
import { isStar, missionOf, mustStandAt, soldierById, starOf, tourOf } from '../../people.ts'
import type { FngState, PartyMember, Soldier, Tour } from '../../state.ts'
import { afterBattleRecovery } from '../../tables/index.ts'

/**
 * Recovery (FNG p. 40): fixes who is dead and who is missing, then every recovered man Out of the Fight takes the After
 * the Battle Recovery test. Lost men leave their slots; a man away in hospital keeps his. If the Star is lost, the
 * tour's ending is noted, and points and result are still gone through for the record (digest 25, step 1).
 */
export const recover: Step<FngState> = {
  title: 'Recovery after the battle',
  run({ state, ...hands }) {
    mustStandAt(state, 'recovery')
    const party = state.party.filter((member) => member.missionId === missionOf(state).id)
    const fates = party.map((member) => ({ member, out: cameOut(member, isStar(state, member.soldierId)) }))
    const buried = fates.reduce((next, { member, out }) => loseOnTable(next, member, out, hands), state)
    const wounded = fates.filter(({ out }) => out === 'wounded').map(({ member }) => member)
    if (fates.every(({ out }) => out === 'unhurt')) hands.say(note(nobodyLost(state, party), { page: 40 }))
    return goOn(noteEnding(testWounded(buried, wounded, hands), hands))
  },
}

/** A Star who cheated death left the table alive, and is counted as wounded among the points (ruling to FNG pp. 98-101). */
function nobodyLost(state: FngState, party: readonly PartyMember[]): string {
  const cheated = party.filter(({ cheatedDeath }) => cheatedDeath)
  if (cheated.length === 0) return 'Nobody of ours was killed, wounded or lost.'
  const who = listed(cheated.map(({ soldierId }) => fullName(state, soldierById(state, soldierId))))
  const counts = cheated.length === 1 ? 'counts as wounded' : 'count as wounded'
  return `Nobody else of ours was killed, wounded or lost: ${who} cheated death and ${counts}.`
}

const goneBy: Readonly<Record<CameOut, { readonly status: Gone; readonly text: string } | null>> = {
  dead: { status: 'dead', text: 'was killed' },
  missing: { status: 'missing', text: 'was not recovered and is Missing in Action' },
  wounded: null,
  unhurt: null,
}

function loseOnTable(state: FngState, member: PartyMember, out: CameOut, { say }: Hands): FngState {
  const gone = goneBy[out]
  if (gone === null) return state
  const soldier = soldierById(state, member.soldierId)
  say(note(`${fullName(state, soldier)} ${gone.text}.`, { about: aboutMan(soldier, 'status'), page: 40 }))
  return leavePlatoon(state, soldier.id, gone.status)
}

function testWounded(state: FngState, wounded: readonly PartyMember[], hands: Hands): FngState {
  const men = wounded.map((member) => soldierById(state, member.soldierId))
  const rolls = rollAllOnTable(
    recoveryTable(state, hands),
    hands.dice,
    wounded.map((member, i) => ({
      subject: member.soldierId,
      why: `${fullName(state, men[i]!)}, REP ${men[i]!.rep}`,
      numbers: { REP: men[i]!.rep },
      when: {
        byFoot: member.evacuation === 'foot',
        byMedevac: member.evacuation === 'medevac',
        burned: member.burned,
      },
    })),
  )
  const later = men.filter((_, i) => rolls[i]!.row.outcome === 'recoversLater')
  const tested = rolls.reduce((next, roll, i) => effects[roll.row.outcome](next, men[i]!, roll, hands), state)
  return sendToHospital(tested, later, hands)
}

/** What being flown out adds: as the table has it, or one better than that (rulings to FNG pp. 40 and 89). */
export function recoveryTable(state: FngState, { rules }: Pick<Hands, 'rules'>): typeof afterBattleRecovery {
  const table = rules.table(afterBattleRecovery)
  if (switchOf(state, 'medevacBonus') === '2') return table
  const modifier = table.modifiers.findIndex(({ when }) => when === 'byMedevac')
  return laidOver(table, { rows: [], modifiers: [{ modifier, by: table.modifiers[modifier]!.by + 1 }] })
}

type Recovery = (state: FngState, man: Soldier, roll: TableRoll, hands: Hands) => FngState

const effects: Readonly<Record<OutcomeOf<typeof afterBattleRecovery>, Recovery>> = {
  recovers: (state, man, roll, { say }) => {
    say(explain(roll, `${fullName(state, man)} recovers and stays with the squad.`, aboutMan(man, 'status')))
    return state
  },
  recoversLater: (state, man, roll, { say }) => {
    const rep = loweredRep(man.rep)
    const cost = rep < man.rep ? `at REP ${rep}` : `his REP stays ${rep}`
    say(
      explain(
        roll,
        `${fullName(state, man)} will recover, ${cost}, after some time in hospital.`,
        aboutMan(man, 'rep'),
      ),
    )
    return patchRow(state, 'soldiers', man.id, { rep })
  },
  lost: (state, man, roll, { say }) => {
    const dies = isStar(state, man.id) && switchOf(state, 'starLost') === 'dies'
    say(explain(roll, `${fullName(state, man)} ${lostWords(state, man, dies)}.`, aboutMan(man, 'status')))
    return leavePlatoon(state, man.id, dies ? 'dead' : 'sentHome')
  },
}

function lostWords(state: FngState, man: Soldier, dies: boolean): string {
  if (dies) return 'dies of his wounds'
  return isStar(state, man.id) ? 'is evacuated home' : 'dies of his wounds or is sent home'
}

/** Away for 1/2d6 missions (FNG p. 40); the mission he was hit in is not counted (digest 25, step 12). */
function sendToHospital(state: FngState, men: readonly Soldier[], { dice, say }: Hands): FngState {
  const throws = dice.rollAll(
    men.map((man) => ({
      key: 'after-the-battle-recovery.away',
      subject: man.id,
      count: 1,
      why: `Missions missed, 1/2d6: ${fullName(state, man)}`,
      readings: [readHalf({ title: 'Hospital', page: 40 }, (away) => `Misses ${counted(away, 'mission', 'missions')}`)],
    })),
  )
  return throws.reduce((next, thrown, i) => {
    const man = men[i]!
    const awayMissions = halfDie(thrown.faces[0]!)
    const text = `${fullName(state, man)} misses ${counted(awayMissions, 'mission', 'missions')}.`
    say(explainDice(text, thrown, { about: aboutMan(man, 'awayMissions'), page: 40, score: awayMissions }))
    const away = { status: 'hospital', awayMissions, awaySince: tourOf(next).halfMonth } as const
    return patchRow(next, 'soldiers', man.id, away)
  }, state)
}

/** How losing the Star ends his tour (FNG pp. 53, 105; ruling to p. 40): killed is a defeat, evacuated home a victory. */
const endings: Readonly<
  Partial<Record<Soldier['status'], { readonly ending: Tour['ending']; readonly text: string }>>
> = {
  dead: { ending: 'killed', text: 'The Star is dead' },
  sentHome: { ending: 'evacuated', text: 'The Star is wounded, alive and on his way home: a victory too' },
}

function noteEnding(state: FngState, { say }: Hands): FngState {
  const star = starOf(state)
  const end = star && endings[star.status]
  if (!star || !end) return state
  say(note(`${end.text}. The mission is counted for the record.`, { about: aboutMan(star, 'status'), page: 105 }))
  return patchRow(state, 'tour', tourOf(state).id, { ending: end.ending })
}
