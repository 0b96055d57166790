import type { MusterView } from '../../contract/muster.ts'
import { forceOf, squadLabel } from '../muster/forces.ts'
import {
  attributesFault,
  derosFault,
  nameFault,
  namelessFault,
  repFault,
  twinFault,
  weaponFault,
} from '../../contract/paperCells.ts'
import { awayOf, isEmptyLine, isMan, type PaperForm, type PaperLine } from './paperForm.ts'

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
  const who = line.lastName.trim() || placeIn(form, line)
  const about = (field: keyof PaperLine, what: string): Problem => ({
    field,
    text: `${who}: ${what}`,
    short: what.charAt(0).toUpperCase() + what.slice(1),
    line: line.key,
  })
  const force = forceOf(facts, form.list)
  const found: Problem[] = []
  if (!force.posts.some(({ post }) => post === line.post)) found.push(about('post', noSuchPost(line.post)))
  if (!isMan(line) && !isEmptyLine(line)) found.push(about('lastName', namelessFault))
  if (isMan(line)) found.push(...problemsOfMan(line, form, facts).map(([field, what]) => about(field, what)))
  const isKnown = facts.weapons.some(({ weapons }) => weapons.some(({ id }) => id === line.weapon))
  const weapon = isKnown ? null : weaponFault(line.weapon, facts)
  if (weapon !== null) found.push(about('weapon', weapon))
  return found
}

const noSuchPost = (text: string): string =>
  text === '' ? 'the post is missing.' : `there is no post "${text}" in this list.`

function problemsOfMan(
  line: PaperLine,
  form: PaperForm,
  facts: MusterView,
): (readonly [field: keyof PaperLine, what: string])[] {
  const { tourLength } = forceOf(facts, form.list)
  const lines = form.lines.toSorted((a, b) => a.squad - b.squad)
  const isAway = line.away !== 'here' && awayOf(line.away, facts.missionsTo) === null
  const faults = [
    ['firstName', nameFault(line.firstName)],
    ['lastName', nameFault(line.lastName)],
    ['firstName', twinFault(line, lines.slice(0, lines.indexOf(line)), (other) => placeIn(form, other))],
    ['rep', repFault(line.rep, facts)],
    ['deros', derosFault(line.deros, tourLength)],
    ['attributes', attributesFault(line.attributes, facts)],
    ['away', isAway ? `"${line.away}" is neither here nor in hospital nor on R&R, with the missions he misses.` : null],
  ] as const
  return faults.flatMap(([field, what]) => (what === null ? [] : [[field, what] as const]))
}

/** @returns "1st squad, line 3". */
const placeIn = (form: PaperForm, line: PaperLine): string =>
  `${squadLabel(line.squad)}, line ${form.lines.filter((one) => one.squad === line.squad).indexOf(line) + 1}`
