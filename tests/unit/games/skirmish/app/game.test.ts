import { describe, expect, it } from 'vitest'
import { skirmish as game } from '../../../../../src/games/skirmish/app/skirmishGame.ts'
import { skirmishContract } from '../../../../../src/games/skirmish/contract/contract.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { setUpSkirmish, skirmish } from '../../../../support/skirmish.ts'
import { playSkirmishGames } from '../../../../support/skirmishGames.ts'

describe('the game, as the program knows it', () => {
  it('answers every query of its contract, before there is anything too', () => {
    expect(Object.keys(game.queries)).toEqual(Object.keys(skirmishContract.queries))
    expect(game.card(skirmishSystem.empty)).toEqual({ kind: 'empty' })
    expect([game.now.phase(skirmishSystem.empty), game.now.turn(skirmishSystem.empty)]).toEqual(['start', null])
  })

  it('has a card and a moment wherever a campaign stands', () => {
    const cards = playSkirmishGames(3).map(({ after }) => game.card(after))
    expect(cards.every(({ kind }) => kind === 'tour')).toBe(true)
    expect(cards.at(-1)).toMatchObject({ title: 'Suoi Da', about: 'Ruth and Tom', date: 'After game 2' })
  })

  it('counts a game as a turn, and keeps a snapshot after it', () => {
    const entries = playSkirmishGames(3)
    expect(entries.filter(({ step }) => game.now.endsTurn(step))).toHaveLength(2)
    expect(game.now.turn(entries.at(-1)!.after)).toBe(2)
  })

  it('says what counters mean from here on', () => {
    const { state } = setUpSkirmish().counters('Able', 2)
    const about = {
      collection: 'figures',
      id: state.figures.find(({ name }) => name === 'Able')!.id,
      field: 'counters',
    }
    expect(game.words.outlook(state, about)).toBe(
      'Phases with as many counters: 1. Checked as it stands, Able would be removed on 1 to 2.',
    )
  })

  it('shows nothing of what is hidden when an amended game is compared', () => {
    const hiding = { theirs: [{ name: 'Minh', hidden: true }] }
    const [now, then] = [skirmish(hiding), skirmish(hiding).counters('Hidden 1', 2).counters('Able', 1)]
    const told = game.words.outcome(now.state, then.state)
    expect(told.map(({ what }) => what)).toEqual(['Able'])
  })

  it('tells its rulings and its turn', () => {
    expect(game.help!.phases.map(({ title }) => title)).toEqual([
      'KIA/WIA check',
      'Fire support',
      'Figure phases',
      'Counters off',
    ])
    expect(game.help!.rulings.flatMap((chapter) => chapter.rulings).length).toBeGreaterThan(20)
  })
})
