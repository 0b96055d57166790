import { describe, expect, it } from 'vitest'
import { StepStopped } from '../../../../../src/main/engine/system.ts'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'

/** 1-A is led by Able, 1-B by Eads, the squad by Sgt Kerr beside its teams; Lt Ives and SSgt Moss are the headquarters. */
const led = () =>
  new AfterTable({ part: 'return' })
    .putMan('Able', { role: 'teamLeader' })
    .putMan('Eads', { role: 'teamLeader' })
    .putMan('Kerr', { role: 'squadLeader', teamId: null })
    .putMan('Moss', { role: 'sergeant', teamId: null, squadId: null })

const dead = (table: AfterTable, ...names: readonly string[]) =>
  names.reduce((now, name) => now.putMan(name, { status: 'dead', sinceTurnId: ids.turn2 }), table)

const key = 'snoopin.steps-up'
const newMen = ({ state }: AfterTable) => state.men.filter(({ quality }) => quality !== null)

/** What is asked, and what of. */
function asked(table: AfterTable, faces: readonly number[]) {
  try {
    table.do('returnToDuty', {}, faces)
  } catch (error) {
    if (error instanceof StepStopped && error.wanted.kind === 'choice') return error.wanted.choice
    throw error
  }
  throw new Error('Nothing was asked.')
}

describe('a leader who is gone for good (ruling)', () => {
  it('is followed by an old hand of his team, and the replacement enters at the bottom', () => {
    const table = dead(led(), 'Able')
    table.do('returnToDuty', {}, [1], [{ key, after: 'Able', man: 'Cole' }])
    expect(table.man('Cole')).toMatchObject({ role: 'teamLeader', teamId: ids.a })
    expect(newMen(table)).toMatchObject([{ name: 'Replacement for Able', role: 'man', teamId: ids.a }])
    expect(table.said).toContain('Cole steps up: team leader of 1-A.')
  })

  it('asks who, the best by rank and service first', () => {
    const table = dead(led(), 'Able').putMan('Baker', { joinedTurnId: ids.turn1, quality: 'fng' })
    expect(asked(table, [1])).toMatchObject({
      why: 'Team leader of 1-A after Able',
      options: [
        { label: 'Cole', brings: 'rifleman of 1-A, there from the start; first by rank and service' },
        { label: 'Dunn', brings: 'rifleman of 1-A, there from the start' },
        { label: 'Baker', brings: 'rifleman of 1-A, there since turn 1' },
      ],
    })
  })

  it('of a squad: the team leaders are asked for, and riflemen where none is there', () => {
    const labels = (table: AfterTable) => asked(table, [4]).options.map(({ label }) => label)
    expect(labels(dead(led(), 'Kerr'))).toEqual(['Able', 'Eads'])
    const away = { status: 'returnPool', sinceTurnId: ids.turn2 } as const
    const alone = dead(led(), 'Kerr').putMan('Able', away).putMan('Eads', away)
    expect(labels(alone)).toEqual(['Baker', 'Cole', 'Dunn', 'Fry', 'Gant', 'Hall', 'Jett', 'Lund'])
  })

  it('of a squad: a team leader steps up, and one of his men after him', () => {
    const table = dead(led(), 'Kerr')
    const chosen = [
      { key, after: 'Kerr', man: 'Eads' },
      { key, after: 'Eads', man: 'Fry' },
    ]
    table.do('returnToDuty', {}, [4], chosen)
    expect(table.man('Eads')).toMatchObject({ role: 'squadLeader', squadId: 41, teamId: null })
    expect(table.man('Fry')).toMatchObject({ role: 'teamLeader', teamId: ids.b })
    expect(newMen(table)).toMatchObject([{ role: 'man', teamId: ids.b, leadership: null }])
    expect(table.said).toContain('Replacement for Kerr: FNG, Troop Quality d8, Morale d8, to 1-B.')
  })

  it('of a platoon: the sergeant, or one from outside, who is the replacement himself', () => {
    const outside = dead(led(), 'Lt Ives').do('returnToDuty', {}, [6], [{ key, after: 'Lt Ives', man: null }])
    expect(newMen(outside)).toMatchObject([{ role: 'officer', squadId: null, teamId: null }])
    expect(outside.man('Moss').role).toBe('sergeant')
    const own = dead(led(), 'Lt Ives').putMan('Moss', { leadership: 1 })
    const chosen = [
      { key, after: 'Lt Ives', man: 'Moss' },
      { key, after: 'Moss', man: null },
    ]
    own.do('returnToDuty', {}, [6], chosen)
    expect(own.man('Moss')).toMatchObject({ role: 'officer', leadership: 1 })
    expect(newMen(own)).toMatchObject([{ role: 'sergeant' }])
  })

  it('is no question where one man alone can follow, and none can', () => {
    const one = dead(led(), 'Able').putMan('Baker', { status: 'returnPool', sinceTurnId: ids.turn2 })
    one.putMan('Cole', { status: 'unknown', sinceTurnId: ids.turn2 }).do('returnToDuty', {}, [1])
    expect(one.man('Dunn').role).toBe('teamLeader')
    const none = dead(led(), 'Able', 'Baker', 'Cole', 'Dunn').do('returnToDuty', {}, [1, 1, 1, 1])
    expect(newMen(none).map(({ role }) => role)).toEqual(['teamLeader', 'man', 'man', 'man'])
  })

  it('is not followed by a replacement of the same turn, nor where another was named by hand', () => {
    const table = dead(led().putMan('Able', { role: 'man' }).putMan('Dunn', { role: 'teamLeader' }), 'Able', 'Dunn')
    expect(asked(table, [6, 6]).options.map(({ label }) => label)).toEqual(['Baker', 'Cole'])
    const named = dead(led(), 'Able').putMan('Dunn', { role: 'teamLeader' }).do('returnToDuty', {}, [6])
    expect(newMen(named)).toMatchObject([{ role: 'man', teamId: ids.a }])
    expect(named.said).not.toContain('steps up')
  })

  it('loses his team its point man when that one goes up and away', () => {
    const table = dead(led(), 'Kerr').add('developments', {
      ...{ teamId: ids.a, kind: 'special', key: 'acePointMan', turnId: null },
      manId: led().man('Able').id,
    })
    const chosen = [
      { key, after: 'Kerr', man: 'Able' },
      { key, after: 'Able', man: 'Baker' },
    ]
    table.do('returnToDuty', {}, [4], chosen)
    expect(table.state.developments).toMatchObject([{ key: 'acePointMan', manId: null }])
  })
})
