import { computed, ref, shallowRef } from 'vue'
import type { MusterView } from '../../contract/muster.ts'
import { NoText, readTextFile } from '../../../../renderer/textFile.ts'
import { fillPaper, readFile, readPasted, type Filled, type FilledCell, type FillPlace } from './fillPaper.ts'
import type { PaperForm } from './paperForm.ts'
import { splitCells, wholeNames, type WholeNames } from './wholeNames.ts'

type Before = Pick<PaperForm, 'lines' | 'star'>

/** A table that waits for the player's word: names in it would go whole into one field. */
interface Waiting {
  readonly table: readonly string[][]
  readonly at: FillPlace
  readonly from: string
  readonly names: WholeNames
}

/** Fills the paper form with what was copied from a spreadsheet or lies in a file; the last time can be taken back. */
export function useFilling(form: PaperForm, facts: () => MusterView | null) {
  const said = shallowRef<string | null>(null)
  const before = shallowRef<Before | null>(null)
  /** The lines as the table left them: once they have been worked on, taking it back would lose that work. */
  const after = ref('')
  const isFilled = ref(false)
  const cells = shallowRef<readonly FilledCell[]>([])
  const waiting = shallowRef<Waiting | null>(null)
  const now = () => JSON.stringify([form.lines, form.star])
  const fill = (table: readonly string[][], at: FillPlace, from: string, split: number | null = null) => {
    const known = facts()
    cells.value = []
    waiting.value = null
    if (!known) return null
    const was: Before = { star: form.star, lines: form.lines.map((line) => ({ ...line })) }
    const filled = fillPaper(form, known, table, at, split)
    before.value = filled.lines > 0 ? was : null
    after.value = now()
    isFilled.value ||= filled.lines > 0
    said.value = inWords(filled, from)
    return filled
  }
  /** Names that are whole are asked about before anything is filled in. */
  const fillOrAsk = (table: readonly string[][], at: FillPlace, from: string) => {
    const names = wholeNames(table, at)
    if (names) waiting.value = { table, at, from, names }
    else cells.value = fill(table, at, from)?.cells ?? []
  }
  const takeNames = (how: 'split' | 'whole') => {
    if (!waiting.value) return
    const { table, at, from, names } = waiting.value
    const filled =
      how === 'split'
        ? fill(splitCells(table, names), { ...at, column: 'firstName' }, from, names.column)
        : fill(table, names.hasHeads ? { ...at, column: 'lastName' } : at, from)
    cells.value = filled?.cells ?? []
  }
  /** @returns false where the field itself takes the text: it is no table. */
  const paste = (text: string, at: FillPlace, isText: boolean): boolean => {
    const table = readPasted(text)
    const isTable = table.length > 1 || (table[0]?.length ?? 0) > 1
    if (table.length === 0 || (!isTable && isText)) return false
    fillOrAsk(table, at, 'what was pasted')
    return true
  }
  const file = async (taken: File, at: FillPlace) => {
    try {
      fillOrAsk(readFile(await readTextFile(taken)), at, `"${taken.name}"`)
    } catch (error) {
      if (!(error instanceof NoText)) throw error
      before.value = null
      said.value = error.message
    }
  }
  const takeBack = () => {
    if (before.value) Object.assign(form, before.value)
    forget()
  }
  const forget = () => {
    before.value = null
    said.value = null
    cells.value = []
    waiting.value = null
    isFilled.value = false
  }
  return {
    said,
    /** What was read of a table the last time, cell by cell. A form says its boxes itself. */
    cells,
    /** Has a table been laid into the form? */
    done: isFilled,
    canTakeBack: computed(() => before.value !== null && now() === after.value),
    /** The names that are asked about; null while none are. */
    names: computed(() => waiting.value?.names.names ?? null),
    takeNames,
    leaveNames: () => (waiting.value = null),
    fill,
    paste,
    file,
    takeBack,
    forget,
    /** The player has read it. */
    hush: () => (said.value = null),
  }
}

function inWords({ lines, leftOut, unused }: Filled, from: string): string {
  if (lines + leftOut === 0) return `Nothing to fill in was found in ${from}.`
  const some = (count: number) => (count === 1 ? 'one line' : `${count} lines`)
  return [
    `Filled in from ${from}: ${some(lines)}.`,
    leftOut > 0 && `${some(leftOut).replace(/^o/, 'O')} left out: this list has no such squad.`,
    unused.length > 0 && `No place here for ${unused.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
