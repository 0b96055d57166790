import type { MusterEntered, MusterView, PaperLineView } from '../../contract/muster.ts'
import { attributesIn, halfMonthsIn } from '../../contract/paperCells.ts'
import type { InputOf } from '../../../../contract/procedures.ts'
import { forceOf, type Corps, type ForceId, type Post } from '../muster/forces.ts'

export type PaperInput = InputOf<'fng.takeOver'>['input']

/** One line of the paper roster, as it is typed; without a last name the place stands open. */
export interface PaperLine {
  readonly key: number
  squad: number
  /** Of the list; or a text from elsewhere that names none of its posts, as with the weapon. */
  post: string
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
  attributesFor: 'starSquad' | 'everyone' | 'nobody'
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
  post,
  weapon,
  firstName: '',
  lastName: '',
  rep: '',
  deros: '',
  attributes: '',
  shortTimer: false,
  away: 'here',
})

/** @returns whether nothing has been written into a line: its place stands open. */
export const isEmptyLine = ({ firstName, lastName, rep, deros, attributes }: PaperLine): boolean =>
  `${firstName}${lastName}${rep}${deros}${attributes}`.trim() === ''

/** @returns whether a line has a man in it. */
export const isMan = (line: PaperLine): boolean => line.lastName.trim() !== ''

/** @returns true while nobody has been written down: then the lines may be laid out anew. */
export const isBlank = ({ lines }: PaperForm): boolean => lines.every(isEmptyLine)

/** @returns whether a form holds nothing that would be missed. */
export const isUntouched = (form: PaperForm): boolean =>
  isBlank(form) && JSON.stringify({ ...form, lines: [] }) === JSON.stringify(emptyPaper())

/** @returns a form that was kept, its lines with keys of this page. */
export function keyedAnew(form: PaperForm): PaperForm {
  const keys = new Map(form.lines.map(({ key }) => [key, ++last]))
  const star = form.star === null ? null : (keys.get(form.star) ?? null)
  return { ...form, star, lines: form.lines.map((line) => ({ ...line, key: keys.get(line.key)! })) }
}

/** @returns the form as it was when this campaign was taken over; the other way round from `paperInput`. */
export function paperFormOf(
  { men, openSlots, lastArea, ...rest }: Extract<MusterEntered, { step: 'fng.takeOver' }>['input'],
  facts: MusterView,
): PaperForm {
  const nameOf = (id: string) => facts.attributes.find((one) => one.id === id)?.name ?? id
  const lines = men.map((man) => ({
    ...newLine(man),
    firstName: man.firstName,
    lastName: man.lastName,
    rep: String(man.rep),
    deros: String(man.derosHalfMonths / 2),
    attributes: man.attributes.map(nameOf).join(', '),
    shortTimer: man.shortTimer,
    away: man.away === null ? 'here' : `${man.away.status} ${man.away.missions}`,
  }))
  const star = lines[men.findIndex((man) => man.star)]?.key ?? null
  return { ...rest, star, lastArea: lastArea ?? '', lines: [...lines, ...openSlots.map(newLine)] }
}

/** @returns the form as `fng.takeOver` takes it; the form has no problems. */
export function paperInput(form: PaperForm, facts: MusterView): PaperInput {
  const { tourLength } = forceOf(facts, form.list)
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
      post: line.post as Post,
      rep: Number(line.rep),
      attributes: attributesIn(line.attributes, facts).ids,
      weapon: line.weapon,
      derosHalfMonths: halfMonthsIn(line.deros, tourLength) ?? 0,
      shortTimer: line.shortTimer,
      star: line.key === form.star,
      away: awayOf(line.away, facts.missionsTo),
    })),
    openSlots: form.lines
      .filter((line) => !isMan(line))
      .map(({ squad, post, weapon }) => ({ squad, post: post as Post, weapon })),
    history: form.history.trim(),
  }
}

/** @returns where a man is by the form's word for it; null for one who is here, and for what says nothing of the kind. */
export function awayOf(away: string, missionsTo: number): PaperInput['men'][number]['away'] {
  const [status, count] = away.split(' ')
  const missions = Number(count)
  const counts = Number.isInteger(missions) && missions >= 1 && missions <= missionsTo
  return counts && (status === 'hospital' || status === 'rAndR') ? { status, missions } : null
}
