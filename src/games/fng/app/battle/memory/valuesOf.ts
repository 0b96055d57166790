import type { Value, Values } from '../../../rules/battle/action.ts'

/** @returns the ids in a field of one or of several. */
export const idsOf = (value: Value | undefined): number[] => {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? (value as readonly unknown[]).filter((one) => typeof one === 'number') : []
}

/** @returns the lines of a small table. */
export const linesOf = (value: Value | undefined): Values[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((one): one is Values => typeof one === 'object') : []
