import type { Posture } from '../../contract/battle.ts'

/** The order in which a tap or P walks. */
const walk: readonly Posture[] = ['open', 'cover', 'concealed', 'both']

/** @returns what comes after a posture; where nobody has said one, the first. */
export const nextPosture = (is: Posture | null): Posture =>
  is === null ? walk[0]! : walk[(walk.indexOf(is) + 1) % walk.length]!

/** What a mark is called for who does not see it. */
export const markWords: Readonly<Record<Posture, string>> = {
  open: 'in the open',
  cover: 'in cover',
  concealed: 'concealed',
  both: 'in cover, concealed',
}
