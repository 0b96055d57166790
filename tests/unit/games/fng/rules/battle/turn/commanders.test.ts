import { describe, expect, it } from 'vitest'
import { figuresOf, groupById } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { bringForce } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import type { Planned, PlannedUnit } from '../../../../../../../src/games/fng/rules/battle/contacts/plan.ts'
import { placeUnits } from '../../../../../../../src/games/fng/rules/battle/contacts/placeUnits.ts'
import { whyNotBrought } from '../../../../../../../src/games/fng/rules/battle/turn/commanders.ts'
import { battleWith, figureIn, groupNamed, our, playAction, type TestFigure } from '../../../../../../support/battle.ts'
import { scenePartly } from '../contacts/contactState.ts'

const turn = { side: 'theirs', first: 'theirs', ourDie: 1 } as const
const officer = (rep: number): TestFigure => ({
  group: 'E2',
  role: 'leader',
  leads: true,
  rep,
  post: 'politicalOfficer',
})
const withOfficer = (rep: number, theirDie: number) =>
  battleWith({
    ours: [{}],
    theirs: [{ leads: true, rep: 3 }, {}, officer(rep), { group: 'E3', leads: true, rep: 5 }],
    battle: { ...turn, theirDie },
  })
const man: Planned = {
  role: 'leader',
  arms: { key: 'ak-47' },
  sidearm: null,
  rep: 4,
  list: 'nva',
  post: null,
  traits: [],
  items: [],
}
const acts = (state: ReturnType<typeof withOfficer>, byCommander: boolean) =>
  playAction(state, 'activate', { group: groupNamed(state, 'E1'), byCommander })

describe('Political Officers and Cadre', () => {
  it('FNG p. 96: take over on a turn in which the die is their REP, and bring no squad of a lower REP along', () => {
    const { state, texts } = acts(withOfficer(4, 4), true)
    expect(texts).toEqual([
      'E1 stays put: REP 3 is below the die; Enemy 3 commands them this turn, and activates only groups of a REP above his own.',
    ])
    expect(groupById(state, groupNamed(state, 'E1')).activated).toBe(false)
  })

  it('FNG p. 96: are commanders beside the others on any other turn', () => {
    const high = withOfficer(5, 4)
    expect(groupById(acts(high, true).state, groupNamed(high, 'E1')).activated).toBe(true)
    const gone = { ...high, figures: high.figures.map((f) => (f.rep === 5 ? { ...f, rep: 3 } : f)) }
    expect(acts(gone, true).texts).toEqual([
      'E1 stays put: REP 3 is below the die; no commander has the REP to bring it along.',
    ])
  })

  it('FNG p. 96: are told of as their side begins', () => {
    const begins = (state: ReturnType<typeof withOfficer>) =>
      playAction(
        { ...state, battle: state.battle.map((row) => ({ ...row, side: 'ours' as const, first: 'ours' as const })) },
        'passOn',
        {},
      )
    expect(begins(withOfficer(4, 4)).texts).toContain('Enemy 3, REP 4, commands the enemy this turn.')
    expect(begins(withOfficer(4, 5)).texts).toEqual([])
  })

  it('are known by the chart that brings them, with their guards', () => {
    const state = battleWith({ ours: [{}], theirs: [], battle: turn })
    const { state: after } = scenePartly(state, (scene) => {
      bringForce(scene, 'officerAndGuards', { subject: 7, why: 'Reinforcements', sector: 1 })
    })
    expect(figuresOf(after, 'theirs').map(({ post, role }) => [post, role])).toEqual([
      ['politicalOfficer', 'leader'],
      [null, 'rifleman'],
      [null, 'rifleman'],
    ])
  })

  it('command beside the Leader of an HQ, who goes on leading it', () => {
    const state = battleWith({ ours: [{}], theirs: [], battle: turn })
    const unit = (posts: readonly Planned['post'][]): PlannedUnit => ({
      equipment: null,
      men: posts.map((post) => ({ ...man, post })),
    })
    const leads = (...posts: readonly Planned['post'][]) => {
      const { state: after } = scenePartly(state, (scene) => {
        placeUnits(scene, [unit(posts)], { sector: 1 })
      })
      const group = after.groups.find(({ side }) => side === 'theirs')!
      return figureIn(after, group.leaderId!).post
    }
    expect(leads(null, 'politicalOfficer')).toBeNull()
    expect(leads('politicalOfficer', null)).toBeNull()
    expect(leads('politicalOfficer')).toBe('politicalOfficer')
  })

  it('leave the word to whoever else has the REP: nobody brings a group along by himself', () => {
    const state = battleWith({ ours: [{ rep: 3 }, {}], theirs: [{}], battle: { ourDie: 5 } })
    expect(whyNotBrought(state, groupById(state, groupNamed(state, 'A')))).toBe(
      'no commander has the REP to bring it along',
    )
  })
})

describe('the Force Commander', () => {
  const company = { group: 'C', leads: true, rep: 4, grade: 'officer' } as const
  const platoon = { leads: true, rep: 5, grade: 'officer' } as const
  const table = (commander: number, ...ours: readonly TestFigure[]) =>
    battleWith({ ours, theirs: [{}], battle: { ourDie: 5, commanderId: commander } })
  const activates = (state: ReturnType<typeof table>, name: string, more: object = {}) => {
    const group = groupNamed(state, name)
    const values = { group, byCommander: false, nearCommander: false, ...more }
    const { state: after, texts } = playAction(state, 'activate', values)
    return { acts: groupById(after, group).activated, texts }
  }

  it('FNG p. 16: a Company Commander of REP 4 beside a Platoon Leader of REP 5: on a 5 that one does not act', () => {
    const state = table(our(2), platoon, company)
    expect(activates(state, 'A', { nearCommander: true })).toEqual({
      acts: false,
      texts: ['A stays put: it acts on the REP of Man 2, REP 4, and that is below the die.'],
    })
    expect(activates(state, 'A').acts).toBe(true)
  })

  it('FNG p. 16: holds back commanders only, only where his REP is too low, and never once he is down', () => {
    const near = { nearCommander: true }
    expect(activates(table(our(2), { rep: 5 }, company), 'A', near).acts).toBe(true)
    expect(activates(table(our(2), platoon, { ...company, rep: 5 }), 'A', near).acts).toBe(true)
    expect(activates(table(our(2), platoon, { ...company, status: 'stunned' }), 'A', near).acts).toBe(true)
    expect(activates(table(our(1), platoon), 'A', near).acts).toBe(true)
  })

  it('FNG p. 15: on a 5 a Platoon Leader of REP 5 brings squads of REP 4 and 3 along', () => {
    const squad = (group: string, rep: number) => ({ group, leads: true, rep }) as const
    const state = table(our(1), { ...platoon, group: 'P' }, squad('A', 4), squad('B', 3))
    for (const name of ['A', 'B']) {
      expect(activates(state, name).acts).toBe(false)
      expect(activates(state, name, { byCommander: true }).acts).toBe(true)
    }
  })
})
