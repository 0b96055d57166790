import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, figureIn, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { craftId, craftIn, crew, withSlick } from './withHelicopter.ts'

const night = { ours: [{}], theirs: [{}, {}], battle: { dayPart: 'night', dayPartTurnsLeft: 9 } } as const
const firefly = { kind: 'gunship', type: 'uh-1d-firefly', name: 'UH-1D Firefly' } as const
const nighthawk = { kind: 'gunship', type: 'uh-1d-nighthawk', name: 'UH-1D Nighthawk' } as const
const flare = (state: FngState): FngState => ({
  ...state,
  lasting: [
    {
      id: 99,
      kind: 'flare',
      name: 'Flare, 24" across',
      sector: null,
      figureId: null,
      structureId: null,
      since: 1,
      until: 3,
      amount: 24,
    },
  ],
})

const across = (more: Values = {}): Values => ({
  craft: craftId,
  plan: 'across',
  checking: [their(1)],
  farther: [],
  hidden: [],
  open: false,
  home: false,
  ...more,
})
/** The pilot, REP 3 at night, passes one die: it is seen, and may be fired at. */
const seen: Dice = ['heli.piloting', craftId, 1, 6]
const fires: Dice[] = [
  ['air.anti-aircraft-check', their(1), 1, 1],
  ['air.anti-aircraft-check', their(1), 1],
  ['air.golden-bb', craftId, 1, 1, 1, 1],
]
const hasFired = (state: FngState) => figureIn(state, their(1)).skyTurn === 1

describe('a Firefly', () => {
  it('FNG p. 88: is attacked as any helicopter with its searchlight on', () => {
    const { state } = playAction(withSlick(night, firefly), 'flyHelicopter', across({ light: true }), [seen, ...fires])
    expect(hasFired(state)).toBe(true)
    expect(craftIn(state).light).toBe('on')
  })

  it('FNG p. 88: is not with its light off, unless it crosses a lit area', () => {
    const dark = playAction(withSlick(night, firefly), 'flyHelicopter', across({ light: false }), [seen])
    expect(hasFired(dark.state)).toBe(false)
    expect(dark.texts).toContain('UH-1D Firefly flies in the dark: nobody sees it to fire at.')
    const lit = (crosses: boolean, dice: readonly Dice[]) =>
      playAction(flare(withSlick(night, firefly)), 'flyHelicopter', across({ light: false, lit: crosses }), dice).state
    expect(hasFired(lit(true, [seen, ...fires]))).toBe(true)
    expect(hasFired(lit(false, [seen]))).toBe(false)
  })

  it('FNG p. 88: hangs unseen in the dark, for fire by choice too', () => {
    const hangs = (light: 'on' | 'off') => withSlick(night, { ...firefly, mode: 'hovering', light })
    const shot = { craft: craftId, firing: [their(1)] }
    const misses: Dice = ['ranged-combat', their(1), 1, 1, 1]
    expect(() => playAction(hangs('on'), 'fireAtAircraft', shot, [misses])).not.toThrow()
    expect(() => playAction(hangs('off'), 'fireAtAircraft', { ...shot, lit: false })).toThrow('in the dark')
    expect(() => playAction(hangs('off'), 'fireAtAircraft', { ...shot, lit: true }, [misses])).not.toThrow()
  })

  it('FNG p. 88: looks out where something is lit, by its own light or another', () => {
    const looks = { craft: craftId, groups: [{ group: 902, stands: 'open' }] }
    const check: Dice = ['air.spotting-check', 902, 6, 6]
    const over = (light: 'on' | 'off') => withSlick(night, { ...firefly, mode: 'flying', light })
    expect(() => playAction(over('off'), 'spotFromHelicopter', looks)).toThrow('nothing is lit')
    expect(() => playAction(over('on'), 'spotFromHelicopter', looks, [check])).not.toThrow()
    expect(() => playAction(flare(over('off')), 'spotFromHelicopter', looks, [check])).not.toThrow()
  })
})

describe('a Nighthawk', () => {
  const run: Values = {
    ...across(),
    plan: 'attack',
    checking: [],
    fixedGuns: true,
    strip: [],
    beside: [],
    rockets: [],
  }
  const well: Dice = ['heli.piloting', craftId, 1, 1]

  it('FNG p. 88: attacks what a flare lights, and nothing else', () => {
    const state = withSlick(night, nighthawk)
    expect(() => playAction(state, 'flyHelicopter', run)).toThrow('nothing is lit')
    expect(() => playAction(flare(state), 'flyHelicopter', { ...run, lit: true }, [well])).not.toThrow()
    const shot: Values = {
      craft: craftId,
      shooter: crew(3),
      inches: 24,
      targets: [{ target: their(1), dice: 1, away: 18, stands: 'open', near: [] }],
    }
    const flying = withSlick(night, { ...nighthawk, mode: 'flying' })
    expect(() => playAction(flying, 'fireFromHelicopter', shot)).toThrow('nothing is lit')
  })

  it('FNG p. 88: sees by its own flare the turn after it has dropped it', () => {
    const flying = withSlick(night, { ...nighthawk, mode: 'flying' })
    const { state } = playAction(flying, 'dropFlare', { craft: craftId })
    const next = playAction(state, 'nextTurn', {}, [
      ['battle.activation.ours', battleId, 5],
      ['battle.activation.theirs', battleId, 3],
    ]).state
    expect(() => playAction(next, 'flyHelicopter', { ...run, lit: false }, [well])).not.toThrow()
  })

  it('FNG p. 88: neither lands nor is there by day, when it goes home', () => {
    expect(() =>
      playAction(withSlick(night, nighthawk), 'flyHelicopter', { ...across(), plan: 'land', sector: 1, small: false }),
    ).toThrow('land is not among the choices')
    const dawn = withSlick(
      { ...night, battle: { dayPart: 'night', dayPartTurnsLeft: 1, nextDayPartRow: 5 } },
      { ...nighthawk, mode: 'hovering' },
    )
    const { state, texts } = playAction(dawn, 'nextTurn', {}, [
      ['battle.activation.ours', battleId, 5],
      ['battle.activation.theirs', battleId, 3],
    ])
    expect(state.battle[0]!.dayPart).not.toBe('night')
    expect(craftIn(state).mode).toBe('gone')
    expect(texts).toContain('UH-1D Nighthawk returns to base: it flies at night only.')
  })
})
