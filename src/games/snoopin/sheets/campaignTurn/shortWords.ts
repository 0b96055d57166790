import type { OutcomeOf } from '../../../../main/engine/table.ts'
import type { unitDevelopment } from '../../rules/tables/development.ts'

/** Words of the tables, short enough for the cells of the sheet. */

/** What Unit Development brings. */
export const learningWords: Readonly<Record<OutcomeOf<typeof unitDevelopment>, string>> = {
  fatigue: 'fatigue',
  none: 'none',
  firepower: 'Firepower',
  defence: 'Defence',
  reaction: 'Reaction',
  special: 'Special',
  leadership: 'Leadership',
}

export const shortFatigue = (name: string): string => name.replace(/^Degraded /, '')

export const shortCategory = (name: string): string => name.replace(/^Duty Status - /, '').replace(/ Injury$/, '')
