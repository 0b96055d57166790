import { describe, expect, it } from 'vitest'
import { missionView } from '../../../../../src/games/fng/app/missionView.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { supportRequests } from '../../../../../src/games/fng/rules/battle/support/requests.ts'
import { reportFieldsOf } from '../../../../../src/games/fng/rules/missionRules.ts'
import { blockIn } from '../../../../../src/main/sheets/aid/card.ts'
import { playerAid } from '../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { enemyOobModel } from '../../../../../src/games/fng/sheets/enemyOob/enemyOob.ts'
import { readFormCode } from '../../../../../src/games/fng/sheets/shared/formCode.ts'
import { reportBoxes } from '../../../../../src/games/fng/rules/reportBoxes.ts'
import { reportFormModel } from '../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { sourcesOf } from '../../../../../src/games/fng/sheets/shared/sheetWords.ts'
import { specialRules } from '../../../../../src/games/fng/sheets/briefing/specialRules.ts'
import { supportCardModel } from '../../../../../src/games/fng/sheets/supportCard/supportCard.ts'
import { requestTables, standingModifier } from '../../../../../src/games/fng/sheets/supportCard/supportTables.ts'
import { tableMapModel } from '../../../../../src/games/fng/sheets/map/tableMap.ts'
import { tokensModel } from '../../../../../src/games/fng/sheets/tokens/tokens.ts'
import { turnTrackModel } from '../../../../../src/games/fng/sheets/turnTrack/turnTrack.ts'
import type { FngState, HouseRow, Mission, MissionType } from '../../../../../src/games/fng/rules/state.ts'
import { cfSfRifle, pefResolution, supportLevels } from '../../../../../src/games/fng/rules/tables/index.ts'
import { rulesOf } from '../../../../../src/games/fng/rules/house/rulesOf.ts'
import { battleWith } from '../../../../support/battle.ts'
import { clearSectors } from '../../../../support/fngState.ts'
import { samples, withMission } from '../../../sheets/sampleMission.ts'

const missionOf = (state: FngState): Mission => state.missions.at(-1)!
const ofSample = (name: string) => {
  const state = withMission(samples[name])
  return { state, mission: missionOf(state) }
}

/** A PEF of a battle, hidden unless it is said what it was. */
const contact = (number: number, more: Partial<FngState['contacts'][number]> = {}): FngState['contacts'][number] => ({
  id: 500 + number,
  markerId: null,
  number,
  kind: 'pef',
  sector: number,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
  ...more,
})

/** A battle in turn 3 with a squad of the enemy in sight, another that melted away, and three PEFs, one of them sealed. */
function fought(): FngState {
  return battleWith({
    ours: [{ leads: true }, {}],
    theirs: [
      { group: 'E1', leads: true, rep: 5 },
      { group: 'E1', rep: 3 },
      { group: 'E1', rep: 3, weapon: 'rpg-2' },
      { group: 'E2', leads: true, rep: 4, weapon: 'rpd' },
    ],
    groups: { E1: { sector: 2 }, E2: { hidden: true, sector: 6 } },
    battle: { turn: 3, dayPartTurnsLeft: 2, nextDayPartRow: 7, length: 12 },
    state: {
      sectors: clearSectors(),
      contacts: [
        contact(1, { status: 'resolved', found: 'Local VC, a squad' }),
        contact(2, { sealed: true, found: null }),
        contact(3, { status: 'removed', found: 'nothing' }),
      ],
      sealedContacts: [{ id: 1, contactId: 502, digest: 'abc', answers: 'sealed-answer' }],
    },
  })
}

describe('the table map', () => {
  it('has the sectors with figures of the table, by day', () => {
    const { state, mission } = ofSample('patrol')
    const { sectors } = tableMapModel(state, bookRules, mission)
    expect(sectors).toHaveLength(6)
    expect(sectors[2]!.effects.all).toEqual([
      { label: 'Move', value: 'x 0.75' },
      { label: 'sight', value: '4", night too' },
      { label: 'cover', value: 'no' },
      { label: 'concealment', value: 'yes' },
    ])
    expect(sectors[1]!.on).toEqual(['PEF 1'])
  })

  /** What a box says under one label, on given ground and in given weather. */
  const box = (ground: string, weather: Mission['weather'], more: object = {}, label = 'sight') => {
    const state = withMission({ mission: { weather }, sectors: [{ ground, ...more }] })
    const { effects } = tableMapModel(state, bookRules, missionOf(state)).sectors[0]!
    return effects.all.filter((one) => one.label === label).map(({ value }) => value)
  }

  it.each([
    ['clear', 'clear', 'whole table (60" x 36"), night 12"'],
    ['rice-paddy', 'clear', 'whole table (60" x 36"), night 12"'],
    ['clear', 'terrible', '12", night 6"'],
    ['scrub', 'terrible', '12", night 6"'],
    ['forest', 'terrible', '9", night 4.5"'],
    ['bamboo', 'terrible', '4", night 3"'],
    ['orchard', 'clear', '36" along rows, 18" across, night 12" along rows, 9" across'],
    ['abandoned-plantation', 'clear', '6", night too'],
  ] as const)('FNG pp. 30, 47-51, 59: %s in %s weather: sight %s', (ground, weather, sight) => {
    expect(box(ground, weather)).toEqual([sight])
  })

  it('FNG pp. 30, 59: a battle has the weather of the moment, and both sights by day as by night', () => {
    const state = fought()
    const dark = {
      ...state,
      battle: [{ ...state.battle[0]!, dayPart: 'night' as const, weather: 'terrible' as const }],
    }
    const sight = { label: 'sight', value: '12", night 6"' }
    expect(tableMapModel(dark, bookRules, missionOf(dark)).sectors[0]!.effects.all).toContainEqual(sight)
  })

  it.each([
    ['forest', 'clear', 'over 12" from the edge, 6" at night'],
    ['forest', 'terrible', 'over 6" from the edge, 3" at night'],
    ['rough', 'terrible', 'over 6" away, 3" at night'],
    ['scrub', 'terrible', 'prone ones at 3" or less, prone ones see standing ones at 6" or less'],
    ['sand-dune', 'terrible', '12" x 6"'],
  ] as const)('p. 59: the rules of %s name the sight of %s weather', (ground, weather, words) => {
    const state = withMission({ mission: { weather }, sectors: [{ ground }] })
    const { effects, figures } = tableMapModel(state, bookRules, missionOf(state)).sectors[0]!
    expect(effects.parts.map(({ value }) => value).join('; ')).toContain(words)
    expect(figures.rules.join('; ')).toContain(words)
  })

  it('FNG pp. 46-50: marsh, mud and mounds slow the whole sector and shorten its sight, the slowest counting', () => {
    expect(box('clear', 'clear', { under: 'marsh' })).toEqual(['24", night 12"'])
    expect(box('clear', 'clear', { under: 'marsh' }, 'Move')).toEqual(['x 0.5'])
    expect(box('elephant-grass', 'clear', { mud: true }, 'Move')).toEqual(['x 0.5, no Fast Move'])
    expect(box('single-canopy-jungle', 'clear', { mud: true }, 'Move')).toEqual(['x 0.25, no Fast Move'])
    expect(box('clear', 'clear', { over: 'termite-mounds' })).toEqual(['12", night 6"'])
  })

  it('FNG pp. 47-50: hill, craters, river and road have a line of their own, in every sector they run through', () => {
    const course = { direction: 'westEast', widthInches: 11 } as const
    const state = withMission({
      mission: { weather: 'clear' },
      sectors: [
        { ground: 'clear', under: 'hill' },
        { ground: 'clear', over: 'craters', craters: 2, craterInches: 6 },
      ],
      courses: [
        { kind: 'river', sector: 3, ...course },
        { kind: 'road', sector: 2, direction: 'northSouth', widthInches: 5 },
      ],
    })
    const river = {
      label: 'River 11" wide',
      value:
        'depth 1 no penalty, 2 half move or swim, 3 swim; cover in the water and on the bank; depth ___, current ___',
    }
    const [hill, craters] = tableMapModel(state, bookRules, missionOf(state)).sectors.map(
      ({ effects }) => effects.parts,
    )
    expect(hill!.map(({ label }) => label)).toEqual(['Hill', 'River 11" wide'])
    expect(hill![0]!.value).toMatch(/^x 0\.75 uphill only; within 1" of the crest: .* beyond the ridge$/)
    expect(hill![1]).toEqual(river)
    expect(craters!.map(({ label }) => label)).toEqual(['In a crater', 'River 11" wide', 'Road 5" wide'])
    expect(craters![0]!.value).toMatch(/^x 0\.5; in cover at the lip; over 1" from the rim: .*same crater$/)
    expect(craters!.slice(1)).toEqual([river, { label: 'Road 5" wide', value: 'x 1' }])
  })

  it.each([
    ['forest', ['Edge 4"', ''], /4" in: unseen by anyone outside who is over 12" from the edge, 6" at night/],
    ['single-canopy-jungle', ['Edge 1"', ''], /in cover and fully concealed, sees out and is seen; 1" in: unseen/],
    ['scrub', [''], /Standing figures see prone ones at 6" or less, prone ones see standing ones at 12" or less/],
    ['bamboo', ['Edge 1"', ''], /Blast circle weapons: Impact \+1/],
    ['sand-dune', ['Dunes', ''], /within 1" of the crest: sees over it and is seen/],
    ['rice-paddy', [''], /Touching a dike: cover and concealment/],
    ['orchard', ['Edge 4"', ''], /Nobody is ever concealed/],
    ['swamp', ['Edge 4"'], /4" in: unseen from outside/],
  ] as const)('FNG pp. 46-51: %s: edge rules and special effects stand on map and screen', (ground, labels, words) => {
    const state = withMission({ sectors: [{ ground }] })
    const [sector] = tableMapModel(state, bookRules, missionOf(state)).sectors
    expect(sector!.effects.parts.map(({ label }) => label)).toEqual(labels)
    expect(sector!.effects.parts.map(({ value }) => value).join('. ')).toMatch(words)
    expect(missionView(state, missionOf(state)).sectors[0]!.rules.join('. ')).toMatch(words)
  })

  it('FNG p. 59: paddies are flooded as soon as the weather of the battle is Terrible', () => {
    const sectors = clearSectors().map((sector) => ({ ...sector, ground: 'rice-paddy' }))
    const moves = (weather: 'clear' | 'terrible') => {
      const state = fought()
      const wet = { ...state, sectors, battle: [{ ...state.battle[0]!, weather }] }
      return tableMapModel(wet, bookRules, missionOf(wet)).sectors[0]!.effects.all[0]!.value
    }
    expect([moves('clear'), moves('terrible')]).toEqual(['x 1', 'x 0.5'])
  })

  it('the screen has the rules of a ground at each of its sectors', () => {
    const state = withMission({ sectors: [{ ground: 'swamp' }, { ground: 'clear' }, { ground: 'swamp' }] })
    const rules = missionView(state, missionOf(state)).sectors.map((sector) => sector.rules)
    expect(rules[0]).not.toEqual([])
    expect(rules.slice(1, 3)).toEqual([[], rules[0]])
  })

  it('the screen of the briefing tells the same sight as the map', () => {
    const sectors = [{ ground: 'orchard' }, { ground: 'forest' }, { ground: 'clear' }]
    const state = withMission({ mission: { weather: 'terrible' }, sectors })
    const seen = missionView(state, missionOf(state)).sectors.map(({ sightDay, sightNight }) => [sightDay, sightNight])
    expect(seen).toEqual([
      ['12" along rows, 9" across', '6" along rows, 4.5" across'],
      ['9"', '4.5"'],
      ['12"', '6"'],
    ])
    const clear = withMission({ mission: { weather: 'clear' }, sectors: [{ ground: 'clear' }] })
    expect(missionView(clear, missionOf(clear)).sectors[0]).toMatchObject({ sightDay: 'table', sightNight: '12"' })
  })

  it('shows in a battle what has been found, takes off what was nothing, and no more', () => {
    const state = fought()
    const { map, sectors } = tableMapModel(state, bookRules, missionOf(state))
    expect(map.markers.map(({ number, resolved }) => [number, resolved])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(sectors.map(({ on }) => on.join())).toEqual([
      'PEF 1: Local VC, a squad',
      'PEF 2',
      'PEF 3: nothing',
      '',
      '',
      '',
    ])
  })
})

describe('what was put on the table in the battle', () => {
  it('is on its map where everybody sees it; traps, holes and ruins are not', () => {
    const row = {
      dv: 3,
      dvAtStart: 3,
      groupId: null,
      contactId: null,
      type: '',
      amount: 0,
      buildingId: null,
      level: null,
    }
    const put = (
      id: number,
      kind: FngState['structures'][number]['kind'],
      state: 'standing' | 'destroyed' = 'standing',
    ) => ({ ...row, id, kind, name: `${kind} ${id}`, sector: 4, state })
    const structures = [put(1, 'bunker'), put(2, 'trap'), put(3, 'spiderHole'), put(4, 'hooch', 'destroyed')]
    const state = { ...fought(), structures }
    const model = tableMapModel(state, bookRules, missionOf(state))
    expect(model.structures).toEqual([{ sector: 4, sign: 'bunker' }])
    expect(model.sectors[3]!.on).toEqual(['bunker 1'])
  })
})

describe('the tokens', () => {
  it('are one for each marker with its sector, spare ones, and a PC for each that is to be found', () => {
    const { state, mission } = ofSample('recon')
    const { contacts, start } = tokensModel(state, mission)
    const marked = contacts.filter(({ word }) => word === 'Marker')
    expect(marked.filter(({ sector }) => sector !== null).map(({ sector }) => sector)).toEqual([
      1, 1, 1, 3, 4, 4, 6, 6, 6,
    ])
    expect(marked.length).toBeGreaterThan(9)
    expect(new Set(marked.map(({ number }) => number)).size).toBe(marked.length)
    expect(contacts.filter(({ word }) => word === 'PC').length).toBeGreaterThan(mission.pcsToFind!)
    expect(start).toEqual({ word: 'Entry', sector: 2 })
  })

  it('are more for a platoon than for a squad, and one for each registered target', () => {
    const count = (name: string, marker: string) => {
      const { state, mission } = ofSample(name)
      return tokensModel(state, mission).markers.find((one) => one.marker === marker)?.count ?? 0
    }
    expect(count('bridge', 'stunned')).toBeGreaterThan(count('patrol', 'stunned'))
    expect([count('bridge', 'target'), count('patrol', 'target')]).toEqual([4, 0])
  })
})

describe('the turn track', () => {
  it('follows the day as far as it is known, and stops where a die says how long', () => {
    const { state, mission } = ofSample('patrol')
    const { parts, minimum } = turnTrackModel(state, bookRules, mission)
    expect(minimum).toBe(14)
    expect(parts.slice(0, 3).map(({ name, from, until }) => [name, from, until])).toEqual([
      ['Morning', 1, 5],
      ['Afternoon', 6, 15],
      ['Evening', 16, null],
    ])
    expect(parts[3]).toMatchObject({ name: 'Night', dark: true, turns: '10', from: null })
  })

  it('FNG p. 59: Night for 10 turns and Pre-Dawn of 4 to 6: 14 are dark for certain, two more perhaps', () => {
    const state = withMission({ mission: { dayPart: 'night', dayPartTurns: 10, nextDayPartRow: 3, minimumTurns: 14 } })
    const { darkness, parts } = turnTrackModel(state, bookRules, missionOf(state))
    expect(darkness.slice(0, 14)).toEqual(Array(14).fill('dark'))
    expect(darkness.slice(14)).toEqual(['perhaps', 'perhaps', 'light', 'light', 'light', 'light'])
    expect(parts.slice(1, 3).map(({ name, from, starts }) => [name, from, starts])).toEqual([
      ['Pre-Dawn', 11, { soonest: 11, latest: 11 }],
      ['Morning', null, { soonest: 15, latest: 17 }],
    ])
  })

  it('FNG p. 59: Evening of 3 + 1/2d6 ends in a Night that may begin in three turns, and stays dark', () => {
    const state = withMission({
      mission: { dayPart: 'afternoon', dayPartTurns: 3, nextDayPartRow: 10, minimumTurns: 10 },
    })
    const { darkness } = turnTrackModel(state, bookRules, missionOf(state))
    expect(
      darkness
        .slice(0, 12)
        .map((dark) => dark[0])
        .join(''),
    ).toBe('lllllllppddd')
  })

  it('takes a turn in the order in which the Player Aid takes it', () => {
    const { state, mission } = ofSample('patrol')
    const order = (texts: readonly string[]) =>
      ['Doubles', 'Smoke', 'Total 7', 'igher die goes first', 'Civilians'].map((word) =>
        texts.findIndex((text) => text.includes(word)),
      )
    const track = order(turnTrackModel(state, bookRules, { ...mission, civilians: true }).steps.map(({ text }) => text))
    const aid = order(blockIn(playerAid(state), '1.1').rows.map(([, words]) => words!.text))
    expect(track).not.toContain(-1)
    expect([track, aid]).toEqual([track.toSorted((a, b) => a - b), aid.toSorted((a, b) => a - b)])
  })

  it('has the doubles of Variable weather, by the total without the season', () => {
    const variable = withMission({ mission: { weather: 'variable' } })
    expect(turnTrackModel(variable, bookRules, missionOf(variable)).doubles.map(({ becomes }) => becomes)).toEqual([
      'Clear',
      'Clear',
      'Clear',
      'Inclement',
      'Terrible',
      'Terrible',
    ])
    const { state, mission } = ofSample('patrol')
    expect(turnTrackModel(state, bookRules, mission).doubles).toEqual([])
  })

  it('stands in a battle where the battle stands, with what is under way', () => {
    const call = {
      kind: 'mortars',
      source: 'onDemand',
      status: 'underWay',
      figureId: null,
      askedTurn: 2,
      arrives: 5,
    } as const
    const rest = { amount: 2, what: 'Mortars, 2 weapons', registered: false, rounds: 3, brings: null, attempts: 0 }
    const state = { ...fought(), calls: [{ id: 1, ...call, ...rest }] }
    const track = turnTrackModel(state, bookRules, missionOf(state))
    expect(track).toMatchObject({ played: 2, minimum: 12, coming: [{ turn: 5, what: 'Mortars, 2 weapons' }] })
    expect(track.parts[0]).toMatchObject({ name: 'Morning', until: 4 })
    expect(track.parts[1]).toMatchObject({ name: 'Afternoon', from: 5 })
  })

  it('mentions civilians only where there are some', () => {
    const said = (civilians: boolean) => {
      const state = withMission({ mission: { civilians } })
      return turnTrackModel(state, bookRules, missionOf(state)).steps.some(({ text }) => text.startsWith('Civilians'))
    }
    expect([said(true), said(false)]).toEqual([true, false])
  })
})

describe('the support card', () => {
  /** What the table of a Support Level prints for a kind. */
  const printed = (level: 1 | 2 | 3 | 4 | 5 | 6, kind: string): number => {
    const { modifiers } = supportLevels[level] as {
      readonly modifiers: readonly { readonly when: string; readonly by: number }[]
    }
    const own = modifiers.find(({ when }) => when === kind)
    return (own ?? modifiers.find(({ when }) => when === 'allOther' || when === 'allSupport'))!.by
  }

  it.each([2, 3, 4, 5, 6] as const)('adds what Support Level %i prints for each kind', (level) => {
    for (const { kind } of supportRequests) {
      const table = requestTables[kind]
      if (table === undefined) continue
      expect(standingModifier(bookRules, table, kind, { level, population: 0, commander: null }), kind).toBe(
        printed(level, kind),
      )
    }
  })

  it('knows what is Ready, what cannot be had, and what each costs', () => {
    const { state, mission } = ofSample('bridge')
    const { support, targets } = supportCardModel(state, bookRules, mission)
    const line = (title: string) => support.find((one) => one.title === title)
    expect(line('Artillery')).toMatchObject({ ready: 'ready', onDemand: '1d6 + 1', price: '-5' })
    expect(line('Gunship')).toMatchObject({ ready: 'ready', onDemand: 'grounded', price: '' })
    expect(line('Reinforcements')).toMatchObject({ ready: 'no', price: '-7' })
    expect(line('Transport helicopter')).toMatchObject({ onDemand: 'no', price: '' })
    expect(targets).toBe(4)
  })

  it('offers no reinforcements at Support Level 1, unless the campaign does', () => {
    const poor = withMission({ mission: { supportLevel: 1 } })
    const reinforcements = (state: FngState) =>
      supportCardModel(state, bookRules, missionOf(state)).support.find(({ title }) => title === 'Reinforcements')!
        .onDemand
    expect(reinforcements(poor)).toBe('no')
    const house = { ...poor, switches: [{ id: 1, name: 'reinforcementsAtSl1', value: 'minus3' }] }
    expect(reinforcements(house)).toBe('1d6 - 3')
  })

  it('counts bad weather for the call, and names the radio and the leaders', () => {
    const { state, mission } = ofSample('patrol')
    const { call, callers } = supportCardModel(state, bookRules, mission)
    expect(call.modifiers.filter(({ now }) => now).map(({ by }) => by)).toEqual(['-1'])
    expect(callers[0]).toMatchObject({ name: 'Sgt Mercer', role: 'leader' })
    expect(callers.some(({ role }) => role.includes('radio'))).toBe(true)
  })

  it('FNG pp. 77, 80, 97: the rank of who commands counts in bold, and for the die', () => {
    const lieutenants = (squads: readonly number[]) => {
      const state = withMission({ mission: { supportLevel: 4, weather: 'clear' }, squads })
      const { requests, support } = supportCardModel(state, bookRules, missionOf(state))
      const rows = requests.flatMap(({ modifiers }) => modifiers.filter(({ text }) => text.includes('Lieutenant')))
      return { now: new Set(rows.map(({ now }) => now)), die: support[0]!.onDemand }
    }
    const [led, alone] = [lieutenants([0, 1]), lieutenants([1])]
    expect([led.now, alone.now]).toEqual([new Set([true]), new Set([false])])
    expect(led.die).not.toBe(alone.die)
  })

  it('FNG p. 75: with nothing Ready speaks of On Demand only; Ready helicopters are one mission', () => {
    const card = (supportLevel: number) => {
      const state = withMission({ mission: { supportLevel } })
      return supportCardModel(state, bookRules, missionOf(state))
    }
    expect(card(2)).toMatchObject({ unused: '', readyRequest: null })
    expect(card(2).steps.join()).not.toContain('Ready')
    expect(card(3).readyRequest).not.toBeNull()
    const boxes = (level: number) => card(level).support.filter(({ ready }) => ready === 'ready').length
    expect([1, 2, 3, 4, 5, 6].map(boxes)).toEqual([0, 0, 1, 2, 3, 4])
    expect(card(4).support.filter(({ ready }) => ready === 'same')).toHaveLength(2)
  })

  it('FNG p. 75: where tactical air is Ready, that is a FAC alone: no strike comes with him', () => {
    const lines = (supportLevel: number) => {
      const state = withMission({ mission: { supportLevel, weather: 'clear' } })
      const { support } = supportCardModel(state, bookRules, missionOf(state))
      return support.filter(({ title }) => title.startsWith('FAC') || title === 'Air strike')
    }
    expect(lines(3)).toMatchObject([{ title: 'Air strike', ready: 'no' }])
    for (const level of [4, 5, 6])
      expect(lines(level)).toMatchObject([
        { title: 'FAC alone', ready: 'ready', onDemand: 'no', price: '' },
        { title: 'Air strike', ready: 'no', price: '-5' },
      ])
  })

  it('FNG p. 72: says that no radio goes along, and then names nobody who calls', () => {
    const { state, mission } = ofSample('patrol')
    expect(supportCardModel(state, bookRules, mission).radio).toBe(true)
    expect(supportCardModel({ ...state, gear: [] }, bookRules, mission)).toMatchObject({ radio: false, callers: [] })
    expect(supportCardModel({ ...state, party: [] }, bookRules, mission).radio).toBeNull()
  })

  it('crosses out what has been used and closes what was denied in the battle', () => {
    const lasting = { sector: null, figureId: null, structureId: null, since: 1, until: null, amount: 0 }
    const state = {
      ...fought(),
      lasting: [
        { ...lasting, id: 1, kind: 'readyUsed' as const, name: 'helicopters' },
        { ...lasting, id: 2, kind: 'supportClosed' as const, name: 'mortars' },
      ],
    }
    const { support } = supportCardModel(state, bookRules, missionOf(state))
    expect(support.find(({ title }) => title === 'Gunship')).toMatchObject({ ready: 'used' })
    expect(support.find(({ title }) => title === 'Mortars')).toMatchObject({ onDemand: 'denied', price: '' })
  })
})

/** A house rule, as the campaign keeps it. */
const house = (tableId: string, part: HouseRow['part'], position: number, patch: object): HouseRow => ({
  id: position + 1,
  tableId,
  part,
  position,
  patch: JSON.stringify(patch),
})

describe('the enemy order of battle', () => {
  it('is filled with what is known in the open, and with nothing else', () => {
    const state = fought()
    const model = enemyOobModel(state, bookRules, missionOf(state))
    expect(model.lines.map(({ name, was }) => [name, was])).toEqual([
      ['PEF 1', 'Local VC, a squad'],
      ['PEF 2', ''],
      ['PEF 3', 'nothing'],
      ['E1', ''],
    ])
    expect(model.lines.at(-1)).toMatchObject({ sector: '2', men: '3', rep: '5/3' })
    expect(model.lines.at(-1)!.weapons).toMatch(/^2 AK-47, /)
    expect(JSON.stringify(model)).not.toContain('sealed-answer')
    expect(model.facts.find(({ label }) => label === 'Enemy')).toMatchObject({ value: 'NVA' })
  })

  it('has the markers before the battle, the enemy unknown', () => {
    const { state, mission } = ofSample('patrol')
    const { lines, facts } = enemyOobModel(state, bookRules, mission)
    expect(lines.map(({ name, sector, was }) => [name, sector, was])).toEqual([
      ['PEF 1', '2', ''],
      ['PEF 2', '3', ''],
      ['PEF 3', '1', ''],
    ])
    expect(facts.find(({ label }) => label === 'Enemy')!.value).toBe('')
    // FNG p. 60: before First Contact the EAL is their REP.
    const pefRep = (one: Mission, of = state) =>
      enemyOobModel(of, bookRules, one).facts.find(({ label }) => label === 'PEF REP')!.value
    expect(pefRep({ ...mission, eal: 4, activity: null })).toBe('4')
    expect(pefRep({ ...mission, eal: 4, activity: 'high' })).toBe('')
    const fixed = { ...state, switches: [{ id: 1, name: 'pefRep', value: 'fixed3' }] }
    expect(pefRep({ ...mission, eal: 4, activity: null }, fixed)).toBe('3')
  })

  it('FNG p. 61: has the PEF modifier of the campaign, and weapons by the names it gives them', () => {
    const state = {
      ...fought(),
      houseRows: [
        house(pefResolution.id, 'modifier', 0, { by: 2 }),
        house(cfSfRifle.id, 'row', 0, { cells: { name: 'House weapon' } }),
      ],
    }
    const mission = { ...missionOf(state), politicalStatus: 'proCommunist' as const }
    const sheet = enemyOobModel(state, rulesOf(state), mission)
    expect(sheet.facts.find(({ label }) => label === 'PEF second die')!.value).toBe('+2')
    expect(sheet.lines.at(-1)!.weapons).toMatch(/^2 House weapon, /)
    const inBook = enemyOobModel(state, bookRules, mission).facts
    expect(inBook.find(({ label }) => label === 'PEF second die')!.value).toBe('-1')
  })

  it('adds up for boxes that the report of this mission has', () => {
    const { state, mission } = ofSample('patrol')
    const report = reportFormModel(state, bookRules, mission).after
    for (const { box, label } of enemyOobModel(state, bookRules, mission).sums)
      expect(report.find((one) => one.box === box)?.label).toBe(label)
  })
})

describe('the report form', () => {
  it.each(['ambush', 'defense', 'fight', 'patrol', 'recon'] satisfies MissionType[])(
    'has the boxes of the screen for a mission of type %s, in its order',
    (type) => {
      // At Support Level 6 every kind is Ready.
      const state = withMission({ mission: { type, supportLevel: 6 } })
      const { before, manBoxes, after } = reportFormModel(state, bookRules, missionOf(state))
      const fields: readonly string[] = reportFieldsOf({ type, defenseTask: null })
      const onScreen = reportBoxes.filter(({ of, field }) => of === 'man' || fields.includes(field))
      expect([...before, ...manBoxes, ...after]).toEqual(onScreen)
    },
  )

  it('FNG p. 75: offers as left unused what its Support Level has Ready, and asks nothing where that is nothing', () => {
    const offered = (supportLevel: number | null) => {
      const state = withMission({ mission: { supportLevel } })
      const box = reportFormModel(state, bookRules, missionOf(state)).after.find(({ field }) => field === 'readyUnused')
      return box?.choices.map(({ value }) => value)
    }
    expect([1, 2].map(offered)).toEqual([undefined, undefined])
    expect(offered(3)).toEqual(['helicopters'])
    expect(offered(4)).toEqual(['tacticalAir', 'helicopters'])
    expect(offered(6)).toHaveLength(4)
    expect(offered(null)).toHaveLength(4)
  })

  it('has those who went, and a code that says which report it is', () => {
    const { state, mission } = ofSample('patrol')
    const { squads, code } = reportFormModel(state, bookRules, mission)
    expect(squads.flatMap(({ men }) => men)).toHaveLength(state.party.length)
    expect(readFormCode(code)).toEqual({ form: 'reportForm', about: 1 })
    expect(readFormCode(enemyOobModel(state, bookRules, mission).code)).toEqual({ form: 'enemyOob', about: 1 })
  })
})

describe('special rules', () => {
  const of = (mission: Partial<Mission>) => {
    const state = withMission({ mission })
    return specialRules(missionOf(state), bookRules).join(' ')
  }
  it('FNG p. 100: one PC from EAL 5 on, read from its table', () => {
    expect(of({ type: 'patrol', eal: 5 })).toContain('resolved on 1-3')
    expect(of({ type: 'patrol', eal: 4 })).not.toContain('PC')
    expect(of({ type: 'recon' })).toContain('PC on 1-5')
  })
  it('FNG p. 98: the die for the Claymores of an Ambush is asked for until it is thrown, then its result is said', () => {
    const mission = missionOf(withMission({ mission: { type: 'ambush', ambushSide: 'player' } }))
    const words = (...thrown: Parameters<typeof specialRules>[2][]) =>
      specialRules(mission, bookRules, ...thrown)
        .filter((line) => line.includes('Claymores'))
        .join()
    expect(words()).toContain('passes a die against his REP')
    expect(words('stand')).toContain('may be set out')
    expect(words('noTime')).toContain('no time')
    expect(words('none')).toBe('')
  })
  it('FNG pp. 98-99: who lies in ambush, and Claymores where no civilians are', () => {
    expect(of({ type: 'ambush', ambushSide: 'player' })).toContain('If the enemy goes first')
    expect(of({ type: 'ambush', ambushSide: 'enemy' })).toContain('If we go first')
    expect(of({ type: 'defense', defenseTask: 'bridge', civilians: false })).toContain('Claymores may stand')
    expect(of({ type: 'defense', defenseTask: 'bridge', civilians: true })).toContain('No Claymores')
  })
})

it('lists pages, runs of them joined', () => {
  expect(sourcesOf(98, 58, 16, 59, 58)).toBe('FNG: 2nd Tour, p. 16, 58-59, 98')
})
