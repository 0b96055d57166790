import type { Fate } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { extension, safeName } from '../../store/fileNames.ts'
import type { Kept } from '../../store/kept.ts'
import type { Library, Listed } from '../../store/library.ts'
import type { CardLooker, Read } from './libraryView.ts'

/** The copies of one campaign, and what became of the campaign itself. */
export interface Family {
  readonly name: string
  readonly fate: Fate
  /** Its file in the library, readable or not; null where it has none. */
  readonly file: string | null
  /** Newest first. */
  readonly copies: readonly Kept<Read>[]
}

/** Faults for which a file must give way to a copy of it. One that is only locked, or too new, stays where it is. */
const broken = new Set(['damaged', 'not-a-tour', 'internal'])

/** Finds all kept copies and puts them in order, from what the copies say of themselves: their tours may be gone. */
export function* families(library: Library, looker: CardLooker): Work<Family[]> {
  const listed = yield* partOf(library.list(looker), 0, 0.3)
  const kept = yield* partOf(library.kept(looker), 0.3, 1)
  const whole = new Map(listed.flatMap(({ file, tour }) => (tour ? [[tour.info.id, file] as const] : [])))
  const byFile = new Map([...whole].map(([id, file]) => [file, id]))
  const groups = [...Map.groupBy(kept, (one) => campaignOf(one, byFile))]
  const homeless = groups.filter(([id]) => !whole.has(id))
  const places = placesOfBroken(
    library,
    listed.filter(({ error }) => error !== null && broken.has(error.code)),
    homeless,
  )
  return groups.map(([id, members]) => {
    const copies = members.sort((a, b) => b.at.localeCompare(a.at))
    const here = whole.get(id)
    const file = here ?? places.get(id) ?? null
    return { name: nameOf(copies), fate: fateOf(here, file, copies), file, copies }
  })
}

/** A copy that cannot be read belongs to the campaign in whose drawer it lies, or whose file it was kept of. */
function campaignOf({ looked, campaign, file, copy, kind }: Kept<Read>, byFile: ReadonlyMap<string, string>): string {
  const kept = looked.tour?.info.id ?? campaign
  if (kept !== null) return kept
  return (kind === 'update' && file !== null ? byFile.get(file) : undefined) ?? copy
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

/** A file whose name was taken has a number behind it. */
const isCalled = (file: string, copies: readonly Kept<Read>[]): boolean => {
  const plain = file.slice(0, -extension.length)
  const names = copies.flatMap(({ looked }) => (looked.tour ? [safeName(looked.tour.info.name)] : []))
  return names.includes(plain) || names.includes(plain.replace(/ \d+$/, ''))
}

function nameOf(copies: readonly Kept<Read>[]): string {
  const readable = copies.find(({ looked }) => looked.tour !== null)?.looked.tour?.info.name
  const file = copies.find((copy) => copy.file !== null)?.file
  return readable ?? file?.slice(0, -extension.length) ?? 'A tour without a name'
}

function fateOf(here: string | undefined, file: string | null, copies: readonly Kept<Read>[]): Fate {
  if (here !== undefined) return 'here'
  if (file !== null) return 'broken'
  return copies.some(({ kind }) => kind === 'deleted') ? 'deleted' : 'gone'
}
