import { describe, expect, it } from 'vitest'
import { marksBefore, marksOf, placesOf } from '../../../src/games/fng/screens/battle/mapPlaces.ts'
import { placeCraft, placeStructures } from '../../../src/games/fng/screens/battle/mapSigns.ts'
import { isOver, nextSelection, sidesIn, stillThere } from '../../../src/games/fng/screens/battle/selection.ts'
import { battle, craft, figure, map, structure } from './sampleBattle.ts'

describe('marks on the map', () => {
  it('are the groups on the table and the PEFs, with what they are in words', () => {
    expect(marksOf(battle).map(({ text, kind, label }) => [text, kind, label])).toEqual([
      ['2', 'pef', 'PEF 2, sector 3: unseen'],
      ['3', 'pef', 'PEF 3, sector 1: Nothing'],
      ['A', 'ours', 'Group A, sector 2: May act now'],
      ['B', 'ours', 'Group B, sector 5: May act now'],
      ['E1', 'theirs', 'Local VC E1, sector 2: Acts when its side does'],
    ])
  })

  it('leave out groups that are hidden, in the air or gone', () => {
    const [a, b, e1] = battle.groups
    const gone = {
      ...battle,
      groups: [
        { ...a!, hidden: true },
        { ...b!, sector: null },
        { ...e1!, figures: [figure(201, 'E1 1', { tone: 'gone' })] },
      ],
    }
    expect(marksOf(gone).map(({ kind }) => kind)).toEqual(['pef', 'pef'])
  })

  it('stand inside their sector, none over another', () => {
    const many = {
      ...battle,
      groups: [1, 2, 3, 4, 5, 6].map((id) => ({ ...battle.groups[0]!, id, sector: 6 })),
      contacts: [1, 2, 3].map((id) => ({ ...battle.contacts[0]!, id: 300 + id, sector: 6 })),
    }
    const places = [...placesOf(marksOf(many), map.sectors).values()]
    expect(places).toHaveLength(9)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(400)
      expect(x).toBeLessThan(600)
      expect(y).toBeGreaterThan(180)
      expect(y).toBeLessThan(360)
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(9)
  })
})

describe('marks beside a river', () => {
  const group = (id: number, side: 'ours' | 'theirs') => ({ ...battle.groups[0]!, id, side, sector: 2 })
  const crowd = {
    ...battle,
    groups: [group(1, 'ours'), group(2, 'ours'), group(3, 'ours'), group(4, 'theirs'), group(5, 'theirs')],
    contacts: [{ ...battle.contacts[0]!, sector: 2 }],
  }
  const placed = (river: { readonly upDown: number; readonly leftRight: number }) =>
    placesOf(
      marksOf(crowd),
      map.sectors.map((one) => ({ ...one, river: one.number === 2 ? river : one.river })),
    )

  it('stand on its banks, none in the water', () => {
    const down = [...placed({ upDown: 40, leftRight: 0 }).values()]
    expect(down.filter(({ x }) => Math.abs(x - 300) < 40)).toEqual([])
    const across = [...placed({ upDown: 0, leftRight: 40 })]
    expect(across.filter(([, { y }]) => Math.abs(y - 90) < 40)).toEqual([])
    expect(across.filter(([{ kind }, { y }]) => (kind === 'ours') !== y > 90)).toEqual([])
    for (const places of [down, across.map(([, at]) => at)])
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  })

  it('are written short, so that none lies over its neighbour', () => {
    const aid = {
      ...battle,
      groups: [
        { ...battle.groups[0]!, name: 'Aid post' },
        { ...battle.groups[1]!, name: 'E12' },
      ],
    }
    expect(marksOf(aid).map(({ text }) => text)).toEqual(['2', '3', 'AP', 'E12'])
  })
})

describe('a battle to begin', () => {
  it('has its markers on the map, with the numbers that the lists give them', () => {
    const recon = { ...map, markers: [{ number: 4, sector: 5, kind: 'marker' as const, resolved: false }] }
    expect(marksBefore(recon)).toMatchObject([{ text: '4', sector: 5, label: 'Marker 4, sector 5: unseen' }])
    const begun = { ...battle, contacts: [{ ...battle.contacts[0]!, kind: 'marker' as const, number: 4 }], groups: [] }
    expect(marksOf(begun)).toMatchObject([{ text: '4' }])
  })
})

describe('what stands on the table beside men', () => {
  it('is drawn once for a building of several areas, and takes the place of one that the ground has', () => {
    const school = [structure(1), structure(2, { building: 1, text: 'School, floor 2' })]
    const { signs, huts } = placeStructures(school, map)
    expect(signs).toEqual([
      { id: 1, sign: 'building', label: 'School, sector 2: DV 3', x: 300, y: 150, state: 'standing' },
    ])
    expect(huts).toEqual([])
  })

  it('stands at the side of its sector where the ground has no building for it, none over another', () => {
    const many = [
      structure(1),
      ...[2, 3, 4, 5, 6, 7].map((id) => structure(id, { building: id, kind: 'bunker', when: '' })),
    ]
    const { signs, huts } = placeStructures(many, { huts: [], defended: null })
    expect(huts).toEqual([])
    expect(signs.at(-1)).toMatchObject({ sign: 'bunker', label: 'School, sector 2' })
    for (const { x, y } of signs) {
      expect(x).toBeGreaterThan(300)
      expect(x).toBeLessThan(400)
      expect(y).toBeLessThan(180)
    }
    expect(new Set(signs.map(({ x, y }) => `${x} ${y}`)).size).toBe(7)
  })

  it('leaves out water, which the ground shows, and what is in no sector', () => {
    const none = [structure(1, { kind: 'water' }), structure(2, { building: 2, sector: null })]
    expect(placeStructures(none, map)).toEqual({ signs: [], huts: map.huts, posts: [] })
  })

  it('shows aircraft in flight between the sectors, and those that have come down in theirs', () => {
    const places = placeCraft([craft(1), craft(2), craft(3), craft(4, { mode: 'landed', sector: 6 })])
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    const landed = places.get(4)!
    expect(landed.x).toBeGreaterThan(400)
    expect(landed.y).toBeGreaterThan(180)
  })
})

describe('what is selected', () => {
  const sideOf = sidesIn(battle)
  it('is one of each side, so that a shooter stays while his target is looked for', () => {
    const shooter = nextSelection([], 101, sideOf, false)
    const both = nextSelection(shooter, 201, sideOf, false)
    expect(both).toEqual([101, 201])
    expect(nextSelection(both, 103, sideOf, false)).toEqual([201, 103])
  })

  it('grows where the player adds, and loses what is pressed again', () => {
    expect(nextSelection([101], 103, sideOf, true)).toEqual([101, 103])
    expect(nextSelection([101, 103], 101, sideOf, false)).toEqual([103])
  })

  it('forgets who is not there any more, and is the same where all are', () => {
    const selected = [101, 301]
    expect(stillThere(selected, battle)).toBe(selected)
    expect(stillThere([101, 999], battle)).toEqual([101])
  })

  it('forgets PEFs that are resolved and groups that have melted away', () => {
    const contacts = battle.contacts.map((one) => ({ ...one, status: 'resolved' as const }))
    const groups = battle.groups.map((group) => ({ ...group, hidden: group.side === 'theirs' }))
    expect(stillThere([101, 201, 301], { ...battle, contacts, groups })).toEqual([101])
  })

  it('is over with the turn, and with the activation of a side', () => {
    const turn = { ...battle.turn, number: 3, side: 'ours' as const }
    expect(isOver(turn, turn)).toBe(false)
    expect(isOver({ ...turn, side: null }, turn)).toBe(false)
    expect(isOver(turn, { ...turn, side: 'theirs' })).toBe(true)
    expect(isOver(turn, { ...turn, number: 4 })).toBe(true)
  })
})
