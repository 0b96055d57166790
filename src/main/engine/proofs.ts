import type { DrawRequest } from './answers.ts'
import type { Scene } from './scene.ts'
import { sha256 } from './sha256.ts'

/** What a journal says of a seal: a check sum when it is closed, and what it is of once it is open. */

/** @returns some 150 bits to be sealed with the rest, so that nobody proves a guess of it by trying all numbers. */
export const drawSalt = (scene: Pick<Scene<unknown>, 'draw'>, asked: Omit<DrawRequest, 'of' | 'unguessable'>): string =>
  Array.from({ length: 5 }, () => scene.draw({ ...asked, of: 2 ** 31, unguessable: true }).toString(36)).join('')

/** @returns that something is kept: its check sum binds who has sealed it. */
export const keptWords = (digest: string): string => `Kept as the proof of it: ${digest}.`

/**
 * @param words what stood under the seal.
 * @param now its check sum; @param kept the one that stands in the journal.
 * @returns the proof, so that anybody can reckon it again with a tool of his own.
 */
export const provedWords = (words: string, now: string, kept: string, changed = ''): string =>
  `The proof: SHA-256 of "${words}" is ${now}.${now === kept ? '' : ` Kept was ${kept}${changed}.`}`

/** A seal that is opened: its check sum in the journal, and what stood under it. */
export interface OpenSeal {
  readonly id: number
  readonly digest: string
  readonly words: string
}

/**
 * Says whether anything that a side has sealed was changed since. Each proof has a line of its own: whoever wants to can reckon
 * it again with any other tool.
 * @param side in the collection `sides`; the seals are in that of `seals`.
 */
export function proveSeals(
  scene: Pick<Scene<unknown>, 'note'>,
  { id: sideId, name }: { readonly id: number; readonly name: string },
  seals: readonly OpenSeal[],
): void {
  if (seals.length === 0) return
  const proofs = seals.map((seal) => ({ ...seal, now: sha256(seal.words) }))
  const same = proofs.every(({ digest, now }) => digest === now)
  scene.note(`What ${name} sealed is open: ${same ? 'nothing of it was changed' : 'it was changed in the file'}.`, {
    ...{ collection: 'sides', id: sideId },
  })
  for (const { id, digest, words, now } of proofs) {
    scene.note(provedWords(words, now, digest), { collection: 'seals', id })
  }
}

const kept = /Kept as the proof of it: [0-9a-f]{64}\./
const proved = /^The proof: SHA-256 of ".*" is [0-9a-f]{64}\.( Kept was .*)?$/s

/** @returns such a sentence in a few words for people; null where a line is none. */
export function briefly(text: string): string | null {
  if (kept.test(text)) return text.replace(kept, 'What proves it is kept.')
  const [is, other] = proved.exec(text) ?? []
  if (is === undefined) return null
  return other === undefined
    ? 'It is as its proof says: nothing was changed.'
    : 'It is not as its proof says: it was changed in the file.'
}
