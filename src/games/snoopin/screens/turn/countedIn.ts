import type { OverviewView } from '../../../../contract/campaign.ts'

/** A count that waits for a word of the player, and what it is asked. */
export interface Counted {
  readonly side: number
  readonly event: string
  readonly question: Extract<Question, { readonly kind: 'choice' }>
}

type Question = NonNullable<OverviewView['pending']>['reply']['question']

/** @returns the line of a victory list that was counted and asks: it is asked in its row, under the finger; null of all else. */
export function countedIn(pending: OverviewView['pending']): Counted | null {
  if (pending?.procedure !== 'snoopin.tally') return null
  const { question } = pending.reply
  const { side, event } = pending.input as { readonly side: number; readonly event: string }
  return question.kind === 'choice' ? { side, event, question } : null
}
