import { describe, expect, it } from 'vitest'
import type { BattleGroupView } from '../../../src/games/fng/contract/battle.ts'
import { takersAtFirst } from '../../../src/games/fng/screens/battle/inSight/takers.ts'
import { battle } from './sampleBattle.ts'

const form = (ours: readonly number[], theirs: readonly number[]) => ({ values: { ours, theirs } })
const idsOf = (group: BattleGroupView) => group.figures.map(({ id }) => id)
const [ours, theirs] = (['ours', 'theirs'] as const).map((side) => battle.groups.filter((group) => group.side === side))

describe('In Sight begins', () => {
  it('with those whom the form names', () => {
    const [one, other] = [idsOf(ours![0]!)[0]!, idsOf(theirs![0]!)[0]!]
    expect(takersAtFirst(form([one], [other]), battle, [])).toEqual({
      groups: [ours![0]!.id, theirs![0]!.id],
      figures: [one, other],
    })
  })

  it('with the group that acts where nobody of its side is named', () => {
    const acting = { ...ours![1]!, state: 'acts' as const }
    const groups = battle.groups.map((group) =>
      group.id === acting.id ? acting : { ...group, state: 'acted' as const },
    )
    const takers = takersAtFirst(form([], idsOf(theirs![0]!)), { ...battle, groups }, [])
    expect(takers.groups).toContain(acting.id)
    expect(takers.figures).toEqual(expect.arrayContaining([...idsOf(acting)]))
    expect(takers.groups).not.toContain(ours![0]!.id)
  })

  it('with the group that acts, not with another that is still selected, but with whom an act names', () => {
    const [first, acting] = [ours![0]!, { ...ours![1]!, state: 'acts' as const }]
    const groups = battle.groups.map((group) =>
      group.id === acting.id ? acting : { ...group, state: 'acted' as const },
    )
    const begun = (named: readonly number[], selected: readonly number[]) =>
      takersAtFirst(form(named, idsOf(theirs![0]!)), { ...battle, groups }, selected)
    expect(begun(idsOf(first), [first.id]).groups).toEqual([theirs![0]!.id, acting.id])
    expect(begun(idsOf(first), [idsOf(first)[0]!]).figures).not.toContain(idsOf(first)[0])
    expect(begun(idsOf(first), []).groups).toContain(first.id)
    expect(begun(idsOf(acting).slice(0, 1), idsOf(acting)).figures).toEqual([
      ...idsOf(acting).slice(0, 1),
      ...idsOf(theirs![0]!),
    ])
  })

  it('with the closest of the others, as the distances were said', () => {
    const far = theirs![0]!
    const near = { ...far, id: 900, figures: far.figures.map((one, i) => ({ ...one, id: 901 + i })) }
    const distances = [
      { between: [ours![0]!.id, far.id] as [number, number], inches: 20 },
      { between: [near.id, ours![0]!.id] as [number, number], inches: 8 },
    ]
    const around = { ...battle, groups: [...battle.groups, near], distances }
    expect(takersAtFirst(form(idsOf(ours![0]!), []), around, []).groups).toEqual([ours![0]!.id, 900])
  })

  it('with nobody who has left the table', () => {
    const gone = battle.groups.map((group) => ({
      ...group,
      figures: group.side === 'theirs' ? group.figures.map((one) => ({ ...one, posture: null })) : group.figures,
    }))
    expect(takersAtFirst(form(idsOf(ours![0]!), []), { ...battle, groups: gone }, []).groups).toEqual([ours![0]!.id])
  })
})
