import type { ForceView, MusterView } from '../../contract/muster.ts'
import type { InputOf } from '../../../../contract/procedures.ts'

export type MusterInput = InputOf<'fng.muster'>['input']
export type ForceId = MusterInput['list']
export type Corps = MusterInput['corps']
export type Post = NonNullable<NonNullable<MusterInput['star']>['post']>

/** What a force is called on these pages, and what it is like, in a sentence. */
export interface ForceWords {
  readonly id: ForceId
  readonly name: string
  readonly text: string
}

/** The six forces a tour can be played with. */
export const forces: readonly ForceWords[] = [
  {
    id: 'us-army-infantry',
    name: 'U.S. Army infantry',
    text: 'Draftees and a few regulars with plenty of support behind them, sent wherever the map has a name.',
  },
  {
    id: 'usmc',
    name: 'U.S. Marine Corps',
    text: 'Big squads that carry old rifles up north and stay a month longer than everybody else.',
  },
  {
    id: 'sf-cidg',
    name: 'Special Forces with CIDG',
    text: 'A handful of advisors leads local men from a camp near the border; they know the ground and the price of it.',
  },
  {
    id: 'anzac',
    name: 'ANZAC',
    text: 'Small, quiet sections that patrol for days and would rather see than be seen.',
  },
  {
    id: 'arvn-pre-1968',
    name: 'ARVN, before 1968',
    text: 'The army of the country itself with the arms of the last war, at home and in it for good.',
  },
  {
    id: 'arvn-post-1968',
    name: 'ARVN, from 1968',
    text: 'The same army after new rifles came, with more to lean on and more asked of it.',
  },
]

/** @returns what the force with this id is called. */
export const forceName = (id: ForceId): string => forces.find((force) => force.id === id)?.name ?? id

/** @returns what main knows of a force. */
export const forceOf = (facts: MusterView, id: ForceId): ForceView => facts.forces.find(({ list }) => list === id)!

/** @returns the Corps as a choice of words. */
export const corpsOptions = (facts: MusterView): readonly { readonly value: Corps; readonly label: string }[] =>
  facts.corps.map(({ corps, name }) => ({ value: corps as Corps, label: name }))

/** @returns "1st squad", "Platoon HQ". */
export const squadLabel = (squad: number): string =>
  squad === 0 ? 'Platoon HQ' : `${['1st', '2nd', '3rd', '4th'][squad - 1] ?? squad} squad`

/** @returns a date in the middle of a sentence: "early March 1967". */
export const inSentence = (date: string): string => date.charAt(0).toLowerCase() + date.slice(1)
