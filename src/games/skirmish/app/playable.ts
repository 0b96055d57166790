import { blanksOf } from '../rules/copy/blanks.ts'
import { blankFor, type Needing } from '../rules/copy/needs.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { SkirmishState } from '../rules/state.ts'

/** @returns the first blank cell that something waits for, in words; null when it can be done. */
export function waitsFor(state: SkirmishState, needing: Needing): string | null {
  const rules = rulesOf(state)
  const blank = blankFor(rules, needing)
  if (blank === null) return null
  const { book, key, figure } = blank
  return blanksOf(rules).find((one) => one.table === book.id && one.rowKey === key && one.figure === figure)!.ask
}
