import type { DeskHalfMonth, DeskLosses } from '../../contract/desk.ts'

type Mission = NonNullable<DeskHalfMonth['mission']>

/** @returns "1 killed, 2 wounded"; "None hurt" when there is nobody to name. */
export function lossesText(losses: DeskLosses): string {
  const parts = [
    [losses.killed, 'killed'],
    [losses.missing, 'missing'],
    [losses.sentHome, 'sent home'],
    [losses.wounded, 'wounded'],
  ] as const
  const named = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return named.length === 0 ? 'None hurt' : named.join(', ')
}

/** @returns "Bad: replacements are REP 3"; "Under way" before the mission has been judged. */
export function resultText({ result, consequence }: Mission): string {
  if (result === null) return 'Under way'
  const word = result.charAt(0).toUpperCase() + result.slice(1)
  return consequence === null ? word : `${word}: ${consequence}`
}

/** @returns "Late August", where the year goes without saying. */
export const withoutYear = (date: string): string => date.replace(/ \d{4}$/, '')
