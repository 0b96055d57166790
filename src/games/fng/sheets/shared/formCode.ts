import { RuleError } from '../../../../main/engine/errors.ts'
import { tourOf } from '../../rules/people.ts'
import type { FngState, Mission, Tour } from '../../rules/state.ts'

/** The forms that a screen opens by their code: most of them it takes in once they have been filled. */
export type FormKind = 'reportForm' | 'setUpSlip' | 'aftermathSlip' | 'enemyOob' | 'blankRoster' | 'campaignTurn'

/** Which form of what: of a mission or half-month, counted from 1 in the tour; null where it is about neither. */
export interface FormCode {
  readonly form: FormKind
  readonly about: number | null
}

const letters: Record<FormKind, string> = {
  reportForm: 'R',
  setUpSlip: 'D',
  aftermathSlip: 'A',
  enemyOob: 'E',
  blankRoster: 'P',
  campaignTurn: 'T',
}

/** Without I, L and O, which a hand writes like 1 and 0. Their number is a prime: a sum over it misses no single slip. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ'

/** Forms are counted within one tour; nobody types more figures than these without a mistake. */
const most = 9999

/**
 * @param about see {@link FormCode}; for a mission `missionNumber`, for a half-month `halfMonthNumber`.
 * @returns the code printed on a form: "R12-K", a letter for the form, the number, a letter that catches slips of the pen.
 */
export function formCode(form: FormKind, about: number | null): string {
  if (about !== null && !(Number.isInteger(about) && about >= 1 && about <= most))
    throw new RangeError(`No form can be about number ${about}.`)
  const body = `${letters[form]}${about ?? ''}`
  return `${body}-${checkLetter(body)}`
}

/**
 * Reads a code as somebody types it: small letters, spaces and a missing dash do no harm, nor does O for 0 or I for 1.
 * @throws RuleError `bad-input` with a sentence for the player. A code with one letter or figure wrong is always refused.
 */
export function readFormCode(text: string): FormCode {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const [, body = '', check = ''] = /^([A-Z](?:[1-9]\d{0,3})?)([A-Z])$/.exec(plain) ?? []
  if (body === '') throw new RuleError('bad-input', `"${text.trim()}" is not a form's code. One looks like ${example}.`)
  const form = kinds.find((kind) => letters[kind] === body.charAt(0))
  if (form === undefined || checkLetter(body) !== check)
    throw new RuleError('bad-input', `There is a slip in the code "${text.trim()}": compare it with the form.`)
  return { form, about: body.length === 1 ? null : Number(body.slice(1)) }
}

/** @returns the number of a mission among those of the tour, counted from 1. */
export const missionNumber = (state: FngState, mission: Mission): number =>
  state.missions.findIndex(({ id }) => id === mission.id) + 1

/** @returns the number of the present half-month in the tour, counted from 1. */
export const halfMonthNumber = (state: FngState): number => {
  const { halfMonth, startHalfMonth } = tourOf(state)
  return halfMonth - startHalfMonth + 1
}

/** @returns "17 of 26"; of a platoon that plays on after a whole tour, where nothing is left to count down, "45". */
export function halfMonthWords({ startHalfMonth, tourLength }: Tour, halfMonth: number): string {
  const number = halfMonth - startHalfMonth + 1
  return number > tourLength ? String(number) : `${number} of ${tourLength}`
}

/** @returns the half-month in which the tour stands, as `halfMonthWords`; "over" of one that has ended. */
export const presentHalfMonth = (tour: Tour): string =>
  tour.phase === 'over' ? 'over' : halfMonthWords(tour, tour.halfMonth)

const kinds = Object.keys(letters) as FormKind[]

/** Each place counts differently, so that figures that have changed places are caught, too. */
function checkLetter(body: string): string {
  let sum = 0
  for (const sign of body) sum = sum * 5 + (/\d/.test(sign) ? Number(sign) : alphabet.indexOf(sign))
  return alphabet.charAt(((sum % alphabet.length) + alphabet.length) % alphabet.length)
}

const example = formCode('reportForm', 12)
