import type { MusterView } from '../../contract/muster.ts'
import { forceOf, squadLabel } from '../muster/forces.ts'
import { attributesOf, awayOf, halfMonthsOf, isEmptyLine, isMan, type PaperForm, type PaperLine } from './paperForm.ts'

/** Something that is wrong with the form, and where. */
export interface Problem {
  /** A sentence for the list of all of them: it names the man. */
  readonly text: string
  /** The same beside the field. */
  readonly short: string
  /** Key of the line; null where it is about the whole. */
  readonly line: number | null
  readonly field: keyof PaperLine | 'unit' | 'star' | 'halfMonth'
}

/** @returns the id of the text that says what is wrong with a field. */
export const faultId = ({ line, field }: Pick<Problem, 'line' | 'field'>): string =>
  line === null ? `fault-${field}` : `fault-${field}-${line}`

/** @returns the id of the field itself. */
export const fieldId = ({ line, field }: Pick<Problem, 'line' | 'field'>): string =>
  line === null ? `paper-${field}` : `paper-${field}-${line}`

/** @returns all that keeps the form from being taken over, in sentences, from top to bottom. */
export function problemsOf(form: PaperForm, facts: MusterView): Problem[] {
  const star = form.lines.find(({ key }) => key === form.star)
  return [
    ...(form.unit.trim() === '' ? [whole('unit', 'The unit needs a name.')] : []),
    ...(form.halfMonth < form.startHalfMonth
      ? [whole('halfMonth', 'The campaign cannot stand before the date it began.')]
      : []),
    ...(star && isMan(star) ? [] : [whole('star', 'Name the Star: one of the men.')]),
    ...form.lines.toSorted((a, b) => a.squad - b.squad).flatMap((line) => problemsOfLine(line, form, facts)),
  ]
}

const whole = (field: Problem['field'], text: string): Problem => ({ field, text, short: text, line: null })

function problemsOfLine(line: PaperLine, form: PaperForm, facts: MusterView): Problem[] {
  const squad = form.lines.filter((one) => one.squad === line.squad)
  const who = line.lastName.trim() || `${squadLabel(line.squad)}, line ${squad.indexOf(line) + 1}`
  const about = (field: keyof PaperLine, what: string): Problem => ({
    field,
    text: `${who}: ${what}`,
    short: what.charAt(0).toUpperCase() + what.slice(1),
    line: line.key,
  })
  const force = forceOf(facts, form.list)
  const found: Problem[] = []
  if (!force.posts.some(({ post }) => post === line.post)) found.push(about('post', noSuch('post', line.post)))
  if (!isMan(line) && !isEmptyLine(line))
    found.push(about('lastName', 'a man needs a last name; an open place has nothing written in it.'))
  if (isMan(line)) found.push(...problemsOfMan(line, form, facts).map(([field, what]) => about(field, what)))
  if (!facts.weapons.some(({ weapons }) => weapons.some(({ id }) => id === line.weapon)))
    found.push(about('weapon', noSuch('weapon', line.weapon)))
  return found
}

const noSuch = (kind: string, text: string): string =>
  text === '' ? `the ${kind} is missing.` : `there is no ${kind} "${text}"${kind === 'post' ? ' in this list' : ''}.`

/** A name has no more letters than this, in the program. */
const mostLetters = 60

function problemsOfMan(
  line: PaperLine,
  form: PaperForm,
  facts: MusterView,
): (readonly [field: keyof PaperLine, what: string])[] {
  const { tourLength } = forceOf(facts, form.list)
  const { from, to } = facts.rep
  const rep = /^\d+$/.test(line.rep.trim()) ? Number(line.rep) : 0
  const longest = (['firstName', 'lastName'] as const).filter((field) => line[field].length > mostLetters)
  return [
    ...longest.map((field) => [field, `a name has ${mostLetters} letters at most.`] as const),
    ...(rep >= from && rep <= to ? [] : [['rep', `REP is ${from} to ${to}.`] as const]),
    ...(halfMonthsOf(line.deros, forceOf(facts, form.list)) === null
      ? [['deros', `DEROS is half a month to ${tourLength / 2} months, in halves.`] as const]
      : []),
    ...attributesOf(line.attributes, facts).unknown.map(
      (name) => ['attributes', `there is no attribute "${name}".`] as const,
    ),
    ...(line.away === 'here' || awayOf(line.away, facts.missionsTo) !== null
      ? []
      : [['away', `"${line.away}" is neither here nor in hospital nor on R&R, with the missions he misses.`] as const]),
  ]
}
