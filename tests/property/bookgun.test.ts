import { describe, expect, it } from 'vitest'
import { bookgun } from '../../src/games/bookgun/app/bookgunGame.ts'
import { spottingView } from '../../src/games/bookgun/app/spottingView.ts'
import { turnView } from '../../src/games/bookgun/app/turn/turnView.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import { bookgunSteps } from '../../src/games/bookgun/rules/steps/bookgunSteps.ts'
import { asRows, itPlaysWholly } from '../support/wholeGames.ts'
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

  itPlaysWholly(games, playBookgunStep, bookgunFaults)

  it.each(games)('%s: tell nothing of what is sealed until it is opened', (_, entries) => {
    expect(entries.some(({ after }) => isClosed(after))).toBe(true)
    for (const entry of entries) expect(leaks(entry), entry.step).toEqual([])
  })

  it.each(games)('%s: show nobody else what lies under a marker', (_, entries) => {
    // Wherever something is sealed first, and now and then while it is.
    const looked = entries.filter(({ step, after }, i) => isClosed(after) && (step === 'conceal' || i % 17 === 0))
    expect(looked.length).toBeGreaterThan(1)
    for (const { after } of looked) {
      const own = new Set(after.sealed.map(({ sideId }) => sideId))
      const others = [null, ...after.sides.flatMap(({ id }) => (own.has(id) ? [] : [id]))]
      const seen = JSON.stringify([others.map((holder) => turnView(after, holder)), spottingView(after)])
      expect(markersIn(after).filter((kept) => kept.test(seen))).toEqual([])
    }
  })
})

const isClosed = ({ sealed }: BookgunState): boolean => sealed.some(({ opened }) => !opened)

/** What stands under the markers that nobody has taken off, and where they are. */
const markersIn = ({ sealed, units }: BookgunState): RegExp[] =>
  sealed
    .filter(({ opened, kind }) => !opened && kind === 'marker')
    .flatMap(({ unitId, place }) => [place, units.find(({ id }) => id === unitId)?.name ?? ''])
    .filter((kept) => kept !== '')
    .map((kept) => new RegExp(`\\b${kept}\\b`))

/** Open lines, and the card, that tell of what is sealed after the step: of one that seals too. */
function leaks({ lines, after }: BookgunEntry): string[] {
  const leaders = after.sealed.filter(({ opened, kind }) => !opened && kind === 'commander').map(({ what }) => what)
  const open = [
    ...lines.filter(({ secret }) => !secret).map(({ text }) => text),
    JSON.stringify(bookgun.card(asRows(after))),
  ]
  return open.filter(
    (text) =>
      markersIn(after).some((kept) => kept.test(text)) ||
      (text.includes('Commander-in-Chief') && leaders.some((name) => text.includes(name))),
  )
}
