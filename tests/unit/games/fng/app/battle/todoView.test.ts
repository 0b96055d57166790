import { describe, expect, it } from 'vitest'
import { beforeEnd } from '../../../../../../src/games/fng/app/battle/beforeEnd.ts'
import { todoOf } from '../../../../../../src/games/fng/app/battle/todoView.ts'
import type { Contact } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their, type TestBattle } from '../../../../../support/battle.ts'

const of = (mission: Partial<Mission>, setUp: TestBattle = {}): FngState => {
  const state = battleWith({ ours: [{ leads: true, rep: 5 }, { rep: 4 }], ...setUp })
  return { ...state, missions: state.missions.map((one) => ({ ...one, ...mission })) }
}
const contact = (number: number, over: Partial<Contact> = {}): Contact => ({
  id: 700 + number,
  markerId: 600 + number,
  number,
  kind: 'pef',
  sector: number,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
  ...over,
})
const tally = (id: number, event: string, about: number | null = null): FngState['tallies'][number] => ({
  id,
  event,
  figureId: null,
  about,
  count: 1,
  points: 0,
  turn: 1,
  text: '',
})
const told = (state: FngState) => todoOf(state).map(({ text, state: how }) => [how, text])

describe('what is left of a Patrol (FNG p. 100)', () => {
  const patrol = { type: 'patrol', playerSector: 4 } as const
  it('is sectors, the PEFs of the start and the way out', () => {
    const state = of(patrol, {
      state: {
        tallies: [tally(1, 'sectorPatrolled', 4), tally(2, 'sectorPatrolled', 1)],
        contacts: [contact(3), contact(2), contact(1, { status: 'resolved' }), contact(9, { markerId: null })],
      },
    })
    expect(told(state)).toEqual([
      ['open', 'Look into sectors 2, 3, 5 and 6'],
      ['open', 'See PEF 2 and 3'],
      ['open', 'Leave where you came in, sector 4: the game may end after turn 6'],
    ])
  })

  it('is done bit by bit', () => {
    const five = [1, 2, 3, 4, 5].map((sector) => tally(sector, 'sectorPatrolled', sector))
    expect(told(of(patrol, { state: { tallies: five } }))[0]).toEqual(['open', 'Look into sector 6'])
    const all = [...five, tally(6, 'sectorPatrolled', 6), tally(7, 'leftTableInTime')]
    const off = { status: 'left', leftHow: 'walked' } as const
    expect(todoOf(of(patrol, { state: { tallies: all } })).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(todoOf(of(patrol, { ours: [off, off] })).at(-1)!.state).toBe('done')
  })

  it('has failed where the battle ended with the unit on the table', () => {
    expect(todoOf(of(patrol, { battle: { ended: true } })).at(-1)).toEqual({
      text: 'Not off the table in time',
      state: 'failed',
    })
  })
})

describe('what is left of the other missions', () => {
  it('FNG p. 101: a Recon counts the PCs found', () => {
    const recon = { type: 'recon', pcsToFind: 3, playerSector: null } as const
    const markers = [contact(1, { kind: 'marker' }), contact(4, { kind: 'marker', status: 'resolved' })]
    const state = of(recon, { state: { tallies: [tally(1, 'pcRevealed', 704)], contacts: markers } })
    expect(told(state)[0]).toEqual(['open', 'Find 2 more PCs of 3: Marker 1 unseen'])
    const all = of({ ...recon, pcsToFind: 1 }, { state: { tallies: [tally(1, 'pcRevealed', 704)] } })
    expect(told(all)[0]).toEqual(['done', 'Every PC has been found'])
  })

  it('FNG p. 100: a Fight says who still fights, and what nobody has seen', () => {
    const fight = { type: 'fight' } as const
    expect(told(of(fight, { state: { contacts: [contact(1)] } }))).toEqual([
      ['open', 'Find the enemy and put him out of action, 1 PEF unseen'],
    ])
    const theirs = [{ status: 'outOfTheFight' }, { status: 'obviouslyDead' }, {}] as const
    expect(told(of(fight, { theirs }))).toEqual([['open', 'Enemies out of action: 2. Still fighting: 1']])
    expect(told(of(fight, { theirs: theirs.slice(0, 2) }))[0]![0]).toBe('done')
  })

  it('FNG p. 98: an Ambush by the enemy counts our men too', () => {
    const ours = [{ leads: true }, { status: 'outOfTheFight' }, { status: 'left', leftHow: 'walked' }] as const
    const ambushed = of({ type: 'ambush', ambushSide: 'enemy' }, { ours, theirs: [{}] })
    expect(told(ambushed)[0]).toEqual(['open', 'Keep your men alive: 2 of 3 are unhurt or up again'])
    expect(told(of({ type: 'ambush', ambushSide: 'player' }, { theirs: [{}] }))).toHaveLength(1)
  })

  it('FNG p. 99: a task is as the end says; papers wait at a check point', () => {
    const task = { type: 'defense', defenseTask: 'checkPoint' } as const
    const civilians = [{}, { spokenTurn: 1 }]
    const state = of(task, { civilians })
    expect(todoOf(state).map(({ state: how }) => how)).toEqual(['open', 'open'])
    expect(todoOf(state).at(-1)!.text).toBe('Check the papers of Civilian 1')
    const failed = of(task, { state: { tallies: [tally(1, 'taskFailed')] } })
    expect(todoOf(failed)).toMatchObject([{ state: 'failed' }])
    expect(todoOf(of(task, { state: { tallies: [tally(1, 'taskCompleted')] } }))).toMatchObject([{ state: 'done' }])
  })
})

it('FNG p. 99: once the dice have said how many wounded are to be guarded, so many are told, and no dice', () => {
  const task = { type: 'defense', defenseTask: 'wounded' } as const
  expect(told(of(task))[0]![1]).toContain('2d6')
  const lie = [1, 2].map((nth) => ({
    id: 500 + nth,
    kind: 'event' as const,
    name: 'task.wounded',
    sector: null,
    figureId: our(nth),
    structureId: null,
    since: 1,
    until: null,
    amount: 0,
  }))
  expect(told(of(task, { state: { lasting: lie } }))[0]).toEqual([
    'open',
    'Guard the 2 wounded men, their medic and their RTO.',
  ])
})

describe('what must be seen to before the end', () => {
  const blank = { sector: null, figureId: null, structureId: null, since: 1, until: null, amount: 0, name: '' }
  it('is the turns left, what has come down, our men in need, and support under way', () => {
    const call = {
      source: 'ready' as const,
      figureId: our(1),
      askedTurn: 1,
      amount: 1,
      registered: false,
      attempts: 0,
      rounds: 0,
      brings: null,
      what: '',
    }
    const state = battleWith({
      ours: [
        { leads: true, carries: our(2) },
        { status: 'outOfTheFight', carried: true },
        { status: 'outOfTheFight' },
        { status: 'outOfTheFight', walks: true },
        { status: 'outOfTheFight', evacuation: 'medevac' },
        { status: 'retired' },
        { inTunnel: true },
        { status: 'captured' },
        { matchedWith: their(1) },
        { status: 'obviouslyDead' },
      ],
      theirs: [{ status: 'outOfTheFight' }],
      state: {
        lasting: [
          { ...blank, id: 1, kind: 'round' },
          { ...blank, id: 2, kind: 'charge', until: 4 },
          { ...blank, id: 3, kind: 'smoke' },
        ],
        calls: [
          { ...call, id: 4, kind: 'medevac', status: 'underWay', arrives: 3 },
          { ...call, id: 5, kind: 'mortars', status: 'done', arrives: 1 },
        ],
      },
    })
    expect(beforeEnd(state).map(({ text, when }) => [text, when])).toEqual([
      ['5 more turns at least', 'then a die'],
      ['1 burst to be looked at', 'now'],
      ['A timed charge', 'turn 4'],
      ['Man 2', 'carried by Man 1'],
      ['Man 3', 'wounded, to be carried'],
      ['Man 4', 'wounded, walks'],
      ['Man 6', 'has retired'],
      ['Man 7', 'in a tunnel'],
      ['Man 8', 'a prisoner'],
      ['Man 9', 'in melee'],
      ['Medevac', 'in turn 3'],
    ])
  })

  it('is a die after each turn past the last, and nothing once the mission or the battle is over', () => {
    const ours = [{}]
    const at = (battle: TestBattle['battle']) => beforeEnd(battleWith({ ours, ...(battle ? { battle } : {}) }))
    expect(at({ turn: 6 })).toEqual([{ text: 'A die after each turn', when: 'since turn 6' }])
    expect(at({ turn: 6, over: true })).toEqual([])
    expect(at({ ended: true })).toEqual([])
  })
})
