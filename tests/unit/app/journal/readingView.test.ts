import { describe, expect, it } from 'vitest'
import { readThrow } from '../../../../src/main/engine/rollOnTable.ts'
import { readingView } from '../../../../src/main/app/journal/readingView.ts'
import { enemyActivityLevel } from '../../../../src/games/fng/rules/tables/campaignTurn.ts'
import { pefResolution } from '../../../../src/games/fng/rules/tables/pefs.ts'
import { gameEnd } from '../../../../src/games/snoopin/rules/tables/game.ts'
import { combatDamage, rangedCombat } from '../../../../src/games/fng/rules/tables/rangedCombat.ts'

const said = ({ rows }: ReturnType<typeof readingView>) =>
  rows.map(({ score, text, not }) => (not.length === 0 ? `${score} ${text}` : `${score} ${text}, not ${not.join()}`))

describe('what a throw would bring', () => {
  const damage = (Impact: number, targetInCover: boolean) =>
    readingView(
      { table: combatDamage, situation: { subject: 1, why: '', numbers: { Impact }, when: { targetInCover } } },
      1,
    )

  it('of Combat Damage has the Impact in it, and one row for each face', () => {
    expect(said(damage(3, false))).toEqual([
      '1 Obviously Dead',
      '2-3 Out of the Fight, not No damage, counts as missed',
      '4 or more Knocked Down: Recover From Knock Down at once, not No damage, counts as missed',
    ])
    expect(said(damage(3, true))).toEqual([
      '1 Obviously Dead',
      '2 No damage, counts as missed, not Out of the Fight',
      '3 Out of the Fight',
      '4 No damage, counts as missed, not Knocked Down: Recover From Knock Down at once',
      '5 Knocked Down: Recover From Knock Down at once',
      '6 No damage, counts as missed, not Knocked Down: Recover From Knock Down at once',
    ])
    expect(damage(1, false).out).toEqual([{ score: null, text: 'Out of the Fight' }])
  })

  it('of Ranged Combat names the die that hits, each die by itself', () => {
    const aim = { outcome: 'hit', verb: 'hits' }
    const at = (REP: number, when: object) =>
      readingView(
        { table: rangedCombat, situation: { subject: 1, why: '', numbers: { REP }, when }, takes: 'each', aim },
        2,
      )
    const covered = at(5, { targetInCover: true })
    expect(covered).toMatchObject({ target: 'A 4 or more hits', each: true, facts: ['REP 5', 'Target in cover'] })
    expect(said(covered)).toEqual(['1-3 Missed, not Hit', '4 or more Hit'])
    expect(at(2, { targetInCover: true }).target).toBe('No die hits')
    expect(at(8, {}).target).toBe('Any die hits')
  })

  it('leaves out which die it is, and rows of no throw: the die shows itself', () => {
    const numbers = { 'sides of the die': 6 }
    const on = readingView({ table: gameEnd, situation: { subject: 1, why: '', numbers, when: { turn5: true } } }, 1)
    expect(on.facts).toEqual(['End of turn 5, a D6'])
    expect(said(on)).toEqual(['1-3 The game is over', '4 or more It goes on'])
    expect(on.out).toEqual([])
  })

  it('of a table in two stages has the second column, and then the rows that are still possible', () => {
    const situation = { subject: 1, why: '', numbers: { EAL: 6 } }
    const first = readingView({ table: pefResolution, situation }, 2)
    expect(first.target).toBe('Every die passes')
    expect(first.rows.map(({ score, then }) => [score, ...then.map((one) => one.score)])).toEqual([
      ['2', '1-4', '5 or more'],
    ])
    const after = readThrow(pefResolution, situation, { faces: [4, 5], picked: null, by: 'player' })
    const second = readingView({ table: pefResolution, situation, after }, 1)
    expect(second.first).toBe('2 passed')
    expect(second.rows.map(({ score }) => score)).toEqual(['1-4', '5 or more'])
    expect(second.out).toEqual([])
  })

  it('of a table whose score is the result says the result, moved and kept within the table', () => {
    const situation = { subject: 1, why: '', when: { proCommunist: true } }
    expect(said(readingView({ table: enemyActivityLevel, situation }, 2))).toEqual([
      '1 EAL 2',
      '2 EAL 3',
      '3 EAL 4',
      '4 EAL 5',
      '5 or more EAL 6',
    ])
  })
})
