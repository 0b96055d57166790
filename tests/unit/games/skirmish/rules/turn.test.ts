import { describe, expect, it } from 'vitest'
import { setUpSkirmish, skirmish } from '../../../../support/skirmish.ts'

describe('phases', () => {
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('with %i counters a figure has %i', (counters, phases) => {
    const table = skirmish().counters('Able', counters)
    const able = table.id('Able')
    expect(table.refused('move', { figures: [able], way: 'ordinary', phases: phases + 1 })).toMatch(/left|Phases/)
    table.do('move', { figures: [able], way: 'ordinary', phases })
    expect(table.figure('Able')).toMatchObject({ phases, spent: phases, pips: phases })
  })

  it.each([3, 4, 9])('with %i counters it has none', (counters) => {
    const table = skirmish().counters('Able', counters)
    const move = { figures: [table.id('Able')], way: 'ordinary', phases: 1 }
    expect(table.refused('move', move)).toContain('no phase left')
  })

  it('are counted when it begins to act, so counters of the same turn count before that and not after', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] })
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })
    table.counters('Able', 2).counters('Baker', 2)
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 2 })
    expect(table.refused('move', { figures: [table.id('Baker')], way: 'ordinary', phases: 2 })).toMatch(
      /one phase left/,
    )
  })
})

describe('the KIA/WIA check', () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    [4, 4, true],
    [4, 5, false],
    [6, 6, true],
    [9, 6, true],
  ])('%i counters and a %i: removed is %s', (counters, face, removed) => {
    const table = setUpSkirmish().counters('Able', counters).do('startTurn', {}, [face])
    expect(table.figure('Able').out).toBe(removed)
  })

  it('tells who is removed before who stays', () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] })
    table.counters('Able', 3).counters('Baker', 5).do('startTurn', {}, [4, 2])
    expect(table.lines[0]!.text).toBe('Baker is removed: KIA/WIA.')
    expect(table.said).toContain('Able stays.')
  })

  it('asks no die for a figure without counters', () => {
    const table = setUpSkirmish().do('startTurn')
    expect(table.said).toContain('nobody is checked')
  })

  it('checks only the side whose turn begins', () => {
    const table = setUpSkirmish().counters('Minh', 3).do('startTurn')
    expect(table.figure('Minh').out).toBe(false)
    expect(table.next([3]).figure('Minh').out).toBe(true)
  })

  it.each([
    [3, false],
    [4, true],
  ])('a radio whose carrier is removed, and a %i: destroyed is %s', (face, destroyed) => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }, { name: 'Baker' }] })
    table.counters('Able', 2).do('startTurn', {}, [1, face])
    expect(table.state.radios[0]).toMatchObject({ destroyed, carrierId: null })
    const taking = { figure: table.id('Baker') }
    if (destroyed) expect(table.refused('takeRadio', taking)).toContain('no radio')
    else expect(table.do('takeRadio', taking).state.radios[0]!.carrierId).toBe(table.id('Baker'))
  })
})

describe('the end of a turn', () => {
  it('takes one counter off each figure of that side, but of those that keep theirs', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }, { name: 'Carr' }] })
    table.counters('Able', 2).counters('Baker', 2).counters('Minh', 2)
    table.do('endTurn', { keep: [table.id('Baker')] })
    expect(['Able', 'Baker', 'Carr', 'Minh'].map((name) => table.figure(name).counters)).toEqual([1, 2, 0, 2])
  })

  it('hands over, and both turns make one turn of the game', () => {
    const table = skirmish()
    const [ruth, tom] = [table.us, table.them]
    const now = () => ({ side: table.state.games[0]!.sideId, turn: table.state.games[0]!.turn })
    expect(now()).toEqual({ side: ruth, turn: 1 })
    table.next()
    expect(now()).toEqual({ side: tom, turn: 1 })
    table.next()
    expect(now()).toEqual({ side: ruth, turn: 2 })
  })

  it('comes only after the check', () => {
    const table = skirmish().do('endTurn', { keep: [] })
    expect(table.refused('endTurn', { keep: [] })).toContain('check comes first')
    expect(table.refused('move', { figures: [table.id('Minh')], way: 'ordinary', phases: 1 })).toContain('check')
  })
})
