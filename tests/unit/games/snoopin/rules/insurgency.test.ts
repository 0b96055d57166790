import { describe, expect, it } from 'vitest'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'
import { snoopinMustered } from '../../../../support/snoopinTable.ts'

const drawn = () => new AfterTable({ part: 'development' }).put('turns', ids.turn2, { winnerId: null })

const build = (table: AfterTable, ...faces: readonly number[]) =>
  table.do('buildInsurgency', { force: ids.other }, faces)

const row = (table: AfterTable) => table.state.insurgencies[0]!

describe('Building the Insurgency (p. 19)', () => {
  it.each([
    [6, 'supplies'],
    [7, 'troops'],
    [8, 'tactics'],
    [10, 'leadership'],
  ] as const)('%i: a rank of %s, and at rank 3 no development', (face, area) => {
    const ranks = [0, 1, 2, 3].map(
      (before) => row(build(drawn().put('insurgencies', 51, { [area]: before }), face))[area],
    )
    expect(ranks).toEqual([1, 2, 3, 3])
  })

  it.each([2, 3, 4, 5])('%i: no development', (face) => {
    const table = build(drawn(), face)
    expect(row(table)).toEqual(row(drawn()))
    expect(table.state.sideTurns.at(-1)!.built).toBe('none')
  })

  it('1: Disillusionment, and a second one changes nothing (p. 20, ruling)', () => {
    const table = build(drawn(), 1)
    expect(row(table).disillusioned).toBe(true)
    expect(table.said).toContain('subject to Shrink')
    const again = build(drawn().put('insurgencies', 51, { disillusioned: true }), 1)
    expect(row(again).disillusioned).toBe(true)
    expect(again.said).toContain('which it has already')
  })

  it.each([
    [1, 'avengers'],
    [2, 'light'],
    [3, 'nightStalkers'],
    [4, 'unpredictable'],
    [5, 'boobyTraps'],
    [6, 'victoryOrDeath'],
  ])('9 and then %i: %s (p. 21)', (face, key) => {
    expect(build(drawn(), 9, face).state.insurgencySpecials).toMatchObject([{ forceId: ids.other, key }])
  })

  it('a Special result that is held already is no development, and is not rolled again (ruling)', () => {
    const table = drawn().add('insurgencySpecials', { forceId: ids.other, key: 'avengers', turnId: ids.turn1 })
    expect(build(table, 9, 1).state.insurgencySpecials).toHaveLength(1)
    expect(table.said).toContain('holds Avengers already: no development')
  })

  it('after a draw or better, and once a turn', () => {
    const table = build(drawn(), 2)
    expect(table.refused('buildInsurgency', { force: ids.other })).toContain('already')
    const won = drawn().put('turns', ids.turn2, { winnerId: ids.them })
    expect(row(build(won, 6)).supplies).toBe(1)
    const lost = new AfterTable({ part: 'development' })
    expect(lost.refused('buildInsurgency', { force: ids.other })).toContain('this game was lost')
    expect(drawn().refused('buildInsurgency', { force: ids.platoon })).toContain('platoon')
  })

  it('before or after the teams: development is over with the second of both', () => {
    expect(build(drawn().do('developTeams', { teams: [] }), 2).part).toBe('return')
    const table = build(drawn(), 2)
    expect(table.part).toBe('development')
    expect(table.do('developTeams', { teams: [] }).part).toBe('return')
  })

  it('nobody went out, all being worn out: whichever step ends development, they recover (p. 18)', () => {
    const worn = () => {
      const table = drawn().tired(ids.a, 'morale').tired(ids.b, 'morale').tired(ids.c, 'morale')
      table.state = { ...table.state, committed: [] }
      return table
    }
    for (const table of [build(worn(), 2), worn().do('closeDevelopment')]) {
      expect(table.part).toBe('return')
      expect(table.state.fatigues).toEqual([])
      expect(table.said).toContain('1-A has sat out this turn, and recovers.')
    }
  })

  it('or it passes, once the teams have been developed', () => {
    expect(drawn().refused('closeDevelopment')).toContain('Develop the teams')
    const table = drawn().do('developTeams', { teams: [] }).do('closeDevelopment')
    expect(table.said).toBe('The insurgents pass.')
    expect(table.part).toBe('return')
  })

  it('after a defeat development is over with the teams', () => {
    expect(new AfterTable({ part: 'development' }).do('developTeams', { teams: [] }).part).toBe('return')
  })

  it('is put right by hand', () => {
    const right = { force: ids.other, supplies: 1, troops: 2, tactics: 3, leadership: 0, disillusioned: true }
    expect(row(drawn().do('correctInsurgency', right))).toMatchObject({
      supplies: 1,
      troops: 2,
      tactics: 3,
      disillusioned: true,
    })
    expect(drawn().refused('correctInsurgency', { ...right, troops: 4 })).toContain('0 to 3')
    expect(drawn().refused('correctInsurgency', { ...right, force: ids.platoon })).toContain('platoon')
  })

  describe('p. 21: its Special Developments, as a campaign on paper has them', () => {
    const ranked = { force: ids.other, supplies: 0, troops: 0, tactics: 0, leadership: 0, disillusioned: false }
    const right = (...keys: readonly string[]) => ({ ...ranked, specials: keys.map((key) => ({ key })) })
    const held = ({ state }: AfterTable) => state.insurgencySpecials.map(({ key }) => key)
    const avenging = () => drawn().add('insurgencySpecials', { forceId: ids.other, key: 'avengers', turnId: ids.turn1 })

    it('are put right by hand as a whole: what is new comes, what is not named goes', () => {
      const table = avenging().do('correctInsurgency', right('light', 'avengers'))
      expect(table.state.insurgencySpecials).toMatchObject([
        { key: 'avengers', turnId: ids.turn1 },
        { key: 'light', turnId: ids.turn2 },
      ])
      expect(held(table.do('correctInsurgency', right('light')))).toEqual(['light'])
      expect(held(table.do('correctInsurgency', right()))).toEqual([])
    })

    it('are left as they are where nothing is said of them, as it was once', () => {
      expect(held(avenging().do('correctInsurgency', ranked))).toEqual(['avengers'])
      expect(held(avenging().do('correctInsurgency', { ...ranked, specials: null }))).toEqual(['avengers'])
    })

    it('are those of the table, each once, and come with a turn', () => {
      expect(drawn().refused('correctInsurgency', right('planB'))).toBe('"planB" is no Special Development.')
      expect(drawn().refused('correctInsurgency', right('light', 'light'))).toBe(
        'Light of the Revolution is named twice: it is held once.',
      )
      const early = snoopinMustered()
      const own = (...keys: readonly string[]) => ({ ...right(...keys), force: early.force(1) })
      expect(early.refused('correctInsurgency', own('light'))).toContain('begin the first one')
      expect(early.do('correctInsurgency', own()).state.insurgencySpecials).toEqual([])
    })
  })
})
