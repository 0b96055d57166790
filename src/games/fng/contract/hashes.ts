/** What the address of the half-month ends with where the slip of its dice is to be filled in. */
export const slipHash = '#slip'

/** @returns what it ends with where the report of a mission lies open instead of its briefing. */
export const reportHash = (mission: number): string => `#report-${mission}`
