import type * as z from 'zod'
import type { MovementView, OptionView } from '../../../contract/movement.ts'
import type { bookgunSteps } from '../../../contract/steps.ts'

/** A move as it is put together. */
export type MoveForm = z.output<typeof bookgunSteps.move>

export const emptyMove = (troop: number): MoveForm => ({
  troop,
  ...{ way: 'cross', formation: 'open', ground: 'clear', weather: 'dry', slope: 'none', ends: 'free' },
  ...{ prone: false, leaderless: false, carrying: false, backs: false, water: false },
  ...{ turns: 0, enemyInches: 0 },
})

const usualOf = <T extends string>(options: readonly OptionView[], otherwise: T): T =>
  (options.find(({ usual }) => usual)?.value ?? otherwise) as T

/** @returns the move as the unit and the game stand: what the form begins with. */
export function usualMove(view: MovementView, form: MoveForm): MoveForm {
  const usualFlags = Object.fromEntries(view.besides.map(({ value, usual }) => [value, usual]))
  return {
    ...form,
    formation: usualOf(view.formations, form.formation),
    way: usualOf(view.ways, form.way),
    ground: usualOf(view.grounds, form.ground),
    weather: usualOf(view.weathers, form.weather),
    slope: usualOf(view.slopes, form.slope),
    ends: usualOf(view.ends, form.ends),
    ...usualFlags,
  }
}
