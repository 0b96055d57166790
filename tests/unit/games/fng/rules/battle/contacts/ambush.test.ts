import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState, Marker, Mission } from '../../../../../../../src/games/fng/rules/state.ts'
import { groupNamed, our, playAction, their } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { playPartly, withContacts } from './contactState.ts'

const marker = (id: number, force: string | null, found: string | null): Marker => ({
  id,
  missionId,
  number: id,
  sector: 5,
  kind: 'pef',
  found,
  force,
})

const found = (mission: Partial<Mission>, turn = 0): FngState => ({
  ...withContacts({
    contacts: [
      { markerId: 1, sector: 5 },
      { markerId: 2, sector: 5 },
    ],
    battle: { enemy: 'nva', turn, side: null, first: null, ourDie: null, theirDie: null },
    mission: { type: 'ambush', ambushSide: 'player', ...mission },
  }),
  markers: [marker(1, 'mortarBarrage mmgTeam', 'A barrage; Three-man MMG team'), marker(2, null, null)],
})

describe('an Ambush is set up', () => {
  it('FNG p. 98: with what the set-up found, in our own sector, without another roll of PEFs', () => {
    const { state, texts } = playPartly(found({}), 'setUpAmbush', {})
    expect(figuresOf(state, 'theirs').map(({ role }) => role)).toEqual(['gunner', 'loader', 'loader'])
    expect(state.contacts.map(({ status, found: what }) => [status, what])).toEqual([
      ['resolved', 'A barrage; Three-man MMG team'],
      ['removed', 'Nothing'],
    ])
    expect(texts.some((text) => text.includes('They come in single file'))).toBe(true)
    expect(() => playAction(state, 'setUpAmbush', {})).toThrow('There is no ambush to set up.')
  })

  it('before the first turn at the latest', () => {
    const { state } = playPartly(found({ ambushSide: 'enemy' }), 'nextTurn', {}, [
      ['battle.activation.ours', 800, 5],
      ['battle.activation.theirs', 800, 3],
    ])
    expect(figuresOf(state, 'theirs')).toHaveLength(3)
    expect(state.lasting.some(({ name }) => name === 'ambush')).toBe(true)
  })

  it('an Ambush of before forces were kept says what is to be placed by hand', () => {
    const old = { ...found({}), markers: [marker(1, null, 'Platoon HQ'), marker(2, null, null)] }
    expect(playPartly(old, 'setUpAmbush', {}).texts).toContain('PEF 1: Platoon HQ. Place them by hand.')
  })
})

const hidden = { id: 7, kind: 'event', name: 'ambush', sector: null, figureId: null, structureId: null } as const
const lying = (mission: Partial<Mission>, first: 'ours' | 'theirs', more: Partial<FngState> = {}) =>
  withContacts({
    contacts: [],
    ours: [{ rep: 3 }, { rep: 4, attributes: ['pointman'] }, { rep: 5, status: 'outOfTheFight' }],
    theirs: [{ rep: 4 }, { rep: 5 }],
    battle: { turn: 1, side: first, first, ourDie: 1, theirDie: 1 },
    mission: { type: 'ambush', ...mission },
    state: { lasting: [{ ...hidden, since: 0, until: null, amount: 0 }], ...more },
  })

describe('spotting an ambush', () => {
  const us = lying({ ambushSide: 'enemy' }, 'ours')
  const group = groupNamed(us, 'A')

  it('FNG p. 98: the squad rolls once, read by its best man, +1 for the Pointman who walks point', () => {
    const spotted = playAction(us, 'spotAmbush', { group, point: our(2) }, [['mission.ambush-spotting', our(2), 5, 4]])
    expect(spotted.state.lasting).toEqual([])
    expect(spotted.texts.at(-1)).toBe('Spotted: A may fire at once, then move or go prone. It has failed.')
    const not = playAction(us, 'spotAmbush', { group, point: null }, [['mission.ambush-spotting', our(2), 5, 4]])
    expect(not.state.lasting[0]!.amount).toBe(1)
    expect(() => playAction(not.state, 'spotAmbush', { group, point: null })).toThrow(
      'They have looked for it this turn.',
    )
  })

  it('switch: every man rolls for himself', () => {
    const each = lying({ ambushSide: 'enemy' }, 'ours', {
      switches: [{ id: 1, name: 'ambushSpotting', value: 'figure' }],
    })
    const { state } = playAction(each, 'spotAmbush', { group, point: null }, [
      ['mission.ambush-spotting', our(1), 3, 2],
      ['mission.ambush-spotting', our(2), 6, 6],
    ])
    expect(state.lasting).toEqual([])
  })

  it('ruling to FNG p. 98: the enemy looks for ours in the same way', () => {
    const them = lying({ ambushSide: 'player' }, 'theirs')
    const enemies = groupNamed(them, 'E1')
    const { texts } = playAction(them, 'spotAmbush', { group: enemies, point: null }, [
      ['mission.ambush-spotting', their(2), 6, 1],
    ])
    expect(texts.at(-1)).toBe('Not spotted: the ambush opens fire as soon as it is active.')
  })

  it('is for those who are ambushed and act first, while it lies hidden', () => {
    const second = lying({ ambushSide: 'enemy' }, 'theirs')
    expect(() => playAction(second, 'spotAmbush', { group, point: null })).toThrow('Only who is ambushed')
    const sprung = lying({ ambushSide: 'enemy' }, 'ours', { lasting: [] })
    expect(() => playAction(sprung, 'spotAmbush', { group, point: null })).toThrow('No ambush lies hidden.')
  })

  it('FNG p. 98: the first of the ambushers to act springs it', () => {
    const ours = lying({ ambushSide: 'player' }, 'ours')
    const { state, texts } = playAction(ours, 'activate', { group, byCommander: false })
    expect(state.lasting).toEqual([])
    expect(texts).toContain('A springs the ambush.')
    const walking = playAction(us, 'activate', { group, byCommander: false })
    expect(walking.state.lasting).toHaveLength(1)
  })
})

describe('an ambush that nobody has spotted', () => {
  const seen = (state: FngState) => battleForm(state, 'inSight', {}, []).problem
  const fire = (state: FngState) => battleForm(state, 'fire', {}, []).problem
  const active = (state: FngState, side: 'ours' | 'theirs'): FngState => ({
    ...state,
    groups: state.groups.map((group) => ({ ...group, activated: group.side === side })),
  })
  const spotted = (state: FngState): FngState => ({ ...state, lasting: [] })
  const inTurn2 = (state: FngState): FngState => ({ ...state, battle: [{ ...state.battle[0]!, turn: 2 }] })
  const us = active(lying({ ambushSide: 'enemy' }, 'ours'), 'ours')

  it('FNG p. 98: is nobody to fire at, by rifle or rocket', () => {
    expect(fire(us)).toBe('The ambush has not been spotted: there is nobody to fire at.')
    expect(fire(spotted(us))).not.toBe(fire(us))
    const form = battleForm(spotted(us), 'fire', { shooters: [our(1)], targets: [{ target: their(1) }] }, [])
    expect(form.problem).toBeNull()
    const rocket = { ...us, figures: us.figures.map((each) => ({ ...each, weapon: 'm72-law' })) }
    const targets = (state: FngState) => {
      const field = battleForm(state, 'launch', {}, []).fields.find(({ name }) => name === 'target')
      return field?.kind === 'pick' ? field.among.length : 0
    }
    expect([targets(rocket), targets(spotted(rocket))]).toEqual([0, 2])
  })

  it('FNG p. 98: takes no In Sight in the first turn, spotted or not, nor before it is spotted', () => {
    const none = 'Those in ambush take no In Sight: they fire as soon as they are active.'
    expect([us, spotted(us), inTurn2(us)].map(seen)).toEqual([none, none, none])
    expect(seen(inTurn2(spotted(us)))).toBeNull()
    expect(seen(active(lying({ ambushSide: 'player' }, 'theirs'), 'theirs'))).toBe(none)
    expect(seen({ ...us, missions: us.missions.map((each) => ({ ...each, type: 'fight' as const })) })).toBeNull()
  })

  it('FNG p. 98: the ambushers themselves fire as soon as they are active', () => {
    const state = active(lying({ ambushSide: 'enemy' }, 'theirs'), 'theirs')
    const form = battleForm(state, 'fire', { shooters: [their(1)], targets: [{ target: our(1) }] }, [])
    expect(form.problem).toBeNull()
  })
})
