import type { LineView } from '../../contract/journal.ts'

/** @returns how a die of a line is drawn: taken off, passed, not passed, or plain where it was read otherwise. */
export function dieLook({ passed, off }: LineView['dice'][number]): 'plain' | 'pass' | 'fail' | 'off' {
  if (off) return 'off'
  return passed === null ? 'plain' : passed ? 'pass' : 'fail'
}
