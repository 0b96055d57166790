import { rowOf } from '../../../../../main/engine/table.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { reach } from '../../reach.ts'
import { listed } from '../../steps/setup/common.ts'
import type { FngState } from '../../state.ts'
import type { Asking, Told, Value } from '../action.ts'
import { vcNvaSpacing } from '../../tables/firstContact.ts'
import { battleOf, figureById, membersOf, type Figure } from '../battle.ts'
import { takesTests } from '../reactions/nerve.ts'

/**
 * Who stands within 4" of somebody, as forms begin: a group stands in line, in the order of its list or in that which
 * somebody has said, and the next to the left and right are near (ruling to FNG p. 22). No rule asks for it.
 */

/** How a group stands in line. */
export type InLine = NonNullable<ReturnType<Told['line']>>

/**
 * @returns those of his group who stand within 4" of him where they stood: the next to the left and right, and of the enemy as
 *   many more as stand so close to one another (FNG p. 69).
 */
export function nextInLine(state: FngState, figure: Figure, line: InLine | null): number[] {
  const members = membersOf(state, figure.groupId).map(({ id }) => id)
  const said = line?.order.filter((id) => members.includes(id)) ?? []
  const order = [...said, ...members.filter((id) => !said.includes(id))]
  const at = order.indexOf(figure.id)
  // A gap lies behind whoever it was said of.
  const isGap = (id: number) => line?.gaps.includes(id) ?? false
  const from = order.findLastIndex((id, i) => i < at && isGap(id)) + 1
  const gap = order.findIndex((id, i) => i >= at && isGap(id))
  const to = gap < 0 ? order.length - 1 : gap
  const reach = placesNear(state, figure)
  return order
    .slice(Math.max(from, at - reach), Math.min(to, at + reach) + 1)
    .filter((id) => id !== figure.id && standsBeside(figureById(state, id)))
}

/** So many places of a line to either side lie within 4": the enemy keeps the distances of his kind. */
function placesNear(state: FngState, { side }: Figure): number {
  const { enemy } = battleOf(state)
  if (side !== 'theirs' || enemy === null) return 1
  const { inches } = rowOf(rulesOf(state).table(vcNvaSpacing), enemy).gives
  return Math.max(1, Math.floor(reach.neighbours / inches))
}

/** Whoever falls leaves a gap in the line, and so does whoever has run. */
const standsBeside = (figure: Figure): boolean => takesTests(figure) && figure.status !== 'retired'

/** @returns who stands beside a figure: as somebody said, until one of them moves or falls, else as they stand in line. */
export function besideHim(
  { state, told }: { readonly state: FngState; readonly told?: Partial<Told> | undefined },
  figure: Figure,
): readonly number[] {
  const said = told
    ?.beside?.(figure.id)
    ?.filter((id) => state.figures.some((one) => one.id === id && standsBeside(one)))
  return said ?? nextInLine(state, figure, told?.line?.(figure.groupId) ?? null)
}

/**
 * What a field of those within 4" begins with, and how it is told.
 * @param whom those who are struck or shot at.
 * @param among who can be near.
 * @param about the field that names them.
 */
export const besideField = (
  whom: (asking: Asking) => readonly Figure[],
  among: (asking: Asking) => readonly number[],
  about?: string,
) =>
  ({
    among,
    holds: true,
    ...(about === undefined ? {} : { about }),
    start: (asking: Asking): readonly number[] => {
      const struck = whom(asking).map(({ id }) => id)
      const near = new Set(whom(asking).flatMap((figure) => besideHim(asking, figure)))
      return among(asking).filter((id) => near.has(id) && !struck.includes(id))
    },
    said: (asking: Asking, value: Value): string | null => {
      const count = whom(asking).length
      if (count === 0) return null
      const them = count === 1 ? 'him' : 'them'
      const names = (value as readonly number[]).map((id) => figureById(asking.state, id).name)
      return names.length === 0 ? `nobody beside ${them}` : `beside ${them}: ${listed(names)}`
    },
  }) as const
