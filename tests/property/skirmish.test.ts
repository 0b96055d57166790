import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import type { SkirmishState } from '../../src/games/skirmish/rules/state.ts'
import { skirmishSteps } from '../../src/games/skirmish/rules/steps/skirmishSteps.ts'
import { skirmishCampaign, testDeviation, testGrenades } from '../support/skirmish.ts'
import { playSkirmishGames, playSkirmishStep, type SkirmishEntry } from '../support/skirmishGames.ts'

/** A campaign whose player has filled in what is blank, with values of this test's own. */
function filledIn(): { state: SkirmishState; depth: number } {
  const cells = [
    ...testDeviation,
    ...testGrenades,
    ['grenades', 'third', 'name', 'concussion'] as const,
    ['grenades', 'third', 'counters', '1'] as const,
    ['grenades', 'third', 'inches', '2'] as const,
    ...['m16', 'm60', 'ak', 'rpd', 'pistol'].map((weapon) => ['weapons', weapon, 'suppress', '5-6'] as const),
  ]
  return { state: skirmishCampaign().fill(...cells).state, depth: cells.length + 2 }
}

const blank = [1, 2, 3, 4, 5, 6].map((seed) => [`blank, seed ${seed}`, playSkirmishGames(seed)] as const)
const filled = [1, 2, 3, 4, 5, 6].map((seed) => {
  const { state, depth } = filledIn()
  return [`filled in, seed ${seed}`, playSkirmishGames(seed, state, depth)] as const
})
const games = [...blank, ...filled]

const asRows = (state: SkirmishState) => state as unknown as AnyState

/** What can never be, whatever is played. */
function faults({ figures, sealed, men, radios, tour, games: played, mortars }: SkirmishState): string[] {
  const doubled = (ids: readonly (number | null)[]) => {
    const real = ids.filter((id) => id !== null)
    return new Set(real).size !== real.length
  }
  const closed = sealed.filter(({ opened }) => !opened)
  const figure = new Map(figures.map((one) => [one.id, one]))
  return [
    ...figures.filter(({ counters }) => counters < 0).map(({ name }) => `${name} has less than no counters`),
    ...figures.filter(({ spent, phases }) => spent > (phases ?? 0)).map(({ name }) => `${name} spent too much`),
    ...figures.filter(({ preparing, prepared }) => (preparing === null) !== (prepared === 0)).map(({ name }) => name),
    ...(doubled([...figures.map(({ manId }) => manId), ...closed.map(({ manId }) => manId)]) ? ['a man is twice'] : []),
    ...closed
      .filter(({ figureId }) => figureId !== null && figure.get(figureId)?.hidden !== true)
      .map(({ name }) => `${name} is sealed and stands in the open`),
    ...men
      .filter(({ status, lostIn }) => status === 'fit' && lostIn !== null)
      .map(({ name }) => `${name} is lost and fit`),
    ...radios
      .filter(({ carrierId }) => carrierId !== null && figure.get(carrierId)!.out)
      .map(() => 'a radio is carried off'),
    ...mortars
      .filter(({ turnsToGo, status }) => turnsToGo > 0 !== status.endsWith('ing') && turnsToGo !== 0)
      .map(() => 'mortar'),
    ...(tour.some(({ gameId }) => gameId === null) && figures.length > 0 ? ['figures without a game'] : []),
    ...(played.filter(({ part }) => part !== 'over').length > 1 ? ['two games at once'] : []),
  ]
}

describe('whole games', () => {
  it('meet every step that needs a table', () => {
    const met = new Set(games.flatMap(([, entries]) => entries.map(({ step }) => step)))
    // These answer a player's own doing, and have tests of their own.
    const ours = [
      'addMen',
      'nameSquad',
      'moveMan',
      'correctMan',
      'fillIn',
      'takeValues',
      'smokeRound',
      'moveMortar',
      'runOver',
      'takeRadio',
      'byHand',
      'layTable',
      'place',
    ]
    const missed = Object.keys(skirmishSteps).filter((step) => !met.has(step as never) && !ours.includes(step))
    expect(missed).toEqual([])
  })

  it.each(games)('%s: never come to what cannot be', (_, entries) => {
    expect(entries.length).toBeGreaterThan(50)
    for (const { step, after } of entries) expect(faults(after), step).toEqual([])
  })

  it.each(games)('%s: are what their journal replays to', (_, entries) => {
    let state: SkirmishState = entries[0]!.before
    for (const { step, input, depth, tape, lines } of entries) {
      const again = playSkirmishStep(state, { step, input }, { seed: 0, depth, answers: tape })
      expect(again.lines).toEqual(lines)
      state = again.after
    }
    expect(state).toEqual(entries.at(-1)!.after)
  })

  it.each(games)('%s: undone to the start and redone to the end, pass through the same states', (_, entries) => {
    const changes = entries.map(({ before, after }) => difference(asRows(before), asRows(after)))
    let state = asRows(entries.at(-1)!.after)
    for (let i = entries.length - 1; i >= 0; i--) {
      state = applyChanges(state, changes[i]!, 'backward')
      expect(state).toEqual(entries[i]!.before)
    }
    for (let i = 0; i < entries.length; i++) {
      state = applyChanges(state, changes[i]!, 'forward')
      expect(state).toEqual(entries[i]!.after)
    }
  })

  it.each(games)('%s: tell nothing of who is hidden until he is found', (_, entries) => {
    for (const entry of entries) for (const leak of leaks(entry)) expect(leak).toBe('')
  })
})

/** Open lines that name somebody who was sealed before the step and after it. */
function leaks({ lines, before, after }: SkirmishEntry): string[] {
  const closed = (state: SkirmishState) => state.sealed.filter(({ opened, name }) => !opened && name !== '')
  const still = closed(after).filter(({ id }) => closed(before).some((one) => one.id === id))
  const open = lines.filter(({ secret }) => !secret).map(({ text }) => text)
  return still.flatMap(({ name, place }) => open.filter((text) => text.includes(name) || text.includes(place)))
}
