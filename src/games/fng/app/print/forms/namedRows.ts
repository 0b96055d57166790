import { perhaps } from '../../../../../contract/nearest.ts'
import type { BoxRead } from '../../../../../contract/print.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import type { ManBox } from '../../../rules/reportBoxes.ts'
import type { FngState } from '../../../rules/state.ts'
import type { Goer } from '../../../sheets/briefing/briefingModel.ts'
import { inNamedRow, manField, nameField } from '../../../sheets/reportForm/fields.ts'

/** What is meant by a name that somebody wrote: one who went, or why it is nobody. */
type Meant = { readonly goer: Goer } | { readonly fault: string }

interface NamedRows {
  /** All boxes, those of rows that name a man under the names that they have in his own row. */
  readonly boxes: ReadonlyMap<string, Written>
  /** The names, row by row, and whatever stands in rows that name nobody. */
  readonly told: readonly BoxRead[]
}

/**
 * Finds whose the rows are of a report that was printed before anybody was named.
 * @param goers who went on the mission.
 */
export function namedRows(
  state: FngState,
  goers: readonly Goer[],
  manBoxes: readonly ManBox[],
  written: ReadonlyMap<string, Written>,
): NamedRows {
  const boxes = new Map(written)
  const told: BoxRead[] = []
  const rowOf = new Map<number, number>()
  for (const row of rowsIn(written)) {
    const name = String(written.get(nameField(row).name) ?? '').trim()
    const meant = name === '' ? null : meantBy(state, goers, name, rowOf)
    const goer = meant !== null && 'goer' in meant ? meant.goer : null
    boxes.delete(nameField(row).name)
    const head = { name: nameField(row).name, box: String(row), of: null, label: 'Name', value: null }
    if (meant !== null) told.push({ ...head, written: name, ...saidOf(meant) })
    if (goer !== null) rowOf.set(goer.soldierId, row)
    for (const box of manBoxes) {
      const own = manField(box, { row }).name
      const stands = boxes.get(own)
      boxes.delete(own)
      if (stands === undefined) continue
      if (goer !== null) boxes.set(manField(box, goer).name, stands)
      else if (!isAsPrinted(box, stands)) told.push(lost(box, row, stands))
    }
  }
  return { boxes, told }
}

const rowsIn = (written: ReadonlyMap<string, Written>): readonly number[] => [
  ...new Set([...written.keys()].flatMap((name) => inNamedRow(name)?.row ?? [])),
]

const saidOf = (meant: Meant): Pick<BoxRead, 'fault' | 'note'> =>
  'goer' in meant ? { fault: null, note: `This is ${meant.goer.name}.` } : { fault: meant.fault }

const isAsPrinted = ({ kind, preset }: ManBox, stands: Written): boolean =>
  kind === 'tick' ? stands === (preset ?? false) : String(stands).trim() === ''

const lost = (box: ManBox, row: number, stands: Written): BoxRead => ({
  ...{ name: manField(box, { row }).name, box: String(box.box), of: `Row ${row}`, label: box.label, value: null },
  written: typeof stands === 'string' ? stands.trim() : stands ? 'ticked' : 'not ticked',
  fault: 'Its row names nobody who went: it counts for nothing.',
})

/** @param rowOf rows of those who have been named before, by id. */
function meantBy(state: FngState, goers: readonly Goer[], name: string, rowOf: ReadonlyMap<number, number>): Meant {
  const found = goersNamed(state, goers, name)
  const [goer] = found
  if (goer === undefined) {
    const names = goers.flatMap(({ soldierId }) => state.soldiers.find(({ id }) => id === soldierId)?.lastName ?? [])
    const [word = ''] = wordsIn(name).toSorted((a, b) => b.length - a.length)
    return { fault: `Nobody who went is called so.${perhaps(word, names)}` }
  }
  if (found.length > 1) return { fault: `It may be ${found.map((one) => one.name).join(' or ')}.` }
  const row = rowOf.get(goer.soldierId)
  return row === undefined ? { goer } : { fault: `${goer.name} stands in row ${row} already.` }
}

/** By the number of his line, by his name as it is printed, or by words that are all part of it. */
function goersNamed(state: FngState, goers: readonly Goer[], typed: string): readonly Goer[] {
  const words = wordsIn(typed)
  const isSame = (text: string | null) => text !== null && wordsIn(text).join(' ') === words.join(' ')
  const exact = goers.filter(({ number, name }) => isSame(number) || isSame(name))
  if (exact.length > 0) return exact
  const ofNumbers = new Set(goers.flatMap(({ number }) => wordsIn(number ?? '')))
  const ofName = words.filter((word) => !ofNumbers.has(word))
  return ofName.length === 0 ? [] : goers.filter((goer) => ofName.every((word) => isOf(state, goer, word)))
}

function isOf(state: FngState, { soldierId, name }: Goer, word: string): boolean {
  const man = state.soldiers.find(({ id }) => id === soldierId)
  return wordsIn(`${name} ${man?.firstName ?? ''} ${man?.lastName ?? ''}`).includes(word)
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
