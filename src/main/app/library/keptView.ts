import type { Fate, KeptCopyView, KeptView } from '../../../contract/library.ts'
import type { Work } from '../../engine/work.ts'
import { asideJournals, type Kept } from '../../store/kept.ts'
import type { Session } from '../session.ts'
import { families, type Family } from './families.ts'
import type { Read } from './libraryView.ts'

/** What the player is most likely to be looking for comes first. */
const order: readonly Fate[] = ['broken', 'unsure', 'deleted', 'gone', 'here']

/** @returns all kept copies of all tours, those of tours that are not in order first, then the newest. */
export function* keptView({ library, looker }: Session): Work<KeptView> {
  const found = yield* families(library, looker)
  const newest = ({ copies }: Family) => copies[0]?.at ?? ''
  const sorted = found.sort(
    (a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || newest(b).localeCompare(newest(a)),
  )
  const asides = asideJournals(library.folder).map(({ copy, bytes, since }) => ({ copy, bytes, since }))
  return {
    ...(asides.length > 0 && { asides }),
    tours: sorted.map(({ name, fate, file, broken, mayBe, copies }) => ({
      name,
      fate,
      campaign: file,
      broken,
      mayBe,
      copies: copies.map(copyView),
    })),
  }
}

function copyView({ copy, kind, at, since, label, looked }: Kept<Read>): KeptCopyView {
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
  }
}

function momentOf(state: Read['state'] | undefined): string {
  if (state?.kind === 'empty') return 'Not begun yet'
  if (state?.kind !== 'tour') return ''
  return state.over === null
    ? `Next: ${state.next.charAt(0).toLowerCase()}${state.next.slice(1)}`
    : `Over: ${state.over.text}`
}
