import Database from 'better-sqlite3'
import { fng } from '../src/games/fng/app/fngGame.ts'
import { playSample } from '../src/main/app/library/playSample.ts'
import { doAtOnce } from '../src/main/engine/work.ts'

/** The tour whose answers stand in docs/format.md; it is always the same. */
const sample = { id: '00000000-0000-4000-8000-000000000000', now: '2026-01-01T12:00:00.000Z' }

/** A command of the page, and the answer below it. */
const asked = /(```sh\nsqlite3 -readonly (-header )?Sample\.tour "(.*)"\n```\n\n```text\n)[\s\S]*?(```)/g

/** @returns docs/format.md with the answers that the sample's file gives today. */
export function withAnswers(page: string): string {
  const raw = new Database(doAtOnce(playSample(fng, sample)), { readonly: true })
  try {
    return page.replace(asked, (_, before: string, header: string | undefined, query: string, after: string) => {
      return `${before}${answerOf(raw, query, header !== undefined).join('\n')}\n${after}`
    })
  } finally {
    raw.close()
  }
}

/** @returns the lines that `sqlite3` prints: cells with a bar between them, nothing for null. */
function answerOf(raw: Database.Database, query: string, header: boolean): string[] {
  const statement = raw.prepare<[], readonly (string | number | null)[]>(query)
  const rows = statement.raw().all()
  const heads = header ? [statement.columns().map(({ name }) => name)] : []
  return [...heads, ...rows].map((cells) => cells.map((cell) => String(cell ?? '')).join('|'))
}
