import { describe, expect, it } from 'vitest'
import { leaderOf, membersOf, groupById } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { slipAway } from '../../../../../../../src/games/fng/rules/battle/contacts/meltedUnit.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, figureIn, groupNamed, playAction, playScene, their } from '../../../../../../support/battle.ts'
import { pef, playPartly, withContacts } from '../contacts/contactState.ts'
import { craftId, onStation } from '../air/onStation.ts'
import { withSlick } from '../helicopters/withHelicopter.ts'

const event = {
  id: 99,
  kind: 'event',
  name: 'decisive',
  sector: null,
  structureId: null,
  since: 1,
  until: null,
} as const
const decisive = (state: FngState, amount: number): FngState => ({
  ...state,
  lasting: [{ ...event, figureId: null, amount }],
})

describe('a Decisive PEF', () => {
  it('FNG p. 71: hands its point on to the Leader of what it was', () => {
    const state = decisive(withContacts({ contacts: [{}, {}], battle: { eal: 3 } }), 2)
    const { state: after, texts } = playPartly(state, 'revealPef', { contact: pef(2), byUnit: true }, [
      ['pef-resolution', pef(2), 1, 2],
      ['pef-resolution', pef(2), 2],
    ])
    const group = after.groups.find(({ side }) => side === 'theirs')!
    const lead = leaderOf(after, group) ?? membersOf(after, group.id).sort((a, b) => b.rep - a.rep)[0]!
    expect(lead.repLoss).toBe(-1)
    expect(after.lasting).toMatchObject([{ name: 'decisive', figureId: lead.id }])
    expect(texts.at(-1)).toContain('PEF 2 was Decisive')
  })

  it('takes the point with it when it is nothing, and leaves that of another alone', () => {
    const nothing = (number: number) =>
      playAction(
        decisive(withContacts({ contacts: [{}, {}] }), number),
        'revealPef',
        { contact: pef(1), byUnit: true },
        [['pef-resolution', pef(1), 4, 6]],
      ).state.lasting
    expect(nothing(1)).toEqual([])
    expect(nothing(2)).toMatchObject([{ amount: 2 }])
  })

  it('is the unit that slipped away, whichever of its two markers had the point', () => {
    const seen = withContacts({ contacts: [], theirs: [{ leads: true }, {}], battle: { enemy: 'lvc', eal: 3 } })
    const gone = playScene(seen, (scene) => {
      slipAway(scene, scene.row('groups', groupNamed(seen, 'E1')), 5)
    }).state
    const [first, second] = gone.contacts
    const dummy = playAction(decisive(gone, second!.number), 'revealPef', { contact: second!.id, byUnit: true }, [
      ['pef-resolution', second!.id, 4, 6],
    ]).state
    expect(dummy.lasting).toHaveLength(1)
    const { state } = playAction(dummy, 'revealPef', { contact: first!.id, byUnit: true })
    expect(groupById(state, groupNamed(state, 'E1')).hidden).toBe(false)
    expect(figureIn(state, their(1)).repLoss).toBe(-1)
    expect(state.lasting).toMatchObject([{ figureId: their(1) }])
  })
})

describe('a Decisive Leader under aircraft', () => {
  const leader = { leads: true, rep: 4, repLoss: -1 } as const
  const shoots = (state: FngState): FngState => ({ ...state, lasting: [{ ...event, figureId: their(1), amount: 0 }] })

  it('FNG p. 71: fires at a helicopter without his point', () => {
    const state = shoots(withSlick({ theirs: [leader] }, { mode: 'landed' }))
    const { lines } = playAction(state, 'fireAtAircraft', { craft: craftId, firing: [their(1)] }, [
      ['ranged-combat', their(1), 1, 1, 1],
    ])
    expect(lines.find(({ table }) => table === 'ranged-combat')?.numbers).toMatchObject({ REP: 4 })
  })

  it('FNG pp. 71, 82: stands up to an aircraft with it: the check is of his nerve', () => {
    const state = shoots(onStation(battleWith({ ours: [{ role: 'observer' }], theirs: [leader] }), {}))
    const { lines } = playAction(
      state,
      'strikePass',
      { craft: craftId, attack: 'guns', checking: [their(1)], hidden: [], strip: [], beside: [] },
      [['air.anti-aircraft-check', their(1), 6, 5]],
    )
    expect(lines.find(({ table }) => table === 'air.anti-aircraft-check')?.numbers).toMatchObject({ REP: 5 })
  })
})
