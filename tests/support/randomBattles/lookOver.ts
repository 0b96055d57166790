import type { BattleFollow, FieldView, FormValues } from '../../../src/games/fng/contract/battle.ts'
import { goneIn } from './faults.ts'
import { formOf, type Fought, type Seat } from './player.ts'

/** In Sight has a page of its own, which says more than its form. */
const ownPage = 'inSight'

/** Looks at everything that is offered just now: every form as it begins, and every row of what follows. Plays nothing. */
export function lookOver(seat: Seat, view: Fought): void {
  for (const { name, refused } of view.actions) if (refused === null && name !== ownPage) lookAtForm(seat, name)
  for (const row of view.follows) lookAtRow(seat, row)
}

function lookAtForm(seat: Seat, action: string): void {
  const { tally, journal, wrong } = seat
  const form = formOf(seat, action)({})
  for (const fault of goneIn(journal.state(), form)) wrong(fault)
  if (form.problem !== null) {
    tally.starts.sayWhy += 1
    if (!/^[A-Z].*[.?]$/s.test(form.problem)) wrong(`${action} says no sentence: ${form.problem}`)
    return
  }
  tally.starts.ready += 1
  mustBeTaken(seat, 'as it begins', action, form.values)
}

function lookAtRow(seat: Seat, { action, values, wants }: BattleFollow): void {
  const { tally, wrong } = seat
  if (action === ownPage) return
  const form = formOf(seat, action)(values)
  if (wants === null) tally.rows.ready += 1
  else tally.rows.wanting += 1
  for (const name of nobodyToName(form.fields)) wrong(`what follows: ${action} has nobody to name for ${name}`)
  if (form.problem === null) mustBeTaken(seat, 'what follows', action, form.values)
  else if (wants === null) wrong(`what follows: ${action} says ${form.problem}`)
  else if (form.fields.length === 0) wrong(`what follows: ${action} asks nothing: ${form.problem}`)
  else if (!namesOf(form.fields).includes(wants))
    wrong(`what follows: ${action} wants ${wants}, which its form does not ask`)
}

/** Names of all fields, those of lines too. */
const namesOf = (fields: readonly FieldView[]): string[] =>
  fields.flatMap((field) => [field.name, ...(field.kind === 'rows' ? field.lines.flatMap(namesOf) : [])])

/** Fields in which somebody must be named and nobody can be: such a form can never be played. */
const nobodyToName = (fields: readonly FieldView[]): string[] =>
  fields.flatMap((field) => {
    if (field.kind === 'rows') return field.lines.flatMap(nobodyToName)
    const least = field.kind === 'pick' ? Number(!field.optional) : field.kind === 'picks' ? field.least : 0
    return 'among' in field && field.among.length < least ? [field.name] : []
  })

function mustBeTaken({ journal, wrong }: Seat, how: string, action: string, values: FormValues): void {
  const { refused } = journal.attempt('act', { action, values })
  if (refused !== null) wrong(`${how}: ${action} refused: ${refused}`)
}
