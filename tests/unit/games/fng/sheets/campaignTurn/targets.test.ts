import { describe, expect, it } from 'vitest'
import type {
  EffectKind,
  FngState,
  HouseRow,
  Mission,
  Phase,
  Switch,
  Tour,
} from '../../../../../../src/games/fng/rules/state.ts'
import { contact, enemyActivityLevel, repDecrease } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { blankCampaignTurn } from '../../../../../../src/games/fng/sheets/campaignTurn/campaignTurn.ts'
import { men, testPlatoon, withMission, type PlatoonOverrides } from '../../../../../support/fngState.ts'
import { modelOf, rowOf } from './rowOf.ts'

/** Early January and early May 1967: a dry half-month, and one of the rainy season. */
const [dry, rainy] = [0, 8]

const platoon = (tour: Partial<Tour>, more: Omit<PlatoonOverrides, 'tour'> = {}): FngState =>
  testPlatoon({ ...more, tour })

/** In the midst of a half-month with a mission. */
const onMission = (phase: Phase, mission: Partial<Mission>, tour: Partial<Tour> = {}): FngState =>
  withMission(platoon({ phase, ...tour }), mission)

const switched = (name: string, value: string): Partial<FngState> => ({
  switches: [{ id: 1, name, value } satisfies Switch],
})
const waiting = (kind: EffectKind, amount = 0): Partial<FngState> => ({
  effects: [{ id: 1, kind, amount, since: 0, lasts: 'used' }],
})
const house = (row: Omit<HouseRow, 'id'>): Partial<FngState> => ({ houseRows: [{ id: 1, ...row }] })

const ask = (state: FngState, id: Parameters<typeof rowOf>[1]) => rowOf(modelOf(state), id)

describe('targets worked by hand', () => {
  it('FNG p. 57: a Star of REP 4 finds contact on 4 or less in the dry season, on 3 or less in the rainy one', () => {
    expect(ask(platoon({ halfMonth: dry }), 'contact').target).toMatch(/^REP 4: 4 or less\. 2 contact; /)
    expect(ask(platoon({ halfMonth: rainy }), 'contact').target).toMatch(/^REP 4, rainy -1: 3 or less\. /)
  })

  it('FNG p. 57: the die more after one passed is today’s, and who leads while the Star is away', () => {
    const away = { [men.star]: { status: 'hospital', awayMissions: 2 } } as const
    const row = ask(platoon({ extraContactDie: true }, { soldiers: away }), 'contact')
    expect(row).toMatchObject({ dice: '3d6', about: 'leads for the Star: LCpl Man12, REP 5' })
    expect(row.target).toMatch(/^REP 5: 5 or less/)
    expect(ask(platoon({}), 'contact')).toMatchObject({ dice: '2d6', about: 'Star: Sgt Man11, REP 4' })
  })

  it('a house rule on the season is in the target, and its row is marked', () => {
    const modifier = contact.modifiers.findIndex(({ when }) => when === 'rainySeason')
    const rule = house({ tableId: contact.id, part: 'modifier', position: modifier, patch: JSON.stringify({ by: -2 }) })
    const row = ask(platoon({ halfMonth: rainy }, { state: rule }), 'contact')
    expect(row.target).toMatch(/^REP 4, rainy -2: 2 or less/)
    expect(row.house).toBe(true)
    expect(ask(platoon({ halfMonth: rainy }), 'contact').house).toBe(false)
  })

  it('FNG p. 54: a die for each area of II Corps, +2 where we were; by a switch ties go without it', () => {
    const row = ask(platoon({ lastArea: 'highlands' }), 'area')
    expect(row).toMatchObject({ dice: '3 x 1d6', target: 'the highest; highlands +2, we were there last. Ties again' })
    const plain = ask(platoon({ lastArea: 'highlands' }, { state: switched('areaTies', 'without') }), 'area')
    expect(plain.target).toMatch(/Ties again, without it$/)
  })

  it('FNG p. 54: the political status has the modifiers of the Corps, then of the one area', () => {
    expect(ask(platoon({}), 'politicalStatus').target).toBe(
      'coastal +2; interior, highlands +1. 1-5 pacified, 6-8 contested, 9-14 Pro-Communist',
    )
    expect(ask(onMission('politicalStatus', { area: 'coastal' }), 'politicalStatus').target).toMatch(
      /^coastal \+2\. 1-5/,
    )
  })

  it('FNG pp. 58, 102: the EAL of a Pro-Communist area is one higher, and a cake walk holds it at 3', () => {
    const status = { politicalStatus: 'proCommunist' } as const
    expect(ask(onMission('enemyActivity', status), 'enemyActivity').target).toMatch(/ Pro-Communist \+1; within 1-6$/)
    const cake = { ...onMission('enemyActivity', status), ...waiting('cakeWalk', 3) }
    expect(ask(cake, 'enemyActivity').target).toMatch(/ Pro-Communist \+1; within 1-3, a cake walk$/)
    const modifier = enemyActivityLevel.modifiers.findIndex(({ when }) => when === 'proCommunist')
    const rule = house({ tableId: enemyActivityLevel.id, part: 'modifier', position: modifier, patch: '{"by":2}' })
    expect(ask({ ...onMission('enemyActivity', status), ...rule }, 'enemyActivity').target).toContain(
      'Pro-Communist +2',
    )
  })

  it('FNG p. 59: the rainy season moves the weather, and by a switch the time of day', () => {
    expect(ask(platoon({ halfMonth: rainy }), 'weather').target).toMatch(/^rainy season \+1\. 2-6 clear, 7 variable, /)
    expect(ask(platoon({ halfMonth: dry }), 'weather').target).toMatch(/^2-6 clear/)
    expect(ask(platoon({ halfMonth: rainy }), 'dayPart').target).not.toContain('rainy')
    const both = ask(platoon({ halfMonth: rainy }, { state: switched('rainyDayPart', 'both') }), 'dayPart')
    expect(both.target).toMatch(/^rainy season \+1\. 2 night/)
  })

  it('FNG p. 59: the mission by the area: all areas of the Corps while it is open, then its own row', () => {
    const open = ask(platoon({}), 'missionType')
    expect(open.grid?.rows.map(({ label }) => label)).toEqual(['coast', 'int.', 'high.'])
    expect(open.grid?.rows[2]?.cells.join('')).toBe('FADPRRPFFDF')
    const known = ask(onMission('missionType', { area: 'highlands' }), 'missionType')
    expect(known.target).toBe('2, 9-10, 12 Fight, 3 Ambush, 4, 11 Defense, 5, 8 Patrol, 6-7 Recon')
  })

  it('FNG pp. 46, 98-101: buildings, ambush and PEFs with Population Value, EAL and type in them', () => {
    const at = { area: 'coastal', type: 'ambush', eal: 3 } as const
    const state = onMission('missionDetails', at)
    expect(ask(onMission('buildings', at), 'buildings').target).toMatch(
      /^each sector: to 3 a building; .* to 3 civilians$/,
    )
    expect(ask(state, 'missionDetails').target).toBe('Ambush: EAL 3: die to 3 we do, 4 up they do; 6 turns at least')
    expect(ask(state, 'markers')).toMatchObject({
      dice: '2 x 1d6',
      target: 'EAL 3: 1, and one more for each die of 1-3',
    })
    const recon = ask(onMission('markers', { type: 'recon', eal: 5 }), 'markers')
    expect(recon).toMatchObject({ dice: '', target: 'EAL 5: 5 PEFs, and 4 PCs that look alike' })
  })

  it('FNG pp. 8-9, 39: attachments by the army list, the Medic by how many squads go', () => {
    const row = ask(platoon({}), 'attachments')
    expect(row.target).toBe('FO, Medic, machine gun 1-2. Medic with two squads 1-4. A squad alone: Medic, gun, radio')
  })

  it('FNG p. 104: short timers check in a late half-month alone, each with the faces that fail him', () => {
    expect(ask(platoon({ halfMonth: 4 }), 'shortTimers').target).toBe('not now: this is an early one')
    // Half-months served after this one: 26 - 7 = 19, so month 10. 4 and a die: 1-5 fall short of it. 3 and 1: any die does.
    const short = { [men.star]: { deros: 8, joined: 0 }, [men.rifleman]: { deros: 8, rep: 3 } } as const
    const row = ask(platoon({ halfMonth: 5 }, { soldiers: short }), 'shortTimers')
    expect(row).toMatchObject({ dice: '1d6', target: 'Man11 1-5, Man15 1-6: REP -1, Short Timer' })
  })

  it('FNG p. 104: who goes home this time, and what his replacement rolls by the army list', () => {
    const leaving = { [men.rifleman]: { deros: 1 } } as const
    const state = platoon({}, { soldiers: leaving })
    expect(ask(state, 'deros').target).toBe('this time: Man15 1st')
    expect(ask(state, 'replacementsGiven').target).toBe(
      'no roll for the place; 1-2 REP 3, 3-5 REP 4, 6 REP 5; 13 months',
    )
    const army = ask(platoon({ list: 'us-army-infantry', tourLength: 24 }), 'replacementsGiven')
    expect(army.target).toBe('no roll for the place; 1-3 REP 3, 4-5 REP 4, 6 REP 5; 12 months')
  })

  it('FNG pp. 102, 105: replacements against the leader, a die less by a bad mission, barred by a disastrous one', () => {
    const open = testPlatoon().billets.map((billet) =>
      billet.soldierId === men.rifleman ? { ...billet, soldierId: null, openSince: 0 } : billet,
    )
    const row = ask(platoon({}, { state: { billets: open } }), 'replacements')
    expect(row).toMatchObject({ about: '1st 5', dice: '2d6' })
    expect(row.target).toBe('REP 4 or less, of the platoon leader. 2 REP as rolled, 1 REP 3, 0 nobody')
    expect(ask(platoon({}, { state: waiting('replacementDie', -1) }), 'replacements').dice).toBe('1d6')
    const arvn = ask(platoon({ list: 'arvn-pre-1968' }), 'replacements')
    expect(arvn.target).toMatch(/1 one REP lower, 0 nobody$/)
    expect(ask(platoon({}, { state: waiting('noReplacements') }), 'replacements')).toMatchObject({
      dice: '',
      target: 'none this half-month; they wait',
      slots: [],
    })
  })

  it('FNG pp. 40, 103-104: medals, REP and recovery as results, switches and house rules leave them', () => {
    expect(ask(platoon({}, { state: waiting('medalDie') }), 'medals').dice).toBe('3d6')
    expect(ask(platoon({}, { state: waiting('noMedals') }), 'medals').target).toBe('none after this mission')
    expect(ask(platoon({}, { state: waiting('noRepIncrease') }), 'improveRep').target).toBe('nobody after this mission')
    expect(ask(platoon({}), 'recovery').target).toMatch(/^his REP or less, on foot \+1, Medevac \+2; a 6 fails\./)
    const better = ask(platoon({}, { state: switched('medevacBonus', '3') }), 'recovery')
    expect(better.target).toContain('Medevac +3')
    const rule = house({ tableId: repDecrease.id, part: 'row', position: 0, patch: '{"to":2}' })
    const next = { id: 2, tableId: repDecrease.id, part: 'row', position: 1, patch: '{"from":3}' } as const
    const harder = platoon({}, { state: { houseRows: [...rule.houseRows!, next] } })
    expect(ask(harder, 'decreaseRep').target).toBe('1-2: REP -1, not under 3')
  })

  it('a stand-down that waits takes the place of the test', () => {
    expect(ask(platoon({}), 'standDown').target).toBe('none pending: go on')
    expect(ask(platoon({}, { state: waiting('standDown') }), 'standDown').target).toMatch(/^pending: no test, .* 27$/)
  })
})

describe('a blank sheet', () => {
  it('says in general words what holds', () => {
    const model = blankCampaignTurn()
    expect(rowOf(model, 'contact').target).toMatch(/^REP or less, rainy season -1; after one passed 3d6\. 2 contact/)
    expect(rowOf(model, 'politicalStatus').target).toMatch(/^by Corps and area -1 to \+2\. /)
    expect(rowOf(model, 'missionType').grid?.rows).toHaveLength(6)
    expect(model.sides.flatMap(({ facts }) => facts).every(({ value }) => value === '')).toBe(true)
  })
})
