import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { snoopin as game } from '../../../../../src/games/snoopin/app/snoopinGame.ts'
import { snoopinContract } from '../../../../../src/games/snoopin/contract/contract.ts'
import type { SnoopinState } from '../../../../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../../../../src/games/snoopin/rules/system.ts'
import { momentsOf, type Passed } from '../../../../../src/games/snoopin/rules/moments.ts'
import { momentsIn } from '../../../../../src/games/snoopin/sheets/shared/ofTurn.ts'
import type { OpenTour } from '../../../../../src/main/app/library/openTours.ts'
import { sourceOf } from '../../../../../src/main/app/print/source.ts'
import { systems } from '../../../../../src/main/app/gameOf.ts'
import type { AnyState } from '../../../../../src/main/engine/state.ts'
import { openTourFile } from '../../../../../src/main/store/openTourFile.ts'
import type { Stop } from '../../../../../src/main/store/walk.ts'
import { testProgram } from '../../../../support/program.ts'
import { playSnoopinCampaign } from '../../../../support/snoopinGames.ts'

const asRows = (state: SnoopinState) => state as unknown as AnyState
const entries = playSnoopinCampaign(3)
const last = asRows(entries.at(-1)!.after)
const walked = entries.map(({ step, input, after }) => ({ entry: { step, input }, state: after }) as unknown as Stop)

describe('the game, as the program knows it', () => {
  it('answers every query of its contract, before there is anything too', () => {
    expect(Object.keys(game.queries)).toEqual(Object.keys(snoopinContract.queries))
    const empty = asRows(snoopinSystem.empty)
    expect(game.card(empty)).toEqual({ kind: 'empty' })
    expect([game.now.phase(empty), game.now.turn(empty)]).toEqual(['start', null])
  })

  it('says where a campaign stands: before, in and after the game of a turn', () => {
    const moments = [...new Set(entries.map(({ after }) => game.now.moment(asRows(after))))]
    expect(moments.slice(0, 6)).toEqual([
      ...['Before the first turn', 'Turn 1, before the game', 'Turn 1, the game', 'Turn 1, after the game'],
      ...['After turn 1', 'Turn 2, before the game'],
    ])
    expect(moments.at(-1)).toBe('Over, after turn 12')
  })

  it('keeps a snapshot after each turn, and counts them', () => {
    expect(entries.filter(({ step }) => game.now.endsTurn(step))).toHaveLength(12)
    expect(game.now.turn(last)).toBe(12)
    expect(
      game.print!.choices!(last)
        .turns.map(({ number }) => number)
        .at(0),
    ).toBe(12)
  })

  it('draws its cover of who won which turn, up to the last', () => {
    const card = game.card(last) as { readonly own: { readonly stops: readonly unknown[]; readonly now: unknown } }
    expect(card.own.stops).toHaveLength(12)
    expect(card).toMatchObject({
      kind: 'tour',
      next: 'Nothing',
      over: { how: 'ended' },
      own: { length: 12, now: null },
    })
  })

  it('tells its story turn by turn: missions, points, losses, who joined', () => {
    const { parts, span } = game.chronicle!(walked)
    const [{ chapters }] = parts as [(typeof parts)[number]]
    expect(chapters.map(({ id }) => id)).toEqual([...Array.from({ length: 12 }, (_, i) => `turn-${i + 1}`), 'end'])
    expect(span).toBe('turns 1 to 12, Que Son valley, spring 1967')
    const told = JSON.stringify(chapters)
    for (const word of ['to do, and', 'Points after', 'For the campaign', 'Losses', 'Joined', 'won the campaign'])
      expect(told, word).toContain(word)
  })

  it('says what a pool and a rank mean from here on', () => {
    const waiting = entries.find(({ after }) => after.men.some(({ status }) => status === 'returnPool'))!.after
    const { id } = waiting.men.find(({ status }) => status === 'returnPool')!
    expect(game.words.outlook(asRows(waiting), { collection: 'men', id, field: 'status' })).toBe(
      'At the end of a turn: 1 to 3: Stays in the pool; 4 or more: Rejoins his unit.',
    )
  })

  it('has words for every change that a campaign makes', () => {
    for (const { before, after } of entries.slice(0, 60)) {
      const changes = game.words.outcome(asRows(before), asRows(after))
      expect(JSON.stringify(changes)).not.toMatch(/undefined|"what":"nobody"/)
    }
  })

  it('tells its rulings and its turn of ten steps', () => {
    expect(game.help!.phases).toHaveLength(10)
    expect(game.help!.rulings.flatMap(({ rulings }) => rulings).length).toBeGreaterThan(25)
  })
})

it('the sheets of a turn read its entries alone, and find in them what a walk through the whole campaign finds', async () => {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.sample', { game: 'snoopin' })
  const file = openTourFile(join(folder, campaign), systems)
  const source = sourceOf({ game, file } as unknown as OpenTour)
  const all = source.walk()
  expect(source.steps()).toEqual(all.map(({ entry }) => entry.step))
  for (const [from, to] of [
    [0, 3],
    [40, 90],
    [all.length - 5, all.length],
    [7, 7],
  ] as const)
    expect(source.stretch(from, to)).toMatchObject(all.slice(from, to))
  const now = file.load().state as unknown as SnoopinState
  for (const turn of now.turns) {
    const [own, whole] = [momentsIn(source, turn), momentsOf(all as unknown as Passed[], now, turn)]
    expect([own.game, own.end, own.before('return')]).toEqual([whole.game, whole.end, whole.before('return')])
  }
  file.close()
})

it('a sample is the same each time, but for the numbers that hide its missions', async () => {
  const { api, folder } = testProgram()
  const states: string[] = []
  for (let i = 0; i < 2; i++) {
    const { campaign } = await api('library.sample', { game: 'snoopin' })
    const file = openTourFile(join(folder, campaign), systems)
    const hidden = (key: string, value: unknown) => (key === 'salt' || key === 'digest' ? '' : value)
    states.push(JSON.stringify(file.load().state, hidden))
    file.close()
  }
  expect(states[0]).toBe(states[1])
})
