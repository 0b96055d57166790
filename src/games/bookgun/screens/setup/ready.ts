import type { StepFormView } from '../../../../contract/inputField.ts'
import type { ForceView, RosterUnit } from '../../contract/rosters.ts'

/** A unit of a roster that can be put on the table now. */
export interface ReadyUnit extends RosterUnit {
  /** As lists call it, its formation with it. */
  readonly label: string
}

/** @returns the units that a form of rows offers, by id: only the rules know who is on the table already. */
export function offered(form: StepFormView | null): ReadonlyMap<number, string> {
  const rows = form?.fields.find((field) => field.kind === 'rows')
  const unit = rows?.fields.find(({ path }) => path[0] === 'unit')
  const options = unit?.kind === 'choice' ? unit.options : []
  return new Map(options.flatMap(({ value, label }) => (typeof value === 'number' ? [[value, label]] : [])))
}

/** @returns the units of a force that can be put on the table now. */
export const readyOf = (force: ForceView, offers: ReadonlyMap<number, string>): readonly ReadyUnit[] =>
  force.formations
    .flatMap(({ units }) => units)
    .flatMap((unit) => {
      const label = offers.get(unit.id)
      return label === undefined ? [] : [{ ...unit, label }]
    })
