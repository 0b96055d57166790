import type { BranchReply, LaidView, TogetherView } from '../../../../contract/together.ts'
import type { ComparedWords } from '../kept/comparedInWords.ts'

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

/** @returns what is said of two files of one campaign that lie beside each other. */
export function togetherInWords(
  file: string,
  copy: string,
  { compared, parted, lacking }: TogetherView,
): ComparedWords {
  const [here, there] = [compared.other?.entries ?? 0, compared.copy.entries].map((all) => all - compared.shared)
  const common = parted
    ? `The last entry in both is \u201c${parted.title}\u201d, ${parted.date}.`
    : 'They have no entry in common.'
  const after = `After that ${file} has ${entries(here!)}, ${copy} ${entries(there!)}.`
  const none = lacking === 0 ? ` ${file} has all that ${copy} holds, so there is nothing to keep.` : ''
  return {
    copy,
    other: file,
    text: `${common} ${after}${none}`,
    struck: `What is struck out is how ${file} stands.`,
  }
}

/** @returns what came of keeping both. */
export function laidInWords(file: string, copy: string, { made, end }: LaidView): string {
  const kept = `${entries(made)} of ${copy} ${made === 1 ? 'is' : 'are'} in the journal of ${file} now, as a branch.`
  const where = end && !end.onPath ? ` It ends with \u201c${end.title}\u201d, ${end.date}.` : ''
  return `${kept}${where} The campaign stands where it stood; both files are still there.`
}

/** @returns what playing the steps of the branch comes to, or came to. */
export function branchInWords({ steps, played, asks, date }: BranchReply, taken: boolean): string {
  const which =
    played < steps ? `${played} of its ${steps} steps` : steps === 1 ? 'Its one step' : `All ${steps} of its steps`
  const how = taken ? 'played here now' : 'to be played here'
  const stop = asks
    ? ` \u201c${asks.title}\u201d, ${asks.date}, asks something that it was not asked before: it and what follows are left to you.`
    : ''
  return `${which} ${played === 1 ? 'is' : 'are'} ${how}, up to ${date}.${stop}${taken ? ' One undo takes that back.' : ''}`
}
