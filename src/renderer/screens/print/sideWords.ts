import type { PreviewView } from '../../../contract/print.ts'
import type { Look } from './printPlan.ts'

/**
 * @param open does it lie open, and not as it is printed?
 * @returns which side of which sheet of paper the page shown is, and which pages lie on it: "Sheet 2, back: pages 4 and
 *   73"; empty where paper and page are one.
 */
export function sideWords({ from, pages, spreads }: PreviewView, { fold, bothSides }: Look, open: boolean): string {
  const [spread] = spreads
  if (!spread) return ''
  const here = spread.filter((page) => page !== null)
  const isFolded = (fold === 'long' || fold === 'short') && spread[0] !== null
  if (open || fold === 'twoUp') return here.length === 2 ? pagesWords(here) : ''
  if (!isFolded && !bothSides) return ''
  const isBack = from % 2 === 0
  const sheet = `Sheet ${Math.ceil(from / 2)}, ${isBack ? 'back' : 'front'}`
  if (isFolded) return `${sheet}: ${pagesWords(here)}`
  return from === pages && !isBack ? `${sheet}, its back blank` : sheet
}

const pagesWords = (pages: readonly number[]): string => `pages ${pages.join(' and ')}`
