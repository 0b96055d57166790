import { describe, expect, it } from 'vitest'
import { chronicleView } from '../../../../../src/games/snoopin/app/chronicle/chronicleView.ts'
import { snoopinLists } from '../../../../../src/games/snoopin/app/lists.ts'
import { manName, ownUnitName, squadName, teamName, unitName } from '../../../../../src/games/snoopin/rules/units.ts'
import type { Man } from '../../../../../src/games/snoopin/rules/state.ts'
import { partsOfTurn } from '../../../../../src/games/snoopin/sheets/afterAction/sections.ts'
import { chronicleOffer } from '../../../../../src/games/snoopin/sheets/chronicle/chronicleOffer.ts'
import type { Stop } from '../../../../../src/main/store/walk.ts'
import { AfterTable, fought, ids } from '../../../../support/snoopinAfter.ts'

/** A second platoon of the same side has a squad, a team and a man of the same names, who went out as well. */
function twoPlatoons() {
  const table = new AfterTable({ part: 'development', regulars: true })
  const { state } = table
  const team = state.teams.find(({ id }) => id === ids.a)!
  const squad = state.squads.find(({ id }) => id === team.squadId)!
  const force = state.forces.find(({ id }) => id === squad.forceId)!
  const [man] = state.men.filter(({ teamId, role }) => teamId === team.id && role === 'man') as [Man]
  const last = <R>(rows: readonly R[]): R => rows.at(-1)!
  const { id: _, ...ofForce } = force
  const other = last(table.add('forces', { ...ofForce, name: '2nd Platoon', player: 'Ruiz' }).state.forces)
  const squadId = last(table.add('squads', { forceId: other.id, name: squad.name }).state.squads).id
  const { id: _team, ...ofTeam } = team
  const twin = last(table.add('teams', { ...ofTeam, squadId }).state.teams)
  const { id: _man, ...ofMan } = man
  const placed = { forceId: other.id, squadId, teamId: twin.id }
  const namesake = last(table.add('men', { ...ofMan, ...placed }).state.men)
  table.add('committed', { turnId: ids.turn2, teamId: twin.id, purchaseId: null, wasFatigued: false })
  return { table, team, squad, force, man, other, twin, namesake }
}

describe('units of two platoons that are called the same', () => {
  it('are told with their platoon, and without it on a paper of their own', () => {
    const { table, team, squad, force, man, twin, namesake } = twoPlatoons()
    const { state } = table
    expect(teamName(state, team)).toBe(`1-A, ${force.name}`)
    expect(teamName(state, twin)).toBe('1-A, 2nd Platoon')
    expect(squadName(state, squad)).toBe(`${squad.name}, ${force.name}`)
    expect(unitName(state, namesake)).toBe('1-A, 2nd Platoon')
    expect(ownUnitName(state, namesake)).toBe('1-A')
    expect(manName(state, namesake)).toBe(`${man.name}, 1-A, 2nd Platoon`)
    const labels = (list: 'teams' | 'squads' | 'men') => snoopinLists[list](state, null).map(({ label }) => label)
    for (const list of ['teams', 'squads', 'men'] as const) expect(new Set(labels(list)).size).toBe(labels(list).length)
  })

  it('are told plainly where there is one of them alone', () => {
    const { state } = new AfterTable({ part: 'development', regulars: true })
    const team = state.teams.find(({ id }) => id === ids.a)!
    const [man] = state.men.filter(({ teamId }) => teamId === ids.a) as [Man]
    expect([teamName(state, team), unitName(state, man), manName(state, man)]).toEqual(['1-A', '1-A', man.name])
  })

  it('stand apart in the journal, the after action report and the chronicle', () => {
    const { table, twin, force } = twoPlatoons()
    table.do('developTeams', { teams: [fought(ids.a), fought(twin.id)] }, [1, 6, 4, 4])
    expect(table.said).toContain(`1-A, ${force.name}: it is tired`)
    expect(table.said).toContain('1-A, 2nd Platoon: Firepower rank 1.')
    const { state } = table
    const turn = state.turns.find(({ id }) => id === ids.turn2)!
    const [teams] = partsOfTurn(table.moments(), turn, false)
    const named = teams!.rows.map(([name]) => name)
    expect(named).toContain(`1-A, ${force.name}`)
    expect(named).toContain('1-A, 2nd Platoon')
    const story = chronicleView(table.passed as unknown as Stop[])
    expect(JSON.stringify(story)).toContain(`1-A, ${force.name}: Degraded Reactions`)
    expect(JSON.stringify(story)).toContain('1-A, 2nd Platoon: Firepower rank 1')
  })
})

describe('the chronicle on paper', () => {
  it('waits for the first turn', () => {
    const { state } = new AfterTable({ part: 'development' })
    const lacking = (turns: typeof state.turns) =>
      chronicleOffer.lacking({ state: { ...state, turns }, lacksSlip: () => null })
    expect(lacking([])).toContain('no turn has begun')
    expect(lacking(state.turns)).toBeNull()
  })
})
