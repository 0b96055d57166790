import { describe, expect, it } from 'vitest'
import { callNotes } from '../../../../../src/main/app/fng/battle/battleNotes.ts'
import { groupViews } from '../../../../../src/main/app/fng/battle/groupView.ts'
import { craftId, withSlick } from '../../../rules/fng/battle/helicopters/withHelicopter.ts'

const field = { ours: [{}], theirs: [{}] }

describe('aircraft on the battle screen', () => {
  it('stand among the support with their pilot, damage and place', () => {
    const state = withSlick(field, { damage: 2, mode: 'hovering', freeTurn: 2 })
    expect(callNotes(state)).toEqual([
      { id: craftId, text: 'UH-1D/H Slick, REP 4, damage 2 of 5', when: 'hovers, acts in turn 2', sector: null },
    ])
  })

  it('show their crew as a group until they have flown home', () => {
    const state = withSlick(field)
    expect(groupViews(state).find(({ name }) => name === 'Z')).toMatchObject({
      title: 'UH-1D/H Slick',
      may: 'In the aircraft',
      state: 'out',
    })
    const home = state.figures.map((figure) =>
      figure.role === 'aircrew'
        ? { ...figure, status: 'left' as const, leftHow: 'lifted' as const, aboardId: null }
        : figure,
    )
    expect(groupViews({ ...state, figures: home }).map(({ name }) => name)).not.toContain('Z')
  })
})
