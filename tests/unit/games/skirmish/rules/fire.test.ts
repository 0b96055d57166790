import { describe, expect, it } from 'vitest'
import { skirmish, testDeviation, testGrenades, type SkirmishTable } from '../../../../support/skirmish.ts'

const suppress = ['weapons', 'm16', 'suppress', '5, 6'] as const
const at = (table: SkirmishTable, name: string, cover = false) => ({ figure: table.id(name), cover })

describe('fire', () => {
  it('is not played while the Suppress scores are blank', () => {
    const table = skirmish()
    const shot = { figure: table.id('Able'), phases: 1, inArc: [at(table, 'Minh')] }
    expect(table.refused('fire', shot, [6])).toContain('M16: Suppress')
  })

  it('one die for each phase; each that matches brings a counter', () => {
    const table = skirmish().fill(suppress)
    table.do('fire', { figure: table.id('Able'), phases: 3, inArc: [at(table, 'Minh')] }, [5, 4, 6])
    expect(table.figure('Minh').counters).toBe(2)
    expect(table.figure('Able').spent).toBe(3)
  })

  it('a figure in cover with a counter is given no other by fire', () => {
    const table = skirmish().fill(suppress)
    table.do('fire', { figure: table.id('Able'), phases: 2, inArc: [at(table, 'Minh', true)] }, [6, 6])
    expect(table.figure('Minh').counters).toBe(1)
  })

  it('who gets the counter is chosen among those in the arc who may have it', () => {
    const table = skirmish({ theirs: [{ name: 'Minh' }, { name: 'Binh' }, { name: 'Linh' }] }).fill(suppress)
    table.counters('Linh', 1)
    const inArc = [at(table, 'Minh'), at(table, 'Binh'), at(table, 'Linh', true)]
    table.do('fire', { figure: table.id('Able'), phases: 1, inArc }, [6], 'Binh')
    expect(['Minh', 'Binh', 'Linh'].map((name) => table.figure(name).counters)).toEqual([0, 1, 1])
  })
})

describe('an M113', () => {
  const apc = () => skirmish({ vehicles: [{ name: 'Track', weapon: null }], theirs: [{ name: 'Minh', weapon: 'rpg' }] })

  it('has three phases whatever its counters', () => {
    const table = apc().counters('Track', 4)
    table.do('move', { figures: [table.id('Track')], way: 'ordinary', phases: 3 })
    expect(table.figure('Track').spent).toBe(3)
  })

  it('is immobilized by the first kill, keeps its counters, and explodes by the second', () => {
    const table = apc().counters('Track', 7).next().next([6])
    expect(table.figure('Track')).toMatchObject({ kills: 1, out: false, counters: 6 })
    expect(table.refused('move', { figures: [table.id('Track')], way: 'ordinary', phases: 1 })).toContain('immobilized')
    table.next().next([4])
    expect(table.figure('Track')).toMatchObject({ kills: 2, out: true })
  })

  it.each([
    [4, 0],
    [5, 3],
  ])('an RPG and a %i: %i counters', (face, counters) => {
    const table = apc().next()
    table.do('fire', { figure: table.id('Minh'), phases: 1, inArc: [at(table, 'Track')] }, [face])
    expect(table.figure('Track').counters).toBe(counters)
  })

  it('takes no harm from guns', () => {
    const table = skirmish({ vehicles: [{ name: 'Track', weapon: null }] }).next()
    const shot = { figure: table.id('Minh'), phases: 1, inArc: [at(table, 'Track')] }
    expect(table.refused('fire', shot)).toContain('no harm')
  })

  it('gets one counter at most from fragmentation grenades, and three from support', () => {
    const table = skirmish({ ours: [{ name: 'Able', radio: true }], vehicles: [{ name: 'Track', weapon: null }] })
    table.fill(...testDeviation, ...testGrenades).do('closeSupport')
    const thrown = { figure: table.id('Able'), way: 'throw', grenade: 'fragmentation', target: 'the track', inches: 8 }
    table.do('grenade', thrown, [1])
    const struck = { figure: table.id('Track'), cover: false, direct: false }
    table.do('strike', { blast: table.state.blasts[0]!.id, figures: [struck] })
    expect(table.figure('Track').counters).toBe(1)
    table.next().next().do('callShot', { target: 'the track', bySmoke: false }, [1])
    table.do('strike', { blast: table.state.blasts.at(-1)!.id, figures: [struck] })
    expect(table.figure('Track').counters).toBe(3)
  })

  it.each([
    [0, 5],
    [4, 5],
    [5, 5],
    [7, 7],
  ])('runs over a figure with %i counters: it has %i', (before, after) => {
    const table = apc().counters('Minh', before)
    table.do('runOver', { vehicle: table.id('Track'), figure: table.id('Minh') })
    expect(table.figure('Minh').counters).toBe(after)
  })
})

describe('a thrown grenade', () => {
  const throwing = (table: SkirmishTable, more = {}) => ({
    ...{ figure: table.id('Able'), way: 'throw', grenade: 'fragmentation', target: 'the wall', inches: 6, ...more },
  })

  it('is not played while its range, its effect or the deviation is blank', () => {
    const table = skirmish()
    expect(table.refused('grenade', throwing(table))).toContain('fragmentation')
    table.fill(...testGrenades)
    expect(table.refused('grenade', throwing(table))).toContain('rtillery deviation')
  })

  it('takes three phases in a row, which may run over into the next turn', () => {
    const table = skirmish()
      .fill(...testDeviation, ...testGrenades)
      .counters('Able', 1)
    table.do('grenade', throwing(table))
    expect(table.figure('Able')).toMatchObject({ preparing: 'throw', prepared: 2 })
    table.next().next().do('grenade', throwing(table), [2])
    expect(table.figure('Able')).toMatchObject({ preparing: null, prepared: 0, spent: 1 })
    expect(table.state.blasts).toMatchObject([{ kind: 'grenade', landed: 'the wall' }])
  })

  it.each(['another action', 'a turn without a phase'])('begins anew after %s', (what) => {
    const table = skirmish()
      .fill(...testDeviation, ...testGrenades)
      .counters('Able', 2)
    table.do('grenade', throwing(table))
    if (what === 'another action') {
      table
        .next()
        .next([6])
        .do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })
    } else {
      table.counters('Able', 4).next().next([6])
      table.next().next([6])
    }
    expect(table.figure('Able')).toMatchObject({ preparing: null, prepared: 0 })
  })

  it.each([
    [[3, 2], '1" side 3 of the wall'],
    [[4, 3], '2" side 4 of the wall'],
    [[6, 5], '3" side 6 of the wall'],
    [[2], 'the wall'],
  ])('and %j lands %s', (faces, landed) => {
    const table = skirmish().fill(...testDeviation, ...testGrenades)
    table.do('grenade', throwing(table), faces)
    expect(table.state.blasts[0]!.landed).toBe(landed)
  })

  it('brings more counters behind cover when it is lobbed past it, and no farther than its range', () => {
    const table = skirmish().fill(...testDeviation, ...testGrenades)
    expect(table.refused('grenade', throwing(table, { inches: 9 }))).toContain('8"')
    table.do('grenade', throwing(table), [1]).counters('Minh', 1).counters('Able', 1)
    const [blast] = table.state.blasts
    const near = (name: string, cover: boolean) => ({ figure: table.id(name), cover, direct: false })
    table.do('strike', { blast: blast!.id, figures: [near('Minh', false), near('Able', true)] })
    expect([table.figure('Minh').counters, table.figure('Able').counters]).toEqual([3, 1])
  })

  it.each([
    [0, 4, 1],
    [1, 4, 0],
    [0, 3, 2],
    [1, 3, 0],
  ] as const)('not lobbed past his cover, on a man with %i, in edition %i: %i more', (had, edition, more) => {
    const table = skirmish({ edition }).fill(...testDeviation, ...testGrenades)
    table.do('grenade', throwing(table), [1]).counters('Minh', had)
    const near = { figure: table.id('Minh'), cover: true, direct: false }
    table.do('strike', { blast: table.state.blasts[0]!.id, figures: [near] })
    expect(table.figure('Minh').counters - had).toBe(more)
  })

  it('of phosphorus makes smoke for the turns that the copy says', () => {
    const table = skirmish().fill(...testDeviation, ...testGrenades)
    table.do('grenade', throwing(table, { grenade: 'phosphorus' }), [1])
    expect(table.state.smoke).toMatchObject([{ landed: 'the wall', inches: 4, turnsLeft: 2 }])
    table.next().next()
    expect(table.state.smoke).toHaveLength(1)
    expect(table.next().next().state.smoke).toEqual([])
  })
})

describe('a fired grenade', () => {
  const m79 = (acrossTurns = true) =>
    skirmish({ ours: [{ name: 'Able', weapon: 'm79' }], acrossTurns }).fill(...testDeviation, ...testGrenades)
  const firing = (table: SkirmishTable) => ({
    ...{ figure: table.id('Able'), way: 'launch', grenade: 'fragmentation', target: 'the wall', inches: 90 },
  })

  it('takes two phases, at any range, and goes the distance of the deviation table', () => {
    const table = m79()
    table.do('grenade', firing(table), [5])
    expect(table.state.blasts[0]!.landed).toBe('5" side 5 of the wall')
    expect(table.figure('Able')).toMatchObject({ spent: 2, heard: true })
  })

  it('comes from under an M16 too, which fires by its own scores', () => {
    const table = skirmish({ ours: [{ name: 'Able', weapon: 'm203' }] }).fill(...testDeviation, ...testGrenades)
    const shot = { figure: table.id('Able'), phases: 1, inArc: [at(table, 'Minh')] }
    expect(table.refused('fire', shot)).toContain('M16: Suppress')
    table.fill(suppress).do('fire', shot, [5]).do('grenade', firing(table), [1])
    expect(table.figure('Minh').counters).toBe(1)
    expect(table.state.blasts).toMatchObject([{ kind: 'grenade', landed: 'the wall' }])
    const rifle = skirmish({ ours: [{ name: 'Able', weapon: 'm16' }] }).fill(...testDeviation, ...testGrenades)
    expect(rifle.refused('grenade', firing(rifle))).toContain('no M79 or M203')
  })

  it('is on target on a 1 or 2', () => {
    const table = m79()
    expect(table.do('grenade', firing(table), [2]).state.blasts[0]!.landed).toBe('the wall')
  })

  it('may run over into the next turn, unless the game says otherwise', () => {
    const over = m79().counters('Able', 2)
    over.do('grenade', firing(over)).next().next([6]).do('grenade', firing(over), [1])
    expect(over.state.blasts).toHaveLength(1)
    const within = m79(false).counters('Able', 2)
    expect(within.refused('grenade', firing(within))).toContain('one phase left')
  })
})
