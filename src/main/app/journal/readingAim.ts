import type { ReadingView } from '../../../contract/reading.ts'
import { planOf } from '../../engine/plan.ts'
import type { Reading, Resolved } from '../../engine/reading.ts'
import { circumstanceWords } from '../../engine/situation.ts'

/** @returns what a throw is made for, with the faces that bring it; null where it is for no one thing. */
export function aimOf(reading: Reading, resolved: Resolved): ReadingView['aim'] {
  const { aim } = reading
  if (aim?.noun === undefined) return null
  const faces = resolved.values.flatMap((value, i) => (bringsAim(reading, resolved, value) ? [i + 1] : []))
  return { faces, noun: aim.noun, at: aim.at ?? null }
}

/** @returns what stands over the sums of faces: the number that is added, where it is one alone. */
export function sumHead({ table }: Reading, { numbers, sums }: Resolved): string {
  const { first } = planOf(table)
  const plus = 'plus' in first ? first.plus : undefined
  return plus !== undefined && numbers[plus] === sums![0]! - 1 ? `+ ${plus}` : 'In all'
}

/**
 * @returns what dice and all that is added must make, with what makes it harder here: "1d6 + REP 5 must make 9 (target
 * in cover; else 7)"; null where there is no such number.
 */
export function reckoningOf(reading: Reading, resolved: Resolved): string | null {
  const { table, aim } = reading
  const { sums, values, dice } = resolved
  if (!aim || sums === null) return null
  const need = sums[values.findIndex((value) => bringsAim(reading, resolved, value))]
  const told = `${dice > 1 ? 'The best die' : '1d6'}${addedWords(reading, resolved)}`
  if (need === undefined) return `${told} never makes enough`
  const harder = hardestOf(reading, resolved)
  if (harder === null) return `${told} must make ${need}`
  const easy = sums[values.findIndex((value) => bringsAim(reading, resolved, value, true))]
  const why = circumstanceWords(table.rows, harder)
  const because = why.replace(/^./, (letter) => letter.toLowerCase())
  return `${told} must make ${need}: ${because}${easy === undefined || easy === need ? '' : `, else ${easy}`}`
}

/** Does a face bring what is aimed at; `perhaps`: under other circumstances? */
function bringsAim({ table, aim }: Reading, { bands }: Resolved, value: number, perhaps = false): boolean {
  const is = (row: number | null) => row !== null && table.rows[row]!.outcome === aim!.outcome
  return bands.some(
    ({ from, to, row, beaten }) => from <= value && value <= to && (is(row) || (perhaps && beaten.some(is))),
  )
}

/** The circumstance of the highest score that does not bring what is aimed at. */
function hardestOf(reading: Reading, resolved: Resolved): string | null {
  const failing = resolved.bands.filter(({ from }) => !bringsAim(reading, resolved, from))
  const row = failing.at(-1)?.row ?? null
  return row === null ? null : (reading.table.rows[row]!.when ?? null)
}

/** " + REP 5 + 1 (Marksman)" */
function addedWords({ table }: Reading, { numbers, modifiers }: Resolved): string {
  const { first } = planOf(table)
  const plus = 'plus' in first ? first.plus : undefined
  const number = plus === undefined ? '' : ` + ${plus} ${numbers[plus] ?? ''}`
  const more = modifiers
    .filter(({ to }) => to === 'score')
    .map(({ text, by }) => ` ${by < 0 ? '-' : '+'} ${Math.abs(by)} (${text.replace(/ \(p\. \d+\)$/, '')})`)
  return `${number}${more.join('')}`
}
