import { describe, expect, it } from 'vitest'
import { callNotes } from '../../../../../../src/games/fng/app/battle/battleNotes.ts'
import { craftViews } from '../../../../../../src/games/fng/app/battle/craftView.ts'
import { groupViews } from '../../../../../../src/games/fng/app/battle/groupView.ts'
import { craftId, withSlick } from '../../rules/battle/helicopters/withHelicopter.ts'

const field = { ours: [{}], theirs: [{}] }

describe('aircraft on the table', () => {
  it('have their place once they hover or have landed, and none in flight', () => {
    const at = (craft: Parameters<typeof withSlick>[1]) => craftViews(withSlick(field, craft))
    expect(at({ mode: 'flying', sector: 2 })).toMatchObject([
      { id: craftId, kind: 'helicopter', sector: null, label: 'UH-1D/H Slick, REP 4: over the table' },
    ])
    expect(at({ mode: 'landed', sector: 2 })).toMatchObject([
      { mode: 'landed', sector: 2, label: 'UH-1D/H Slick, REP 4: has landed, sector 2' },
    ])
    expect(at({ mode: 'down', sector: 3 })).toMatchObject([{ label: 'UH-1D/H Slick: shot down, sector 3' }])
  })

  it.each(['off', 'gone'] as const)('are not drawn when they are %s', (mode) => {
    expect(craftViews(withSlick(field, { mode }))).toEqual([])
  })

  it('are planes by their list', () => {
    const plane = { type: 'f-100', name: 'F-100 Hun', mode: 'flying' } as const
    expect(craftViews(withSlick(field, plane))).toMatchObject([{ kind: 'plane' }])
  })
})

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
