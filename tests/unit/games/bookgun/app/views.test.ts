import { describe, expect, it, vi } from 'vitest'
import { movementView } from '../../../../../src/games/bookgun/app/movementView.ts'
import { rostersView } from '../../../../../src/games/bookgun/app/rostersView.ts'
import { sealedView } from '../../../../../src/games/bookgun/app/sealedView.ts'
import { spottingView } from '../../../../../src/games/bookgun/app/spottingView.ts'
import { turnView } from '../../../../../src/games/bookgun/app/turn/turnView.ts'
import { copyView } from '../../../../../src/games/bookgun/app/copyView.ts'
import { bookgunSystem } from '../../../../../src/games/bookgun/rules/system.ts'
import type { MoveTroop } from '../../../../../src/games/bookgun/rules/inputs.ts'
import { bookgunCampaign, bookgunGame } from '../../../../support/bookgun.ts'

const asked = (troop: number, more: Partial<MoveTroop> = {}): MoveTroop => ({
  ...{ troop, way: 'cross', formation: 'open', ground: 'clear', weather: 'dry', slope: 'none', prone: false },
  ...{ leaderless: false, carrying: false, backs: false, water: false, turns: 0, enemyInches: 0, ends: 'free' },
  ...more,
})

describe('The turn', () => {
  it('is nothing before a game', () => {
    expect(turnView(bookgunSystem.empty, null).game).toBeNull()
  })

  it('shows the card, whose it is, and who may answer it', () => {
    const table = bookgunGame({ army: { First: {}, Second: {} }, mobs: { Crowd: 'nobody' } }).card('8S')
    const view = turnView(table.state, null)
    expect(view.card).toMatchObject({ title: 'Black: the Army acts', joker: false, goesOn: null })
    expect(view.card!.mayAct.map(({ name }) => name)).toEqual(['First', 'Second', 'Crowd'])
    expect(view.phases.map(({ state, line }) => `${state}: ${line}`)).toEqual([
      'now: 0 of 4 acted',
      'later: all that can',
      'later: no charge',
      'later: rally, reload',
    ])
    expect([view.deck.left, view.draw, view.game!.minute]).toEqual([53, 'The last card waits for an answer.', 1])
    expect(view.roe).toMatchObject({ rule: 'ROE3', name: 'Weapons Ready' })
    expect(view.endPhase).toEqual({ title: 'End of movement', refused: null, restPasses: true, guns: [] })
  })

  it('says in the words of the rules what a unit may not do', () => {
    const table = bookgunGame().card('8S')
    const [army, insurgents] = turnView(table.state, null).sides
    const refusal = (side: typeof army, action: string) =>
      side!.troops[0]!.actions.find((one) => one.action === action)!.refused
    expect(refusal(army, 'move')).toBeNull()
    expect(refusal(insurgents, 'move')).toBe('The card is black: the Army acts.')
  })

  it('shows a bug as a bug, not as something that may be done', () => {
    const bug = vi.spyOn(bookgunSystem.steps.pass, 'run').mockImplementation(() => {
      throw new TypeError('a bug')
    })
    expect(() => turnView(bookgunGame().card('8S').state, null)).toThrow('a bug')
    bug.mockRestore()
  })

  it('shows the joker’s chart with what came up', () => {
    const table = bookgunGame().card('JB')
    expect(turnView(table.state, null).card).toMatchObject({ joker: true, title: 'Black joker: the Army names a unit' })
    table.do('joker', { troop: table.id('Section') }, { faces: [4] })
    const { rows, words } = turnView(table.state, null).joker
    expect(words).toBe('Card 1, black joker: Section')
    expect(rows.map(({ now }) => now)).toEqual([false, false, false, true, false, false])
  })
})

describe('A move', () => {
  it('is planned before its dice fall, with the row of the table', () => {
    const table = bookgunGame()
    const view = movementView(table.state, asked(table.id('Section'), { ground: 'dense' }))
    expect(view.plan).toMatchObject({ dice: 3, cell: 'Army, open order, cross country' })
    expect(view.plan!.stages.map(({ title, why }) => `${title}: ${why}`)).toEqual([
      'Three dice: Army, open order, cross country',
      'High die off: dense, for the Army',
      'Its amount again: dense is twice rough',
    ])
    const row = view.table.find(({ now }) => now)!
    expect([row.group, row.title, row.rough]).toEqual(['Army', 'Open order', 'high'])
    expect(row.cells.map(({ text, now }) => `${text}${now ? '!' : ''}`)).toEqual(['3/4!', '-', '4/5', '-'])
    expect(view.table.find(({ key }) => key === 'heavyTracked')!.cells.map(({ text }) => text)).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(row.cells.some(({ own }) => own)).toBe(false)
  })

  it('is of vehicles where it is theirs; who charges says so once', () => {
    const table = bookgunGame({ army: { Section: {}, Troop: { part: 'canada.armor', figures: 3 } } })
    expect(movementView(table.state, asked(table.id('Troop'))).troop.strength).toBe('3 vehicles')
    table.moves('8S', 'Section', { way: 'charge', enemyInches: 3 }, [1, 2, 3, 4]).endPhase()
    const section = turnView(table.state, null).sides[0]!.troops.find(({ name }) => name === 'Section')!
    expect([section.why, section.words]).toEqual(['charges: close combat settles it', ''])
  })

  it('shows what is from the player’s copy as that', () => {
    const table = bookgunGame().fill(['movement', 'heavyTracked', 'cross', '4'])
    const { table: rows } = movementView(table.state, asked(table.id('Section')))
    const own = rows.flatMap(({ key, cells }) => cells.filter((one) => one.own).map(({ text }) => [key, text]))
    expect(own).toEqual([['heavyTracked', '4']])
  })

  it('promises the stages that its dice will go through, and no more dice off than there are', () => {
    const hard = { ground: 'rough', weather: 'mud', leaderless: true, carrying: true, formation: 'close' } as const
    const table = bookgunGame({ army: { Section: { formation: 'close' } } })
    const promised = movementView(table.state, asked(table.id('Section'), hard)).plan!
    expect(promised.stages.map(({ title }) => title)).toEqual(['Two dice', 'High die off', 'High die off'])
    table.moves('8S', 'Section', hard, [4, 2])
    const made = movementView(table.state, asked(table.id('Section'))).made!.stages
    expect(promised.stages).toEqual(made.map(({ title, why }) => ({ title, why })))
  })

  it('offers a vehicle that backs up no turn, and says why (p. 14)', () => {
    const table = bookgunGame({ army: { Troop: { part: 'canada.armor' } } }).fill([
      'movement',
      'heavyTracked',
      'cross',
      '3',
    ])
    const view = (more: object) => movementView(table.state, asked(table.id('Troop'), more))
    const words = 'A vehicle does not turn while it backs up: it goes straight back.'
    expect([view({}).turnsRefused, view({ backs: true }).turnsRefused]).toEqual([null, words])
    expect(view({ turns: 1 }).besides.find(({ value }) => value === 'backs')!.refused).toBe(words)
    expect(view({ backs: true, ground: 'rough' }).plan!.stages).toEqual([
      { title: 'Two dice', why: 'Backing up, straight' },
      { title: 'Low die off', why: 'rough, Heavy tracked vehicles' },
    ])
  })

  it('says why an option cannot be chosen', () => {
    const table = bookgunGame()
    const { ways, besides } = movementView(table.state, asked(table.id('Section')))
    expect(ways.map(({ value, refused }) => [value, refused === null])).toEqual([
      ['cross', true],
      ['road', false],
      ['charge', true],
      ['chargeRoad', false],
    ])
    expect(besides.find(({ value }) => value === 'backs')!.refused).toBeNull()
    expect(besides.find(({ value }) => value === 'water')!.refused).toContain('not amphibious')
  })

  it('is shown stage by stage when it has been made', () => {
    const table = bookgunGame().moves('8S', 'Section', { ground: 'rough' }, [5, 4, 3])
    const { made } = movementView(table.state, asked(table.id('Section')))
    expect(made!.inches).toBe(7)
    expect(made!.stages[1]!.dice).toEqual([
      { face: 5, state: 'off' },
      { face: 4, state: 'in' },
      { face: 3, state: 'in' },
    ])
  })
})

describe('Rosters', () => {
  it('are drawn figure by figure, their leader first, with open places and checks', () => {
    const table = bookgunCampaign().do('addFormation', { type: 'canada.infantry', name: '1st Platoon', whole: true })
    table.do('takeOutFigures', { figures: [table.state.figures.find(({ leads }) => leads)!.id] })
    const [army] = rostersView(table.state).forces
    const [section] = army!.formations[0]!.units
    expect(section!.open).toEqual([{ kind: 'man', label: 'leader' }])
    expect(section!.figures.map(({ label }) => label)).toEqual(['M203', 'M249', 'M249', 'M16', 'M16', 'M16'])
    expect(army!.totals).toMatchObject({ figures: 32, cards: 7, vehicles: 0 })
    expect(army!.formations[0]!.checks.at(-1)).toMatchObject({ text: '1st Section has no leader', kept: false })
  })

  it('tell of all nations, of insurgents and civilians', () => {
    expect(rostersView(bookgunSystem.empty).nations.map(({ title, size }) => [title, size])).toEqual([
      ...['USA', 'UK', 'Canada', 'Israel', 'Former Soviet', 'Arab'].map((title) => [title, 7]),
      ['Insurgents', 14],
      ['Civilians', null],
    ])
  })
})

describe('A formation', () => {
  it('tells in numbers what it begins with, and why so few name no Commander-in-Chief', () => {
    const { nations, forces } = rostersView(bookgunGame().state)
    const words = (key: string) => nations.find((nation) => nation.key === key)!.types[0]!.words
    expect(words('canada')).toMatch(/^3 Sections, Platoon HQ, /)
    expect(words('insurgents')).toContain('4 Cells')
    expect(forces[0]!.commander).toMatchObject({ units: 1, refused: 'It has one on its roster.' })
  })
})

describe('Spotting', () => {
  it('shows the chart as it is played now, blank cells as blank', () => {
    const { chart, halved, waitsFor } = spottingView(bookgunGame({ game: { sky: 'fog' } }).state)
    expect(chart.map(({ inches, withLeader }) => [inches, withLeader])).toEqual([
      ...[
        [2, 'Automatic'],
        [3, null],
        [6, null],
      ],
      ...[
        [2, 'Automatic'],
        [3, null],
        [6, '10'],
      ],
      ...[
        [2, 'Automatic'],
        [4, '10'],
        [6, '8'],
      ],
    ])
    expect([halved, waitsFor]).toEqual(['halved by fog', 'Army, 6" or less: with leader'])
  })
})

it('the chart of a foggy night is down to a quarter (p. 11, 19)', () => {
  const { chart, halved } = spottingView(bookgunGame({ game: { sky: 'fog', night: true } }).state)
  expect(chart.slice(0, 3).map(({ inches, printed }) => [inches, printed])).toEqual([
    [1, 4],
    [1.5, 6],
    [3, 12],
  ])
  expect(halved).toBe('halved by fog, and again by darkness')
})

it('of what is sealed its player sees all, and another nothing', () => {
  const table = bookgunCampaign()
  for (const name of ['Dawud', 'Omid'])
    table.do('addUnit', { part: 'insurgents.cell', name, formation: null, figures: null })
  table.do('beginGame', { scenario: '', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  const places = ['in the well', 'behind the mill', 'in the orchard']
  const units = [table.unit('Dawud').id, null, table.unit('Omid').id]
  const markers = places.map((place, i) => ({ unit: units[i]!, place }))
  table.do('conceal', { side: table.insurgents, markers })
  const own = sealedView(table.state, table.insurgents)
  expect(own.markers.map(({ place, dummy }) => [place, dummy])).toEqual([
    ['in the well', false],
    ['behind the mill', true],
    ['in the orchard', false],
  ])
  expect(own.digests).toHaveLength(1)
  const nothing = { name: 'Noor', markers: [], commander: null, digests: [] }
  expect(sealedView(table.state, table.army)).toEqual(nothing)
  const seen = [null, table.army].map((holder) => turnView(table.state, holder))
  expect(JSON.stringify(seen)).not.toMatch(/Dawud|Omid|in the well|behind the mill|in the orchard/)
})

it('what is played waits for the cells that it needs, and for no others', () => {
  const table = bookgunCampaign().fill(['rally', 'army', 'hasLeader', '1-3'], ['rally', 'army', 'noLeader', '1'])
  const ready = copyView(table.state).plays.filter(({ waitsFor }) => waitsFor === null)
  expect(ready.map(({ what }) => what)).toContain('Rally of the army')
  expect(ready.map(({ what }) => what)).not.toContain('Rally of the insurgents')
})

describe('A move of a boat', () => {
  const table = bookgunGame({ army: { Section: {}, PBR: { part: 'canada.boat' } } })
  const view = (name: string, more: object = {}) => movementView(table.state, asked(table.id(name), more))

  it('has no formations, no ground, mud or slope, and counts vehicles', () => {
    const { formations, ways, grounds, weathers, slopes, ends, besides, troop } = view('PBR')
    for (const options of [formations, ways, grounds, weathers, slopes, ends])
      expect(options.filter(({ usual }) => !usual)).toEqual([])
    expect(besides).toEqual([])
    // Mud and snow take nothing off it, and so nothing is told of them.
    expect([view('PBR', { weather: 'snow' }).explained, view('Section').explained]).toEqual([null, null])
    expect(view('Section', { weather: 'snow' }).explained?.page).toBe(19)
    expect(troop.strength).toBe('1 vehicle')
    expect(turnView(table.state, null).sides[0]!.troops.find(({ name }) => name === 'PBR')!.vehicles).toBe(true)
    expect(view('Section').grounds.map(({ value }) => value)).toEqual(['clear', 'rough', 'dense', 'inside'])
  })

  it('is one of men on the water never, prone or not', () => {
    expect(view('Section', { prone: true }).besides.find(({ value }) => value === 'water')!.refused).toContain(
      'not amphibious',
    )
  })
})

it('a leader of no unit counts for no card (p. 13)', () => {
  const table = bookgunGame({ insurgents: { Cell: {}, Karim: { part: 'insurgents.groupLeader' } } })
  expect(rostersView(table.state).forces[1]!.totals).toMatchObject({ figures: 15, cards: 1 })
})

it('a vehicle or a boat is a unit of its own, with no open places, and may be attached to any formation', () => {
  const table = bookgunGame({ army: { Section: {}, M113: { part: 'canada.vehicle' }, PBR: { part: 'canada.boat' } } })
  const units = rostersView(table.state).forces[0]!.formations.flatMap((one) => one.units)
  expect(units.map(({ name, mobility, open }) => [name, mobility, open.length])).toEqual([
    ['Section', 'foot', 0],
    ['M113', 'lightTracked', 0],
    ['PBR', 'patrolBoat', 0],
  ])
})

it('what was said of vehicles stands with their unit', () => {
  const table = bookgunGame({ army: { M113: { part: 'canada.vehicle' } } })
  table.do('setVehicles', { troop: table.id('M113'), amphibious: true })
  expect(turnView(table.state, null).sides[0]!.troops[0]!.words).toBe('amphibious')
})
