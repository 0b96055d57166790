import type { PassingView } from '../../../contract/dice.ts'

/** What can honestly be said of dice that have fallen. */

/** Fewer dice than so many of each face say nothing of whether they are fair: the test below asks for as many. */
const enoughOfEach = 5
/** Fewer passing dice than this say nothing of a man's luck. */
const enoughPassing = 20

/**
 * Pearson's chi-square test of the faces of a die against fair dice.
 * @param counts how often each face came up.
 * @returns null where nothing was rolled.
 */
export function fairness(counts: readonly number[]): { chiSquare: number; p: number; verdict: string } | null {
  const dice = counts.reduce((sum, count) => sum + count, 0)
  if (dice === 0) return null
  const expected = dice / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const p = chanceBeyond(chiSquare, counts.length - 1)
  return { chiSquare, p, verdict: fairnessInWords(dice, counts.length * enoughOfEach, p) }
}

/**
 * How likely fair dice are to stray at least so far: the upper tail of the chi-square distribution, in its closed form.
 * @param freedom degrees of freedom: one less than a die has sides.
 */
export function chanceBeyond(chiSquare: number, freedom: number): number {
  const isOdd = freedom % 2 === 1
  const root = Math.sqrt(chiSquare)
  let term = isOdd ? root * Math.sqrt(2 / Math.PI) : 1
  let sum = 0
  for (let i = isOdd ? 3 : 2; i <= freedom; i += 2) {
    sum += term
    term *= chiSquare / i
  }
  return Math.min(1, sum * Math.exp(-chiSquare / 2) + (isOdd ? erfc(root / Math.SQRT2) : 0))
}

/** Complementary error function, to seven digits (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return poly * Math.exp(-x * x)
}

function fairnessInWords(dice: number, enough: number, p: number): string {
  if (dice < enough) return `Too few dice to say anything; from ${enough} on it means something.`
  const share = p >= 0.995 ? 'nearly all' : p < 0.01 ? 'fewer than 1' : String(Math.round(p * 100))
  const strays = `Of 100 sets of fair dice, ${share} would stray as far or farther.`
  if (p >= 0.1) return `What fair dice do. ${strays}`
  if (p >= 0.01) return `A little uneven, but fair dice do that now and then. ${strays}`
  return `Uneven: fair dice seldom fall so. ${strays}`
}

/** Dice rolled against a number: how many, how many passed, what fair ones would have brought, and how far that varies. */
export class Passing {
  private dice = 0
  private passed = 0
  private expected = 0
  private variance = 0

  /** @param chance of this die to pass, 0 to 1. */
  add(passed: boolean, chance: number): void {
    this.dice += 1
    this.passed += passed ? 1 : 0
    this.expected += chance
    this.variance += chance * (1 - chance)
  }

  view(): PassingView {
    const { dice, passed, expected } = this
    return { dice, passed, expected, verdict: this.verdict() }
  }

  private verdict(): string {
    if (this.dice === 0) return 'no dice'
    if (this.dice < enoughPassing) return 'too few to say'
    const deviation = Math.sqrt(this.variance)
    const off = deviation === 0 ? 0 : (this.passed - this.expected) / deviation
    if (Math.abs(off) < 1) return 'as expected'
    const size = Math.abs(off) < 2 ? 'a little ' : Math.abs(off) < 3 ? '' : 'very '
    return `${size}${off > 0 ? 'lucky' : 'unlucky'}`
  }
}
