import type { Fate } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { notFound } from '../../store/errors.ts'
import { extension, safeName } from '../../store/fileNames.ts'
import type { Kept } from '../../store/kept.ts'
import type { Library, Listed } from '../../store/library.ts'
import type { CardLooker, Read } from './libraryView.ts'

/** The copies of one campaign, and what became of the campaign itself. */
export interface Family {
  /** Of the campaign; where that is not known, something else that no other family has. */
  readonly id: string
  readonly name: string
  readonly fate: Fate
  /** Its file in the library, readable or not; null where it has none. */
  readonly file: string | null
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
  const byFile = new Map([...whole].map(([id, { file }]) => [file, id]))
  const known = new Set([...whole.keys(), ...kept.flatMap((one) => said(one) ?? [])])
  const groups = [...Map.groupBy(kept, (one) => said(one) ?? guessed(library, one, byFile, [...known]))]
  const homeless = groups.filter(([id]) => !whole.has(id))
  const places = placesOfBroken(library, listed.filter(givesWay), homeless)
  return groups.map(([id, members]) => {
    const copies = members.sort((a, b) => b.at.localeCompare(a.at))
    const here = whole.get(id)
    const file = here?.file ?? places.get(id) ?? null
    return {
      id,
      name: here?.name ?? nameOf(file, copies),
      fate: fateOf(here !== undefined, file, copies),
      file,
      copies,
    }
  })
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

type Group = readonly [id: string, copies: readonly Kept<Read>[]]

/** @returns the broken files by the campaign that each must be: by the id that stands in it, else by its name. */
function placesOfBroken(
  library: Library,
  files: readonly Listed<Read>[],
  groups: readonly Group[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file } of files) {
    const free = groups.filter(([id]) => !found.has(id))
    const id =
      library.whoIs(
        file,
        free.map(([id]) => id),
      ) ?? free.find(([, copies]) => isCalled(file, copies))?.[0]
    if (id !== undefined) found.set(id, file)
  }
  return found
}

const isCalled = (file: string, copies: readonly Kept<Read>[]): boolean =>
  copies.some(({ looked }) => looked.tour !== null && isNamed(file, looked.tour.info.name))

/** Is this the file of a tour of that name? Where the name was taken there is a number behind it. */
function isNamed(file: string, name: string): boolean {
  const plain = file.slice(0, -extension.length)
  return [plain, plain.replace(/ \d+$/, '')].includes(safeName(name))
}

/** A tour has the name of its file, whose copies may be older than the name; one that is gone has that of its last copy. */
function nameOf(file: string | null, copies: readonly Kept<Read>[]): string {
  const last = [...copies].sort((a, b) => Number(b.kind === 'deleted') - Number(a.kind === 'deleted'))
  const names = last.flatMap(({ looked }) => looked.tour?.info.name ?? [])
  if (file !== null) return names.find((name) => isNamed(file, name)) ?? file.slice(0, -extension.length)
  const wasCalled = last.find((copy) => copy.file !== null)?.file?.slice(0, -extension.length)
  return names[0] ?? wasCalled ?? 'A tour without a name'
}

function fateOf(here: boolean, file: string | null, copies: readonly Kept<Read>[]): Fate {
  if (here) return 'here'
  if (file !== null) return 'broken'
  return copies.some(({ kind }) => kind === 'deleted') ? 'deleted' : 'gone'
}
