import { describe, expect, it } from 'vitest'
import { bearingOf } from '../../../../../src/games/skirmish/app/compass.ts'
import { changeViews } from '../../../../../src/games/skirmish/app/changeViews.ts'
import { tableView } from '../../../../../src/games/skirmish/app/tableView.ts'
import { difference, type AnyState } from '../../../../../src/main/engine/state.ts'
import { setUpSkirmish, skirmish } from '../../../../support/skirmish.ts'

it.each([
  ['north', 0],
  ['north-east', 45],
  ['South West', 225],
  ['ENE', 67.5],
  ["3 o'clock", 90],
  ["12 o'clock", 0],
  ['away from him', null],
])('%s is %s degrees', (words, degrees) => {
  expect(bearingOf(words)).toBe(degrees)
})

describe('where a figure stands', () => {
  const placed = () => {
    const table = skirmish({
      theirs: [{ name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' }, { name: 'Binh' }],
    })
    table.do('layTable', { width: 48, depth: 36 })
    const figures = ['Able', 'Hidden 1'].map((name, i) => ({ figure: table.id(name), across: 10.5 + i, down: 7.5 }))
    return table.do('place', { figures, shots: [] })
  }
  const shown = (table: ReturnType<typeof skirmish>, side: number | null) =>
    tableView(table.state, side).sides.flatMap(({ figures }) => figures.map(({ name, at }) => [name, at] as const))

  it('is seen by all, of a sealed one by its player alone', () => {
    const table = placed()
    expect(shown(table, table.us)).toEqual([
      ['Able', { across: 10.5, down: 7.5 }],
      ['Binh', null],
    ])
    expect(shown(table, table.them)).toContainEqual(['Minh (Hidden 1)', { across: 11.5, down: 7.5 }])
    expect(JSON.stringify(tableView(table.state, table.us))).not.toContain('11.5')
    expect(tableView(table.state, null).ground).toEqual({ width: 48, depth: 36 })
  })

  it('is no figure of a change in the journal', () => {
    const table = placed()
    const before = skirmish().state as unknown as AnyState
    const changes = difference({ spots: [] }, { spots: table.state.spots })
    const views = changeViews(before as never, table.state, changes)
    expect(JSON.stringify(views)).not.toMatch(/105|115|75/)
    expect(views.map(({ what }) => what)).toContain('Able, on the table')
  })
})

describe('shots of support', () => {
  const east = ['1', '2', '3', '4', '5', '6'].flatMap((row) => [
    ['deviation', row, 'direction', row === '6' ? 'to the flank' : 'east'] as const,
    ['deviation', row, 'inches', row] as const,
  ])
  const firing = () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] }).fill(...east)
    return table.do('startTurn').do('layTable', { width: 48, depth: 36 })
  }
  const shots = (table: ReturnType<typeof skirmish>) =>
    tableView(table.state, null).blasts.map(({ nth, stray, at, from }) => ({ nth, stray, at, from }))
  const aimed = (table: ReturnType<typeof skirmish>) =>
    table.do('place', { figures: [], shots: [{ blast: table.state.blasts[0]!.id, aim: true, across: 20, down: 10 }] })

  it('are drawn from the point that was aimed at, each from the one before', () => {
    const table = firing()
    for (const face of [4, 1, 3]) table.do('callShot', { target: 'the path', bySmoke: false }, [face])
    expect(shots(table).map(({ at }) => at)).toEqual([null, null, null])
    expect(shots(aimed(table))).toEqual([
      { nth: 1, stray: '4" east', from: { across: 20, down: 10 }, at: { across: 24, down: 10 } },
      { nth: 2, stray: 'same place', from: { across: 24, down: 10 }, at: { across: 24, down: 10 } },
      { nth: 3, stray: '3" east', from: { across: 24, down: 10 }, at: { across: 27, down: 10 } },
    ])
    expect(tableView(table.state, null).blasts[0]).toMatchObject({ reach: 6, aim: { across: 20, down: 10 } })
  })

  it('stay where the players put them, and wait for them where only they can tell the direction', () => {
    const table = firing()
    for (const face of [6, 3]) table.do('callShot', { target: 'the path', bySmoke: false }, [face])
    expect(shots(aimed(table)).map(({ at }) => at)).toEqual([null, null])
    const blast = table.state.blasts[0]!.id
    table.do('place', { figures: [], shots: [{ blast, aim: false, across: 20, down: 4 }] })
    expect(shots(table).map(({ at }) => at)).toEqual([
      { across: 20, down: 4 },
      { across: 23, down: 4 },
    ])
  })
})
