/** First 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const primes: readonly number[] = firstPrimes(64)
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)))
const starts = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 (FIPS 180-4), for what is sealed now and proved later: anybody can reckon it again with a tool of his own.
 * @param text of plain ASCII letters.
 * @returns 64 hexadecimal digits.
 */
export function sha256(text: string): string {
  const words = padded(text)
  const sums = [...starts]
  for (let block = 0; block < words.length; block += 16) mix(sums, words.slice(block, block + 16))
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The text as 32-bit words, a one behind it, zeros, and its length in bits at the end. */
function padded(text: string): number[] {
  const length = text.length
  const words = Array.from({ length: (((length + 8) >> 6) + 1) * 16 }, () => 0)
  for (let i = 0; i < length; i++) words[i >> 2]! |= text.charCodeAt(i) << (24 - (i % 4) * 8)
  words[length >> 2]! |= 0x80 << (24 - (length % 4) * 8)
  words[words.length - 1] = length * 8
  return words
}

function mix(sums: number[], block: readonly number[]): void {
  const w = [...block]
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!]
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0)
  }
  let [a, b, c, d, e, f, g, h] = sums as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i]! + w[i]!) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((part, i) => (sums[i] = (sums[i]! + part) | 0))
}
