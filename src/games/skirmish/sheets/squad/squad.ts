import type { Rules } from '../../../../main/engine/system.ts'
import { figureIn } from '../../rules/copy/needed.ts'
import { hidesFigures, sideName } from '../../rules/game.ts'
import type { Game, GameSide, HiddenRules, Side, SkirmishState } from '../../rules/state.ts'
import { movement } from '../../rules/tables/copy.ts'
import { keysOf } from './keys.ts'
import { attachedLines, gameOn, squadLines } from './lines.ts'
import type { SquadLine, SquadModel, SupportModel } from './squadModel.ts'

/** @returns the squads of both players, as they go into the next game, or stand in the one under way. */
export const squadModels = (state: SkirmishState, rules: Rules, name: string): SquadModel[] =>
  state.sides.flatMap((side) => {
    const attached = attachedLines(state, rules, side.id)
    const squads = state.squads.filter(({ sideId }) => sideId === side.id)
    const pages = squads.map((squad, i) => ({
      whose: squad.name,
      lines: [...squadLines(state, rules, squad), ...(i === 0 ? attached : [])],
    }))
    if (squads.length === 0 && attached.length > 0) pages.push({ whose: side.force || 'Figures', lines: attached })
    return pages.map(({ whose, lines }) => squadModel(state, rules, side, { whose, lines, name }))
  })

/** @returns a sheet for a squad that is written by hand, with what the tables say. */
export const blankSquad = (state: SkirmishState, rules: Rules): SquadModel => ({
  ...{ title: 'Squad sheet', whose: '', when: '', lines: [], turnsOver: 0 },
  ...{ facts: factsOf(rules, null, ''), keys: keysOf(rules, hiddenRulesOf(state)) },
  ...{ spotting: hiddenRulesOf(state) === 'alternate', support: usual },
})

interface Page {
  readonly whose: string
  readonly lines: readonly SquadLine[]
  /** Of the campaign in the library, where it has no title. */
  readonly name: string
}

function squadModel(state: SkirmishState, rules: Rules, { id }: Side, { whose, lines, name }: Page): SquadModel {
  const game = gameOn(state)
  const side = state.gameSides.find(({ gameId, sideId }) => gameId === game?.id && sideId === id)
  const support = game && side ? supportOf(game, side) : usual
  const number = game ? [`game ${game.number}`] : []
  const turn = game && game.part !== 'setUp' ? [`turn ${game.turn}`] : []
  return {
    title: 'Squad sheet',
    whose: `${whose}, ${sideName(state, id)}`,
    when: [state.tour[0]?.title ?? name, ...number, ...turn].join(', '),
    facts: factsOf(rules, game, side ? supportWords(state, support, id) : ''),
    lines,
    turnsOver: game ? turnsOver(game, id) : 0,
    keys: keysOf(rules, hiddenRulesOf(state)),
    spotting: hiddenRulesOf(state) === 'alternate',
    support,
  }
}

/** Of the game under way, or of the last one: squads mostly go on as they have played. */
const hiddenRulesOf = ({ games }: SkirmishState): HiddenRules => games.at(-1)?.hiddenRules ?? 'noise'

const hiddenWords = { noise: 'noise', alternate: 'spotting' } as const

function factsOf(rules: Rules, game: Game | null, support: string): SquadModel['facts'] {
  const inches = figureIn(rules.table(movement), 'ordinary', 'inches')
  return [
    { label: 'Scenario', value: game?.scenario ?? '' },
    { label: 'Hidden rules', value: game ? hiddenWords[game.hiddenRules] : '' },
    { label: 'Ordinary phase, own copy', value: inches === null ? '' : `${Number(inches)}"` },
    { label: 'Fire support', value: support },
  ]
}

/** What the page suggests, while no scenario says anything. */
const usual: SupportModel = { shots: 5, turns: 2, fired: 0 }

function supportOf(game: Game, { sideId, shotsPerTurn, supportTurns, shots }: GameSide): SupportModel | null {
  const on = game.sideId === sideId && (game.part === 'support' || game.part === 'phases')
  const fired = on ? shots : 0
  if (shotsPerTurn === 0 || (supportTurns === 0 && fired === 0)) return null
  return { shots: shotsPerTurn, turns: supportTurns, fired }
}

function supportWords(state: SkirmishState, support: SupportModel | null, side: number): string {
  if (support === null) return 'none'
  const radio = state.radios.find(({ sideId }) => sideId === side)
  // Of a radio that may be sealed nothing is told, as on the screen.
  const lost = radio?.destroyed && !hidesFigures(state, side) ? ', radio destroyed' : ''
  const left = gameOn(state)?.part === 'setUp' ? '' : ' left'
  return `${support.shots} shots, ${support.turns} ${support.turns === 1 ? 'turn' : 'turns'}${left}${lost}`
}

/** The side that began is a turn ahead while the other is on. */
const turnsOver = ({ turn, firstSideId, sideId }: Game, side: number): number =>
  turn - (side === firstSideId && sideId !== side ? 0 : 1)
