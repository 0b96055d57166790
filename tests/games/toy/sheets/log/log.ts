import type { ToyState } from '../../rules/state.ts'

export interface LogModel {
  readonly ferry: string
  readonly lines: readonly string[]
}

/** @returns what stands in the ferry's log. */
export const logModel = ({ tour: [tour], hands, dealt }: ToyState): LogModel => ({
  ferry: tour?.ferry ?? '',
  lines: [
    `${tour?.yards ?? 0} yards in ${tour?.stretch ?? 0} stretches`,
    `Hands: ${hands.map(({ name }) => name).join(', ')}`,
    `Cards dealt: ${dealt.map(({ card }) => card).join(' ')}`,
  ],
})
