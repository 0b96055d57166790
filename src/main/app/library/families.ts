import { basename } from 'node:path'
import type { Fate } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { notFound } from '../../store/errors.ts'
import { readErased } from '../../store/erased.ts'
import { extension, safeName } from '../../store/fileNames.ts'
import type { Kept } from '../../store/kept.ts'
import type { Library, Listed } from '../../store/library.ts'
import type { Session } from '../session.ts'
import type { CardLooker, Read } from './libraryView.ts'

/** The copies of one campaign, and what became of the campaign itself. */
export interface Family {
  /** Of the campaign; where that is not known, something else that no other family has. */
  readonly id: string
  readonly name: string
  readonly fate: Fate
  /** Its file in the library, readable or not; null where it has none. */
  readonly file: string | null
  /** All its files that can be read. */
  readonly readable: readonly string[]
  /** Its files that cannot be read: the id of the campaign stands in them. There may be a good one of it, too. */
  readonly broken: readonly string[]
  /** Files that cannot be read and do not tell what they are, only that they have its name. */
  readonly mayBe: readonly string[]
  /** Newest first. */
  readonly copies: readonly Kept<Read>[]
}

/** Faults for which a file must give way to a copy of it. One that is only locked, or too new, stays where it is. */
const broken = new Set(['damaged', 'not-a-tour', 'internal'])

/** Is this a file that gives way to a copy of it? */
export const givesWay = ({ error }: Pick<Listed<Read>, 'error'>): boolean => error !== null && broken.has(error.code)

/** Finds all kept copies and puts them in order, from what the copies say of themselves: their tours may be gone. */
export function* families(library: Library, looker: CardLooker): Work<Family[]> {
  const listed = yield* partOf(library.list(looker), 0, 0.3)
  const kept = yield* partOf(library.kept(looker), 0.3, 1)
  const whole = new Map(
    listed.flatMap(({ file, tour }) => (tour ? [[tour.info.id, { file, name: tour.info.name }] as const] : [])),
  )
  const byFile = new Map(listed.flatMap(({ file, tour }) => (tour ? [[file, tour.info.id] as const] : [])))
  const readableOf = (id: string) => [...byFile].flatMap(([file, is]) => (is === id ? [file] : []))
  const known = new Set([...whole.keys(), ...kept.flatMap((one) => said(one) ?? [])])
  const erased = readErased(library.folder)
  const groups = [...Map.groupBy(kept, (one) => said(one) ?? guessed(library, one, byFile, [...known]))]
  const spoilt = listed.filter(givesWay).map(({ file }) => ({ file, is: library.whoIs(file, [...known]) }))
  const spoiltOf = (is: string | null) => spoilt.filter((one) => one.is === is).map(({ file }) => file)
  return groups.map(([id, members]) => {
    const copies = members.sort((a, b) => b.at.localeCompare(a.at))
    const here = whole.get(id)
    const broken = spoiltOf(id)
    const names = namesOf(id, copies, here?.name)
    const mayBe = broken.length > 0 ? [] : spoiltOf(null).filter((file) => names.some((name) => isNamed(file, name)))
    const file = here?.file ?? broken[0] ?? null
    return {
      id,
      name: here?.name ?? nameOf(file, copies),
      fate: here ? 'here' : fateOf(broken, mayBe, erased.has(id) || copies.some(({ kind }) => kind === 'deleted')),
      file,
      readable: readableOf(id),
      broken,
      mayBe,
      copies,
    }
  })
}

/** @returns all files of a campaign, and those that may be of it. */
export const filesOf = ({ readable, broken, mayBe }: Family): readonly string[] => [...readable, ...broken, ...mayBe]

/** @returns whether there is a copy of a file, by its path, that could be restored: one that can be read. */
export function* keptOf({ library, looker }: Pick<Session, 'library' | 'looker'>): Work<(path: string) => boolean> {
  const whole = (yield* families(library, looker)).filter(({ copies }) => copies.some(({ looked }) => looked.tour))
  return (path) => {
    const file = basename(path)
    const id = looker.look(path)?.tour?.info.id
    return whole.some((one) => one.id === id || one.broken.includes(file) || one.mayBe.includes(file))
  }
}

/** @returns the campaign that a copy is of. Throws StoreError `not-found`. */
export function ownerOf(all: readonly Family[], copy: string): Family {
  const owner = all.find(({ copies }) => copies.some((one) => one.copy === copy))
  if (!owner) throw notFound('That copy')
  return owner
}

/** @returns the campaign in whose drawer a copy lies, though it may have been another's first; else that which it says it is. */
const said = ({ looked, campaign }: Kept<Read>): string | null => campaign ?? looked.tour?.info.id ?? null

/** A copy that cannot be read belongs to the campaign whose id stands in it, or whose file it was kept of. */
function guessed(
  library: Library,
  { copy, kind, file }: Kept<Read>,
  byFile: ReadonlyMap<string, string>,
  known: readonly string[],
): string {
  return library.whoIs(copy, known) ?? (kind === 'update' && file !== null ? byFile.get(file) : undefined) ?? copy
}

/** @returns what a campaign was ever called. Copies that it has from the one it was made from have the name of that. */
const namesOf = (id: string, copies: readonly Kept<Read>[], now: string | undefined): readonly string[] => [
  ...(now === undefined ? [] : [now]),
  ...copies.flatMap(({ looked: { tour } }) => (tour?.info.id === id ? [tour.info.name] : [])),
]

/** Is this the file of a tour of that name? Where the name was taken there is a number behind it. */
function isNamed(file: string, name: string): boolean {
  const plain = file.slice(0, -extension.length)
  return [plain, plain.replace(/ \d+$/, '')].includes(safeName(name))
}

/**
 * A tour has the name of its file, whose copies may be older than the name; one that is gone has that of its last copy.
 * @param file null for one that is gone.
 */
export function nameOf(file: string | null, copies: readonly Kept<Read>[]): string {
  const last = [...copies].sort((a, b) => Number(b.kind === 'deleted') - Number(a.kind === 'deleted'))
  const names = last.flatMap(({ looked }) => looked.tour?.info.name ?? [])
  if (file !== null) return names.find((name) => isNamed(file, name)) ?? file.slice(0, -extension.length)
  const wasCalled = last.find((copy) => copy.file !== null)?.file?.slice(0, -extension.length)
  return names[0] ?? wasCalled ?? 'A tour without a name'
}

/** @returns what became of a campaign of which no file can be read. */
function fateOf(broken: readonly string[], mayBe: readonly string[], wasDeleted: boolean): Fate {
  if (broken.length > 0) return 'broken'
  if (mayBe.length > 0) return 'unsure'
  return wasDeleted ? 'deleted' : 'gone'
}
