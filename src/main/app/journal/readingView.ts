import type { ReadingRowView, ReadingView } from '../../../contract/reading.ts'
import { resolveReading, type Band, type Reading, type Resolved } from '../../engine/reading.ts'
import { planOf } from '../../engine/plan.ts'
import { rowText, type Bound, type Row } from '../../engine/table.ts'
import { aimOf, reckoningOf, sumHead } from './readingAim.ts'
import { factsOf, firstWords, targetWords } from './readingWords.ts'

/**
 * @param count dice of the whole throw.
 * @returns what a throw would bring on one table, for the screens to draw.
 */
export function readingView(reading: Reading, count: number): ReadingView {
  const { table, takes, keeps = count, after, about, byHand } = reading
  const resolved = resolveReading(reading, count)
  const { dice, values, combine, off } = resolved
  const rows = rowsOf(reading, resolved)
  return {
    table: byHand ? null : { id: table.id, title: table.title, page: table.page },
    house: table.house !== undefined,
    about: about ?? null,
    target: targetWords(reading, resolved),
    facts: factsOf(reading, resolved),
    says: reckoningOf(reading, resolved),
    aim: aimOf(reading, resolved),
    sums: resolved.sums && { head: sumHead(reading, resolved), of: resolved.sums },
    first: after ? firstWords(after) : null,
    head: headOf(reading, resolved),
    each: takes === 'each' && count > 1,
    ...(keeps < count && { keeps }),
    dice,
    values,
    combine,
    ...(off.length > 0 && { off }),
    rows,
    out: outOf(reading, resolved, rows),
  }
}

/** @returns the views in their order; those that differ only in whom they are about become one. */
export function alike(views: readonly ReadingView[]): ReadingView[] {
  const groups = Map.groupBy(views, (view) => JSON.stringify({ ...view, about: null }))
  return [...groups.values()].map((same) => ({
    ...same[0]!,
    about: same.length === 1 ? same[0]!.about : same.flatMap(({ about }) => about ?? []).join('; '),
  }))
}

function headOf({ table, after }: Reading, { dice }: Resolved): string {
  if (dice === 1) return 'die'
  const { first, second } = planOf(table)
  return heads[(after ? second! : first).kind] ?? 'sum'
}

const heads: Readonly<Record<string, string>> = {
  passing: 'passed',
  atLeast: 'passed',
  successes: 'successes',
  best: 'best die',
  lower: 'lower die',
}

/** Scores that bring the same in words are one row; those of one die stand in the order of its faces. */
function rowsOf(reading: Reading, { dice, values, bands }: Resolved): ReadingRowView[] {
  const highest = bands.at(-1)!.to
  const facesOf = ({ from, to }: Pick<Band, 'from' | 'to'>) =>
    values.flatMap((value, i) => (value >= from && value <= to ? [i + 1] : []))
  const scoreOf = (band: Pick<Band, 'from' | 'to'>): string => {
    if (dice !== 1) return rangeWords(band.from, band.to, highest)
    const faces = facesOf(band)
    return rangeWords(faces[0]!, faces.at(-1)!, values.length)
  }
  const rows: Omit<ReadingRowView, 'score'>[] = []
  for (const row of bands.map((band) => rowView(reading, band))) {
    const last = rows.at(-1)
    const same = last?.text === row.text && JSON.stringify(last.then) === JSON.stringify(row.then)
    if (same) rows[rows.length - 1] = { ...last, to: row.to, not: [...new Set([...last.not, ...row.not])] }
    else rows.push(row)
  }
  const scored = rows.map((row) => ({ ...row, score: scoreOf(row) }))
  return dice === 1 ? scored.sort((a, b) => facesOf(a)[0]! - facesOf(b)[0]!) : scored
}

function rowView(reading: Reading, band: Band): Omit<ReadingRowView, 'score'> {
  const { from, to, beaten, then } = band
  const hasSecond = then.length > 0
  return {
    from,
    to,
    text: hasSecond ? 'Then a second throw' : bandText(reading, band),
    not: hasSecond ? [] : textsOf(reading, beaten),
    then: then.map((each) => ({
      score: rangeWords(each.from, each.to, then.at(-1)!.to),
      text: bandText(reading, each),
    })),
  }
}

function bandText({ table }: Reading, { row, score }: Band): string {
  if (row === null) return 'Nothing'
  const { scoreIs, ...printed } = table.rows[row]!
  return score === null || scoreIs === undefined ? rowText(printed) : `${scoreIs} ${score}`
}

const textsOf = (reading: Reading, rows: readonly number[]): string[] => [
  ...new Set(rows.map((row) => rowText(reading.table.rows[row]!))),
]

/** "4", "1-3", "4 or more" for what goes up to the highest there is. */
function rangeWords(from: number, to: number, highest: number): string {
  if (from === to) return String(from)
  return to === highest && from > 1 ? `${from} or more` : `${from}-${to}`
}

/** Rows that cannot come up, each wording once; of a second throw those only that its first led to. */
function outOf(
  reading: Reading,
  { out, numbers, isMoved, dice, values }: Resolved,
  live: readonly ReadingRowView[],
): ReadingView['out'] {
  const { table, after, aim } = reading
  if (aim) return []
  const known = new Set(live.flatMap(({ text, not, then }) => [text, ...not, ...then.map((each) => each.text)]))
  const first = after?.row
  const isPrinted = !isMoved && (dice > 1 || values.every((value, i) => value === i + 1))
  return out.flatMap((index) => {
    const row = table.rows[index]!
    const text = rowText(row)
    // No throw of any case comes to it: it is printed in the table for who reads that.
    if (row.from === undefined) return []
    if (known.has(text) || (first && (row.from !== first.from || row.to !== first.to))) return []
    known.add(text)
    const score = after ? row.then && spanWords(row.then.from, row.then.to, numbers) : printedScore(row, numbers)
    return [{ score: isPrinted ? (score ?? null) : null, text }]
  })
}

function printedScore({ from, to, then }: Row, numbers: Resolved['numbers']): string | null {
  const first = spanWords(from, to, numbers)
  if (first === null) return null
  return then ? `${first}, then ${spanWords(then.from, then.to, numbers) ?? ''}` : first
}

/** "2", "3-5", "9 or more", "up to 6"; null for what has no scores, or none that can be. */
function spanWords(from: Bound | undefined, to: Bound | undefined, numbers: Resolved['numbers']): string | null {
  const [least, most] = [valueOf(from, numbers), valueOf(to, numbers)]
  if (least === null || most === null || least > most) return null
  if (least === most) return String(least)
  if (most === Infinity) return `${least} or more`
  if (least === -Infinity) return `up to ${most}`
  return `${least}-${most}`
}

function valueOf(bound: Bound | undefined, numbers: Resolved['numbers']): number | null {
  if (bound === undefined) return null
  if (bound === 'less') return -Infinity
  if (bound === 'more') return Infinity
  if (typeof bound === 'number') return bound
  const value = numbers[bound.of]
  return value === undefined ? null : value + bound.plus
}
