import type { BattleForm, BattleGroupView } from '../../../contract/battle.ts'
import type { Fought } from '../battleTypes.ts'

/** Who takes part at first: groups, and who of them. */
export interface Takers {
  readonly groups: readonly number[]
  readonly figures: readonly number[]
}

/**
 * Those whom the form names; for a side of which it names nobody, whoever acts, else whoever was said to be closest to the
 * others, else the first who stand there. Whoever is only selected gives way to a group of his side that acts. The player
 * corrects it by a press.
 */
export function takersAtFirst(
  { values }: Pick<BattleForm, 'values'>,
  battle: Fought,
  selected: readonly number[],
): Takers {
  const all = [values['ours'], values['theirs']].flatMap((ids) => (Array.isArray(ids) ? (ids as number[]) : []))
  const isSelected = ({ id, figures }: BattleGroupView) => [id, ...figures.map((one) => one.id)].some(isIn(selected))
  const actsFor = (side: string) => battle.groups.some((group) => group.side === side && group.state === 'acts')
  const nameds = battle.groups.filter(
    (group) =>
      group.figures.some(({ id }) => all.includes(id)) &&
      (group.state === 'acts' || !isSelected(group) || !actsFor(group.side)),
  )
  const named = nameds.flatMap(({ figures }) => figures.map(({ id }) => id).filter(isIn(all)))
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

const isIn = (ids: readonly number[]) => (id: number) => ids.includes(id)
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
