import { describe, expect, it } from 'vitest'
import type { Answer, D6 } from '../../../../../../src/main/engine/answers.ts'
import { bookRules, idMaker, playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, HouseRow, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { chooseParty } from '../../../../../../src/games/fng/rules/steps/setup/chooseParty.ts'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { men, testPlatoon, withMission, type PlatoonOverrides } from '../../../../../support/fngState.ts'
import { answersFor, play, type Roll } from './play.ts'

const at = (mission: Partial<Mission> = {}, overrides: PlatoonOverrides = {}): FngState =>
  withMission(testPlatoon({ ...overrides, tour: { ...overrides.tour, phase: 'whoGoes' } }), {
    type: 'patrol',
    ...mission,
  })

const squad1 = [11, 12, 13, 14, 15, 16]
const squad2 = [21, 22, 23, 24, 25, 26]
const noGear = (ids: readonly number[]): Roll[] =>
  ids.flatMap((id): Roll[] => [
    ['gear.flashlight', id, 6],
    ['gear.pencil-flare', id, 6],
    ['gear.wire-cutters', id, 6],
  ])
const attachment = (id: number, face: D6): Roll => ['attachment', id, face]
const radio = (face: D6): Roll => ['attachment.radio', 1, face]
const rto = (value: number): Answer => ({
  kind: 'choice',
  key: 'attachment.rto',
  subject: 1,
  occurrence: 0,
  by: 'player',
  value: String(value),
})
const nobodyAttached = [attachment(men.attachedMedic, 6), attachment(men.attachedGunner, 6), radio(6)]
const idsOf = (state: FngState) => state.party.map((member) => member.soldierId)

describe('a squad alone', () => {
  it('FNG p. 98: may have a medic, a machine gun with its loader, and a radio', () => {
    const { state } = play(
      chooseParty,
      at(),
      { squads: [1], stayBehind: [] },
      [
        attachment(men.attachedMedic, 3),
        attachment(men.attachedGunner, 2),
        radio(1),
        ...noGear([...squad1, men.attachedGunner, men.attachedAssistant]),
      ],
      [rto(men.rifleman)],
    )
    expect(idsOf(state)).toEqual([...squad1, men.attachedGunner, men.attachedAssistant])
    expect(state.party.filter((m) => m.attached).map((m) => m.squad)).toEqual([1, 1])
    expect(state.gear).toMatchObject([{ soldierId: men.rifleman, item: 'radio' }])
    expect(tourOf(state).phase).toBe('battle')
  })

  it('FNG p. 98: tells the men apart by their posts when it asks who carries the radio', () => {
    const dice = openTape({ answers: answersFor([radio(1)]), dice: 'roll', choices: 'ask', seed: 1, depth: 1 })
    const ask = () =>
      chooseParty.run({
        state: at(),
        input: { squads: [1], stayBehind: [men.attachedMedic, men.attachedGunner] },
        rules: bookRules,
        dice,
        newId: idMaker(1),
        say: () => undefined,
      })
    const labels = [
      'Sgt Man11, A., squad leader, REP 4',
      'LCpl Man12, A., Jr NCO, REP 5',
      'Pfc Man13, A., LMG gunner, REP 4',
      'Pfc Man14, A., grenadier, REP 3',
      'Pfc Man15, A., rifleman, REP 4',
      'Pvt Man16, A., rifleman, REP 3',
    ]
    let stopped: unknown = null
    try {
      ask()
    } catch (error) {
      stopped = error
    }
    expect(stopped).toMatchObject({
      wanted: { kind: 'choice', choice: { options: labels.map((label) => ({ label })) } },
    })
  })

  it('FNG p. 102: a squad that was given a radio rolls for none, and says who carries it', () => {
    const equipment = [{ id: 800, squad: 1, soldierId: null, item: 'radio', quantity: 1 }]
    const { state, texts } = play(
      chooseParty,
      at({}, { state: { equipment } }),
      { squads: [1], stayBehind: [] },
      [attachment(men.attachedMedic, 6), attachment(men.attachedGunner, 6), ...noGear(squad1)],
      [rto(men.rifleman)],
    )
    expect(state.gear).toMatchObject([{ soldierId: men.rifleman, item: 'radio' }])
    expect(texts).toContain('The squad has a radio of its own.')
  })

  it('FNG p. 98: nobody else of the HQ is rolled for', () => {
    const { state } = play(chooseParty, at(), { squads: [1], stayBehind: [] }, [...nobodyAttached, ...noGear(squad1)])
    expect(idsOf(state)).toEqual(squad1)
    expect(state.party[0]).toMatchObject({ fate: null, evacuation: 'none', squad: 1 })
  })

  it('leaves out who is away, who stays behind, and attached men named as staying behind', () => {
    const { state } = play(
      chooseParty,
      at({}, { soldiers: { 12: { status: 'rAndR' } } }),
      { squads: [1], stayBehind: [16, men.attachedMedic, men.attachedGunner] },
      [radio(4), ...noGear([11, 13, 14, 15])],
    )
    expect(idsOf(state)).toEqual([11, 13, 14, 15])
  })
})

describe('a platoon', () => {
  it('FNG p. 8: the HQ goes whole, one die for each attached man; an FO’s RTO only with the FO', () => {
    const { state } = play(chooseParty, at(), { squads: [0, 1, 2], stayBehind: [] }, [
      attachment(men.forwardObserver, 3),
      attachment(men.foRto, 1),
      attachment(men.attachedMedic, 5),
      attachment(men.attachedGunner, 2),
      ...noGear([1, 2, 3, 4, ...squad1, ...squad2, men.attachedGunner, men.attachedAssistant]),
    ])
    expect(idsOf(state)).toEqual([1, 2, 3, 4, ...squad1, ...squad2, men.attachedGunner, men.attachedAssistant])
  })

  it('note (1) to FNG p. 9: an FO who comes without his RTO carries the radio himself', () => {
    const radios = (rto: D6) =>
      play(chooseParty, at(), { squads: [1, 2], stayBehind: [] }, [
        attachment(men.forwardObserver, 2),
        attachment(men.foRto, rto),
        attachment(men.attachedMedic, 6),
        attachment(men.attachedGunner, 6),
        ...noGear([...squad1, ...squad2, men.forwardObserver, ...(rto < 3 ? [men.foRto] : [])]),
      ]).state.gear.filter((gear) => gear.item === 'radio')
    expect(radios(3)).toMatchObject([{ soldierId: men.forwardObserver }])
    expect(radios(1)).toEqual([])
  })

  it('note (1) to FNG p. 9: an RTO is not even rolled for when the FO is away', () => {
    const { state } = play(
      chooseParty,
      at({}, { soldiers: { [men.forwardObserver]: { status: 'hospital' } } }),
      { squads: [1, 2], stayBehind: [] },
      [attachment(men.attachedMedic, 5), attachment(men.attachedGunner, 5), ...noGear([...squad1, ...squad2])],
    )
    expect(state.party).toHaveLength(12)
  })
})

describe('the Medic', () => {
  const others = [men.forwardObserver, men.foRto, men.attachedGunner]
  const squad3 = [31, 32, 33, 34, 35, 36]
  const goes = (squads: readonly number[], dice: readonly Roll[], overrides: PlatoonOverrides = {}) => {
    const stayBehind = [...others, men.attachedAssistant]
    const own = squads.flatMap((squad) => [[1, 2, 3, 4], squad1, squad2, squad3][squad]!)
    const run = (ids: readonly number[]) =>
      play(chooseParty, at({}, overrides), { squads, stayBehind }, [
        ...dice,
        ...(squads.length > 1 ? [] : [radio(6)]),
        ...noGear(ids),
      ]).state.party.find(({ soldierId }) => soldierId === men.attachedMedic)
    return { comes: () => run([...own, men.attachedMedic]), stays: () => run(own) }
  }

  it('FNG p. 39: comes with one squad on 1-2', () => {
    expect(goes([1], [attachment(men.attachedMedic, 2)]).comes()).toMatchObject({ squad: 1, attached: true })
    expect(goes([1], [attachment(men.attachedMedic, 3)]).stays()).toBeUndefined()
  })

  it('FNG p. 39: comes with two squads on 1-4, and a die says which; the HQ is no squad', () => {
    const which = (face: D6): Roll => ['attachment.medic-squad', men.attachedMedic, face]
    expect(goes([1, 2], [attachment(men.attachedMedic, 4), which(3)]).comes()).toMatchObject({ squad: 1 })
    expect(goes([1, 2], [attachment(men.attachedMedic, 3), which(4)]).comes()).toMatchObject({ squad: 2 })
    expect(goes([0, 1, 2], [attachment(men.attachedMedic, 4), which(6)]).comes()).toMatchObject({ squad: 2 })
    expect(goes([1, 2], [attachment(men.attachedMedic, 5)]).stays()).toBeUndefined()
  })

  it('FNG p. 39: comes with the whole platoon, and nobody rolls for him', () => {
    expect(goes([1, 2, 3], []).comes()).toMatchObject({ squad: 1, attached: true })
    const thirdAway = Object.fromEntries(squad3.map((id) => [id, { status: 'hospital' } as const]))
    expect(goes([0, 1, 2], [], { soldiers: thirdAway }).comes()).toMatchObject({ squad: 1 })
  })
})

describe('the Medic of the HQ', () => {
  const gone = { soldiers: { [men.attachedMedic]: { status: 'dead' } } } as const
  const others = [men.forwardObserver, men.foRto, men.attachedGunner]
  const run = (squads: readonly number[], dice: readonly Roll[], ids: readonly number[]) =>
    play(chooseParty, at({}, gone), { squads, stayBehind: [...others, men.attachedAssistant] }, [
      ...dice,
      ...noGear(ids),
    ]).state.party.filter(({ soldierId }) => soldierId === men.medic)

  it('FNG pp. 9, 39, 98: is the one who is rolled for where the platoon has no other', () => {
    const one = [radio(6)]
    expect(run([1], [attachment(men.medic, 2), ...one], [...squad1, men.medic])).toMatchObject([
      { squad: 1, attached: true },
    ])
    expect(run([1], [attachment(men.medic, 3), ...one], squad1)).toEqual([])
    const which: Roll = ['attachment.medic-squad', men.medic, 5]
    const two = [...squad1, ...squad2]
    expect(run([1, 2], [attachment(men.medic, 4), which], [...two, men.medic])).toMatchObject([{ squad: 2 }])
    expect(run([1, 2], [attachment(men.medic, 5)], two)).toEqual([])
  })

  it('FNG pp. 9, 39: goes with his HQ without a die, and stays when he is named', () => {
    expect(run([0, 1], [], [1, 2, 3, men.medic, ...squad1])).toMatchObject([{ squad: 0, attached: false }])
    const input = { squads: [1], stayBehind: [men.medic, men.attachedGunner] }
    const { state } = play(chooseParty, at({}, gone), input, [radio(6), ...noGear(squad1)])
    expect(idsOf(state)).toEqual(squad1)
  })
})

describe('gear', () => {
  it('FNG pp. 6-7: flashlight and pencil flare on 1-2, wire cutters on 1', () => {
    const gear: Roll[] = [
      ['gear.flashlight', 11, 2],
      ['gear.pencil-flare', 11, 1],
      ['gear.wire-cutters', 11, 1],
      ['gear.flashlight', 12, 3],
      ['gear.pencil-flare', 12, 2],
      ['gear.wire-cutters', 12, 2],
    ]
    const { state, texts } = play(chooseParty, at(), { squads: [1], stayBehind: [13, 14, 15, 16] }, [
      ...nobodyAttached,
      ...gear,
    ])
    expect(state.gear.map(({ soldierId, item }) => [soldierId, item])).toEqual([
      [11, 'flashlight'],
      [11, 'pencil-flare'],
      [11, 'wire-cutters'],
      [12, 'pencil-flare'],
    ])
    expect(texts.join(' ')).toContain('flashlight, pencil flare / starburst cluster and wire cutters')
  })

  it('ruling to FNG p. 6: one starlight scope for the platoon from July 1967', () => {
    const scopes = (halfMonth: number) =>
      play(chooseParty, at({}, { tour: { halfMonth } }), { squads: [1], stayBehind: [] }, [
        ...nobodyAttached,
        ...noGear(squad1),
      ]).state.gear.map(({ soldierId, item }) => [soldierId, item])
    expect(scopes(11)).toEqual([])
    expect(scopes(12)).toEqual([[men.star, 'starlight-scope']])
  })

  it('p. 6: the scope comes when the date of the campaign says, and the line names its row', () => {
    const later: HouseRow = {
      id: 900,
      tableId: 'army.date-changes',
      part: 'row',
      position: 0,
      patch: JSON.stringify({ gives: { halfMonth: 14 } }),
    }
    const lines = (halfMonth: number) =>
      playStep(fngSystem, 'chooseParty', {
        state: at({}, { tour: { halfMonth }, state: { houseRows: [later] } }),
        input: { squads: [1], stayBehind: [] },
        dice: openTape({ dice: 'roll', choices: 'draw', seed: 1, depth: 1 }),
        depth: 1,
      }).lines.filter(({ text }) => text.includes('starlight scope'))
    expect(lines(13)).toEqual([])
    expect(lines(14)).toMatchObject([{ table: 'gear', row: 2 }])
  })

  it('FNG p. 98: an ambushing squad rolls its leader’s REP to set out the Claymores it has', () => {
    const claymores = [{ id: 800, squad: 1, soldierId: null, item: 'claymore', quantity: 2 }]
    const lines = (mission: Partial<Mission>, rolls: readonly Roll[]) =>
      play(chooseParty, at(mission, { state: { equipment: claymores } }), { squads: [1], stayBehind: [11] }, [
        ...nobodyAttached,
        ...noGear(squad1.slice(1)),
        ...rolls,
      ]).texts.at(-1)
    const roll = (face: D6): Roll[] => [['mission.ambush-claymores', men.jrNco, face]]
    const ambush = { type: 'ambush', ambushSide: 'player' } as const
    expect(lines(ambush, roll(5))).toContain('may be set out')
    expect(lines(ambush, roll(6))).toContain('no time')
    expect(lines({ type: 'ambush', ambushSide: 'enemy' }, [])).toContain('nothing extra')
    expect(lines({ type: 'defense', civilians: true }, [])).toContain('civilians are present')
  })
})

describe('refusals', () => {
  const refuse = (squads: readonly number[], stayBehind: readonly number[], overrides: PlatoonOverrides = {}) =>
    expect(() => play(chooseParty, at({}, overrides), { squads, stayBehind }))

  it('refuses a squad of which nobody goes', () => {
    const away = Object.fromEntries(squad1.map((id) => [id, { status: 'hospital' } as const]))
    refuse([1], [], { soldiers: away }).toThrow('Nobody of 1st squad would go')
    refuse([1], squad1).toThrow('Nobody of 1st squad would go')
    refuse([4], []).toThrow('Nobody of 4th squad would go')
  })

  it('refuses a man staying behind who would not go, and a squad named twice', () => {
    refuse([1], [21]).toThrow('Man21, A. does not go on this mission anyway')
    refuse([1], [999]).toThrow('A man who is not in the platoon')
    refuse([1, 1], []).toThrow('named twice')
  })
})
