import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { DayPart, FngState, Weather } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { battle, firing, line } from './forms.ts'

/** Man 1 against Enemy 1, who is REP 1 and out of everybody's mind; what Man 1 has drawn is named. */
function meeting(dayPart: DayPart, weather: Weather, item?: string): FngState {
  const state = battle({ ours: [{}], theirs: [{}, {}], battle: { dayPart, weather } })
  const { soldierId } = figureIn(state, our(1))
  return item === undefined ? state : { ...state, gear: [{ id: 7001, missionId, soldierId: soldierId!, item }] }
}

/** Fires at Enemy 1 so far off; all dice miss. Whatever reacts is no matter here: it passes. */
const fire = (state: FngState, inches: number, light: Values = {}) =>
  playAction(state, 'fire', firing([our(1)], [line(their(1), { inches, lit: false, beam: false, ...light })]), misses)
const misses: readonly Dice[] = [
  ['ranged-combat', our(1), 2, 2, 2, 2],
  ['reaction.received-fire', their(1), 1, 1],
]
const fieldsOf = (state: FngState, inches: number, more: Values = {}) => {
  const values = firing([our(1)], [line(their(1), { inches, ...more })]) as never
  const targets = battleForm(state, 'fire', values, []).fields.find(({ name }) => name === 'targets')
  return targets?.kind === 'rows'
    ? targets.lines[0]!.map(({ name }) => name).filter((n) => n === 'lit' || n === 'beam')
    : []
}

describe('fire and the sight of the moment', () => {
  it('FNG p. 30: by night nobody is shot at beyond 12" unless lit; lit, he is seen as by day', () => {
    const night = meeting('night', 'clear')
    expect(() => fire(night, 13)).toThrow(
      'Enemy 1 is out of sight at 13" unless lit: Man 1 sees 12" just now. Nothing was changed.',
    )
    expect(fire(night, 12).texts[0]).toContain('Enemy 1: missed')
    expect(fire(night, 30, { lit: true }).texts[0]).toContain('Enemy 1: missed')
    expect(fire(meeting('morning', 'clear'), 30).texts[0]).toContain('Enemy 1: missed')
  })

  it('FNG p. 59: in Terrible weather 12" by day, where no light helps, and 6" by night', () => {
    expect(() => fire(meeting('morning', 'terrible'), 13)).toThrow('out of sight at 13": Man 1 sees 12" just now.')
    expect(() => fire(meeting('preDawn', 'terrible'), 7)).toThrow('out of sight at 7" unless lit: Man 1 sees 6"')
    expect(() => fire(meeting('preDawn', 'terrible'), 13, { lit: true })).toThrow('at 13": Man 1 sees 12" just now.')
  })

  it('FNG p. 6: a starlight scope triples what its user sees by night, but not in rain', () => {
    const scope = (weather: Weather) => meeting('night', weather, 'starlight-scope')
    expect(fire(scope('clear'), 36).texts[0]).toContain('Enemy 1: missed')
    expect(() => fire(scope('clear'), 37)).toThrow('Man 1 sees 36" just now')
    expect(() => fire(scope('inclement'), 13)).toThrow('Man 1 sees 12" just now')
  })

  it('FNG p. 6: a flashlight doubles it, and lights up its user for the turn', () => {
    const light = meeting('night', 'clear', 'flashlight')
    expect(() => fire(light, 20)).toThrow('unless lit')
    const after = fire(light, 20, { beam: true })
    expect(after.texts[0]).toBe('Man 1 uses his flashlight: he, and who is in its beam, are seen as by day this turn.')
    expect(after.state.lasting).toMatchObject([{ kind: 'beam', figureId: our(1), until: 1 }])
    expect(() => fire(light, 25, { beam: true })).toThrow('unless lit')
    expect(() => fire(meeting('night', 'clear'), 20, { beam: true })).toThrow('unless lit')
  })

  it('FNG p. 30: the form asks for light only where the distance needs it', () => {
    expect(fieldsOf(meeting('night', 'clear'), 12)).toEqual([])
    expect(fieldsOf(meeting('night', 'clear'), 13)).toEqual(['lit'])
    expect(fieldsOf(meeting('morning', 'clear'), 40)).toEqual([])
    expect(fieldsOf(meeting('morning', 'terrible'), 20)).toEqual([])
    expect(fieldsOf(meeting('night', 'clear', 'starlight-scope'), 30)).toEqual([])
    expect(fieldsOf(meeting('night', 'clear', 'flashlight'), 20)).toEqual(['lit', 'beam'])
    expect(fieldsOf(meeting('night', 'clear', 'flashlight'), 20, { lit: true })).toEqual(['lit'])
  })

  it('FNG p. 30: the form says who is out of sight before it is played', () => {
    const problem = (inches: number, more: Values = {}) => {
      const values = firing([our(1)], [line(their(1), { inches, ...more })])
      return battleForm(meeting('night', 'clear'), 'fire', values, []).problem
    }
    expect(problem(13)).toBe('Enemy 1 is out of sight at 13" unless lit: Man 1 sees 12" just now.')
    expect([problem(12), problem(13, { lit: true })]).toEqual([null, null])
  })

  it('a form begins within sight, and with light where a flare burns over the target', () => {
    const night = meeting('night', 'terrible')
    expect(battleForm(night, 'fire', { shooters: [our(1)], targets: [{ target: their(1) }] }, []).values).toMatchObject(
      {
        targets: [{ inches: 6 }],
      },
    )
    const flare = { id: 7100, kind: 'flare' as const, name: 'Flare', sector: 5, figureId: null, structureId: null }
    const lit = { ...night, lasting: [{ ...flare, since: 1, until: 2, amount: 24 }] }
    const far = { shooters: [our(1)], targets: [{ target: their(1), inches: 10 }] }
    expect(battleForm(lit, 'fire', far, []).values).toMatchObject({ targets: [{ lit: true }] })
    expect(battleForm(night, 'fire', far, []).values).toMatchObject({ targets: [{ lit: false }] })
  })

  it('an entry that was made before light was asked for stands as it was played', () => {
    const old = firing([our(1)], [line(their(1), { inches: 30 })])
    expect(playAction(meeting('night', 'clear'), 'fire', old, misses).texts[0]).toContain('Enemy 1: missed')
  })

  it('FNG pp. 18, 28, 30: an explosive round and a Parting Shot are held to it too', () => {
    const round = { shooter: our(1), weapon: 'm79', indoors: false, behind: [], target: their(1), inches: 18 }
    const launch = { ...round, stands: 'open', coverDv: 0, circle: [], near: [], lit: false }
    const night = { dayPart: 'night' } as const
    const grenadier = battle({ ours: [{ weapon: 'm79' }], theirs: [{}], battle: night })
    expect(() => playAction(grenadier, 'launch', launch)).toThrow('Enemy 1 is out of sight at 18" unless lit')
    const hit: readonly Dice[] = [
      ['ranged-combat', our(1), 6],
      ['combat-damage', their(1), 1],
    ]
    expect(figureIn(playAction(grenadier, 'launch', { ...launch, lit: true }, hit).state, our(1)).fired).toBe(true)
    const ran = { status: 'retired', fleeing: true, retiredTurn: 1 } as const
    const parting = { target: their(1), shooters: [our(1)], inches: 13, stands: 'open', near: [], lit: false }
    const running = battle({ ours: [{}], theirs: [ran], battle: night })
    expect(() => playAction(running, 'partingShot', parting)).toThrow('Enemy 1 is out of sight at 13" unless lit')
  })
})
