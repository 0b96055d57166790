import type { BoxRead } from '../../../../../contract/print.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'

/** A box that is read: what it is called on the form, its number, whose it is, and what it means. */
export type BoxHead = Pick<BoxRead, 'name' | 'box' | 'of' | 'label'>

/** What was made of a box: what it takes on the screen, or why it takes nothing. */
export type Taken =
  | { readonly value: NonNullable<BoxRead['value']>; readonly written?: string; readonly fault?: string | null }
  | { readonly fault: string }

/** The boxes of a filled form, read one by one; what is left in the end has no place on the form of today. */
export class BoxReader {
  readonly #left: Map<string, Written>
  readonly #read: BoxRead[] = []

  constructor(boxes: ReadonlyMap<string, Written>) {
    this.#left = new Map(boxes)
  }

  /** Reads what was typed, or the letter of a ring; nothing where the box is empty. */
  text(head: BoxHead, take: (typed: string) => Taken): void {
    const typed = String(this.#take(head.name) ?? '').trim()
    if (typed !== '') this.#add(head, typed, take(typed))
  }

  /** Reads a figure. @param fault why it counts for nothing; null where it counts. */
  count(
    head: BoxHead,
    { least = 0, most }: { readonly least?: number; readonly most: number },
    fault: string | null = null,
  ): void {
    this.text(head, (typed) => {
      const value = /^[-−+]?\d{1,4}$/.test(typed) ? Number(typed.replace('−', '-')) : NaN
      const fits = value >= least && value <= most
      return fits ? { value, fault } : { fault: `This is no number from ${least} to ${most}.` }
    })
  }

  /** Reads a tick; one that is as it was in print says nothing. */
  tick(head: BoxHead, preset = false, fault: string | null = null): void {
    const ticked = this.#take(head.name)
    if (ticked === undefined || ticked === preset) return
    this.#add(head, ticked === true ? 'ticked' : 'not ticked', { value: ticked === true, fault })
  }

  /** @returns all that was written, in the order in which it was read; what nobody asked for comes last. */
  end(tell: (name: string) => Omit<BoxHead, 'name'> & { readonly fault: string }): readonly BoxRead[] {
    for (const [name, written] of this.#left) {
      const { fault, ...head } = tell(name)
      // An empty box, and a tick that was in print, say nothing of a man who has gone.
      if (typeof written === 'string' && written.trim() !== '') this.#add({ name, ...head }, written.trim(), { fault })
    }
    return this.#read
  }

  #take(name: string): Written | undefined {
    const written = this.#left.get(name)
    this.#left.delete(name)
    return written
  }

  #add(head: BoxHead, typed: string, taken: Taken): void {
    const [value, written] = 'value' in taken ? [taken.value, taken.written ?? typed] : [null, typed]
    this.#read.push({ ...head, written, value, fault: taken.fault ?? null })
  }
}
