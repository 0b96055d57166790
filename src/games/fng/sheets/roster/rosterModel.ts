import type { SheetForm } from '../../../../main/sheets/sheet.ts'

/** A word above a value in the head of a sheet. */
export interface SheetField {
  readonly label: string
  readonly value: string
}

/** Months left, as the roster shows them. */
export interface DerosCell {
  /** "7.5" */
  readonly text: string
  /** Part of a full tour that is still to be served, 0 to 1. */
  readonly left: number
  /** Where the tenth month begins, as a part of the tour; null for officers. */
  readonly tick: number | null
}

/** A word beside a name: `out` for men who are away. */
export interface NameTag {
  readonly text: string
  readonly out: boolean
}

/** One numbered line of a section: a man, an open slot, or an empty line for the pencil. */
export interface RosterLine {
  readonly number: number
  readonly state: 'here' | 'away' | 'open' | 'blank'
  readonly name: string
  readonly star: boolean
  readonly tag: NameTag | null
  readonly leader: '' | 'Ldr' | 'Jr NCO'
  readonly rep: number | null
  readonly attributes: readonly string[]
  readonly effects: readonly string[]
  readonly weapon: string
  readonly deros: DerosCell | null
}

export interface RosterSection {
  readonly title: string
  /** Number of the squad, on a sheet whose empty lines can be filled in as a PDF; 0 for the HQ. */
  readonly squad?: number
  /** "9 fit of 11, smoke: leader, sergeant". */
  readonly note: string
  readonly lines: readonly RosterLine[]
}

/** A line of the block WEAPON TYPES, RANGE, TARGET, IMPACT-APR (FNG p. 110). */
export interface WeaponLine {
  readonly name: string
  readonly range: string
  readonly target: string
  readonly impact: string
}

/** The Platoon Roster Sheet (FNG pp. 110-111), filled or blank. */
export interface RosterModel {
  readonly title: string
  /** "2nd Platoon, Bravo Company"; empty on a blank sheet, which gets a line to write on. */
  readonly unit: string
  /** "USMC, I Corps, early September 1967" */
  readonly force: string
  readonly fields: readonly SheetField[]
  readonly sections: readonly RosterSection[]
  readonly weapons: readonly WeaponLine[]
  readonly legend: readonly string[]
  /** What it is a form of; left out where nothing in it is read back. */
  readonly form?: SheetForm
  /** "FNG: 2nd Tour, p. 110-111" */
  readonly source: string
}
