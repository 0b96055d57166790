import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { factsOf } from '../../../../../src/games/fng/sheets/briefing/briefingFacts.ts'
import { briefingModel } from '../../../../../src/games/fng/sheets/briefing/briefing.ts'
import { missionTables } from '../../../../../src/games/fng/sheets/qrs/missionTables.ts'
import { populationIn } from '../../../../../src/games/fng/sheets/supportCard/supportTables.ts'
import type { Mission } from '../../../../../src/games/fng/rules/state.ts'
import { samples, withMission } from '../../../sheets/sampleMission.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'

const modelOf = (name: string) => briefingModel(withMission(samples[name]), bookRules)
const points = (name: string) => Object.fromEntries(modelOf(name).points.map((line) => [line.text, line.points]))

describe('the briefing model', () => {
  it('names mission, squads and date', () => {
    const patrol = modelOf('patrol')
    expect([patrol.title, patrol.unit, patrol.force, patrol.when]).toEqual([
      'Mission briefing: Patrol',
      '1st squad, 2nd Platoon, Bravo Company',
      'USMC, early September 1967',
      'half-month 17 of 26',
    ])
    expect(modelOf('bridge').title).toBe('Mission briefing: Defense, Bridge')
    expect(modelOf('bridge').unit).toBe('HQ, 1st, 2nd and 3rd squad, 2nd Platoon, Bravo Company')
  })

  it('tells the situation of the mock', () => {
    const facts = Object.fromEntries(modelOf('patrol').facts.map(({ label, value }) => [label, value]))
    expect(facts).toEqual({
      Area: 'I Corps interior',
      People: 'Pro-Communist',
      Enemy: 'EAL 4, 3 PEFs',
      Support: 'SL 3',
      Weather: 'Inclement',
      'Day part': 'Morning, 5 turns',
      'At night': 'Sight 12"',
      Length: '14 turns',
    })
  })

  it('FNG p. 75: names the one asset of each kind that is Ready', () => {
    const ready = (supportLevel: number) => {
      const { facts } = briefingModel(withMission({ mission: { supportLevel } }), bookRules)
      return facts.find(({ label }) => label === 'Support')?.note
    }
    expect(ready(2)).toBe('nothing ready')
    expect(ready(4)).toBe('one helicopter mission and one FAC ready')
    expect(ready(6)).toBe('one helicopter mission, one FAC, one artillery mission and one reinforcement ready')
  })

  it('FNG p. 54: names no area before it is rolled, and no value or enemies of one', () => {
    const state = withMission({ mission: { civilians: null, eal: null, supportLevel: null, politicalStatus: null } })
    const mission = state.missions.at(-1)!
    const before = { ...state, tour: state.tour.map((row) => ({ ...row, phase: 'area' as const })) }
    const areaIn = (of: typeof state) => factsOf(of, mission, bookRules).find(({ label }) => label === 'Area')
    expect(areaIn(before)?.value).toBe('I Corps')
    expect(areaIn(before)?.note).toContain('to be rolled')
    expect(areaIn(state)).toMatchObject({ value: 'I Corps interior', note: '' })
    const generators = (of: typeof state) => missionTables(of, mission).filter((id) => id.startsWith('enemy-generator'))
    expect([generators(before), generators(state)]).toEqual([[], ['enemy-generator.i-corps.interior']])
    expect([populationIn(before, bookRules, mission), populationIn(state, bookRules, mission)]).toEqual([null, 2])
  })

  it('FNG p. 58: says of what the people do to the EAL whether it is in the level already', () => {
    const people = (eal: number | null) => {
      const { facts } = briefingModel(withMission({ mission: { eal } }), bookRules)
      return facts.find(({ label }) => label === 'People')?.note
    }
    expect(people(null)).toContain('EAL +1;')
    expect(people(4)).toContain('EAL +1, in it already;')
  })

  it('FNG p. 99: the people on the road of a bridge are told of, and paddies where there are some', () => {
    const area = modelOf('bridge').facts.find(({ label }) => label === 'Area')
    expect(area?.note).not.toBe('no civilians')
    const state = withMission(samples['bridge'])
    const mission = { ...state.missions.at(-1)!, weather: 'terrible' as const }
    const note = (ground: string) =>
      factsOf({ ...state, sectors: state.sectors.map((s) => ({ ...s, ground })) }, mission, bookRules).find(
        ({ label }) => label === 'Weather',
      )?.note
    expect(note('clearing')).not.toContain('paddies')
    expect(note('rice-paddy')).toContain('paddies flooded')
  })

  it('FNG p. 8: marks every man with a radio, the RTO of the HQ too', () => {
    const state = withMission(samples['bridge'])
    const rtos = modelOf('bridge')
      .squads.flatMap(({ men }) => men)
      .filter(({ weapon }) => weapon.includes('radio'))
    const rto = state.billets.filter(({ post }) => post === 'rto' || post === 'foRto')
    expect(rtos.length).toBeGreaterThanOrEqual(
      rto.filter(({ soldierId }) => state.party.some((p) => p.soldierId === soldierId)).length,
    )
    expect(rtos.length).toBeGreaterThan(0)
  })

  it('FNG pp. 30, 59: says how far one sees by night wherever the turn track is dark or may be, though nobody has gear', () => {
    const atNight = (of: Partial<Mission>) => {
      const state = withMission({ mission: { weather: 'clear', ...of } })
      return factsOf(state, state.missions.at(-1)!, bookRules).find(({ label }) => label === 'At night')
    }
    // Night for 10 turns from the start; Evening of 3 turns and 1 to 3 more, then Night.
    expect(atNight({ dayPart: 'night', dayPartTurns: 10, nextDayPartRow: 3 })).toMatchObject({
      value: 'Sight 12"',
      note: 'from turn 1',
    })
    expect(atNight({ dayPart: 'evening', dayPartTurns: 5, nextDayPartRow: 12 })?.note).toBe('from turn 6')
    // Morning of 5, Afternoon of 10, Evening of 4 to 6: dark from the 20th turn at the soonest, the last of 14 and 6.
    expect(atNight({ dayPart: 'morning', dayPartTurns: 5, nextDayPartRow: 7 })?.note).toBe('perhaps from turn 20')
    expect(atNight({ dayPart: 'morning', dayPartTurns: 5, nextDayPartRow: 7, minimumTurns: 12 })).toBeUndefined()
  })

  it('FNG pp. 6, 30: says how far one sees by night, and who carries what sees farther', () => {
    const state = withMission(samples['patrol'])
    const [leader, other] = state.party
    const gear = (weather: 'clear' | 'terrible', ...items: readonly string[]) => {
      const rows = items.map((item, i) => ({
        id: 900 + i,
        missionId: leader!.missionId,
        soldierId: (i === 0 ? leader! : other!).soldierId,
        item,
      }))
      // By day from its first turn to the last that it can have.
      const mission = { ...state.missions.at(-1)!, weather, minimumTurns: 12 }
      return factsOf({ ...state, gear: rows }, mission, bookRules).find(({ label }) => label === 'At night')
    }
    expect(gear('clear')).toBeUndefined()
    expect(gear('clear', 'starlight-scope', 'flashlight')).toMatchObject({
      value: 'Sight 12"',
      note: 'starlight scope: Mercer, 36", elsewhere twice as far; flashlight: Ruiz, 24" and seen',
    })
    expect(gear('terrible', 'starlight-scope')).toMatchObject({
      value: 'Sight 6"',
      note: 'starlight scope: Mercer, no use in rain',
    })
  })

  it('FNG p. 100: prices a Patrol, with its ready helicopters', () => {
    expect(points('patrol')).toMatchObject({
      'Each sector patrolled': '+1',
      'Each PEF seen': '+2',
      'Own man dead': '-5',
      'Wounded left on the table': '-4',
      'Helicopters not used': '+3',
      'On Demand: helicopters': '-5',
      'On Demand: another type': '-7',
    })
  })

  it('FNG pp. 99, 101: leaves out what a Defense or a Recon does not count', () => {
    expect(points('bridge')).toMatchObject({ 'Task completed, no enemy near it': '+5', 'Own man dead': '-4' })
    expect(points('bridge')).not.toHaveProperty('Suspect detained')
    expect(points('recon')).toMatchObject({ 'Each PC revealed': '+2', 'All PCs revealed and off in time': '+3' })
    expect(points('recon')).not.toHaveProperty('On Demand: another type')
  })

  it('lists those who are here, with radio and Star', () => {
    const [squad] = modelOf('patrol').squads
    expect(squad!.men.map((man) => man.name)).not.toContain('LCpl Tillman')
    expect(squad!.men[0]).toMatchObject({ name: 'Sgt Mercer', leader: 'Ldr', star: true })
    expect(squad!.men[4]!.weapon).toBe('M-14A1, radio')
  })

  it('lists the men attached last, under a heading of their own', () => {
    const state = withMission()
    const medic = marines.billets.find((billet) => billet.post === 'medic')!
    const party = [...state.party, { ...state.party[0]!, id: 99, soldierId: medic.soldierId!, attached: true }]
    const last = briefingModel({ ...state, party }, bookRules).squads.at(-1)
    expect(last).toMatchObject({
      title: 'Attached',
      men: [{ name: 'HM3 Castellano', number: `HQ ${medic.line}`, weapon: '.45, medic' }],
    })
  })

  it('leaves out what has not been rolled yet', () => {
    const nothing = {
      type: null,
      politicalStatus: null,
      supportLevel: null,
      eal: null,
      dayPart: null,
      weather: null,
      minimumTurns: null,
      playerSector: null,
    } as const
    const bare = briefingModel(withMission({ mission: nothing, sectors: [], markers: [], squads: [] }), bookRules)
    expect(bare.title).toBe('Mission briefing')
    expect(bare.facts.map((fact) => fact.label)).toEqual(['Area', 'Season'])
    expect(bare.turns.ending).toBe('')
    expect([bare.points, bare.objectives, bare.squads, bare.map.start]).toEqual([[], [], [], null])
  })

  it('enters over the edge on Patrol and Recon, starts in the sector otherwise', () => {
    expect(modelOf('recon').map.start).toEqual({ sector: 2, how: 'entry' })
    expect(modelOf('bridge').map).toMatchObject({ start: { sector: 5, how: 'start' }, bridge: true })
  })
})
