import { RuleError } from '../../../engine/errors.ts'
import type { Rules } from '../../../engine/system.ts'
import type { BattleReport, ManReport } from '../inputs.ts'
import { fullName, isStar, missionOf, soldierById } from '../people.ts'
import type { FngState } from '../state.ts'
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
  checkWoundedLeft(state, report)
  if (report.allPcsAndOff && !report.leftTableInTime)
    refuse('The squad was not off the table in time, so it does not earn the points for that.')
  checkSupport(state, report, rules)
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

function checkWoundedLeft(state: FngState, report: BattleReport): void {
  // The Star is always recovered by his own side (FNG p. 40).
  const recovered = (man: ManReport) => man.recovered || isStar(state, man.soldierId)
  const lying = report.men.filter((m) => m.fate === 'outOfTheFight' && recovered(m) && m.evacuation === 'none').length
  if (report.woundedLeft > lying)
    refuse(`${report.woundedLeft} wounded were left on the table, but only ${lying} lay there recovered.`)
}

function checkSupport(state: FngState, report: BattleReport, rules: Rules): void {
  const ready = readySupportFor(missionOf(state), rules)
  for (const kind of report.readyUnused)
    if (!ready.includes(kind)) refuse(`This mission had no Ready Support of the kind ${supportNames[kind]}.`)
}

/** The name for a refusal; a man who is not in the tour at all is refused on the spot. */
const nameOf = (state: FngState, soldierId: number): string => fullName(soldierById(state, soldierId))

function refuse(message: string): never {
  throw new RuleError('bad-input', message)
}
