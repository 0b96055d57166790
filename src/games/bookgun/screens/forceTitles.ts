import type { Force } from '../contract/rosters.ts'

/** What a force is called at the head of a list. */
export const forceTitles: Readonly<Record<Force, string>> = {
  army: 'Army',
  insurgents: 'Insurgents',
  civilians: 'Civilians',
}
