import type { InputOf } from '../../../../contract/procedures.ts'

export type MusterInput = InputOf<'fng.muster'>['input']
export type ForceId = MusterInput['list']
export type Corps = MusterInput['corps']

export interface Force {
  readonly id: ForceId
  readonly name: string
  readonly text: string
  /** Where it fought as a rule (FNG p. 53); null: anywhere. A recommendation, not a bar. */
  readonly corps: Corps | null
  /** The last half-month from which a full tour fits into the calendar (FNG p. 53). */
  readonly latestStart: number
  readonly mayHaveFourSquads: boolean
  /** Flak jackets are the player's choice (FNG pp. 9-10). */
  readonly choosesFlakJackets: boolean
}

const early1968 = 24
const december1967 = 22
const plain = { corps: null, latestStart: early1968, mayHaveFourSquads: false, choosesFlakJackets: false } as const

/** The six forces a tour can be played with, in a sentence each. */
export const forces: readonly Force[] = [
  {
    ...plain,
    id: 'us-army-infantry',
    name: 'U.S. Army infantry',
    text: 'Draftees and a few regulars with plenty of support behind them, sent wherever the map has a name.',
    choosesFlakJackets: true,
  },
  {
    ...plain,
    id: 'usmc',
    name: 'U.S. Marine Corps',
    text: 'Big squads that carry old rifles up north and stay a month longer than everybody else.',
    corps: 'i',
    latestStart: december1967,
  },
  {
    ...plain,
    id: 'sf-cidg',
    name: 'Special Forces with CIDG',
    text: 'A handful of advisors leads local men from a camp near the border; they know the ground and the price of it.',
    mayHaveFourSquads: true,
  },
  {
    ...plain,
    id: 'anzac',
    name: 'ANZAC',
    text: 'Small, quiet sections that patrol for days and would rather see than be seen.',
    corps: 'iii',
  },
  {
    ...plain,
    id: 'arvn-pre-1968',
    name: 'ARVN, before 1968',
    text: 'The army of the country itself with the arms of the last war, at home and in it for good.',
  },
  {
    ...plain,
    id: 'arvn-post-1968',
    name: 'ARVN, from 1968',
    text: 'The same army after new rifles came, with more to lean on and more asked of it.',
    choosesFlakJackets: true,
  },
]

/** @returns the force with this id. */
export const forceOf = (id: ForceId): Force => forces.find((force) => force.id === id)!

export const corpsNames: readonly { readonly value: Corps; readonly label: string }[] = [
  { value: 'i', label: 'I Corps' },
  { value: 'ii', label: 'II Corps' },
  { value: 'iii', label: 'III Corps' },
  { value: 'iv', label: 'IV Corps' },
]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** @returns "Early March 1967" for a half-month of the campaign, 0 to 47. */
export const halfMonthName = (at: number): string =>
  `${at % 2 === 0 ? 'Early' : 'Late'} ${months[Math.floor((at % 24) / 2)]!} ${1967 + Math.floor(at / 24)}`

/** Every half-month a tour may begin in. */
export const halfMonths: readonly number[] = Array.from({ length: 48 }, (_, at) => at)
