import * as z from 'zod'

/** What a report may hold besides: nothing of it is in one unless the player has ticked it. */
export const reportParts = ['names', 'journal'] as const
export type ReportPart = (typeof reportParts)[number]

/** What is asked of a report. */
export const wantedReport = {
  /** `names`: those of files and folders, and what a check says of a file in its own words. `journal`: the last entries of the campaign. */
  with: z.array(z.enum(reportParts)).max(reportParts.length).default([]),
  /** The campaign that is open, for its journal. */
  campaign: z.string().min(1).max(1000).optional(),
  /** What the browser calls itself, where a page asks. */
  browser: z.string().max(400).optional(),
}

/** What a page tells of a mistake that it has met; main keeps of it what is of no campaign. */
export const pageMistake = {
  name: z.string().max(80),
  message: z.string().max(10_000),
  stack: z.string().max(40_000),
}

/** What a player may copy and hand to whoever helps. It is made on the machine, and goes nowhere by itself. */
export interface ReportView {
  readonly lines: readonly string[]
}
