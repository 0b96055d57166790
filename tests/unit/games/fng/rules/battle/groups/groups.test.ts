import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { groupViews } from '../../../../../../../src/games/fng/app/battle/groupView.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { isAtHalfStrength } from '../../../../../../../src/games/fng/rules/battle/reactions/strength.ts'
import { activationRep, groupById, membersOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { battleWith, figureIn, groupNamed, our, playAction, their } from '../../../../../../support/battle.ts'

const form = (state: FngState, figures: readonly number[], into: number | null = null) =>
  playAction(state, 'formGroup', { figures, into }).state
const leader = (state: FngState, name: string) => groupById(state, groupNamed(state, name)).leaderId

describe('groups', () => {
  const squad = battleWith({ ours: [{ leads: true }, { rep: 3 }, { rep: 5 }, {}], theirs: [{}, {}] })

  it('FNG p. 14: three in a row move as three, as two and one, or each alone', () => {
    const two = form(squad, [our(3), our(4)])
    const three = form(two, [our(4)])
    const named = (state: FngState) =>
      [1, 2, 3, 4].map((nth) => groupById(state, figureIn(state, our(nth)).groupId).name)
    expect(named(two)).toEqual(['A', 'A', 'B', 'B'])
    expect(named(three)).toEqual(['A', 'A', 'B', 'C'])
    expect(named(form(three, [our(3), our(4)], groupNamed(three, 'A')))).toEqual(['A', 'A', 'A', 'A'])
    expect([leader(two, 'A'), leader(two, 'B')]).toEqual([our(1), our(3)])
  })

  it('FNG p. 14: eight in a chain; one in the middle falls, and the rest are two groups that act each on its own', () => {
    const man = { rep: 3 }
    const chain = battleWith({
      ours: [{ leads: true, rep: 4 }, man, man, { status: 'outOfTheFight' }, man, { rep: 5 }, man, man],
      battle: { ourDie: 4 },
    })
    const broken = form(chain, [our(5), our(6), our(7), our(8)])
    const reps = ['A', 'B'].map((name) => activationRep(broken, groupById(broken, groupNamed(broken, name))))
    expect(reps).toEqual([4, 5])
    expect([leader(broken, 'A'), leader(broken, 'B')]).toEqual([our(1), our(6)])
    const low = { ...broken, figures: broken.figures.map((f) => (f.rep === 5 ? { ...f, rep: 3 } : f)) }
    const waits = playAction(low, 'activate', { group: groupNamed(low, 'B'), byCommander: false })
    expect(waits.texts).toEqual(['B stays put: REP 3 is below the die.'])
  })

  it('FNG p. 14: a man of 1st squad who stands among those of 3rd is one of theirs until further notice', () => {
    const state = battleWith({ ours: [{}, {}, { group: 'C', leads: true, rep: 5 }, { group: 'C', rep: 3 }] })
    const attached = form(state, [our(2)], groupNamed(state, 'C'))
    const C = groupById(attached, groupNamed(attached, 'C'))
    expect(membersOf(attached, C.id).map(({ id }) => id)).toEqual([our(2), our(3), our(4)])
    expect([C.leaderId, activationRep(attached, C)]).toEqual([our(3), 5])
    expect(leader(form(attached, [our(2)], groupNamed(attached, 'A')), 'C')).toBe(our(3))
  })

  it('FNG p. 112: a squad that is divided keeps the strength it began with', () => {
    const apart = form(squad, [our(3), our(4)])
    expect(apart.groups.filter(({ side }) => side === 'ours').map(({ strength }) => strength)).toEqual([2, 2])
    const joined = form(apart, [our(3), our(4)], groupNamed(apart, 'A'))
    expect(groupById(joined, groupNamed(joined, 'A')).strength).toBe(4)
    expect(isAtHalfStrength(apart, groupById(apart, groupNamed(apart, 'B')))).toBe(false)
  })

  it('FNG p. 15: a Leader who joins a group takes command of it', () => {
    const state = battleWith({
      ours: [{ leads: true, grade: 'officer' }, { group: 'B', leads: true, rep: 5 }, { group: 'B' }],
    })
    const joined = form(state, [our(1)], groupNamed(state, 'B'))
    expect(leader(joined, 'B')).toBe(our(1))
    const named = playAction(joined, 'takeCommand', { group: groupNamed(joined, 'B'), leader: our(3) }).state
    expect(leader(named, 'B')).toBe(our(3))
  })

  it('takes the fallen along when nobody else is left in a group', () => {
    const state = battleWith({ ours: [{}, { status: 'obviouslyDead' }, { group: 'B' }] })
    const joined = form(state, [our(1)], groupNamed(state, 'B'))
    expect(figureIn(joined, our(2)).groupId).toBe(groupNamed(state, 'B'))
  })

  it('refuses to join who has acted with who has not, and the two sides', () => {
    const state = battleWith({ ours: [{}, { group: 'B' }], theirs: [{}], groups: { A: { activated: true } } })
    expect(() => form(state, [our(1)], groupNamed(state, 'B'))).toThrow('have acted')
    expect(() => form(state, [our(2), their(1)])).toThrow('one side')
  })
})

describe('sectors', () => {
  it('FNG p. 100: each sector of a Patrol is worth its point once', () => {
    const plain = battleWith({ ours: [{}] })
    const patrol: FngState = {
      ...plain,
      missions: plain.missions.map((row) => (row.id === missionId ? { ...row, type: 'patrol' as const } : row)),
    }
    const look = (state: FngState, sector: number) =>
      playAction(state, 'moveToSector', { group: groupNamed(state, 'A'), sector, looked: true }).state
    const after = look(look(look(patrol, 2), 3), 2)
    expect(after.tallies.map(({ event, about }) => [event, about])).toEqual([
      ['sectorPatrolled', 2],
      ['sectorPatrolled', 3],
    ])
    expect(groupById(after, groupNamed(after, 'A')).sector).toBe(2)
  })
})

describe('a group that leaves its sector', () => {
  const state = battleWith({
    ours: [{ leads: true }, { rep: 3 }, { status: 'outOfTheFight' }, { status: 'outOfTheFight', carried: true }],
    groups: { A: { activated: true, sector: 3 } },
  })
  const move = (more: object, sector = 2) =>
    playAction(state, 'moveToSector', { group: groupNamed(state, 'A'), sector, looked: false, ...more })
  const sectorOf = (now: FngState, nth: number) => groupById(now, figureIn(now, our(nth)).groupId).sector

  it('FNG p. 38: leaves behind whom nobody carries, as a group of his own', () => {
    const { state: now, texts } = move({ stays: [our(3)] })
    expect([1, 2, 3, 4].map((nth) => sectorOf(now, nth))).toEqual([2, 2, 3, 2])
    expect(texts[0]).toContain('stays behind.')
    const values = { group: groupNamed(state, 'A'), sector: 2, stays: [our(3)] }
    expect(actionNamed('moveToSector')?.entry?.(now, values)).toBe('A in sector 2; Man 3 stays behind')
    // By its letter alone nobody would know the new group.
    expect(groupViews(now).find(({ id }) => id === figureIn(now, our(3)).groupId)?.title).toBe('Man 3')
  })

  it('takes all of them along where an entry from before says nothing of it', () => {
    expect([1, 2, 3, 4].map((nth) => sectorOf(move({}).state, nth))).toEqual([2, 2, 2, 2])
  })

  it('asks only of another sector, and begins with him behind', () => {
    const form = (sector: number) => battleForm(state, 'moveToSector', { group: groupNamed(state, 'A'), sector }, [])
    expect(form(2).values['stays']).toEqual([our(3)])
    expect(form(3).values).not.toHaveProperty('stays')
  })

  it('is told of a group that may not act', () => {
    const still = battleWith({ ours: [{ leads: true }], groups: { A: { sector: 3 } }, battle: { side: 'theirs' } })
    const form = battleForm(still, 'moveToSector', { group: groupNamed(still, 'A'), sector: 2 }, [])
    expect(form.fields.find(({ name }) => name === 'group')!.help).toBe('A may not act now.')
  })
})
