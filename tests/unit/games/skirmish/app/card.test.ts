import { describe, expect, it } from 'vitest'
import { cardView } from '../../../../../src/games/skirmish/app/cardView.ts'
import type { TableCard } from '../../../../../src/games/skirmish/contract/card.ts'
import type { SkirmishState } from '../../../../../src/games/skirmish/rules/state.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { skirmish, skirmishCampaign } from '../../../../support/skirmish.ts'

const sidesOf = (state: SkirmishState): TableCard['sides'] => {
  const card = cardView(state)
  if (card.kind !== 'tour') throw new Error('There is no campaign yet.')
  return (card.own as TableCard).sides
}

describe('the card of a campaign', () => {
  it('has no table before there are players', () => {
    expect(cardView(skirmishSystem.empty)).toEqual({ kind: 'empty' })
  })

  it('shows between games the men who are fit, at rest', () => {
    const table = skirmishCampaign()
    table.do('addSquad', {
      ...{ side: table.us, name: '2nd squad' },
      men: ['Able', 'Baker'].map((name) => ({ name, weapon: 'm16' })),
    })
    expect(cardView(table.state)).toMatchObject({ facts: [{ label: 'Squads', text: '1' }] })
    const [ours, theirs] = sidesOf(table.state)
    expect(ours!.figures).toMatchObject([{ phases: 0 }, { phases: 0, now: false }])
    expect(theirs!.figures).toEqual([])
  })

  it('shows in a game the phases of each figure, its counters, and who acts now', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] }).counters('Baker', 1)
    const [ours, theirs] = sidesOf(table.state)
    expect(ours!.figures).toMatchObject([
      { phases: 3, left: 3, counters: 0, now: true },
      { phases: 2, left: 2, counters: 1, now: true },
    ])
    expect(theirs!.figures.some(({ now }) => now)).toBe(false)
    table.state = {
      ...table.state,
      figures: table.state.figures.map((one) => (one.name === 'Able' ? { ...one, phases: 3, spent: 3 } : one)),
    }
    expect(sidesOf(table.state)[0]!.figures[0]).toMatchObject({ left: 0, now: false })
  })

  it('leaves out what either player has sealed, and who is off the table', () => {
    const table = skirmish({
      theirs: [
        { name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' },
        { name: 'Binh', weapon: 'rpd' },
      ],
    })
    expect(sidesOf(table.state)[1]!.figures).toHaveLength(1)
    expect(JSON.stringify(cardView(table.state))).not.toMatch(/Minh|Hidden|reeds/)
    const out = table.state.figures.map((one) => ({ ...one, out: one.name === 'Binh' }))
    expect(sidesOf({ ...table.state, figures: out })[1]!.figures).toEqual([])
  })

  it('says in parts of the table where a figure was placed', () => {
    const table = skirmish()
    const [able] = table.state.figures
    table.do('layTable', { width: 48, depth: 36 })
    table.do('place', { figures: [{ figure: able!.id, across: 12, down: 27 }], shots: [] })
    const [ours] = sidesOf(table.state)
    expect(ours!.figures[0]!.at).toEqual({ across: 0.25, down: 0.75 })
    expect(ours!.figures.slice(1).every(({ at }) => at === null)).toBe(true)
  })
})
