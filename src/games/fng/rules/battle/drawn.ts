import { missionOf } from '../people.ts'
import type { FngState } from '../state.ts'
import { itemsOfFigure, type Figure } from './battle.ts'

/** Does he carry it: drawn for this mission (FNG pp. 6-7), or brought along by who is no man of the platoon? */
export const hasDrawn = (state: FngState, figure: Figure, item: string): boolean =>
  itemsOfFigure(figure).includes(item) ||
  (figure.soldierId !== null &&
    state.gear.some(
      (row) => row.missionId === missionOf(state).id && row.soldierId === figure.soldierId && row.item === item,
    ))
