import { refuse } from '../../../../main/engine/mustBe.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { BattleReport, ManReport } from '../inputs.ts'
import { fullName } from '../naming.ts'
import { isStar, missionOf, soldierById } from '../people.ts'
import { bringsHelicopters, reportFieldsOf } from '../missionRules.ts'
import { beyondMost } from '../reportFields.ts'
import type { Deed, FngState } from '../state.ts'
import { supportNames } from '../words.ts'
import { readySupportFor } from './readySupport.ts'

/**
 * Refuses a report that contradicts itself or the rules.
 * @throws RuleError `bad-input` with a sentence that says what cannot be.
 */
export function checkReport(state: FngState, report: BattleReport, rules: Rules): void {
  const went = new Set(state.party.filter((p) => p.missionId === missionOf(state).id).map((p) => p.soldierId))
  const named = new Set<number>()
  for (const man of report.men) {
    if (!went.has(man.soldierId)) refuse(`${nameOf(state, man.soldierId)} did not go on this mission.`)
    if (named.has(man.soldierId)) refuse(`${nameOf(state, man.soldierId)} is reported twice.`)
    named.add(man.soldierId)
    checkMan(state, man)
  }
  checkEnemy(report)
  const beyond = beyondMost(report)
  if (beyond) refuse(`${beyond.label}: ${beyond.most} at most.`)
  checkDeeds(state, report)
  checkWoundedLeft(state, report)
  if (report.allPcsAndOff && !report.leftTableInTime)
    refuse('The squad was not off the table in time, so it does not earn the points for that.')
  checkSupport(state, report, rules)
  checkMission(state, report)
}

function checkMan(state: FngState, man: ManReport): void {
  const name = nameOf(state, man.soldierId)
  const star = isStar(state, man.soldierId)
  if (man.cheatedDeath && !star) refuse(`${name} is no Star: only a Star can cheat death.`)
  if (man.cheatedDeath && man.fate !== 'fine')
    refuse(`${name} cheated death, so he left the table alive: report him as fine otherwise.`)
  if (star && (man.fate === 'missing' || man.fate === 'captured'))
    refuse(`${name} is the Star, whom his own side always recovers: report him as retired or Out of the Fight.`)
  if (man.evacuation !== 'none' && man.fate !== 'outOfTheFight')
    refuse(`${name} was not Out of the Fight at the end, so he was not evacuated as a wounded man.`)
  if (man.evacuation !== 'none' && !man.recovered) refuse(`${name} was evacuated, so he was recovered.`)
  if (man.deed === 'other' && (man.deedWords ?? '').trim() === '') refuse(`Say what ${name} did, after his name.`)
  if (man.fate === 'fine' && !man.recovered) refuse(`${name} is fine, so he is with his own side.`)
}

function checkEnemy(report: BattleReport): void {
  const kills = report.men.reduce((n, m) => n + m.killsConfirmed + m.killsUnconfirmed + m.killsToRoll, 0)
  const others = report.otherKillsConfirmed + report.otherKillsUnconfirmed + report.otherKillsToRoll
  const captured = report.capturedUnharmed + report.capturedWounded
  if (!report.contacted && kills + others + captured > 0)
    refuse('Enemies were killed or captured, so the enemy was contacted.')
}

/** Deeds that are done to an enemy who stands on the table (FNG p. 103). */
const againstEnemies: readonly (Deed | null)[] = [
  'twoInMelee',
  'fourSingleHanded',
  'capturedUnwounded',
  'destroyedBunker',
]

/**
 * A deed against the enemy needs an enemy, and a prisoner is counted among the captured, whatever has become of him since;
 * a battle that was tracked knows of those who got away. Kills do not bound a deed: whom he put Out of the Fight and nobody
 * took is no kill of his, and the report does not ask for him (FNG pp. 102-103).
 */
function checkDeeds(state: FngState, report: BattleReport): void {
  for (const { soldierId, deed } of report.men) {
    if (!report.contacted && againstEnemies.includes(deed))
      refuse(`The deed of ${nameOf(state, soldierId)} was done to an enemy, so the enemy was contacted.`)
    const captured = report.capturedUnharmed + report.capturedWounded
    if (deed === 'capturedUnwounded' && captured === 0 && state.battle.length === 0)
      refuse(`${nameOf(state, soldierId)} took a prisoner, but nobody was captured: count him among the captured.`)
  }
}

function checkWoundedLeft(state: FngState, report: BattleReport): void {
  // The Star is always recovered by his own side (FNG p. 40).
  const recovered = (man: ManReport) => man.recovered || isStar(state, man.soldierId)
  const lying = report.men.filter((m) => m.fate === 'outOfTheFight' && recovered(m) && m.evacuation === 'none').length
  if (report.woundedLeft > lying)
    refuse(`${report.woundedLeft} wounded were left on the table, but only ${lying} lay there recovered.`)
}

/**
 * What was called was not left unused, and a Medevac is asked for like all support (FNG pp. 89, 102). Helicopters may be
 * both: Ready Support has one helicopter mission, of gunships (p. 87), and every level has the Medevac On Demand (p. 75).
 */
function checkSupport(state: FngState, report: BattleReport, rules: Rules): void {
  const ready = readySupportFor(missionOf(state), rules)
  for (const kind of report.readyUnused) {
    if (!ready.includes(kind)) refuse(`This mission had no Ready Support of the kind ${supportNames[kind]}.`)
    if (kind !== 'helicopters' && report.onDemand.includes(kind))
      refuse(
        `The report has ${supportNames[kind]} as called On Demand and as Ready, but left unused: take one of the two back.`,
      )
  }
  const flown = report.men.find((man) => man.evacuation === 'medevac')
  if (!flown || helicoptersCome(state) || report.onDemand.includes('helicopters')) return
  const name = nameOf(state, flown.soldierId)
  if (report.readyUnused.includes('helicopters'))
    refuse(
      `${name} was flown out by Medevac, and the Ready helicopters were left unused: say that the Medevac was called On Demand, or take that back.`,
    )
  if (!ready.includes('helicopters'))
    refuse(
      `${name} was flown out by Medevac, and no helicopters were Ready: say that they were called On Demand, or how else he was brought off.`,
    )
}

/** Helicopters that nobody called: those of a task of Defense (FNG p. 99), and whatever flew in a battle that was tracked. */
const helicoptersCome = (state: FngState): boolean =>
  state.battle.length > 0 || bringsHelicopters(missionOf(state).defenseTask)

/** What belongs to one type of mission, with what is refused elsewhere (FNG pp. 99-101). */
const ofOneType = [
  ['task', ({ task }) => task !== 'neither', 'A task is set in a Defense only: leave it out.'],
  [
    'allPcsAndOff',
    (report) => report.allPcsAndOff,
    'All PCs are to be found in a Recon only: take back that they were, and the squad off in time.',
  ],
] as const satisfies readonly (readonly [keyof BattleReport, (report: BattleReport) => boolean, string])[]

/** What there was of something in the mission, the report cannot have more of. */
function checkMission(state: FngState, report: BattleReport): void {
  const { type, defenseTask, pcsToFind } = missionOf(state)
  if (report.civiliansDetained > 0 && defenseTask !== 'checkPoint')
    refuse('Civilians are detained at a Check Point only, and this mission had none: report 0 of them.')
  const fields = reportFieldsOf(missionOf(state))
  for (const [field, isReported, message] of ofOneType)
    if (type !== null && isReported(report) && !fields.includes(field)) refuse(message)
  if (type !== 'recon' || pcsToFind === null || state.battle.length > 0) return
  if (report.pcsRevealed > pcsToFind)
    refuse(`This mission had ${pcsToFind} PCs to find, not ${report.pcsRevealed}: report ${pcsToFind} at most.`)
}

/** The name for a refusal; a man who is not in the tour at all is refused on the spot. */
const nameOf = (state: FngState, soldierId: number): string => fullName(state, soldierById(state, soldierId))
