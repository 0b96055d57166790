import type { Rules } from '../../../../main/engine/system.ts'
import { figureIn, numberIn } from '../../rules/copy/needed.ts'
import { hidesFigures, isSealed } from '../../rules/game.ts'
import type { Figure, Game, Man, Mortar, SkirmishState, Squad } from '../../rules/state.ts'
import { movement, weapons } from '../../rules/tables/copy.ts'
import { gunOf, launches, weaponName } from '../../rules/weapons.ts'
import { nowOf, wordsNow } from './figureNow.ts'
import { grenades, type SquadLine } from './squadModel.ts'

/** @returns the game under way; null between games. */
export const gameOn = (state: SkirmishState): Game | null =>
  state.games.find(({ id }) => id === state.tour[0]?.gameId) ?? null

/**
 * The men of a squad, numbered as they joined, so that a number stays his when another is lost. Sheets of both sides come
 * out of one printer: who is sealed stands on his like one of whom nothing is known, and nobody can tell him from a man
 * who stayed behind. Where a side has hidden nobody, who is not on the table is not in the battle.
 */
export function squadLines(state: SkirmishState, rules: Rules, { id, sideId }: Squad): SquadLine[] {
  const game = gameOn(state)
  const figures = figuresSeen(state, sideId)
  const mayHide = game === null || game.part === 'setUp' || hidesFigures(state, sideId)
  return state.men
    .filter(({ squadId }) => squadId === id)
    .flatMap((man, i) => {
      const figure = figures.find(({ manId }) => manId === man.id) ?? null
      const stands = figure !== null || (man.status === 'fit' && mayHide)
      return stands ? [manLine(state, rules, { man, figure, mark: String(i + 1) })] : []
    })
}

/** @returns what a side has on the table besides the men of its squads: others, vehicles, mortars, and whoever was heard. */
export function attachedLines(state: SkirmishState, rules: Rules, side: number): SquadLine[] {
  const figures = figuresSeen(state, side).filter(({ manId }) => manId === null)
  const [named, heard] = [figures.filter((one) => !sealedOf(state, one)), figures.filter((one) => sealedOf(state, one))]
  const mortars = state.mortars.filter(({ sideId }) => sideId === side)
  const lines = [
    ...named.map((figure) => figureLine(state, rules, figure, figure.kind === 'apc' ? '' : 'attached')),
    ...mortars.map((mortar) => mortarLine(state, mortar)),
  ].map((line, i) => ({ ...line, mark: String.fromCharCode(65 + (i % 26)) }))
  const hidden = heard.map((figure) => ({
    ...figureLine(state, rules, figure, ''),
    mark: `H${sealedOf(state, figure)!.number}`,
  }))
  return [...lines, ...hidden]
}

/** Figures that anybody may know of, on the table and off it. */
const figuresSeen = (state: SkirmishState, side: number): Figure[] =>
  state.figures.filter((figure) => figure.sideId === side && !isSealed(state, figure))

const sealedOf = ({ sealed }: SkirmishState, { id }: Figure) =>
  sealed.find(({ figureId, opened }) => figureId === id && !opened)

interface ManOnSheet {
  readonly man: Man
  readonly figure: Figure | null
  readonly mark: string
}

function manLine(state: SkirmishState, rules: Rules, { man, figure, mark }: ManOnSheet): SquadLine {
  const { name, weapon, note } = man
  const seen = figure ? wordsNow(state, figure) : []
  const notes = [...seen, launcherNote(rules, weapon), note, recordOf(man)]
  return {
    ...{ mark, kind: 'man', name, ...armed(rules, weapon), note: joined(notes) },
    now: figure && nowOf(state, figure),
  }
}

/** "3 games, 2 kills"; nothing of who has played none. */
function recordOf({ games, kills, removed }: Man): string {
  const count = (of: number, one: string, more: string) => (of === 0 ? [] : [of === 1 ? `1 ${one}` : `${of} ${more}`])
  const hit = removed === null ? [] : [removed === 1 ? 'hit once' : `hit ${removed} times`]
  return [...count(games, 'game', 'games'), ...count(kills ?? 0, 'kill', 'kills'), ...hit].join(', ')
}

function figureLine(state: SkirmishState, rules: Rules, figure: Figure, what: string): SquadLine {
  const { kind, name, weapon } = figure
  const notes = [...wordsNow(state, figure), weapon === null ? '' : launcherNote(rules, weapon), what]
  const arms = weapon === null ? { weapon: kind === 'apc' ? 'M113' : '', suppress: '' } : armed(rules, weapon)
  return { mark: '', kind, name, ...arms, note: joined(notes), now: nowOf(state, figure) }
}

const moving = { settingUp: 'being set up', takingDown: 'being taken down', ready: 'set up', packed: 'packed up' }

/** A mortar fires once a turn; its turns of moving stand where others get something ready. */
function mortarLine(state: SkirmishState, { name, status, turnsToGo, aimedAt, firedTurn }: Mortar): SquadLine {
  const turns = turnsToGo === 0 ? '' : `${turnsToGo} ${turnsToGo === 1 ? 'turn' : 'turns'} to go`
  const aim = aimedAt === null ? 'one shot a turn' : `one shot a turn; at ${aimedAt}`
  const now = { counters: 0, pips: 0, spotted: false, out: 0 }
  return {
    ...{ mark: '', kind: 'mortar', name, weapon: 'Mortar', suppress: '' },
    note: joined([moving[status], turns, status === 'ready' ? aim : '']),
    now: { ...now, spent: firedTurn === gameOn(state)?.turn ? 1 : 0, prepared: turnsToGo === 0 ? 0 : 2 - turnsToGo },
  }
}

function armed(rules: Rules, weapon: string): Pick<SquadLine, 'weapon' | 'suppress'> {
  const table = rules.table(weapons)
  const scores = figureIn(table, gunOf(table, weapon), 'suppress')
  return {
    weapon: weaponName(table, weapon),
    suppress: isLauncher(rules, weapon) ? grenades : scores === null ? null : String(scores).replaceAll(', ', ','),
  }
}

const isLauncher = (rules: Rules, weapon: string): boolean =>
  figureIn(rules.table(weapons), weapon, 'kind') === 'launcher'

function launcherNote(rules: Rules, weapon: string): string {
  if (!launches(rules.table(weapons), weapon)) return ''
  const range = `any range, ${numberIn(rules.table(movement), 'tactical', 'phases')} phases`
  return isLauncher(rules, weapon) ? range : `grenades: ${range}`
}

const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join('; ')
