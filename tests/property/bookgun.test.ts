import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import { bookgunSteps } from '../../src/games/bookgun/rules/steps/bookgunSteps.ts'
import { bookgunFaults } from '../support/bookgunFaults.ts'
import { bookgunCampaign } from '../support/bookgun.ts'
import { playBookgunGames, playBookgunStep, type BookgunEntry } from '../support/bookgunGames.ts'

/** A campaign whose player has filled in what is blank, with values of this test's own. */
function filledIn(): { state: BookgunState; depth: number } {
  const rally = ['army', 'insurgents', 'civilians'].flatMap((force) => [
    ['rally', force, 'hasLeader', '1-4'] as const,
    ['rally', force, 'noLeader', '1-2'] as const,
  ])
  return { state: bookgunCampaign().fill(...rally).state, depth: rally.length + 2 }
}

const games = [
  ...[1, 2, 3, 4, 5].map((seed) => [`blank, seed ${seed}`, playBookgunGames(seed)] as const),
  ...[1, 2, 3, 4, 5].map((seed) => {
    const { state, depth } = filledIn()
    return [`filled in, seed ${seed}`, playBookgunGames(seed, state, depth)] as const
  }),
]

const asRows = (state: BookgunState) => state as unknown as AnyState

describe('whole games', () => {
  it('meet every step that a game that plays itself takes', () => {
    const met = new Set(games.flatMap(([, entries]) => entries.map(({ step }) => step)))
    // These answer a player's own doing, and have tests of their own.
    const ours = [
      ...['nameFormation', 'disband', 'chooseWeapon', 'addFigures', 'takeOutFigures', 'bringBack', 'takeOutUnit'],
      ...[
        'fillIn',
        'takeValues',
        'setVehicles',
        'setWeather',
        'moveColumn',
        'mount',
        'dismount',
        'handleGun',
        'stampede',
      ],
    ]
    expect(Object.keys(bookgunSteps).filter((step) => !met.has(step) && !ours.includes(step))).toEqual([])
  })

  it.each(games)('%s: never come to what cannot be', (_, entries) => {
    expect(entries.length).toBeGreaterThan(100)
    for (const { step, after } of entries) expect(bookgunFaults(after), step).toEqual([])
  })

  it.each(games)('%s: are what their journal replays to', (_, entries) => {
    let state: BookgunState = entries[0]!.before
    for (const { step, input, depth, tape, lines } of entries) {
      const again = playBookgunStep(state, { step, input }, { seed: 0, depth, answers: tape })
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

  it.each(games)('%s: tell nothing of what is concealed until it is opened', (_, entries) => {
    for (const entry of entries) expect(leaks(entry)).toEqual([])
  })
})

/** Open lines that name something that was sealed before the step and is so after it. */
function leaks({ lines, before, after }: BookgunEntry): string[] {
  const closed = (state: BookgunState) => state.sealed.filter(({ opened, kind }) => !opened && kind === 'marker')
  const still = closed(after).filter(({ id }) => closed(before).some((one) => one.id === id))
  const open = lines.filter(({ secret }) => !secret).map(({ text }) => text)
  const names = still.map(({ unitId }) => after.units.find(({ id }) => id === unitId)?.name)
  return open.filter((text) => names.some((name) => name !== undefined && text.includes(`${name},`)))
}
