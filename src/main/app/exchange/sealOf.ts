import { createHash } from 'node:crypto'
import type { WholeEntry, WholeTour } from '../../store/whole.ts'

/** @returns a hash over what no entry's own is over: what a tour says of itself, how its journal branches, the step under way. */
export function sealOf({ campaign, entries, pending }: Pick<WholeTour, 'campaign' | 'pending'> & Tree): string {
  const { id, name, system, seed, head, redo, created, archived } = campaign
  const whole = [
    [id, name, system, seed, head, redo, created, archived],
    entries.map((entry) => [entry.id, entry.parent, entry.redo]),
    pending && [pending.head, pending.step, pending.input, pending.answers, pending.mode],
  ]
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex')
}

interface Tree {
  readonly entries: readonly Pick<WholeEntry, 'id' | 'parent' | 'redo'>[]
}
