import type { CampaignCard } from '../../../contract/campaign.ts'
import type { TrailCard } from '../contract/card.ts'
import type { SnoopinState } from '../rules/state.ts'
import { turnNow } from '../rules/turn.ts'
import { momentOf, nextOf } from './moment.ts'
import { overWords, totalsOf } from './scores.ts'
import { isUnderWay } from './who.ts'

/** @returns what the library shows of a campaign. */
export function cardView(state: SnoopinState): CampaignCard['state'] {
  const [tour] = state.tour
  if (!tour) return { kind: 'empty' }
  const over = overWords(state)
  return {
    kind: 'tour',
    title: tour.title,
    about: state.sides.map(({ name }) => name).join(' and '),
    date: momentOf(state),
    next: nextOf(state),
    over: over === null ? null : { text: over.text, how: 'ended' },
    facts: totalsOf(state).map(({ name, total }) => ({ label: name, text: `${total} points` })),
    own: state.sides.length < 2 ? null : trail(state),
  }
}

/** The library has no player: only what all may know stands on a cover. */
function trail(state: SnoopinState): TrailCard {
  const ids = state.sides.map(({ id }) => id)
  const played = state.turns.filter(({ margin }) => margin !== null)
  return {
    length: state.tour[0]?.length ?? null,
    stops: played.map(({ number, winnerId }) => ({
      turn: number,
      wonBy: winnerId === null ? 'nobody' : winnerId === ids[0] ? 'first' : 'second',
    })),
    now: isUnderWay(state) ? (turnNow(state)?.number ?? null) : null,
    sides: totalsOf(state).map(({ name, kind, total }) => ({ name, kind, total })),
  }
}
