import { useNotices } from '../stores/notices.ts'
import type { LineFault } from './diceLine.ts'

/** Says that a press was not taken, because what was asked before is not done yet: none is lost without a word. */
export function notTaken(): void {
  useNotices().say('Not taken: what you did before is still under way. Try again when it is done.')
}

/** Says what is wrong with a line of dice: what stands behind its fault is not among those that lie. */
export function notInOrder({ text }: LineFault): void {
  useNotices().say(`Not all was taken. ${text}`)
}
