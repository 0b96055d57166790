import type { Rules } from '../../../../main/engine/system.ts'
import { figureIn, numberIn } from '../../rules/copy/needed.ts'
import { sideName } from '../../rules/game.ts'
import type { Man, SkirmishState, Squad } from '../../rules/state.ts'
import { movement, weapons } from '../../rules/tables/copy.ts'
import { weaponName } from '../../rules/weapons.ts'
import { keysOf } from './keys.ts'
import type { SquadLine, SquadModel } from './squadModel.ts'

/** @returns the squads of both players, as they go into the next game, or are in the one under way. */
export const squadModels = (state: SkirmishState, rules: Rules, name: string): SquadModel[] =>
  state.squads.map((squad) => squadModel(state, rules, squad, name))

function squadModel(state: SkirmishState, rules: Rules, squad: Squad, name: string): SquadModel {
  const game = state.games.findLast(({ part }) => part !== 'over')
  const side = state.gameSides.find(({ gameId, sideId }) => gameId === game?.id && sideId === squad.sideId)
  const inches = figureIn(rules.table(movement), 'ordinary', 'inches')
  const support = side ? `${side.shotsPerTurn} shots, ${side.supportTurns} turns` : ''
  return {
    title: 'Squad sheet',
    whose: `${squad.name}, ${sideName(state, squad.sideId)}`,
    when: game ? `${name}, game ${game.number}` : name,
    facts: [
      { label: 'Scenario', value: game?.scenario ?? '' },
      { label: 'Hidden rules', value: game ? hiddenWords[game.hiddenRules] : '' },
      { label: 'Ordinary phase, own copy', value: inches === null ? '' : `${Number(inches)}"` },
      { label: 'Fire support', value: support },
    ],
    men: state.men
      .filter(({ squadId, status }) => squadId === squad.id && status === 'fit')
      .map((man) => squadLine(rules, man)),
    keys: keysOf(rules),
    shots: side?.shotsPerTurn ?? 5,
    supportTurns: side?.supportTurns ?? 2,
  }
}

const hiddenWords = { noise: 'noise', alternate: 'spotting' } as const

function squadLine(rules: Rules, man: Man): SquadLine {
  const { name, weapon, note } = man
  const table = rules.table(weapons)
  const launcher = figureIn(table, weapon, 'kind') === 'launcher'
  const phases = numberIn(rules.table(movement), 'tactical', 'phases')
  return {
    name,
    weapon: weaponName(table, weapon),
    suppress: launcher ? '' : scoresOf(figureIn(table, weapon, 'suppress')),
    note: [note === '' && launcher ? `any range, ${phases} phases` : note, recordOf(man)].filter(Boolean).join('; '),
  }
}

/** "3 games, 2 kills"; nothing of who has played none. */
function recordOf({ games, kills, removed }: Man): string {
  const count = (of: number, one: string, more: string) => (of === 0 ? [] : [of === 1 ? `1 ${one}` : `${of} ${more}`])
  const hit = removed === null ? [] : [removed === 1 ? 'hit once' : `hit ${removed} times`]
  return [...count(games, 'game', 'games'), ...count(kills ?? 0, 'kill', 'kills'), ...hit].join(', ')
}

const scoresOf = (value: string | number | boolean | null): string | null => (value === null ? null : String(value))
