import type { PastEntry } from '../../../../../main/app/game/past.ts'
import type { BattleForm, FieldView, FormValues } from '../../../contract/battle.ts'
import { seesNobody, type InSightSaid, type InSightUnlike } from '../../../contract/inSight.ts'
import { figureById } from '../../../rules/battle/battle.ts'
import { isOnMove, mayHaveMoved } from '../../../rules/battle/reactions/inSight/form.ts'
import { inSightAction } from '../../../rules/battle/reactions/inSight/inSight.ts'
import type { FngState } from '../../../rules/state.ts'
import { courseOf } from '../course.ts'
import { battleForm } from '../battleForm.ts'
import { dealTargets } from './dealTargets.ts'
import { movedBefore } from './movedBefore.ts'

/** The form of In Sight as few words of the player fill it. */
export interface Composed {
  readonly form: BattleForm
  /** Who is in a group that takes part, and sees nobody. */
  readonly out: readonly number[]
  /** As far as it is known some of those who act have moved and some have not. */
  readonly someMoved: boolean
}

/**
 * Spreads groups, one distance and what is different about some into the lines of the form: all else begins there as it does
 * in the form itself.
 *
 * @param back the entries before the state, newest first.
 */
export function compose(
  state: FngState,
  said: InSightSaid,
  selected: readonly number[],
  back: () => Iterable<PastEntry>,
): Composed {
  const form = (values: FormValues) => battleForm(state, inSightAction.name, values, said.groups ?? selected, back())
  const { values: begun } = form({})
  const out = said.unlike.flatMap(({ figure, field, value }) =>
    field === seesNobody && value === true ? [figure] : [],
  )
  const named = (side: 'ours' | 'theirs') =>
    closestFirst(idsIn(begun[side]), said.closest).filter((id) => !out.includes(id))
  const [ours, theirs] = [named('ours'), named('theirs')]
  const hasMoved = movedBefore(state, courseOf(state, back()).acts)
  const acting = [...ours, ...theirs].map((id) => figureById(state, id)).filter((figure) => isOnMove(state, figure))
  const known = new Set(acting.map((figure) => hasMoved(figure) ?? mayHaveMoved(state, figure)))
  const targets = targetsOf(state, [...ours, ...theirs], said.unlike)
  const lines = [...ours, ...theirs].map((figure): FormValues => {
    const unlike = said.unlike.filter((one) => one.figure === figure && !isWho.includes(one.field))
    const looker = figureById(state, figure)
    const moved = (isOnMove(state, looker) ? said.moved : null) ?? hasMoved(looker)
    return {
      figure,
      ...(said.inches === null ? {} : { inches: said.inches }),
      ...(moved === null ? {} : { moved }),
      ...(targets === null ? {} : { targets: targets.get(figure) ?? [] }),
      ...Object.fromEntries(unlike.map(({ field, value }) => [field, value])),
    }
  })
  const fill = (all: readonly FormValues[]) =>
    form({ ours, theirs, again: said.again, lines: all, newcomers: said.newcomers })
  const filled = fill(lines)
  const both = bothWays(linesIn(filled), said.unlike)
  return { form: both === null ? filled : fill(both), out, someMoved: known.size > 1 }
}

/** Whose line it is, and whether he has one: what is said of him cannot fill these. */
const isWho: readonly string[] = ['figure', seesNobody]

/** Targets as they are dealt where some were said; null where none were. */
function targetsOf(state: FngState, named: readonly number[], unlike: readonly InSightUnlike[]) {
  const said = unlike.flatMap(({ figure, field, value }): [number, readonly number[]][] =>
    field === 'targets' && named.includes(figure) ? [[figure, idsIn(value).filter((id) => named.includes(id))]] : [],
  )
  if (said.length === 0) return null
  const ids = (onMove: boolean) => named.filter((id) => isOnMove(state, figureById(state, id)) === onMove)
  return dealTargets(ids(false), ids(true), new Map(said))
}

/** What is said of one man's distance to his target holds for the target too, where he aims back; null where nothing changes. */
function bothWays(lines: readonly FormValues[], unlike: readonly InSightUnlike[]): readonly FormValues[] | null {
  const said = new Map(unlike.flatMap(({ figure, field, value }) => (field === 'inches' ? [[figure, value]] : [])))
  const aimOf = (line: FormValues | undefined) => idsIn(line?.['targets'])[0]
  const lineOf = (figure: number | undefined) => lines.find((line) => line['figure'] === figure)
  const changed = lines.map((line) => {
    const [figure, aim] = [line['figure'] as number, aimOf(line)]
    const inches = aim !== undefined && aimOf(lineOf(aim)) === figure ? said.get(aim) : undefined
    return said.has(figure) || inches === undefined ? line : { ...line, inches }
  })
  return changed.every((line, i) => line === lines[i]) ? null : changed
}

/** Those named come first, in that order; the others stay as they are. */
const closestFirst = (ids: readonly number[], closest: readonly number[]): readonly number[] => [
  ...closest.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !closest.includes(id)),
]

/** @returns the ids that a field of a filled form holds. */
export const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as readonly number[]) : [])

/** @returns the lines of a filled form of In Sight. */
export const linesIn = ({ values }: BattleForm): readonly FormValues[] =>
  Array.isArray(values['lines']) ? (values['lines'] as readonly FormValues[]) : []

/** @returns the fields of one man's line; none where he has none. */
export function fieldsOf(form: BattleForm, figure: number | null): readonly FieldView[] {
  const nth = linesIn(form).findIndex((line) => line['figure'] === figure)
  const rows = form.fields.find((field) => field.kind === 'rows' && field.name === 'lines')
  return rows?.kind === 'rows' ? (rows.lines[nth] ?? []).filter(({ name }) => name !== 'figure') : []
}
