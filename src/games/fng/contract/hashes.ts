/** What the address of the half-month ends with where the slip of its dice is to be filled in. */
export const slipHash = '#slip'

/** @returns what it ends with where the report of a mission lies open instead of its briefing. */
export const reportHash = (mission: number): string => `#report-${mission}`

const lookBackHead = '#back-'
/** @returns what it ends with where a step that is done is looked back at. */
export const lookBackHash = (phase: string): string => `${lookBackHead}${phase}`

/** @returns the step that such an ending names; null where it is none. */
export const lookedBackAt = (hash: string): string | null =>
  hash.startsWith(lookBackHead) ? hash.slice(lookBackHead.length) : null
