import type { AwayStay, DerosBar, DerosRow, OpenBillet } from '../../contract/deros.ts'
import { monthsOf } from '../../contract/months.ts'
import type { DerosWish } from './derosRows.ts'

/** "4½ months", "half a month": time still to serve. */
export function monthsLeft(halfMonths: number): string {
  if (halfMonths === 1) return 'half a month'
  return `${monthsOf(halfMonths)} ${halfMonths === 2 ? 'month' : 'months'}`
}

export const stayNames: Readonly<Record<AwayStay['kind'], string>> = { hospital: 'Hospital', rAndR: 'R&R' }

/** @returns all that a bar shows, in a sentence or two, for who cannot see it. */
export function barWords(row: DerosRow, bar: DerosBar): string {
  if (bar.kind === 'open') return `${row.post}: ${bar.words}.`
  const away = bar.away.map((stay) => stayNames[stay.kind]).join(', ')
  const goes = bar.officer ? 'is reassigned' : 'goes home'
  return [
    `${bar.name}${bar.star ? ', the Star' : ''}, REP ${bar.rep}, ${row.post}, joined ${bar.joined}`,
    ...(bar.cameFor === null ? [] : [`came for ${bar.cameFor}`]),
    ...(bar.end === 'here' ? [`${goes} at the end of ${bar.leaves}, ${monthsLeft(bar.left)} left`] : [bar.took]),
    ...(bar.end === 'here' && bar.shortTimer ? ['Short Timer'] : []),
    ...(away === '' ? [] : [`away: ${away}`]),
  ].join('. ')
}

export const filledWords: Readonly<Record<OpenBillet['filled'], string>> = {
  automatic: 'without a roll',
  roll: 'one roll',
  leaders: 'new with the leaders',
  barred: 'not this half-month',
}

export const showOptions: readonly { readonly value: DerosWish['show']; readonly label: string }[] = [
  { value: 'all', label: 'Every billet' },
  { value: 'short', label: 'Short Timers' },
  { value: 'leaving1', label: 'Home within a month' },
  { value: 'leaving2', label: 'Home within 2 months' },
  { value: 'leaving3', label: 'Home within 3 months' },
  { value: 'leaving6', label: 'Home within 6 months' },
  { value: 'open', label: 'Open billets' },
]
