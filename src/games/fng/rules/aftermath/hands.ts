import type { StepArgs } from '../../../../main/engine/system.ts'
import { patchRow } from '../../../../main/engine/state.ts'
import { tourOf } from '../people.ts'
import type { FngState, Phase, Soldier } from '../state.ts'

/** What a step hands on to its helpers: everything but the state and the input. */
export type Hands = Pick<StepArgs<FngState, unknown>, 'rules' | 'dice' | 'newId' | 'say'>

/** @returns the tour at its next phase. */
export const goTo = (state: FngState, phase: Phase): FngState => patchRow(state, 'tour', tourOf(state).id, { phase })

/** What a line about a man is about. */
export const aboutMan = (soldier: Soldier, field: string) => ({ collection: 'soldiers', id: soldier.id, field })

/** "one man", "3 men": numbers as a player would say them. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
