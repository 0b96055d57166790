import { describe, expect, it } from 'vitest'
import { blockIn, isHousePage } from '../../../../../../src/main/sheets/aid/card.ts'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import * as t from '../../../../../../src/games/fng/rules/tables/index.ts'
import type { Table } from '../../../../../../src/main/engine/table.ts'
import { marines } from '../../../../sheets/samplePlatoon.ts'
import { withMission } from '../../../../sheets/sampleMission.ts'
import { house, marked, rowIn, tourOf, withHouse, withSwitch, wordsOf } from './aidOf.ts'

const tour = tourOf()
const aidOf = (state: FngState | null) => playerAid(state)
const notes = (state: FngState, number: string) => wordsOf(aidOf(state), number).notes.join(' ')
const rowAt = (table: Table, find: (row: Table['rows'][number]) => boolean) => table.rows.findIndex(find)
const modifierAt = (table: Table, when: string) => table.modifiers.findIndex((one) => one.when === when)

describe('house rules', () => {
  it.each([
    {
      what: 'words of a result',
      rule: house(t.manDown.id, 'row', 1, { text: 'Goes prone' }),
      number: '2.9',
      says: ['Goes prone'],
    },
    {
      what: 'dice of In Sight',
      rule: house(t.inSight.id, 'modifier', modifierAt(t.inSight, 'quickReflexes'), { by: 2 }),
      number: '2.2',
      says: ['+2d6'],
    },
    {
      what: 'a circumstance that no longer saves',
      rule: house(
        t.rangedCombat.id,
        'row',
        rowAt(t.rangedCombat, ({ when }) => when === 'targetProne'),
        {
          outcome: 'hit',
        },
      ),
      number: '2.4',
      says: ['Target concealed, charging or fast; second target'],
    },
    {
      what: 'sight in a ground',
      rule: house(
        t.terrainEffects.id,
        'row',
        rowAt(t.terrainEffects, ({ key }) => key === 'forest'),
        {
          cells: { 'LOS day': '20"' },
        },
      ),
      number: '1.5',
      says: ['20', '10'],
    },
    {
      what: 'the field of damage',
      rule: house(
        t.combatDamage.id,
        'row',
        rowAt(t.combatDamage, ({ outcome }) => outcome === 'knockedDown'),
        {
          outcome: 'outOfTheFight',
        },
      ),
      number: '2.6',
      says: Array.from({ length: 5 + 4 + 3 + 2 + 1 }, () => 'Out'),
    },
    {
      what: 'a weapon',
      rule: house(
        t.fwfSaRifle.id,
        'row',
        rowAt(t.fwfSaRifle, ({ key }) => key === 'm14'),
        { cells: { targets: 3 } },
      ),
      number: '4.1',
      says: ['3'],
    },
    {
      what: 'points',
      rule: house(
        t.missionVictoryPoints.id,
        'row',
        rowAt(t.missionVictoryPoints, ({ key }) => key === 'ownMissing'),
        {
          gives: { patrol: -8 },
        },
      ),
      number: '4.6',
      says: ['-8'],
    },
    {
      what: 'how far a die of Fast Move carries',
      rule: house(
        t.fastMove.id,
        'row',
        rowAt(t.fastMove, ({ from }) => from === 2),
        { gives: { extraInches: 6 } },
      ),
      number: '1.4',
      says: [expect.stringContaining('2 passed +6", 1 passed +4", 0 passed +0"')],
    },
    {
      what: 'an attribute in a charge',
      rule: house(t.chargeIntoMelee.id, 'modifier', modifierAt(t.chargeIntoMelee, 'tough'), { by: 2 }),
      number: '3.5',
      says: ['Brawler, Nerves of Steel', 'Tough'],
    },
    {
      what: 'a blast',
      rule: house(t.fwfGrenades.id, 'row', 0, { cells: { blast: 6, range: 8 } }),
      number: '3.3',
      says: ['Blast, 6"'],
    },
    {
      what: 'whom one meets',
      rule: house(t.enemiesICorpsCoastal.id, 'row', 4, { outcome: 'mfvc' }),
      number: '3.10',
      says: ['3-5', '6'],
    },
    {
      what: 'dice of one of two who share a line',
      rule: house(t.recoverFromKnockDown.id, 'modifier', modifierAt(t.recoverFromKnockDown, 'hardAsNails'), { by: 2 }),
      number: '2.7',
      says: [expect.stringContaining('Flak jacket: 3d6; Hard As Nails: +2d6.')],
    },
    {
      what: 'what a Leader Die counts for',
      rule: house(t.cohesion.id, 'modifier', modifierAt(t.cohesion, 'leaderDiePassed'), { by: 2 }),
      number: '2.9',
      says: [expect.stringContaining('counts +1 on Received Fire and Man Down, +2 on Cohesion.')],
    },
    {
      what: 'the Impact of a blow',
      rule: house(t.meleeResults.id, 'row', 0, { gives: { impactPerSuccess: 2 } }),
      number: '3.7',
      says: [expect.stringContaining('Impact = 2 x difference (4.3, no cover)')],
    },
    {
      what: 'dice that save from a dropped grenade',
      rule: house(
        t.throwingAGrenade.id,
        'row',
        rowAt(t.throwingAGrenade, ({ outcome }) => outcome === 'dropped'),
        { gives: { escapeDice: 2 } },
      ),
      number: '3.2',
      says: ['at his own feet; each there 2d6, REP or less: prone, unhurt'],
    },
  ])('$what: the block says it and marks it', ({ rule, number, says }) => {
    const state = withHouse(tour, rule)
    expect(marked(state, number)).toEqual(says)
    expect(isHousePage(aidOf(state), Number(number[0]))).toBe(true)
    expect(marked(tour, number)).toEqual([])
  })

  it('a result whose scores have moved stands under those that it has now', () => {
    const outcome = (name: string) => rowAt(t.manDown, (row) => row.outcome === name)
    const rules = [
      house(t.manDown.id, 'row', outcome('carryOn'), { from: 3 }),
      house(t.manDown.id, 'row', outcome('duckBack'), { to: 2 }),
      house(t.pefMovement.id, 'row', 0, { from: 1 }),
    ]
    const state = withHouse(tour, ...rules)
    expect(rowIn(aidOf(state), '2.9', 'Man Down').slice(2)).toEqual([
      '2: Duck Back; more: Carry On',
      'Duck Back',
      'Cohesion',
    ])
    expect(rowIn(aidOf(state), '3.8', '1')[1]).toContain('1-2 ')
  })

  it('a ground that shares a row with others is told apart where a rule makes it another', () => {
    const scrub = rowAt(t.terrainEffects, ({ key }) => key === 'scrub')
    const state = withHouse(tour, house(t.terrainEffects.id, 'row', scrub, { cells: { 'movement factor': '0.5' } }))
    const names = wordsOf(aidOf(state), '1.5').rows.map(([name]) => name)
    expect(names.slice(0, 2)).toEqual(['Open, sand, dry paddy', 'Scrub'])
    expect(rowIn(aidOf(state), '1.5', 'Scrub')[5]).toBe('half')
  })

  it('and switches are the only thing that is marked: a Corps and a date are not', () => {
    const plain = tourOf({ list: 'arvn-post-1968', corps: 'iv', halfMonth: 30 })
    for (const { number } of aidOf(plain).blocks.values()) expect(marked(plain, number)).toEqual([])
    expect([1, 2, 3, 4].some((page) => isHousePage(aidOf(plain), page))).toBe(false)
    const hip = withSwitch(plain, 'hipFire', 'repOnly')
    expect(marked(hip, '2.4')).toEqual([expect.stringContaining('From the hip')])
  })
})

describe('Corps, list and date', () => {
  it('FNG p. 12: a weapon that not all who can be met have says whose it is, by the date', () => {
    const has = (halfMonth: number, name: string) =>
      wordsOf(aidOf(tourOf({ list: 'usmc', corps: 'i', halfMonth })), '4.2')
        .rows.map(([first]) => first!)
        .find((first) => first.startsWith(name))
    expect([has(0, 'AK-47'), has(20, 'AK-47')]).toEqual(['AK-47 LN', 'AK-47'])
    expect([has(0, 'RPG-2'), has(40, 'RPG-2')]).toEqual([
      expect.stringMatching(/^RPG-2 (?!LM)/),
      expect.stringMatching(/^RPG-2 LM /),
    ])
    expect(has(40, 'RPG-7')).toMatch(/^RPG-7 MN /)
    expect(notes(tourOf({ list: 'usmc', corps: 'i' }), '4.2')).toMatch(
      /^L\sLocal, M\sMain Force, N\sNVA; no mark: all\./,
    )
  })

  it.each([
    ['i', 'p. 67', ['DMZ', 'Coastal', 'Interior']],
    ['ii', 'p. 68', ['Coastal', 'Interior', 'Highlands']],
    ['iii', 'p. 68', ['Coastal', 'Interior', 'Highlands', 'Free fire', 'Swamp']],
    ['iv', 'p. 68', ['Swamp', 'Interior', 'Free fire']],
  ] as const)('FNG pp. 44, 67-68: of %s Corps its own areas', (corps, page, areas) => {
    const aid = aidOf(tourOf({ corps }))
    expect(wordsOf(aid, '3.10').rows.map(([area]) => area)).toEqual(areas)
    expect(blockIn(aid, '3.10').pages).toBe(page)
  })

  const namesOf = (state: FngState, number: '4.1' | '4.2') =>
    blockIn(aidOf(state), number).rows.map(([name]) => /^\*\*(.*?)\*\*/.exec(name!.text)![1])

  it('FNG pp. 9-10: each list has its own weapons, and says whose they are', () => {
    expect(wordsOf(aidOf(tour), '4.1').title).toBe('Ours: USMC')
    expect(namesOf(tourOf({ list: 'anzac' }), '4.1')).toEqual(expect.arrayContaining(['L1A1 SLR', 'F-1 SMG']))
    expect(namesOf(tourOf({ list: 'anzac' }), '4.1')).not.toContain('M-14')
    expect(namesOf(tourOf({ list: 'arvn-post-1968', halfMonth: 30 }), '4.1')).not.toContain('M-20')
  })

  it('FNG p. 9: from July 1968 the Marines have the M-16 and the LAW; before it is told where the tour sees it', () => {
    const before = tourOf({ startHalfMonth: 24, halfMonth: 30 })
    expect(rowIn(aidOf(before), '4.1', 'M-16')[0]).toBe('M-16 from July 1968')
    expect(rowIn(aidOf(before), '4.1', 'M-72')[0]).toContain('from July 1968')
    expect(namesOf(tour, '4.1')).not.toContain('M-16')
    const after = tourOf({ startHalfMonth: 24, halfMonth: 36 })
    expect(rowIn(aidOf(after), '4.1', 'M-16')[0]).toBe('M-16')
    expect(namesOf(after, '4.1')).not.toContain('M-20')
  })

  it('what the men carry is there though no list issues it', () => {
    const state = { ...tour, equipment: [{ id: 1, squad: 1, item: 'm2hb', quantity: 1, soldierId: null }] }
    expect(namesOf(state as FngState, '4.1')).toContain('.50 M2HB')
  })

  it('FNG p. 12: theirs are those of the date, and of the area of the mission under way', () => {
    const at = (mission: Partial<Mission>, halfMonth: number): FngState => {
      const state = withMission()
      const own = { ...state.missions.at(-1)!, ...mission, halfMonth }
      const [now] = state.tour
      return {
        ...state,
        missions: [own],
        tour: [{ ...now!, corps: own.corps, halfMonth, missionId: own.id, phase: 'battle' }],
      }
    }
    const early = namesOf(at({ corps: 'i', area: 'dmz' }, 20), '4.2')
    const late = namesOf(at({ corps: 'i', area: 'dmz' }, 40), '4.2')
    // Only the NVA is in the DMZ: no DPM, no BAR; and from July 1968 it has the RPG-7.
    expect(early).not.toContain('DPM')
    expect(late).not.toContain('DPM')
    expect(late).toContain('RPG-7')
    expect(namesOf(at({ corps: 'i', area: 'coastal' }, 20), '4.2')).toContain('DPM')
  })

  it('without a tour all is of the book: every list, every Corps', () => {
    const aid = aidOf(null)
    expect(wordsOf(aid, '4.1').title).toBe('Ours: all lists')
    expect(wordsOf(aid, '4.1').rows.map(([name]) => name)).toEqual(
      expect.arrayContaining(['M-14', 'L1A1 SLR', 'M-1 Garand', 'M-16']),
    )
    expect(wordsOf(aid, '3.10').rows).toEqual([
      ['I DMZ', '-', '-', '1-6'],
      ['I coastal; III interior, swamp', '1-2', '3-4', '5-6'],
      ['I interior; IV free fire', '-', '1-2', '3-6'],
      ['II coastal; IV swamp, interior', '1-2', '3-5', '6'],
      ['II interior', '1', '2-4', '5-6'],
      ['II highlands', '-', '1', '2-6'],
      ['III coastal', '1-3', '4-5', '6'],
      ['III highlands, free fire', '1', '2-3', '4-6'],
    ])
  })
})

describe('switches', () => {
  it('FNG pp. 30, 59: Inclement weather that is rain has columns of its own', () => {
    const state = withSwitch(tour, 'inclementSight', 'rain')
    expect(aidOf(state).sightHeads).toEqual(['Clear', 'Inclement', 'Terrible'])
    expect(rowIn(aidOf(state), '1.5', 'Forest').slice(1, 7)).toEqual(['18', '9', '12', '6', '9', '4.5'])
    expect(rowIn(aidOf(state), '1.5', 'Open').slice(1, 7)).toEqual(['table', '12', '24', '12', '12', '6'])
    expect(aidOf(tour).sightHeads).toEqual(['Clear, Inclement', 'Terrible'])
  })

  it.each([
    ['hipFire', 'repOnly', '2.4', 'BAR not set up): REP -1'],
    ['communistDuds', 'fiveSix', '3.3', '5-6 dud after a good throw'],
    ['recoillessBackBlast', 'table', '4.1', 'Back blast 6", Impact 2. Not'],
    ['enemyActionAgainst', 'leaderRep', '3.12', "against its Leader's REP"],
    ['medevacBonus', '3', '4.8', 'Medevac: +3'],
    ['outgunnedBy', 'volley', '2.5', 'a higher one of the volley'],
  ] as const)('%s as %s: %s says so', (name, value, number, words) => {
    expect(notes(withSwitch(tour, name, value), number)).toContain(words)
    expect(notes(tour, number)).not.toContain(words)
  })

  it.each([
    ['randomEvents', 'off', '1.1', /^(?!.*random event)/],
    ['enemyOrder', 'rep', '1.1', /They act: highest REP first/],
    ['enemyRunBy', 'player', '1.1', /They act: highest REP first, PEFs among them\./],
    ['duckBackInGroup', 'breaks', '1.2', /Ducked Back, Stunned/],
    ['flakJackets', 'none', '1.4', /^(?!.*flak)/],
    ['retireAgain', 'anyLaterTurn', '1.6', /A second time: runs/],
    ['inSightRounds', 'repeated', '2.1', /until one side has nobody left/],
    ['pefRep', 'fixed3', '3.11', /2 \+1 3 3d6/],
    ['rifleGrenades', 'ours', '4.1', /Rifle grenade/],
    ['rifleGrenades', 'theirs', '4.2', /Rifle grenade/],
  ] as const)('%s as %s: %s says so', (name, value, number, pattern) => {
    const said = (state: FngState) => wordsOf(aidOf(state), number).rows.flat().join(' ')
    expect(said(withSwitch(tour, name, value))).toMatch(pattern)
    expect(said(tour)).not.toMatch(pattern)
  })

  it('FNG p. 7: jackets that were handed out are worn, whatever the switch says of platoons still to be made', () => {
    const made = marines
    const jackets = { id: 900, squad: 1, soldierId: null, item: 'flak-jacket', quantity: 9 }
    const flipped = withSwitch({ ...made, equipment: [...made.equipment, jackets] }, 'flakJackets', 'none')
    const without = { ...made, equipment: made.equipment.filter(({ item }) => item !== 'flak-jacket') }
    const said = (state: FngState) => `${wordsOf(aidOf(state), '1.4').rows.flat().join(' ')} ${notes(state, '2.7')}`
    expect(said(flipped)).toMatch(/flak jacket 7".*Flak jacket or Hard As Nails: 3d6/i)
    expect(said(without)).not.toMatch(/flak/i)
  })

  it('FNG p. 7: a list without flak jackets has none of them on its card', () => {
    const state = tourOf({ list: 'sf-cidg' })
    const wears = rulesOf(state)
      .table(t.sfCidgEquipment)
      .rows.some((row) => row.key.includes('flak'))
    expect(/flak/i.test(wordsOf(aidOf(state), '1.4').rows.flat().join(' '))).toBe(wears)
    expect(/flak/i.test(notes(state, '2.7'))).toBe(wears)
  })
})
