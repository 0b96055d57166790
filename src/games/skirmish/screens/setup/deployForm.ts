import type * as z from 'zod'
import type { ManView } from '../../contract/squads.ts'
import type { skirmishSteps } from '../../contract/steps.ts'

/** What hiding asks for: a place that is sealed, nothing but the mark, or it is not for now. */
export type Hiding = 'sealed' | 'open' | 'none'

/** How one figure comes onto the table. */
export interface Placing {
  hidden: boolean
  /** Where a hidden one is. */
  place: string
  radio: boolean
}

export interface ManPlacing extends Placing {
  readonly man: number
  readonly name: string
  readonly weaponName: string
  goes: boolean
}

export interface OtherPlacing extends Placing {
  name: string
  weapon: string
}

/** What one side puts on the table. */
export interface DeployForm {
  men: ManPlacing[]
  others: OtherPlacing[]
  vehicles: { name: string; weapon: string | null }[]
  mortars: { name: string; setUp: boolean }[]
  /** Mines, a place a line. */
  mines: string
}

const placing: Placing = { hidden: false, place: '', radio: false }

/** @param men those who could go: fit, and not on the table. */
export const emptyDeploy = (men: readonly ManView[]): DeployForm => ({
  men: men.map(({ id, name, weaponName }) => ({ ...placing, man: id, name, weaponName, goes: false })),
  others: [],
  vehicles: [],
  mortars: [],
  mines: '',
})

export const anotherFigure = (weapon: string): OtherPlacing => ({ ...placing, name: '', weapon })

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** @returns why it cannot be put on the table so, each a sentence. */
export function problemsOf(form: DeployForm, { mayHide }: { readonly mayHide: boolean }): string[] {
  const { others, vehicles, mortars, mines } = form
  const going = goingOf(form)
  const named = [...others, ...vehicles, ...mortars]
  const radios = going.filter(({ radio }) => radio).length
  return [
    ...(going.length + vehicles.length + mortars.length + linesOf(mines).length === 0 ? ['Nobody is chosen yet.'] : []),
    ...(named.some(({ name }) => name.trim() === '') ? ['Somebody has no name yet.'] : []),
    ...(radios > 1 ? ['One radio a side.'] : []),
    ...(mayHide && going.some(({ hidden, place }) => hidden && place.trim() === '')
      ? ['Say where each hidden figure is.']
      : []),
    ...(linesOf(mines).length > 40 ? ['At most 40 mines at a time.'] : []),
  ]
}

const goingOf = ({ men, others }: DeployForm): Placing[] => [...men.filter(({ goes }) => goes), ...others]

const placed = ({ hidden, place, radio }: Placing): Placing => ({ hidden, place: hidden ? place.trim() : '', radio })

/** @returns what the step takes that puts figures on the table; null where there are only mines. */
export function deployInput(side: number, form: DeployForm): z.input<typeof skirmishSteps.deploy> | null {
  const { men, others, vehicles, mortars } = form
  if (goingOf(form).length + vehicles.length + mortars.length === 0) return null
  return {
    side,
    men: men.filter(({ goes }) => goes).map(({ man, ...one }) => ({ man, ...placed(one) })),
    others: others.map(({ name, weapon, ...one }) => ({ name: name.trim(), weapon, ...placed(one) })),
    vehicles: vehicles.map(({ name, weapon }) => ({ name: name.trim(), weapon })),
    mortars: mortars.map(({ name, setUp }) => ({ name: name.trim(), setUp })),
  }
}

/** @returns what the step takes that lays mines; null where there are none. */
export function minesInput(side: number, { mines }: DeployForm): z.input<typeof skirmishSteps.layMines> | null {
  const places = linesOf(mines)
  return places.length === 0 ? null : { side, places }
}
