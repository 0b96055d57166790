import { join } from 'node:path'
import { partOf, type Work } from '../../engine/work.ts'
import { checkTourInPieces } from '../../store/check.ts'
import type { Finding } from '../../store/findings.ts'
import { faultOf } from '../../store/errors.ts'
import { asideJournals, keptFiles, type AsideJournal, type KeptFile } from '../../store/kept.ts'
import type { Listed } from '../../store/library.ts'
import { systems } from '../gameOf.ts'
import type { Read } from '../library/libraryView.ts'
import type { Session } from '../session.ts'
import { amount } from './machine.ts'

/** How many files are checked, those changed last: a library may hold thousands. */
const mostChecked = 20

/**
 * Looks through the library and checks the files changed last.
 * @param named also tells how files are called, and what a check says of them in words, in which names may stand.
 * @returns a line or some for each file that was checked, and what else there is.
 */
export function* fileLines({ library, looker }: Session, named: boolean): Work<string[]> {
  const listed = yield* partOf(library.list(looker), 0, 0.2)
  const newest = listed.toSorted((a, b) => b.modified.localeCompare(a.modified)).slice(0, mostChecked)
  const lines: string[] = named ? [`Folder: ${library.folder}`] : []
  for (const [i, file] of newest.entries()) {
    const share = (part: number) => 0.2 + (0.8 * part) / newest.length
    const findings = yield* partOf(checked(join(library.folder, file.file)), share(i), share(i + 1))
    lines.push(`${named ? `${file.file}: ` : `File ${i + 1}: `}${inNumbers(file)}. ${verdict(findings)}`)
    if (named) lines.push(...(findings ?? []).map(({ message }) => `  ${message}`))
  }
  const others = listed.length - newest.length
  if (others > 0) lines.push(`${others} more that were changed before; ${unread(listed)} of all cannot be read.`)
  const all = listed.length === 0 ? [...lines, 'None.'] : lines
  return [...all, keptLine(keptFiles(library.folder)), ...asideLines(asideJournals(library.folder), named)]
}

function asideLines(asides: readonly AsideJournal[], named: boolean): string[] {
  if (asides.length === 0) return []
  const names = named ? `: ${asides.map(({ copy }) => copy).join(', ')}` : ''
  return [`Journals of other files that lie aside: ${asides.length}${names}.`]
}

/** @returns null where the check itself came to nothing: the file is held by another program. */
function* checked(path: string): Work<readonly Finding[] | null> {
  try {
    return yield* checkTourInPieces(path, systems)
  } catch (error) {
    if (faultOf(error) === null) throw error
    return null
  }
}

function inNumbers({ tour, bytes }: Listed<Read>): string {
  if (tour === null) return amount(bytes)
  const { card, info, older } = tour
  return `${card.game}, ${info.depth} entries, ${amount(bytes)}${older ? ', of an older version' : ''}`
}

function verdict(findings: readonly Finding[] | null): string {
  if (findings === null) return 'Not checked: another program holds it'
  if (findings.length === 0) return 'Sound'
  const [first] = findings
  if (first?.code) return `Cannot be opened: ${first.code}`
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  return `Not sound: ${[...kinds].map(([kind, all]) => `${all.length} of its ${kind}`).join(', ')}`
}

const unread = (listed: readonly Listed<Read>[]) => listed.filter(({ error }) => error !== null).length

/** What the kept copies of each kind are, one of them and several. */
const kept: Readonly<Record<KeptFile['kind'], readonly [one: string, more: string]>> = {
  turn: ['from the end of a turn', 'from the ends of turns'],
  amendment: ['from before an amendment', 'from before amendments'],
  import: ['from before a pack was taken', 'from before packs were taken'],
  deleted: ['deleted file', 'deleted files'],
  update: ['from before an update', 'from before updates'],
}

/** "Kept copies: 3 from the ends of turns, 1 deleted file." */
function keptLine(files: readonly KeptFile[]): string {
  const kinds = Map.groupBy(files, ({ kind }) => kind)
  const counts = (Object.keys(kept) as KeptFile['kind'][]).flatMap((kind) => {
    const count = kinds.get(kind)?.length ?? 0
    return count === 0 ? [] : [`${count} ${kept[kind][count === 1 ? 0 : 1]}`]
  })
  return `Kept copies: ${counts.join(', ') || 'none'}.`
}
