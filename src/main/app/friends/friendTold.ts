import type { FriendTold, SeatWish } from '../../../contract/friends.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { sidesOf } from '../../engine/dice.ts'
import { entryView } from '../journal/entryView.ts'
import type { OpenTour } from '../library/openTours.ts'

/** Dice that a friend has handed in. */
export interface Handed {
  readonly answer: Extract<Answer, { kind: 'dice' }>
  readonly why: string
  /** How many entries there were before the step that asked for them. */
  readonly depth: number
}

/**
 * @returns what came of dice that a friend has handed in, as anybody may read it in the journal; null where the step was
 *   left, taken back or undone.
 */
export function friendTold(tour: OpenTour, { man }: SeatWish, { answer, why, depth }: Handed): FriendTold | null {
  const { file, game } = tour
  const isThrown = (answers: readonly Answer[]) => answers.some((one) => isSame(one, answer))
  const told = { why, faces: answer.faces, sides: sidesOf(answer) }
  const next = file.contents()[depth]
  if (next === undefined) return isThrown(file.pending()?.answers ?? []) ? { ...told, lines: null } : null
  const entry = file.entry(next.id)
  if (!isThrown(entry.tape)) return null
  const { lines } = entryView(tour, { ...entry, lines: file.lines(entry.id) })
  const his = man === null ? [] : game.friends.rowsOf(file.load().state, man)
  const ofHim = lines.filter(({ about }) => about !== null && his.includes(about.id))
  return { ...told, lines: (ofHim.length > 0 ? ofHim : lines).map(({ brief, text }) => brief ?? text) }
}

const isSame = (one: Answer, { who, faces, ...place }: Handed['answer']): boolean =>
  one.kind === 'dice' && placeName(one) === placeName(place) && one.who === who && String(one.faces) === String(faces)
