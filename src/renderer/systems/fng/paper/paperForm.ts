import type { ForceView, MusterView, PaperLineView } from '../../../../contract/muster.ts'
import type { InputOf } from '../../../../contract/procedures.ts'
import { forceOf, type Corps, type ForceId, type Post } from '../muster/forces.ts'

export type PaperInput = InputOf<'fng.takeOver'>['input']

/** One line of the paper roster, as it is typed; without a last name the place stands open. */
export interface PaperLine {
  readonly key: number
  squad: number
  post: Post
  weapon: string
  firstName: string
  lastName: string
  rep: string
  /** In months: "7", "7.5" or "7½". */
  deros: string
  /** Names, divided by commas. */
  attributes: string
  shortTimer: boolean
  /** "here", or where he is and how many missions more he misses: "hospital 2". */
  away: string
}

/** What has been copied from paper so far. */
export interface PaperForm {
  list: ForceId
  unit: string
  corps: Corps
  startHalfMonth: number
  halfMonth: number
  attributesFor: 'starSquad' | 'everyone'
  extraContactDie: boolean
  /** Empty where there has been no mission. */
  lastArea: string
  /** Key of the Star's line; null before one is named. */
  star: number | null
  history: string
  lines: PaperLine[]
}

/** @returns an empty form; its lines come with the list. */
export const emptyPaper = (): PaperForm => ({
  list: 'usmc',
  unit: '',
  corps: 'i',
  startHalfMonth: 0,
  halfMonth: 0,
  attributesFor: 'starSquad',
  extraContactDie: false,
  lastArea: '',
  star: null,
  history: '',
  lines: [],
})

let last = 0
/** @returns an empty line for a place. */
export const newLine = ({ squad, post, weapon }: PaperLineView): PaperLine => ({
  key: ++last,
  squad,
  post: post as Post,
  weapon,
  firstName: '',
  lastName: '',
  rep: '',
  deros: '',
  attributes: '',
  shortTimer: false,
  away: 'here',
})

/** @returns true while nobody has been written down: then the lines may be laid out anew. */
export const isBlank = ({ lines }: PaperForm): boolean =>
  lines.every((line) => `${line.firstName}${line.lastName}${line.rep}${line.deros}${line.attributes}`.trim() === '')

/** Something that is wrong with the form, and where. */
export interface Problem {
  readonly text: string
  /** Of the line; null where it is about the whole. */
  readonly line: number | null
  readonly field: keyof PaperLine | 'unit' | 'star' | 'halfMonth'
}

/** @returns the half-months that a count of months stands for, or null for anything else. */
export function halfMonthsOf(months: string, { tourLength }: ForceView): number | null {
  const [all, whole, half] = /^(\d{1,2})?([.,][05]|½)?$/.exec(months.trim()) ?? []
  if (all === undefined || all === '') return null
  const count = Number(whole ?? 0) * 2 + (half === undefined || half.endsWith('0') ? 0 : 1)
  return count >= 1 && count <= tourLength ? count : null
}

/** @returns ids of attributes by their names; those that nobody knows as they were typed. */
export function attributesOf(text: string, facts: MusterView): { readonly ids: string[]; readonly unknown: string[] } {
  const names = text.split(/[,;]/).flatMap((name) => name.trim() || [])
  const idOf = (name: string) => facts.attributes.find((one) => one.name.toLowerCase() === name.toLowerCase())?.id
  return {
    ids: names.flatMap((name) => idOf(name) ?? []),
    unknown: names.filter((name) => idOf(name) === undefined),
  }
}

/** @returns all that keeps the form from being taken over, in sentences, from top to bottom. */
export function problemsOf(form: PaperForm, facts: MusterView): Problem[] {
  const star = form.lines.find(({ key }) => key === form.star)
  return [
    ...(form.unit.trim() === '' ? [whole('unit', 'The unit needs a name.')] : []),
    ...(form.halfMonth < form.startHalfMonth
      ? [whole('halfMonth', 'The campaign cannot stand before the date it began.')]
      : []),
    ...form.lines.filter(isMan).flatMap((line) => problemsOfMan(line, form, facts)),
    ...(star && isMan(star) ? [] : [whole('star', 'Name the Star: one of the men.')]),
  ]
}

const whole = (field: Problem['field'], text: string): Problem => ({ field, text, line: null })

const isMan = (line: PaperLine): boolean => line.lastName.trim() !== ''

function problemsOfMan(line: PaperLine, form: PaperForm, facts: MusterView): Problem[] {
  const force = forceOf(facts, form.list)
  const { from, to } = facts.rep
  const rep = Number(line.rep)
  const { unknown } = attributesOf(line.attributes, facts)
  const about = (field: keyof PaperLine, text: string): Problem => ({
    field,
    text: `${line.lastName.trim()}: ${text}`,
    line: line.key,
  })
  return [
    ...(/^\d+$/.test(line.rep.trim()) && rep >= from && rep <= to ? [] : [about('rep', `REP is ${from} to ${to}.`)]),
    ...(halfMonthsOf(line.deros, force) === null
      ? [about('deros', `DEROS is half a month to ${force.tourLength / 2} months, in halves.`)]
      : []),
    ...unknown.map((name) => about('attributes', `there is no attribute "${name}".`)),
  ]
}

/** @returns the form as `fng.takeOver` takes it; the form has no problems. */
export function paperInput(form: PaperForm, facts: MusterView): PaperInput {
  const force = forceOf(facts, form.list)
  const { unit, list, corps, startHalfMonth, halfMonth, attributesFor, extraContactDie } = form
  return {
    unit: unit.trim(),
    list,
    corps,
    startHalfMonth,
    halfMonth,
    attributesFor,
    extraContactDie,
    lastArea: form.lastArea === '' ? null : (form.lastArea as PaperInput['lastArea']),
    men: form.lines.filter(isMan).map((line) => ({
      firstName: line.firstName.trim(),
      lastName: line.lastName.trim(),
      squad: line.squad,
      post: line.post,
      rep: Number(line.rep),
      attributes: attributesOf(line.attributes, facts).ids,
      weapon: line.weapon,
      derosHalfMonths: halfMonthsOf(line.deros, force) ?? 0,
      shortTimer: line.shortTimer,
      star: line.key === form.star,
      away: awayOf(line.away),
    })),
    openSlots: form.lines.filter((line) => !isMan(line)).map(({ squad, post, weapon }) => ({ squad, post, weapon })),
    history: form.history.trim(),
  }
}

function awayOf(away: string): PaperInput['men'][number]['away'] {
  const [status, missions] = away.split(' ')
  return status === 'hospital' || status === 'rAndR' ? { status, missions: Number(missions) } : null
}
