import { describe, expect, it } from 'vitest'
import { difference } from '../../../../../src/main/engine/state.ts'
import { changeViews } from '../../../../../src/games/skirmish/app/changeViews.ts'
import {
  manIn,
  menOf,
  ownWords,
  stepsBeside,
  stepsOfCorrection,
} from '../../../../../src/games/skirmish/app/journalWords.ts'
import { momentOf, nextOf, turnOf } from '../../../../../src/games/skirmish/app/moment.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { setUpSkirmish, skirmish, skirmishCampaign, type SkirmishTable } from '../../../../support/skirmish.ts'
import { playSkirmishGames } from '../../../../support/skirmishGames.ts'

function changed(table: SkirmishTable, play: () => void): string[] {
  const before = table.state
  play()
  const changes = difference(before, table.state)
  return changeViews(before, table.state, changes).flatMap(({ what, fields }) =>
    fields.map(({ field, before: was, after: is }) => `${what}, ${field}: ${String(was)} to ${String(is)}`),
  )
}

describe('the journal in words', () => {
  it('tells what a move changed', () => {
    const table = skirmish()
    const told = changed(table, () => {
      table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })
    })
    expect(told).toEqual([
      'Able, phases of this turn: null to 3',
      'Able, phases spent: 0 to 1',
      'Able, pips of noise: 0 to 1',
    ])
  })

  it('tells what was filled in by what it is', () => {
    const table = skirmish()
    const told = changed(table, () => table.fill(['weapons', 'm16', 'suppress', '6']))
    expect(told).toContain('M16: Suppress, value: null to 6')
  })

  it('keeps what is sealed sealed', () => {
    const table = setUpSkirmish()
    const told = changed(table, () => table.do('layMines', { side: table.us, places: ['under the bridge'] }))
    expect(told.join()).not.toContain('bridge')
    expect(told).toContain('Sealed mine 1, place: null to sealed')
  })

  it('has words for every change of whole games, and none of code', () => {
    for (const { before, after } of playSkirmishGames(6)) {
      const changes = difference(before, after)
      const text = JSON.stringify(changeViews(before, after, changes).map(({ what, fields }) => [what, fields]))
      expect(text).not.toMatch(/undefined|NaN|\[object|setUp|takingDown/)
    }
  })

  it('names men, and the steps that it speaks of are there', () => {
    const { after } = playSkirmishGames(6).at(-1)!
    expect(menOf(after).map(({ name }) => name)).toEqual(after.men.map(({ name }) => name).toSorted())
    expect(manIn(after, { collection: 'men', id: after.men[0]!.id })).toBe(after.men[0]!.name)
    expect(manIn(after, { collection: 'games', id: 1 })).toBeNull()
    const known = Object.keys(skirmishSystem.steps)
    expect(
      [...Object.keys(ownWords), ...stepsBeside, ...stepsOfCorrection].filter((one) => !known.includes(one)),
    ).toEqual([])
  })
})

describe('where a campaign stands', () => {
  it('is told from its beginning to its end', () => {
    expect([momentOf(skirmishSystem.empty), nextOf(skirmishSystem.empty)]).toEqual(['', 'Name the players'])
    expect(momentOf(skirmishCampaign().state)).toBe('Before the first game')
    const table = setUpSkirmish()
    expect([momentOf(table.state), nextOf(table.state)]).toEqual(['Game 1, set-up', 'Deploy, then begin'])
    table.do('startTurn')
    expect([momentOf(table.state), nextOf(table.state)]).toEqual(['Game 1, turn 1, Ruth', 'Ruth: Figure phases'])
    table.do('endTurn', { keep: [] })
    expect(nextOf(table.state)).toBe('Tom: KIA/WIA check')
    table.do('endGame', { winner: null, words: '' })
    expect([momentOf(table.state), nextOf(table.state)]).toEqual(['After game 1', 'Set up a game'])
    expect(turnOf(table.state)).toBe(1)
  })
})
