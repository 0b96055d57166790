import type { QrsBook } from '../book.ts'
import { qrsNumber } from '../numbers.ts'
import type { QrsTable } from '../qrsModel.ts'
import { referenceTo } from '../reference.ts'

/** @returns a text with the numbers of the tables that it names behind their names; nothing is sent on to itself. */
type Cite = (text: string, own: string) => string

/** @returns a table whose rows, modifiers and notes send on to the tables that they name. */
export function citingIn(book: QrsBook): (table: QrsTable) => QrsTable {
  const cite = citeOf(book)
  return (table) => {
    const { number, columns, rows, modifiers, notes, dice } = table
    const said = (text: string) => cite(text, number)
    return {
      ...table,
      dice: said(dice),
      rows: rows.map((row) => {
        if (row.kind === 'heading') return row
        const cells = row.cells.map((cell, c) =>
          cell === null || (row.kind === 'cells' && columns[c]!.kind !== 'words') ? cell : said(cell),
        )
        return { ...row, cells }
      }),
      modifiers: modifiers.map((one) => ({ ...one, text: said(one.text) })),
      notes: notes.map(said),
    }
  }
}

function citeOf(book: QrsBook): Cite {
  const cites = book.booklet?.cites ?? []
  if (cites.length === 0) return (text) => text
  const numbers = new Map(cites.map(([words, ...ids]) => [words, ids.map((id) => qrsNumber(book, id))]))
  // The longest first: "Cohesion test" before "Cohesion".
  const words = [...numbers.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const named = new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'g')
  return (text, own) => {
    const said = new Set([own])
    return text.replace(named, (found) => {
      const others = numbers.get(found)!.filter((number) => !said.has(number))
      for (const number of others) said.add(number)
      return [found, ...others.map(referenceTo)].join(' ')
    })
  }
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
