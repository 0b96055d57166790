import { refuse } from '../../../../../main/engine/mustBe.ts'
import { addRows, patchRow, removeRows } from '../../../../../main/engine/state.ts'
import type { Step, StepArgs } from '../../../../../main/engine/system.ts'
import { lowestSoldier, repCeiling } from '../../aftermath/reputation.ts'
import type { CorrectSoldier, SoldierChanges } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { attributesOf, shortName, soldierById, tourOf } from '../../people.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { attributeName } from '../../platoon/man.ts'
import type { FngState, Soldier } from '../../state.ts'
import { gradeNames, monthsText } from '../../words.ts'
import { mustBeAttributes } from './check.ts'
import { mustHaveReason, sayCorrections, type Corrected } from './correction.ts'
import { correctStatus, whereabouts } from './correctStatus.ts'
import { mustBeFreeName } from './names.ts'

type Args = StepArgs<FngState, CorrectSoldier>

/**
 * Puts right by hand what stands wrongly of a man: a slip of the pen, a die read wrongly, a ruling at the table. It is
 * no event of the tour: nothing is rolled and no rule follows from it; what a rule needs (the highest REP held, when an
 * absence began) is kept in step.
 */
export const correctSoldier: Step<FngState, CorrectSoldier> = {
  title: (state, { soldierId }) => `Correct ${fullName(state, soldierById(state, soldierId))}`,
  run(args) {
    const { state, input, say } = args
    const man = soldierById(state, input.soldierId)
    mustHaveReason(input.reason)
    checkName(state, man, input.changes)
    checkNumbers(state, man, input.changes)
    const written = patchRow(state, 'soldiers', man.id, fieldsOf(man, input.changes))
    const after = correctStatus(args, withAttributes(args, written))
    sayCorrections(fullName(state, man), differences(state, after, man.id), input.reason, say)
    return after
  },
}

function checkName(state: FngState, man: Soldier, changes: SoldierChanges): void {
  const { firstName, lastName, rank } = changes
  if (rank?.trim() === '') refuse(`${fullName(state, man)}: a man needs a rank.`)
  if (firstName === undefined && lastName === undefined) return
  const name = { firstName: firstName ?? man.firstName, lastName: lastName ?? man.lastName }
  mustBeFreeName(state, man.id, { firstName: name.firstName.trim(), lastName: name.lastName.trim() })
}

function checkNumbers(state: FngState, man: Soldier, { rep, bestRep, derosHalfMonths: deros }: SoldierChanges): void {
  const { tourLength } = tourOf(state)
  for (const figure of [rep, bestRep])
    if (figure !== undefined && (!Number.isInteger(figure) || figure < lowestSoldier || figure > repCeiling))
      refuse(`${fullName(state, man)}: REP is ${lowestSoldier} to ${repCeiling}, not ${figure}.`)
  if (bestRep !== undefined && bestRep < (rep ?? man.rep))
    refuse(`${fullName(state, man)}: the highest REP he has held cannot be under his REP of ${rep ?? man.rep}.`)
  if (deros !== undefined && (!Number.isInteger(deros) || deros < 0 || deros > tourLength))
    refuse(`${fullName(state, man)}: DEROS is nothing to ${monthsText(tourLength)}.`)
}

/** A REP above the highest he has held becomes that; a Short Timer has had his first check (FNG p. 104). */
function fieldsOf(man: Soldier, changes: SoldierChanges): Partial<Soldier> {
  const { firstName, lastName, rank, grade, rep, bestRep, derosHalfMonths, shortTimer } = changes
  return {
    firstName: firstName?.trim() ?? man.firstName,
    lastName: lastName?.trim() ?? man.lastName,
    rank: rank?.trim() ?? man.rank,
    grade: grade ?? man.grade,
    rep: rep ?? man.rep,
    bestRep: Math.max(bestRep ?? man.bestRep, rep ?? man.rep),
    deros: derosHalfMonths ?? man.deros,
    shortTimer: shortTimer ?? man.shortTimer,
    shortTimerChecked: man.shortTimerChecked || shortTimer === true,
  }
}

/** Attributes that stay keep their rows, and with them their place in the journal. */
function withAttributes({ input, newId }: Args, state: FngState): FngState {
  const { soldierId, changes } = input
  const wanted = changes.attributes
  if (wanted === undefined) return state
  mustBeAttributes(wanted)
  const had = attributesOf(state, soldierId)
  const kept = removeRows(state, 'attributes', (row) => row.soldierId === soldierId && !wanted.includes(row.attribute))
  const added = wanted.filter((attribute) => !had.includes(attribute))
  return addRows(
    kept,
    'attributes',
    added.map((attribute) => ({ id: newId(), soldierId, attribute })),
  )
}

/** How a field is called, and how its value is written. */
const told: Readonly<Partial<Record<keyof Soldier, readonly [what: string, (man: Soldier) => string]>>> = {
  lastName: ['name', shortName],
  firstName: ['first name', (man) => man.firstName || 'none'],
  rank: ['rank', (man) => man.rank],
  grade: ['grade', (man) => gradeNames[man.grade]],
  rep: ['REP', (man) => String(man.rep)],
  bestRep: ['highest REP', (man) => String(man.bestRep)],
  deros: ['DEROS', (man) => (man.deros === 0 ? 'none' : monthsText(man.deros))],
  shortTimer: ['Short Timer', (man) => (man.shortTimer ? 'yes' : 'no')],
}

/** @returns what became different of a man; where he is has its own line. */
function differences(before: FngState, after: FngState, soldierId: number): Corrected[] {
  const [was, is] = [soldierById(before, soldierId), soldierById(after, soldierId)]
  const row = { collection: 'soldiers', id: soldierId } as const
  const fields = Object.entries(told).flatMap(([name, [what, write]]): Corrected[] => {
    const field = name as keyof Soldier
    return was[field] === is[field] ? [] : [{ ...row, field, what, from: write(was), to: write(is) }]
  })
  const place =
    whereabouts(was) === whereabouts(is)
      ? []
      : [{ ...row, field: 'status', what: 'status', from: whereabouts(was), to: whereabouts(is) }]
  const attributesIn = (state: FngState) =>
    attributesOf(state, soldierId)
      .map((id) => attributeName(id, rulesOf(state)))
      .join(', ') || 'none'
  const [had, has] = [attributesIn(before), attributesIn(after)]
  const attributes = had === has ? [] : [{ ...row, field: 'attributes', what: 'Attributes', from: had, to: has }]
  return [...fields, ...place, ...attributes]
}
