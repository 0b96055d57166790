import type { AnyState, Change } from '../../../main/engine/state.ts'
import { empty, type FngState } from '../rules/state.ts'
import type { SheetStop } from '../../../main/sheets/offer.ts'
import type { TourStop } from './derosWalk.ts'
import type { RecordStop } from './recordEvents.ts'

// The store hands states on without knowing whose they are.
const own = (state: AnyState) => state as unknown as FngState

/** House rules may be made before there is a platoon; what is told over time begins with it. */
export const withPlatoon = <S extends { readonly state: AnyState }>(stops: readonly S[]): readonly S[] =>
  stops.filter(({ state }) => own(state).tour.length > 0)

/** @returns what the DEROS board needs of every entry. */
export const tourStops = (stops: readonly SheetStop[]): TourStop[] =>
  withPlatoon(stops).map(({ entry, changes, state }) => ({ step: entry.step, changes, state: own(state) }))

/**
 * @param stops every entry from the start.
 * @param telling entries with a line about the man.
 * @returns what his record needs: the entries that changed him, his places or what belongs to him, those that tell of
 * him, and those by which his first place came to be his. Those beside them say how it stood right before.
 */
export function recordStops(stops: readonly SheetStop[], telling: ReadonlySet<number>, id: number): RecordStop[] {
  const all = withPlatoon(stops)
  const came = all.findIndex(({ changes }) =>
    changes.some((change) => change.collection === 'soldiers' && change.id === id),
  )
  const first = (came < 0 ? empty : own(all[came]!.state)).billets.find(({ soldierId }) => soldierId === id)?.id
  const wanted = new Set<number>()
  all.forEach(({ entry, changes }, i) => {
    const his = (change: Change) =>
      isHis(change, id) || (i <= came && change.collection === 'billets' && change.id === first)
    if (!telling.has(entry.id) && !changes.some(his)) return
    if (i > 0) wanted.add(i - 1)
    wanted.add(i)
  })
  return [...wanted]
    .sort((a, b) => a - b)
    .map((i) => {
      const { entry, changes, state } = all[i]!
      return {
        entry: entry.id,
        step: entry.step,
        changes,
        before: i === 0 ? empty : own(all[i - 1]!.state),
        after: own(state),
      }
    })
}

/** Did a change write the man, or a row that is his or was? */
function isHis({ collection, id: row, before, after }: Change, id: number): boolean {
  if (collection === 'soldiers') return row === id
  if (collection === 'tour')
    return before?.['starId'] !== after?.['starId'] && [before?.['starId'], after?.['starId']].includes(id)
  return before?.['soldierId'] === id || after?.['soldierId'] === id
}
