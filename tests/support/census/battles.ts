import type { Action, Values } from '../../../src/games/fng/rules/battle/action.ts'
import type { Call } from '../../../src/games/fng/rules/battle/battle.ts'
import { actions } from '../../../src/games/fng/rules/battle/chapters.ts'
import { missionOf } from '../../../src/games/fng/rules/people.ts'
import type { DayPart, FngState, Weather } from '../../../src/games/fng/rules/state.ts'
import { attributes as attributeTable } from '../../../src/games/fng/rules/tables/index.ts'
import { weaponTables } from '../../../src/games/fng/rules/tables/families.ts'
import { chanceOf, fillForm, type Chance } from '../battlePlayer.ts'
import type { Census } from './census.ts'
import { kinds } from './scenes/support.ts'
import { goOn, mustered, phaseOf, type Tour } from './tours.ts'

/** What puts right by hand is no rule. */
export const played = actions.filter(({ name }) => name !== 'putRight')

const weathers: readonly Weather[] = ['clear', 'variable', 'inclement', 'terrible']
const dayParts: readonly DayPart[] = ['night', 'preDawn', 'morning', 'afternoon', 'evening']
const weapons = weaponTables.flatMap((table) => table.rows.map(({ key }) => key))
const attributes = attributeTable.rows.map(({ key }) => key)

/** Plays battles of tours: each from a mission of a tour of its own, with men, weapons and weather as chance has them. */
export function playBattles(census: Census, seeds: readonly number[], moves: number): void {
  for (const seed of seeds) census.noted({ kind: 'battle', nth: seed, time: 1 }, () => playBattle(census, seed, moves))
}

function playBattle(census: Census, seed: number, moves: number): number {
  const chance = chanceOf(seed)
  let tour = mustered(census, seed, chance)
  while (phaseOf(tour) !== 'over' && phaseOf(tour) !== 'battle') tour = goOn(census, tour, seed, chance)
  if (phaseOf(tour) === 'over') return 0
  const begun = begin(census, { ...tour, state: mixed(tour.state, chance) }, chance)
  return playOn(census, begun, chance, { moves })
}

/** Everybody may be anything: three Attributes a man, any Support Level and EAL, any hour and weather. */
function mixed(state: FngState, chance: Chance): FngState {
  const mission = missionOf(state)
  const men = state.party.filter(({ missionId }) => missionId === mission.id).map(({ soldierId }) => soldierId)
  return {
    ...state,
    attributes: men.flatMap((soldierId, i) =>
      [0, 1, 2].map((nth) => ({ id: 9_000_000 + i * 10 + nth, soldierId, attribute: chance.one(attributes) })),
    ),
    missions: state.missions.map((row) =>
      row.id === mission.id
        ? {
            ...row,
            supportLevel: 1 + chance.below(6),
            eal: 1 + chance.below(6),
            weather: chance.one(weathers),
            dayPart: chance.one(dayParts),
          }
        : row,
    ),
  }
}

function begin(census: Census, { state, depth }: Tour, chance: Chance): Tour {
  const begun = census.play({ before: state, step: 'beginBattle', input: {}, depth: depth + 1 }, chance).state
  const asker = begun.battle[0]!.commanderId
  const calls = [0, 1, 2].map((nth): Call => ({
    id: 9_500_000 + nth,
    kind: chance.one(kinds),
    source: chance.one(['ready', 'onDemand']),
    status: 'underWay',
    figureId: asker,
    askedTurn: 0,
    arrives: 2 + chance.below(3),
    amount: 1 + chance.below(2),
    what: '',
    registered: chance.often(0.3),
    rounds: chance.below(4),
    brings: null,
    attempts: 0,
  }))
  const armed = chance.often(0.5)
  return {
    depth: depth + 1,
    state: {
      ...begun,
      calls,
      figures: begun.figures.map((figure) => ({
        ...figure,
        weapon: armed && chance.often(0.4) ? chance.one(weapons) : figure.weapon,
        sidearm: chance.often(0.3) ? 'm1911a1' : figure.sidearm,
        items: chance.often(0.5) ? [chance.one(weapons), chance.one(weapons)].join(' ') : figure.items,
      })),
    },
  }
}

/** How a battle is played on. */
interface Played {
  readonly moves: number
  /** The actions that are played; all where nothing is said. */
  readonly among?: readonly Action[]
  /** What stands in every form, whatever chance would have there. */
  readonly filled?: Values | undefined
}

/** Plays on from a battle under way. @returns how many moves it took until the last that met something. */
export function playOn(
  census: Census,
  begun: Tour,
  chance: Chance,
  { moves, among = played, filled = {} }: Played,
): number {
  let { state, depth } = begun
  let fruitful = 0
  for (let i = 0; i < moves && !state.battle[0]?.ended; i++) {
    const action = nextAction(census, state, chance, among)
    if (action === null) break
    const { met } = census
    for (let tries = 0; tries < 4; tries++) {
      const values = fillForm(action, state, chance)
      if (values === null) break
      depth += 1
      const input = { action: action.name, values: { ...values, ...filled } }
      const { state: after, refused } = census.play({ before: state, step: 'act', input, depth }, chance)
      state = after
      if (refused === null) break
    }
    if (census.met > met) fruitful = i + 1
  }
  return fruitful
}

const tablesOf = new Map(played.map((action) => [action.name, (action.tables ?? []).map(({ id }) => id)]))

/** More than any action weighs. */
const heaviest = 250
/** What an action weighs that leads to a table of which much, or little, is still to be met. */
const wanted = { much: 40, little: 150 } as const
/** So many open places are little. */
const little = 30

/**
 * What can be done and leads to a table that is not wholly met comes more often. Actions are proposed and taken by their
 * weight: to ask every one of them whether it can be done takes longer than to play it.
 */
function nextAction(census: Census, state: FngState, chance: Chance, among: readonly Action[]): Action | null {
  const over = state.battle[0]?.over === true
  const asking = { state, values: {}, selected: state.figures.map(({ id }) => id) }
  const weights = new Map<Action, number>()
  const wants = wanted[census.wanting() > little ? 'much' : 'little']
  const weigh = (action: Action): number =>
    action.refuses(state) !== null
      ? 0
      : (census.seeksTrait(action.name) || tablesOf.get(action.name)!.some((id) => census.lacksAny(id)) ? wants : 5) +
        (action.likely?.(asking) ?? 10) +
        (action.name === 'nextTurn' ? 10 : 0)
  const ends = over || chance.often(0.01)
  const open = ends ? among : among.filter(({ name }) => name !== 'endBattle')
  for (;;) {
    const action = chance.one(open)
    if (!weights.has(action)) weights.set(action, weigh(action))
    if (chance.below(heaviest) < weights.get(action)!) return action
    if (weights.size === open.length && [...weights.values()].every((weight) => weight === 0)) return null
  }
}
