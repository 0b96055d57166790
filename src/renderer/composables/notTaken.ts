import { useNotices } from '../stores/notices.ts'

/** Says that a press was not taken, because what was asked before is not done yet: none is lost without a word. */
export function notTaken(): void {
  useNotices().say('Not taken: what you did before is still under way. Try again when it is done.')
}
