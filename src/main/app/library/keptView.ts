import type { Fate, KeptCopyView, KeptView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { asideJournals, type Kept } from '../../store/kept.ts'
import type { Session } from '../session.ts'
import { families, type Family } from './families.ts'
import type { Read } from './libraryView.ts'
import { whose, type Whose } from './whose.ts'

/** What the player is most likely to be looking for comes first. */
const order: readonly Fate[] = ['broken', 'unsure', 'deleted', 'gone', 'here']

/**
 * @returns all kept copies of all tours, those of tours that are not in order first, then the newest. Where a file cannot be
 * read, copies that are of another file of its campaign come last.
 */
export function* keptView({ library, looker }: Session): Work<KeptView> {
  const found = yield* partOf(families(library, looker), 0, 0.7)
  const newest = ({ copies }: Family) => copies[0]?.at ?? ''
  const sorted = found.sort(
    (a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || newest(b).localeCompare(newest(a)),
  )
  const asides = asideJournals(library.folder).map(({ copy, bytes, since }) => ({ copy, bytes, since }))
  const told = new Map<string, Whose>()
  for (const [i, family] of sorted.entries()) {
    const share = 0.3 / sorted.length
    const own = yield* partOf(whose(library.folder, family), 0.7 + share * i, 0.7 + share * (i + 1))
    for (const [copy, one] of own) told.set(copy, one)
  }
  const rankOf = ({ copy }: Kept<Read>) => told.get(copy)?.rank ?? 0
  return {
    ...(asides.length > 0 && { asides }),
    tours: sorted.map(({ name, fate, file, broken, mayBe, copies }) => ({
      name,
      fate,
      campaign: file,
      broken,
      mayBe,
      copies: copies
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((one) => copyView(one, told.get(one.copy)?.of ?? [])),
    })),
  }
}

function copyView({ copy, kind, at, since, label, looked }: Kept<Read>, of: readonly string[]): KeptCopyView {
  const state = looked.tour?.card.state
  return {
    copy,
    kind,
    label: label ?? '',
    at,
    date: state?.kind === 'tour' ? state.date : (label ?? ''),
    moment: momentOf(state),
    error: looked.error?.message ?? null,
    bytes: looked.bytes,
    since,
    ...(of.length > 0 && { of }),
  }
}

function momentOf(state: Read['state'] | undefined): string {
  if (state?.kind === 'empty') return 'Not begun yet'
  if (state?.kind !== 'tour') return ''
  return state.over === null
    ? `Next: ${state.next.charAt(0).toLowerCase()}${state.next.slice(1)}`
    : `Over: ${state.over.text}`
}
