import type { EntryTold, HeadlinePart } from '../../../../contract/headline.ts'
import type { Change } from '../../../../main/engine/state.ts'
import { signed } from '../../rules/aftermath/points.ts'
import type { Battle, Figure } from '../../rules/battle/battle.ts'
import { fateOf } from '../../rules/battle/ending/manReport.ts'
import { pointsSoFar } from '../../rules/battle/ending/points.ts'
import type { FngState } from '../../rules/state.ts'
import type { Fate } from './fates.ts'
import { peopleOf, plain } from './headlinePeople.ts'

/** What the campaign will call a figure that stands as it does at the end; the unhurt are not told. */
const atTheEnd: Readonly<Partial<Record<ReturnType<typeof fateOf>, Fate>>> = {
  obviouslyDead: 'dead',
  outOfTheFight: 'out',
  captured: 'captured',
  missing: 'missing',
  retired: 'retired',
}

/** @returns the headline of the entry that ended the battle: who was lost in all of it, the points, what comes next; else null. */
export function enders(changes: readonly Change[], after: FngState): Omit<EntryTold, 'phases'> | null {
  const change = changes.find(({ collection }) => collection === 'battle')
  const [was, is] = [change?.before, change?.after] as unknown as readonly (Battle | null | undefined)[]
  if (!was || !is || was.ended || !is.ended) return null
  const fated = after.figures.flatMap((figure: Figure) => {
    const fate = atTheEnd[fateOf(figure)]
    return fate === undefined ? [] : [{ figure, fate }]
  })
  const people: readonly HeadlinePart[] = fated.length === 0 ? [plain('Nobody was lost')] : peopleOf(after, fated)
  const { total } = pointsSoFar(after)
  return {
    head: [plain(`The battle ended after turn ${is.turn}: `), ...people],
    more: [plain(`${signed(total)} VP so far. Next: hand in the report.`)],
  }
}
