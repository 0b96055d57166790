import { describe, expect, it } from 'vitest'
import type { ForceView, RostersView } from '../../../src/games/bookgun/contract/rosters.ts'
import { beginInput, emptyBegin, problemsOf } from '../../../src/games/bookgun/screens/begin/beginForm.ts'
import { nextStep } from '../../../src/games/bookgun/screens/overview/nextStep.ts'
import { formationsOf, newestOf } from '../../../src/games/bookgun/screens/rosters/formations.ts'
import { withRunBy } from '../../../src/games/bookgun/screens/setup/mobForm.ts'
import { offered, readyOf } from '../../../src/games/bookgun/screens/setup/ready.ts'

describe('a new campaign', () => {
  it('wants a name and two players, all of them different', () => {
    expect(problemsOf(emptyBegin())).toEqual(['Give the campaign a name.', 'Name both players.'])
    const named = { ...emptyBegin(), title: ' Darreh ', armyPlayer: 'Noor', insurgentPlayer: 'Sam' }
    expect(problemsOf(named)).toEqual([])
    expect(problemsOf({ ...named, umpire: 'Sam' })).toEqual(['The players need different names.'])
    expect(beginInput(named)).toMatchObject({ title: 'Darreh', nation: 'usa', umpire: '' })
  })
})

const force = (over: Partial<ForceView>): ForceView => ({
  ...{ force: 'army', sideId: 1, player: 'Noor', name: '', nation: 'canada', formations: [] },
  ...{ totals: { figures: 0, leaders: 0, cards: 0, vehicles: 0 }, kept: { of: 0, kept: 0 }, commander: null },
  ...over,
})
const totals = { figures: 7, leaders: 1, cards: 1, vehicles: 0 }
const rosters = (army: Partial<ForceView> = {}): RostersView => ({
  ...{ title: 'Darreh', nations: [], leaderBesides: false },
  forces: [force(army), force({ force: 'insurgents', totals })],
})

describe('what is next in a campaign', () => {
  it('is the rosters while a side has none, then a game, then its turn', () => {
    expect(nextStep(rosters(), 'start', 0, '')).toMatchObject({
      page: 'bookgun.rosters',
      text: expect.stringContaining('The army has no units yet') as string,
    })
    expect(nextStep(rosters({ totals }), 'start', 1, '')).toMatchObject({
      page: 'bookgun.setUp',
      title: 'Set up game 2',
    })
    expect(nextStep(rosters({ totals }), 'setUp', 1, '').page).toBe('bookgun.setUp')
    expect(nextStep(rosters({ totals }), 'fire', 1, 'Draw a card')).toMatchObject({
      ...{ page: 'bookgun.turn', title: 'Draw a card' },
    })
  })
})

describe('units that can be put on the table', () => {
  it('are those of the force that the form of the step offers', () => {
    const unit = {
      ...{
        name: '1st Section',
        part: 'canada.squad',
        partTitle: 'Section',
        leader: '',
        wantsLeader: true,
        heads: false,
      },
      ...{ figures: [], open: [], choice: null, mobility: 'foot', mobilityTitle: '', games: 0 },
    }
    const formations = [
      {
        ...{ id: null, name: 'Attached', title: '', nation: null, under: null, underId: null, checks: [] },
        units: [
          { ...unit, id: 1 },
          { ...unit, id: 2 },
        ],
      },
    ]
    const options = [{ value: 2, label: 'Attached, 1st Section' }]
    const offers = offered({
      ...{ title: '', button: '', input: {}, refused: null },
      fields: [
        {
          ...{ path: ['units'], group: null, label: 'Units', kind: 'rows', blank: {}, least: 1, most: 60 },
          fields: [{ path: ['unit'], group: null, label: 'Unit', kind: 'choice', options }],
        },
      ],
    })
    expect(readyOf(force({ formations }), offers)).toMatchObject([{ id: 2, label: 'Attached, 1st Section' }])
  })

  it('belong to formations of their own nation', () => {
    const formation = { title: '', under: null, underId: null, checks: [], units: [] }
    const formations = [
      { ...formation, id: 3, name: '1st Platoon', nation: 'canada' },
      { ...formation, id: 4, name: 'Liaison', nation: 'israel' },
      { ...formation, id: null, name: 'Attached', nation: null },
    ]
    const names = (nation: string) => formationsOf(force({ formations }), nation).map(({ name }) => name)
    expect([names('canada'), names('israel'), names('uk')]).toEqual([['1st Platoon'], ['Liaison'], []])
    const group = { ...formation, id: 5, name: 'Group', nation: null }
    const ours = formationsOf(force({ force: 'insurgents', formations: [group] }), 'insurgents')
    expect(ours).toEqual([{ id: 5, name: 'Group' }])
  })
})

describe('a mob', () => {
  const players = [
    { id: 1, name: 'Noor', kind: 'army' },
    { id: 2, name: 'Sami', kind: 'insurgents' },
    { id: 3, name: 'Ines', kind: 'umpire' },
  ] as const
  const runBy = (friendly: string, of: typeof players | readonly (typeof players)[number][] = players) =>
    withRunBy(of, { friendly, runBy: 3 }, { friendly: 'nobody', runBy: 3 })['runBy']

  it('is run by the insurgents where it is friendly to them, else by the umpire or the army (p. 7)', () => {
    expect([runBy('insurgents'), runBy('army'), runBy('army', players.slice(0, 2))]).toEqual([2, 3, 1])
  })

  it('stays with whom the players have named while its friends are the same', () => {
    const now = { friendly: 'army', runBy: 1 }
    expect(withRunBy(players, now, { friendly: 'army', runBy: 3 })).toBe(now)
  })
})

it('the unit that came last is the one that was just added', () => {
  const units = (...ids: number[]) => [{ units: ids.map((id) => ({ id })) }] as unknown as ForceView['formations']
  expect(newestOf([force({ formations: units(4, 9) }), force({ formations: units(7) })])).toBe(9)
  expect(newestOf([])).toBeNull()
})
