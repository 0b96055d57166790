import type { StepArgs } from '../../../../main/engine/system.ts'
import type { FngState, Soldier } from '../state.ts'

/** What a step hands on to its helpers: everything but the state and the input. */
export type Hands = Pick<StepArgs<FngState, unknown>, 'rules' | 'dice' | 'newId' | 'say'>

/** What a line about a man is about. */
export const aboutMan = (soldier: Soldier, field: string) => ({ collection: 'soldiers', id: soldier.id, field })

/** "one man", "3 men": numbers as a player would say them. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
