import { changesIn } from './changesIn.ts'
import type { Moment } from './halfMonths.ts'

/**
 * Remembers for whom a place stands open. When a man is promoted into an open place he leaves his own, and the hole goes
 * there with him: who fills it comes for the man who was lost, not for the one who was promoted.
 */
export class Holes {
  readonly #lost = new Map<number, number>()

  /** Takes note of one step. */
  watch({ changes, before }: Pick<Moment, 'changes' | 'before'>): void {
    const moved = changesIn({ changes }, 'billets')
    const inherited = new Map(this.#lost)
    for (const { before: was, after: is } of moved) {
      if (was === null || is === null || was.soldierId === null || is.soldierId === was.soldierId) continue
      const to = moved.find(({ after }) => after?.soldierId === was.soldierId)
      const hole = to?.before?.soldierId === null ? inherited.get(to.before.id) : undefined
      this.#lost.set(was.id, hole ?? was.soldierId)
    }
    if (before.billets.length > 0 && moved.some(({ after }) => after === null)) this.#lost.clear()
  }

  /** @returns the man for whose place a newcomer came, or null when nobody stood there before. */
  before(billet: number): number | null {
    return this.#lost.get(billet) ?? null
  }
}
