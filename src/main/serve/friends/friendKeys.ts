import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The keys of one table. Each seat has one that opens once, and then the one that it was swapped for. */
export interface FriendKeys {
  /** @returns the key of a seat that has not been used yet; null when it has. */
  readonly inviting: (seat: number) => string | null
  /** Swaps a key that opens once for the seat's own. @returns null for any other key. */
  readonly swap: (key: string) => { readonly seat: number; readonly key: string } | null
  /** @returns whose own key it is; null for any other. */
  readonly seatOf: (key: string) => number | null
  /** Both keys of a seat open nothing any more; it gets a new one that opens once. */
  readonly renew: (seat: number) => void
}

interface Seat {
  inviting: string | null
  own: string | null
}

/** 16 bytes: nobody guesses them while the table is open, and a code of them is still read at arm's length. */
const newKey = (): string => randomBytes(16).toString('base64url')

/** @param count of seats. */
export function friendKeys(count: number): FriendKeys {
  const seats = Array.from({ length: count }, (): Seat => ({ inviting: newKey(), own: null }))
  /** All are compared, whichever fits: how long it takes tells nothing of the keys, nor of whose it is. */
  const find = (key: string, which: keyof Seat): number | null =>
    seats.reduce<number | null>((found, seat, i) => (isSame(key, seat[which]) ? i : found), null)
  return {
    inviting: (seat) => seats[seat]?.inviting ?? null,
    swap(key) {
      const seat = find(key, 'inviting')
      if (seat === null) return null
      const own = newKey()
      seats[seat] = { inviting: null, own }
      return { seat, key: own }
    },
    seatOf: (key) => find(key, 'own'),
    renew(seat) {
      if (seats[seat]) seats[seat] = { inviting: newKey(), own: null }
    },
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const nothing = digest(newKey())

/** Digests are of one length, whatever was sent. */
const isSame = (given: string, wanted: string | null): boolean =>
  timingSafeEqual(digest(given), wanted === null ? nothing : digest(wanted)) && wanted !== null
