import type { Rules } from '../../../../../main/engine/system.ts'
import { rowCounts, rowFits, type Circumstances, type WhenOf } from '../../../../../main/engine/table.ts'
import { rangedCombat } from '../../../rules/tables/rangedCombat.ts'

type Circumstance = Exclude<WhenOf<typeof rangedCombat>, (typeof rangedCombat)['modifiers'][number]['when']>

/** In the order in which the card names them. */
const circumstances: readonly Circumstance[] = [
  'targetProne',
  'targetConcealed',
  'targetCharging',
  'targetMovedFast',
  'targetInCover',
  'snapFiring',
  'shooterMovedFast',
  'secondOrLaterTarget',
  'thirdOrLaterTarget',
]

/** Circumstances under which the same totals hit. */
export interface HitGroup {
  readonly circumstances: readonly Circumstance[]
}

const faces = [1, 2, 3, 4, 5, 6]
/** All totals that one die and any REP come to. */
const totals = Array.from({ length: 13 }, (_, i) => i + 1)

/** A third target is a second or later one as well. */
const holding = (one: Circumstance | null): Circumstances => ({
  ...(one === null ? {} : { [one]: true }),
  ...(one === 'thirdOrLaterTarget' ? { secondOrLaterTarget: true } : {}),
})

function hits(rules: Rules, one: Circumstance | null, total: number): boolean {
  const when = holding(one)
  const row = rules.table(rangedCombat).rows.find((each) => rowCounts(each, when) && rowFits(each, total, {}))
  return row?.outcome === 'hit'
}

const hitTotals = (rules: Rules, one: Circumstance | null): readonly number[] =>
  totals.filter((total) => hits(rules, one, total))

/**
 * @returns what is as hard as one another: first what needs nothing more than a plain shot, as a group of its own without
 *   a circumstance; then the others, the easiest first.
 */
export function hitGroups(rules: Rules): readonly HitGroup[] {
  const plain = hitTotals(rules, null).join()
  const harder = circumstances.filter((one) => hitTotals(rules, one).join() !== plain)
  const groups = [...Map.groupBy(harder, (one) => hitTotals(rules, one).join()).values()]
  return [
    { circumstances: [] },
    ...groups
      .toSorted((a, b) => hitTotals(rules, b[0]!).length - hitTotals(rules, a[0]!).length)
      .map((those) => ({ circumstances: those })),
  ]
}

/** @returns the faces that hit for a shooter of this REP: "3+", "6", "-" for none; with gaps each by itself. */
export function facesToHit(rules: Rules, one: Circumstance | null, rep: number): string {
  const good = faces.filter((face) => hits(rules, one, face + rep))
  if (good.length === 0) return '-'
  const [least] = good as [number]
  const isRun = good.at(-1) === 6 && good.length === 7 - least
  return !isRun ? good.join(' ') : least === 6 ? '6' : `${least}+`
}
