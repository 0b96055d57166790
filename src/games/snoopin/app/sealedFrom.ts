import type { SealsOf } from '../../../main/app/game/seals.ts'
import { isOnlyOf, type Fields } from '../../../main/app/onlyFields.ts'
import { depthOfId } from '../../../main/engine/system.ts'
import { developingSide } from '../rules/development.ts'
import { isKept, isKeptFromSomebody, keeperOf, ranksAreSealed, sideOfForce, sideOfTeam } from '../rules/kept.ts'
import type { OneSide } from '../rules/inputs.ts'
import { collections, type SnoopinState } from '../rules/state.ts'

/** No rank that is sealed rests on these. */
const besideRanks = {
  tour: ['title', 'kind', 'setting', 'blockingInches', 'words'],
  sides: ['name', 'agreedTurnId'],
  forces: ['player', 'name', 'confidence', 'supply', 'note'],
  squads: ['name'],
  teams: ['name'],
  men: ['name', 'note'],
  turns: ['scenario', 'pieces', 'hotSpots', 'words'],
  sideTurns: ['fogCards', 'edge', 'campaignPoints'],
  ...{ assets: 'all', momentum: 'all', rollOffs: 'all', objectives: 'all', fielded: 'all', tallies: 'all' },
} as const satisfies Fields<keyof SnoopinState>

/** A mission is drawn by where the turn stands, the kind of side, and what has been drawn. */
const besideMissions: Fields = {
  ...Object.fromEntries(Object.keys(collections).map((name) => [name, 'all'])),
  tour: [...besideRanks.tour, 'length', 'coop', 'winnerId'],
  sides: [...besideRanks.sides, 'player'],
  turns: [...besideRanks.turns, 'gameTurn', 'gameOver', 'winnerId', 'margin'],
  missions: [],
}

/** What the rules read of ranks; that an insurgency was built, all may know. */
const ranksInRules: Fields<keyof SnoopinState> = {
  teams: ['firepower', 'defence', 'reaction'],
  developments: 'all',
  insurgencies: ['supplies', 'troops', 'tactics', 'leadership', 'disillusioned'],
  insurgencySpecials: 'all',
}

/** What the two sides keep from each other: missions until they are opened, and ranks where they agreed to it. */
export const seals: SealsOf<SnoopinState> = {
  isKept,
  holdsAny: (state) => ranksAreSealed(state) || state.missions.some(({ known }) => known === null),
  ownStep(state, step, input) {
    if (step === 'openMission' || step === 'agreeToEnd') return opener(state, (input as OneSide).side)
    const side = whose(state, step, input as Named)
    return side !== null && isPlayed(state, side) ? side : null
  },
  namedIn: (state, input) => [...new Set(keptIn(state, input).map(({ side }) => side))],
  without(state, input, holder) {
    const dropped = new Set(keptIn(state, input).flatMap(({ side, id }) => (side === holder ? [] : [id])))
    return { ...state, developments: state.developments.filter(({ id }) => !dropped.has(id)) }
  },
  opens(state, { collection, before, after }) {
    if (collection === 'missions') return before?.['known'] === null && (after === null || after['known'] !== null)
    // What nobody plays is kept by nobody: a side that has lost its player would be open.
    if (collection === 'sides') return before !== null && before['player'] !== '' && (after?.['player'] ?? '') === ''
    const isCampaign = collection === 'tour' && ranksAreSealed(state)
    return isCampaign && (after === null || after['ranksSealed'] !== true || after['part'] === 'over')
  },
  mayRestOn: (state, change) => !isOnlyOf(ranksAreSealed(state) ? besideRanks : besideMissions, change),
  holds: (state) => (ranksAreSealed(state) ? ranksInRules : {}),
  openBefore(state) {
    if (ranksAreSealed(state)) return 0
    const sealed = state.missions.filter(({ known }) => known === null)
    return Math.min(Infinity, ...sealed.map(({ id }) => depthOfId(id)))
  },
}

/** What is opened is opened by its player, where there is another to open it to. */
const opener = (state: SnoopinState, side: number): number | null => (isKeptFromSomebody(state, side) ? side : null)

/** Seals are for players: what a side keeps that nobody plays is opened when its time comes. */
const isPlayed = ({ sides }: SnoopinState, side: number): boolean =>
  sides.some(({ id, player }) => id === side && player !== '')

/** What inputs of steps may name. */
interface Named {
  readonly side?: number | null
  readonly force?: number
  readonly team?: number | null
}

/** Steps that show the ranks of one team, or of the insurgency, to whoever takes them. */
const ofRanks: readonly string[] = [
  ...['correctTeam', 'giveDevelopment', 'developTeams', 'correctInsurgency', 'buildInsurgency', 'use'],
]

/** @returns the side that a step is about which only its own player takes. */
function whose(state: SnoopinState, step: string, { side, force, team }: Named): number | null {
  if (step === 'drawMission') return side ?? null
  if (!ofRanks.includes(step) || !ranksAreSealed(state)) return null
  if (step === 'developTeams') return developingSide(state, side ?? null) ?? null
  if (force !== undefined) return sideOfForce(state, force)
  if (typeof team === 'number') return sideOfTeam(state, team)
  return state.sides.find(({ kind }) => kind === 'insurgents')?.id ?? null
}

/** @returns the sealed developments that an input names. */
function keptIn(state: SnoopinState, input: unknown): { readonly id: number; readonly side: number }[] {
  if (!ranksAreSealed(state)) return []
  const named = new Set(numbersIn(input))
  return state.developments.flatMap(({ id }) => {
    const side = named.has(id) ? keeperOf(state, { collection: 'developments', id }) : null
    return side !== null && isPlayed(state, side) ? [{ id, side }] : []
  })
}

/** Ids of rows are greater than any number that is measured or counted. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** @returns whether who holds the machine may not know the ranks of a side. */
export const hidesRanks = (state: SnoopinState, side: number, holder: number | null): boolean =>
  ranksAreSealed(state) && side !== holder && isPlayed(state, side)
