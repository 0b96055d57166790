import type { BattleForm, BattleGroupView } from '../../../contract/battle.ts'
import type { Fought } from '../battleTypes.ts'

/** Who takes part at first: groups, and who of them. */
export interface Takers {
  readonly groups: readonly number[]
  readonly figures: readonly number[]
}

/**
 * Those whom the form names; for a side of which it names nobody, whoever acts, else whoever was said to be closest to the
 * others, else the first who stand there. The player corrects it by a press.
 */
export function takersAtFirst({ values }: Pick<BattleForm, 'values'>, battle: Fought): Takers {
  const named = [values['ours'], values['theirs']].flatMap((ids) => (Array.isArray(ids) ? (ids as number[]) : []))
  const nameds = battle.groups.filter((group) => group.figures.some(({ id }) => named.includes(id)))
  const missing = (['ours', 'theirs'] as const).flatMap((side) => {
    if (nameds.some((group) => group.side === side)) return []
    const standing = battle.groups.filter((group) => group.side === side && stands(group))
    const one = standing.find(({ state }) => state === 'acts') ?? closest(battle, standing, nameds) ?? standing[0]
    return one ? [one] : []
  })
  return {
    groups: [...nameds, ...missing].map(({ id }) => id),
    figures: [...named, ...missing.flatMap(({ figures }) => figures.map(({ id }) => id))],
  }
}

const stands = ({ hidden, figures }: BattleGroupView) => !hidden && figures.some(({ posture }) => posture !== null)

/** Whoever of them was said to be closest to one of the others. */
function closest(
  { distances }: Fought,
  among: readonly BattleGroupView[],
  others: readonly BattleGroupView[],
): BattleGroupView | undefined {
  const near = among.flatMap((group) => {
    const said = distances.filter(
      ({ between }) => between.includes(group.id) && others.some(({ id }) => between.includes(id)),
    )
    return said.length === 0 ? [] : [{ group, inches: Math.min(...said.map(({ inches }) => inches)) }]
  })
  return near.sort((a, b) => a.inches - b.inches)[0]?.group
}
