import type { Asking, Field } from '../action.ts'
import { battleOf, figureById } from '../battle.ts'
import { hasRadio, mayCall, radiosToUse } from './radio.ts'

/** Who speaks, on whose radio, from where: the head of every form that makes a call. */
export const callFields = {
  caller: {
    kind: 'pick',
    from: 'figures',
    label: 'Who calls',
    help: 'A Leader in contact with the RTO may speak himself.',
    among: ({ state }) => mayCall(state).map(({ id }) => id),
    start: ({ state, selected }) => {
      const able = mayCall(state)
      const chosen = able.find(({ id }) => selected.includes(id))
      const { commanderId } = battleOf(state)
      return (
        (chosen ?? able.find((f) => f.id === commanderId) ?? able.find((f) => hasRadio(state, f)) ?? able[0])?.id ??
        null
      )
    },
  },
  radio: {
    kind: 'pick',
    from: 'figures',
    label: 'On whose radio',
    among: ({ state }) => radiosToUse(state).map(({ id }) => id),
    start: (asking) => nearestRadio(asking),
  },
  fieldPhone: { kind: 'flag', label: 'By field phone' },
  tallestHill: { kind: 'flag', label: 'From the top of the tallest hill' },
} as const satisfies Readonly<Record<string, Field>>

/** The caller's own radio, else one of his group, else any. */
function nearestRadio({ state, values }: Asking): number | null {
  const radios = radiosToUse(state)
  const { caller } = values
  const group = typeof caller === 'number' ? figureById(state, caller).groupId : null
  return (radios.find(({ id }) => id === caller) ?? radios.find((f) => f.groupId === group) ?? radios[0])?.id ?? null
}

/** The caller as the rules want him. */
export const callerOf = (values: {
  readonly caller: number
  readonly radio: number
  readonly fieldPhone: boolean
  readonly tallestHill: boolean
}) => ({
  callerId: values.caller,
  radioId: values.radio,
  fieldPhone: values.fieldPhone,
  tallestHill: values.tallestHill,
})
