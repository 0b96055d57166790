import { notNow, refuse } from '../../../main/engine/mustBe.ts'
import { rowById } from '../../../main/engine/state.ts'
import type { Figure, Game, GameSide, Part, Radio, SkirmishState } from './state.ts'

/** Questions about the game that many steps ask. All read the state and change nothing. */

/** @throws RuleError `not-now` when no game is under way. */
export function gameOf(state: SkirmishState): Game {
  const id = state.tour[0]?.gameId ?? null
  if (id === null) notNow('No game is under way. Begin one first.')
  return rowById(state.games, id, 'game')
}

const partWords: Readonly<Record<Part, string>> = {
  setUp: 'the game is being set up',
  check: 'the KIA/WIA check comes first',
  support: 'fire support comes first, or is passed',
  phases: 'figures have their phases',
  over: 'the game is over',
}

/** @throws RuleError `not-now` unless the turn stands there. */
export function mustBe(state: SkirmishState, ...parts: readonly Part[]): Game {
  const game = gameOf(state)
  if (!parts.includes(game.part)) notNow(`Not now: ${partWords[game.part]}.`)
  return game
}

export const sideName = (state: SkirmishState, id: number): string => rowById(state.sides, id, 'player').name

/** @returns the other of the two players. */
export const otherSide = (state: SkirmishState, id: number): number => state.sides.find((side) => side.id !== id)!.id

export const figureById = (state: SkirmishState, id: number): Figure => rowById(state.figures, id, 'figure')

/** @returns the figures of a side that are on the table. */
export const figuresOf = (state: SkirmishState, sideId: number): Figure[] =>
  state.figures.filter((figure) => figure.sideId === sideId && !figure.out)

export function gameSideOf(state: SkirmishState, sideId: number): GameSide {
  const { id } = gameOf(state)
  return state.gameSides.find((one) => one.gameId === id && one.sideId === sideId)!
}

/** Nobody of the other side knows of it: neither seen nor heard. Under the alternate rules all stand on the table. */
export const isSealed = (state: SkirmishState, figure: Figure): boolean =>
  figure.hidden && !figure.heard && gameOf(state).hiddenRules === 'noise'

/** Does each player check and name his sealed figures by himself? Games begun before that was so go on as they began. */
export const sealsApart = (state: SkirmishState): boolean => (gameOf(state).edition ?? 1) >= 2

/** Is the page played as it has been read since edition 4? Games begun before that go on as they began. */
export const asReadNow = (state: SkirmishState): boolean => (gameOf(state).edition ?? 1) >= 4

/** Has the side sealed anything in this game? That it has, all may know: digests stand in the open. */
export const hasSeals = (state: SkirmishState, sideId: number): boolean => {
  const { id } = gameOf(state)
  return state.seals.some((seal) => seal.gameId === id && seal.sideId === sideId)
}

/** Has the side hidden figures in this game? That it did, all may know, but not how many, nor whether any is left. */
export const hidesFigures = (state: SkirmishState, sideId: number): boolean => {
  const { id } = gameOf(state)
  return state.sealed.some((row) => row.gameId === id && row.sideId === sideId && row.kind === 'figure')
}

/** @returns the radio of a side that works and is carried on the table. */
export const radioOf = (state: SkirmishState, sideId: number): Radio | undefined =>
  state.radios.find((radio) => radio.sideId === sideId && !radio.destroyed && radio.carrierId !== null)

/** May be fired at: it stands in the open, was found, or was heard. */
export const isKnown = ({ hidden, heard }: Figure): boolean => !hidden || heard

/**
 * @returns the figure, of the side whose turn it is and on the table.
 * @throws RuleError `bad-input`.
 */
export function activeFigure(state: SkirmishState, id: number): Figure {
  const game = mustBe(state, 'phases')
  const figure = onTable(state, id)
  if (figure.sideId !== game.sideId) refuse(`It is not the turn of ${figure.name}.`)
  return figure
}

/** @throws RuleError `bad-input` for a figure that is off the table. */
export function onTable(state: SkirmishState, id: number): Figure {
  const figure = figureById(state, id)
  if (figure.out) refuse(`${figure.name} is off the table.`)
  return figure
}

/** What takes hands and ears no vehicle does; in games begun before edition 4 it could. @throws RuleError `bad-input`. */
export function mustBeMan(state: SkirmishState, { name, kind }: Figure): void {
  if (kind === 'apc' && asReadNow(state)) refuse(`${name} is a vehicle: that is for men on foot.`)
}

export function enemyOnTable(state: SkirmishState, id: number): Figure {
  const figure = onTable(state, id)
  if (figure.sideId === gameOf(state).sideId) refuse(`${figure.name} is of the same side.`)
  return figure
}

/** @throws RuleError `bad-input` for a distance that cannot be measured. */
export function mustBeInches(value: number): void {
  if (!Number.isFinite(value) || value < 0 || value > 999) refuse('A distance is 0 to 999 inches.')
}
