import { usualSides } from './dice.ts'

/** What a seeded throw hangs on: nothing else, so removing one man never hands his die to the next. */
export interface SeedPoint {
  readonly seed: number
  /** Depth of the journal entry that the step will become. */
  readonly depth: number
  readonly key: string
  readonly subject: number
  readonly occurrence: number
}

/** Keys are few and come again and again, so each is hashed once. */
const keyHashes = new Map<string, number>()

/** 32-bit FNV-1a. */
function keyHash(key: string): number {
  let h = keyHashes.get(key)
  if (h !== undefined) return h
  h = 0x811c9dc5
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  keyHashes.set(key, h)
  return h
}

/** FNV-1a over the key, then the murmur3 finaliser over each number: cheap, stateless, well mixed. */
function hash({ key, seed, depth, subject, occurrence }: SeedPoint): number {
  let h = mix(keyHash(key) ^ mix(seed + golden))
  h = mix(h ^ mix(depth + golden))
  h = mix(h ^ mix(subject + golden))
  return mix(h ^ mix(occurrence + golden))
}

/** Keeps a zero from mixing to a zero. */
const golden = 0x9e3779b9

function mix(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/**
 * @param of how many values are possible, at most 2^31.
 * @param index which of several numbers drawn at one point.
 * @returns a whole number of 0 .. of-1, the same for the same arguments on every machine.
 */
export function seededNumber(point: SeedPoint, of: number, index = 0): number {
  return scale(mix(hash(point) ^ Math.imul(index + 1, spread)), of)
}

/** @returns one of 0 to `of` - 1, for a question that the players of a game that plays itself would answer. */
export type Draw = (question: string, of: number) => number

/** @returns what answers such questions at this point: each by a key of its own below that of the point. */
export const drawsAt =
  (point: SeedPoint): Draw =>
  (question, of) =>
    seededNumber({ ...point, key: `${point.key}.${question}` }, of)

/** @returns `count` faces for this point of the tour. */
export function seededFaces(point: SeedPoint, count: number, sides = usualSides): number[] {
  const base = hash(point)
  const faces = new Array<number>(count)
  for (let i = 0; i < count; i++) faces[i] = scale(mix(base ^ Math.imul(i + 1, spread)), sides) + 1
  return faces
}

/** Tells the numbers of one point apart. */
const spread = 0x9e3779b1

/** Maps 32 random bits to 0 .. of-1; the bias of at most of / 2^32 is far below what a table could show. */
const scale = (bits: number, of: number) => Math.floor(((bits >>> 0) / 0x100000000) * of)
