import type { CampaignCard } from '../../../contract/campaign.ts'
import { lookOf } from '../../../main/engine/cards.ts'
import type { BookgunCard, CoverUnit } from '../contract/card.ts'
import { fitOf, forceOf, isPlaying } from '../rules/game.ts'
import { nations } from '../rules/organisation/nations.ts'
import type { BookgunState, Force, Troop } from '../rules/state.ts'
import { sizeOfUnit } from '../rules/troops.ts'
import { cardIn } from '../rules/turn/drawn.ts'
import { momentOf, nextOf } from './moment.ts'

/** @returns what the library shows of a campaign. */
export function cardView(state: BookgunState): CampaignCard['state'] {
  const [tour] = state.tour
  if (!tour) return { kind: 'empty' }
  const nation = nations.find(({ id }) => id === state.sides[0]?.nation)
  return {
    kind: 'tour',
    title: tour.title,
    about: state.sides.map(({ name }) => name).join(', '),
    date: momentOf(state),
    next: nextOf(state),
    over: null,
    facts: [
      ...(nation ? [{ label: 'Army', text: nation.title }] : []),
      { label: 'Units', text: String(state.units.length) },
    ],
    own: coverOf(state),
  }
}

/** What the cover is drawn from: only what all players may see. */
function coverOf(state: BookgunState): BookgunCard {
  const forces: readonly Force[] = ['army', 'insurgents', 'civilians']
  return {
    sides: forces.map((force) => ({
      kind: force,
      name: state.sides.find(({ kind }) => forceOf(kind) === force)?.name ?? '',
      units: unitsOf(state, force),
    })),
    cards: state.draws.slice(-3).map((draw) => lookOf(cardIn(draw))),
  }
}

function unitsOf(state: BookgunState, force: Force): CoverUnit[] {
  if (isPlaying(state))
    return state.troops.filter((troop) => troop.force === force && !troop.gone && !troop.waiting).map(standing)
  return state.units
    .filter((unit) => unit.force === force)
    .map((unit) => sizeOfUnit(state, unit))
    .map((figures) => ({ fit: figures, figures, acted: false, broken: false, marker: false }))
}

const standing = (troop: Troop): CoverUnit => ({
  fit: fitOf(troop),
  figures: troop.figures,
  acted: troop.acted,
  broken: troop.spirit !== 'fit',
  marker: troop.kind === 'marker',
})
