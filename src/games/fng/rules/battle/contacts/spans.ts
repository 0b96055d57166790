/**
 * @param spans results with the last face that means each, lowest first.
 * @returns the result that a face means; the last one for faces that no span reaches.
 */
export const spanOf = <T>(spans: readonly (readonly [to: number, result: T])[], face: number): T =>
  (spans.find(([to]) => face <= to) ?? spans.at(-1)!)[1]
