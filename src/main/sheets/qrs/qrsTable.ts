import type { Rules } from '../../engine/system.ts'
import { effectWords } from '../../engine/plan.ts'
import type { Modifier, Table } from '../../engine/table.ts'
import { dieWord, targetWord } from '../../engine/tableJson.ts'
import { capital, pageSpans } from '../phrases.ts'
import type { QrsBook } from './book.ts'
import { qrsNumber } from './numbers.ts'
import { changedPlaces, plainTable, type Only } from './plainTable.ts'
import type { QrsModifier, QrsRow, QrsTable } from './qrsModel.ts'
import { shorter } from './shorterRows.ts'

/** @returns one table as it is printed, with the house rules of the campaign. */
export function qrsTable(game: QrsBook, book: Table, rules: Rules, title = book.title, only: Only = {}): QrsTable {
  const plain = plainTable(game, book, rules, only)
  return {
    tables: [{ id: book.id, label: capital(title) }],
    number: qrsNumber(game, book.id),
    title: capital(title),
    pages: pagesOf([book]),
    dice: diceWords(plain.table),
    ...(game.fromCopy?.(book, rules) ?? shorter(plain)),
    modifiers: modifiersOf(game, book, rules, only),
    notes: plain.notes,
    ...rewordedIn(book, plain.table),
  }
}

/** @returns "p. 21, 98-102", in the order of the book; nothing where its pages bear no numbers. */
export function pagesOf(tables: readonly Table[]): string {
  const first = tables.flatMap(({ page }) => page ?? [])
  return pagesWords([...first, ...tables.flatMap(({ alsoOn = [] }) => alsoOn)])
}

/** @returns "p. 21, 98-102"; nothing where there are none. */
export const pagesWords = (all: readonly number[]): string => (all.length === 0 ? '' : `p. ${pageSpans(all)}`)

/** @returns how the dice are rolled; nothing where none are. */
export const diceWords = ({ how = '', onPaper = how }: Table): string => capital(onPaper)

/** @returns how the dice are rolled, and the footnotes, where a campaign plays otherwise. */
export function rewordedIn(book: Table, table: Table): Pick<QrsTable, 'reworded'> {
  const own = [diceWords(book), ...(book.notes ?? [])]
  const reworded = [diceWords(table), ...(table.notes ?? [])].filter((text) => !own.includes(text))
  return reworded.length === 0 ? {} : { reworded }
}

/** @returns the modifiers of a table, each with its effect in as few letters as tell it. */
export function modifiersOf({ named }: QrsBook, book: Table, rules: Rules, only: Only = {}): QrsModifier[] {
  const table = rules.table(book)
  const changed = changedPlaces(book, table, 'modifier')
  const all = table.modifiers.map((modifier, i) => ({
    text: named?.(rules, modifier.text, '') ?? modifier.text,
    effect: modifierEffect(modifier, table),
    changed: changed.has(i),
  }))
  return all.filter((_, i) => only.modifier?.(table.modifiers[i]!) !== false)
}

/** @returns what a modifier of a table does, in as few letters as tell it: "+1d6", "REP -1", or words. */
export function modifierEffect(modifier: Modifier, { dice }: Pick<Table, 'dice'>): string {
  const effect = modifier.effect ?? effectWords(modifier)
  // An effect that the book words by itself, or that adds nothing, needs no word of what it is counted in.
  if (!Number(effect)) return effect
  switch (modifier.to) {
    case 'dice':
      return `${effect}${dieWord(dice)}`
    case 'score':
      return dice.kind === 'passing' || dice.kind === 'atLeast' ? `${effect} passed` : effect
    case 'target':
      return `${targetWord(dice) ?? ''} ${effect}`.trim()
    case 'number':
      return `${modifier.of!} ${effect}`
    case 'level':
    case 'highest':
    case 'lowest':
      return effect
  }
}

/** @returns a row that stands in the table as it is. */
export const rowOfCells = (cells: readonly (string | null)[], changed: readonly number[] = []): QrsRow => ({
  kind: 'cells',
  cells,
  changed,
})
