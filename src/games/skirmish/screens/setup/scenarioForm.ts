import type * as z from 'zod'
import type { skirmishSteps } from '../../contract/steps.ts'

/** What the scenario says, and what the players agree on before a game. */
export interface ScenarioForm {
  scenario: string
  hiddenRules: 'noise' | 'alternate'
  acrossTurns: boolean
  openNumbers: boolean
  smokeSpreadInches: number
  /** Id of the side that has the first turn. */
  first: number
  sides: { side: number; shotsPerTurn: number; supportTurns: number }[]
}

export const emptyScenario = (sides: readonly { readonly id: number }[]): ScenarioForm => ({
  scenario: '',
  hiddenRules: 'noise',
  acrossTurns: true,
  openNumbers: false,
  smokeSpreadInches: 12,
  first: sides[0]!.id,
  sides: sides.map(({ id }) => ({ side: id, shotsPerTurn: 5, supportTurns: 0 })),
})

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** @returns why the game cannot be set up so, each a sentence. */
export const problemsOf = ({ smokeSpreadInches, sides }: ScenarioForm): string[] => [
  ...(isWhole(smokeSpreadInches, 0, 48) ? [] : ['A smoke round rolls 0 to 48 inches.']),
  ...(sides.every(({ shotsPerTurn }) => isWhole(shotsPerTurn, 0, 20)) ? [] : ['Shots a turn are 0 to 20.']),
  ...(sides.every(({ supportTurns }) => isWhole(supportTurns, 0, 99)) ? [] : ['Turns of support are 0 to 99.']),
]

/** @returns what the step that begins the set-up takes. */
export const scenarioInput = (form: ScenarioForm): z.input<typeof skirmishSteps.beginGame> => ({
  ...form,
  scenario: form.scenario.trim(),
  sides: form.sides.map((side) => ({ ...side })),
})
