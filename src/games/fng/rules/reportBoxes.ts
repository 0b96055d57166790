import type { BattleReport, ManReport } from './inputs.ts'
import type { Deed, Evacuation, Fate, SupportType } from './state.ts'
import { down, manCounts, manTicks, reportFields, type AskedOfMan, type FieldOfMan } from './reportFields.ts'
import { supportNames } from './words.ts'

/** A field of a man's row, and one of the mission as a whole. */
export type ManField = Exclude<keyof ManReport, 'soldierId' | 'deedWords'>
export type MissionField = Exclude<keyof BattleReport, 'men'>

export interface ReportChoice {
  readonly value: string
  /** The letter that stands for it, on the keyboard and on paper. */
  readonly key: string
  readonly label: string
  /** Cannot happen to a Star, whom his own side always recovers (FNG p. 40). */
  readonly notStar?: true
  /** Told in the player's words: on paper among the notes. */
  readonly inWords?: true
}

interface Box {
  readonly label: string
  /** For the narrow head of a column. */
  readonly short: string
  readonly kind: 'choice' | 'tick' | 'count' | 'kinds' | 'points' | 'text'
  readonly choices: readonly ReportChoice[]
  /** Of a count. */
  readonly most: number
  /** Holds unless the player says otherwise: ticked when the screen opens the form, and ticked in print on paper. */
  readonly preset?: true
}

export interface ManBox extends Box {
  readonly of: 'man'
  readonly box: number
  readonly field: ManField
  readonly asked: AskedOfMan
}

export interface MissionBox extends Box {
  readonly of: 'mission'
  readonly box: number
  readonly field: MissionField
  readonly asked: { readonly contacted?: true; readonly leftTableInTime?: true }
}

export type ReportBox = ManBox | MissionBox

const fates: readonly (ReportChoice & { readonly value: Fate })[] = [
  { value: 'fine', key: 'F', label: 'Fine' },
  { value: 'retired', key: 'R', label: 'Retired' },
  { value: 'outOfTheFight', key: 'O', label: 'Out of the Fight' },
  { value: 'obviouslyDead', key: 'D', label: 'Obviously Dead' },
  { value: 'missing', key: 'M', label: 'Missing', notStar: true },
  { value: 'captured', key: 'C', label: 'Captured', notStar: true },
]

const evacuations: readonly (ReportChoice & { readonly value: Evacuation })[] = [
  { value: 'none', key: 'N', label: 'None' },
  { value: 'foot', key: 'F', label: 'On foot' },
  { value: 'medevac', key: 'M', label: 'Medevac' },
]

const deeds: readonly (ReportChoice & { readonly value: Deed })[] = [
  { value: 'broughtInWounded', key: 'W', label: 'Brought in wounded' },
  { value: 'twoInMelee', key: 'T', label: 'Two in melee' },
  { value: 'fourSingleHanded', key: 'S', label: 'Four single-handed' },
  { value: 'capturedUnwounded', key: 'P', label: 'Took an unwounded man' },
  { value: 'destroyedBunker', key: 'B', label: 'Destroyed a bunker' },
  { value: 'other', key: 'A', label: 'Another deed', inWords: true },
]

const tasks: readonly (ReportChoice & { readonly value: BattleReport['task'] })[] = [
  { value: 'completed', key: 'C', label: 'Completed' },
  { value: 'failed', key: 'F', label: 'Failed' },
  { value: 'neither', key: 'N', label: 'Neither' },
]

const kinds = (['artillery', 'tacticalAir', 'helicopters', 'reinforcements'] as const satisfies SupportType[]).map(
  (value, i) => ({
    value,
    key: 'ATHR'.charAt(i),
    label: supportNames[value].replace(/^./, (letter) => letter.toUpperCase()),
  }),
)

type Draft<B> = Pick<Box, 'label' | 'kind'> & Partial<B>
const man = (field: ManField, draft: Draft<ManBox>) => ({ of: 'man', field, ...draft }) as const
const mission = (field: MissionField, draft: Draft<MissionBox>) => ({ of: 'mission', field, ...draft }) as const

const ofMan = (kind: 'tick' | 'count', fields: Readonly<Record<string, FieldOfMan>>) =>
  Object.entries(fields).map(([field, of]) => man(field as ManField, { ...of, kind }))
const [recovered, ...otherTicks] = ofMan('tick', manTicks)

const numbersAndTicks = reportFields.map(([field, { types: _types, task: _task, ...of }]) => mission(field, of))

/**
 * Every box of the report of a battle, in the one order in which screen and paper ask for it. A box is asked only where
 * the rules use what it says: evacuation and fire bear on the recovery of men Out of the Fight (FNG pp. 40, 44); who was
 * out or Retired for a while matters for men who came out fine (p. 104); the lost earn no medal (p. 103).
 */
export const reportBoxes: readonly ReportBox[] = [
  mission('contacted', {
    label: 'The enemy was met: at least one figure was placed',
    kind: 'tick',
    short: 'Enemy met',
    preset: true,
  }),
  man('fate', { label: 'Fate', kind: 'choice', choices: fates }),
  recovered!,
  man('evacuation', { label: 'Evacuation', kind: 'choice', choices: evacuations, asked: down }),
  ...otherTicks,
  ...ofMan('count', manCounts),
  man('deed', {
    label: 'Deed',
    kind: 'choice',
    choices: deeds,
    asked: { fates: ['fine', 'retired', 'outOfTheFight'], recovered: true },
  }),
  ...numbersAndTicks,
  mission('task', { label: 'The task', kind: 'choice', choices: tasks }),
  mission('onDemand', { label: 'Support called On Demand', kind: 'kinds', choices: kinds }),
  mission('readyUnused', { label: 'Ready, but left unused', kind: 'kinds', choices: kinds }),
  mission('otherPoints', { label: 'Other points', kind: 'points' }),
  mission('notes', { label: 'Notes for the journal', kind: 'text' }),
].map((draft, i) => ({ short: draft.label, choices: [], most: 999, asked: {}, ...draft, box: i + 1 }))
