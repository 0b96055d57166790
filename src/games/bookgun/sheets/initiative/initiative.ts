import { playingCards } from '../../../../main/engine/cards.ts'
import { cardsOf, colourOf, fitOf } from '../../rules/game.ts'
import type { BookgunState, Force, Game, Spirit, Troop } from '../../rules/state.ts'
import { jokerMovement } from '../../rules/tables/joker.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'

/** Whose cards let a unit act. */
export type Colour = 'black' | 'red'

/** A unit of the track; null for a line that is written by hand. */
export interface TrackLine {
  readonly force: Force
  readonly name: string
  /** Fit figures or vehicles; empty of a marker. */
  readonly fit: string
  /** Has it acted in the phase of this turn? */
  readonly moved: boolean
  readonly fired: boolean
  /** Does it take a card, and fire? A leader of no unit moves without one when all others have (p. 13). */
  readonly takesCard: boolean
  readonly reload: number
  readonly spirit: Spirit
}

interface TrackCard {
  /** "A", "10"; of a joker "Joker". */
  readonly rank: string
  readonly drawn: boolean
}

export interface InitiativeModel {
  readonly whose: string
  readonly when: string
  /** The first turn of the boxes. */
  readonly turn: number
  readonly lines: Readonly<Record<Colour, readonly TrackLine[]>>
  readonly deck: readonly { readonly suit: string; readonly colour: Colour; readonly cards: readonly TrackCard[] }[]
  readonly jokers: Readonly<Record<Colour, boolean>>
  readonly joker: readonly { readonly die: number; readonly text: string }[]
  readonly roe: readonly { readonly rule: string; readonly name: string; readonly inForce: boolean }[]
}

/** @returns the track of the game under way, as it stands; a blank one where there is none. */
export function initiativeModel(state: BookgunState, name: string): InitiativeModel {
  const game = state.games.find(({ id }) => id === state.tour[0]?.gameId) ?? null
  const drawn = new Set(game === null ? [] : state.dealt.map(({ card }) => card))
  const troops = state.troops.filter(({ gameId, gone }) => gameId === game?.id && !gone)
  // Of whom nobody is left, nobody acts any more; the wounded may be healed.
  const acting = troops.filter(({ kind, figures, lost }) => kind === 'marker' || lost < figures)
  const of = (colour: Colour) =>
    acting.filter((troop) => colourOf[cardsOf(troop)] === colour).map((troop) => lineOf(troop, game!))
  return {
    whose: state.tour[0]?.title ?? name,
    when:
      game === null
        ? 'to be filled in: no game is under way'
        : `Game ${game.number}${game.scenario === '' ? '' : `, ${game.scenario}`}`,
    turn: Math.max(1, game?.turn ?? 1),
    lines: { black: of('black'), red: of('red') },
    deck: (['spades', 'clubs', 'hearts', 'diamonds'] as const).map((suit) => {
      const cards = playingCards.filter((card) => card.suit === suit)
      return {
        suit,
        colour: cards[0]!.colour,
        cards: cards.map(({ id }) => ({ rank: id.slice(0, -1), drawn: drawn.has(id) })),
      }
    }),
    jokers: { black: drawn.has('JB'), red: drawn.has('JR') },
    joker: jokerMovement.rows.map(({ from, text }) => ({ die: from, text })),
    roe: rulesOfEngagement.rows.map(({ key, cells }) => ({
      rule: cells.rule,
      name: cells.name,
      inForce: troops.some(({ force }) => force === 'civilians') && game?.roe === key,
    })),
  }
}

function lineOf(troop: Troop, { phase }: Game): TrackLine {
  const { force, name, kind, acted, reload, spirit } = troop
  const hasMoved = phase !== 'setUp' && (phase !== 'movement' || acted)
  const hasFired = phase === 'close' || phase === 'morale' || (phase === 'fire' && acted)
  return {
    ...{ force, reload, spirit },
    name: kind === 'leader' ? `${name}, no card` : name,
    takesCard: kind !== 'leader',
    fit: kind === 'marker' ? '' : String(fitOf(troop)),
    moved: hasMoved,
    fired: hasFired,
  }
}
