import { refusalOf } from '../../../main/engine/refusal.ts'
import { missing, rowOf } from '../../../main/engine/table.ts'
import { capital } from '../../../main/sheets/phrases.ts'
import type {
  BesideView,
  MovePlanView,
  MovementRowView,
  MovementView,
  MoveMadeView,
  OptionView,
} from '../contract/movement.ts'
import { bookgunForms } from '../contract/forms.ts'
import { bookgunCopy } from '../rules/copy.ts'
import { fitOf, forceTitles, gameOf, hasLeader, troopById } from '../rules/game.ts'
import type { Asked, MoveTroop } from '../rules/inputs.ts'
import { isBoat, isModel, walks } from '../rules/movement/mobilities.ts'
import { climbs, landTitle, type LandRow } from '../rules/movement/lands.ts'
import { planMove, type MovePlan } from '../rules/movement/plan.ts'
import { diceRead, titlesOf } from '../rules/movement/stages.ts'
import { isOnRoad } from '../rules/movement/ways.ts'
import { roughWords } from '../rules/movement/words.ts'
import { usualMove } from '../rules/movement/usual.ts'
import type { BookgunState, Troop } from '../rules/state.ts'
import { terrain, weather as weatherTable } from '../rules/tables/ground.ts'
import { movement } from '../rules/tables/movement.ts'

/** @returns a unit's move as it is put together on its page, and what came of its last one. */
export function movementView(state: BookgunState, { troop: id, ...asked }: MoveTroop): MovementView {
  gameOf(state)
  const troop = troopById(state, id)
  const { fields } = bookgunForms.move
  const choices = (field: keyof Asked, options: readonly { value: string; label: string }[]): OptionView[] =>
    options
      .map(({ value, label }) => ({
        ...{ value, label, refused: whyNot(state, troop, { ...asked, [field]: value }) },
        usual: usualMove(state, troop)[field] === value,
      }))
      .filter(({ usual }) => usual || counts(troop, field))
  const refused = whyNot(state, troop, asked)
  const plan = refused === null ? planOf(state, troop, asked) : null
  return {
    troop: { id, name: troop.name, leader: troop.leader, strength: strengthWords(troop) },
    formations: choices('formation', fields.formation.options),
    ways: choices('way', fields.way.options),
    grounds: choices('ground', fields.ground.options),
    weathers: choices('weather', fields.weather.options),
    slopes: choices('slope', fields.slope.options),
    ends: choices('ends', fields.ends.options),
    besides: besides(state, troop, asked),
    turnsRefused: refused === null ? whyNot(state, troop, { ...asked, turns: asked.turns + 1 }) : null,
    plan: plan && planView(plan),
    refused,
    explained: explained(state, troop, asked),
    leaderWords: leaderWords(troop, asked),
    table: tableRows(state, plan),
    made: madeOf(state, id),
  }
}

/** Does it make a difference to such a unit, or is it at least something to be told why not? */
function counts({ mobility }: Troop, field: keyof Asked): boolean {
  const [figures, floats] = [walks(mobility), isBoat(mobility) || mobility === 'aircraft']
  if (field === 'formation' || field === 'ends' || field === 'prone' || field === 'carrying') return figures
  if (field === 'slope') return climbs(mobility)
  return !floats
}

const strengthWords = (troop: Troop): string => {
  const one = isModel(troop.mobility) ? 'vehicle' : 'figure'
  return `${fitOf(troop)} ${fitOf(troop) === 1 ? one : `${one}s`}`
}

const planOf = (state: BookgunState, troop: Troop, asked: Asked): MovePlan =>
  planMove(bookgunCopy.rulesOf(state), state, troop, asked)

const whyNot = (state: BookgunState, troop: Troop, asked: Asked): string | null =>
  refusalOf(() => planOf(state, troop, asked))

const flags = ['prone', 'leaderless', 'carrying', 'backs', 'water'] as const

const besides = (state: BookgunState, troop: Troop, asked: Asked): BesideView[] =>
  flags
    .filter((value) => counts(troop, value))
    .map((value) => ({
      value,
      label: bookgunForms.move.fields[value].label,
      refused: whyNot(state, troop, { ...asked, [value]: true }),
      usual: usualMove(state, troop)[value],
    }))

const planView = (plan: MovePlan): MovePlanView => {
  const { dice, cell, unlimited } = plan
  return { dice, cell, stages: unlimited ? [] : titlesOf(plan), unlimited }
}

function explained(state: BookgunState, troop: Troop, { ground, weather, way }: Asked): MovementView['explained'] {
  const rules = bookgunCopy.rulesOf(state)
  const lands = rules.table(terrain)
  if (ground === 'inside')
    return {
      title: 'Inside',
      text: 'Inside is rough terrain, stairs are steep slopes; four figures at most to a room and floor.',
      page: 19,
    }
  if (ground !== 'clear') return { ...named(rowOf(lands, ground)), page: lands.page }
  if (weather === 'dry' || !counts(troop, 'weather')) return null
  const sky = rules.table(weatherTable)
  const { cells, text } = rowOf(sky, isOnRoad(way) ? 'mudOnRoad' : 'mudAcross')
  return { title: cells.weather, text, page: sky.page }
}

const named = (land: LandRow) => ({ title: landTitle(land), text: land.text })

function leaderWords(troop: Troop, { leaderless }: Asked): string {
  if (isModel(troop.mobility)) return ''
  if (leaderless) return 'No leader within 6": these figures lose a die, and move separately.'
  return hasLeader(troop) ? 'Leader within 6" of all: nobody loses another die.' : 'It has no leader of its own.'
}

const columns = ['cross', 'road', 'charge', 'chargeRoad'] as const

function tableRows(state: BookgunState, plan: MovePlan | null): MovementRowView[] {
  return bookgunCopy
    .rulesOf(state)
    .table(movement)
    .rows.map(({ key, gives, cells }) => {
      const group = Object.entries(forceTitles).find(([force]) => key.startsWith(force))?.[1] ?? 'Others'
      const title = cells['type and formation']
      const now = plan?.row === key
      return {
        ...{ key, group, now, rough: roughWords[gives.rough] },
        title: group === 'Others' ? title : capital(title.slice(title.indexOf(',') + 2)),
        cells: columns.map((column) => ({
          column,
          text: cellText(gives as Readonly<Record<string, unknown>>, column),
          own: isLost(key, column) && (gives as Readonly<Record<string, unknown>>)[column] !== missing,
          now: now && plan.way === column,
        })),
      }
    })
}

/** The text has lost the cell: what stands there is from the player's copy. */
const isLost = (key: string, column: (typeof columns)[number]): boolean =>
  (rowOf(movement, key).gives as Readonly<Record<string, unknown>>)[column] === missing

/** "3/4" on foot and mounted; null while it is blank. */
function cellText(gives: Readonly<Record<string, unknown>>, column: (typeof columns)[number]): string | null {
  const [foot, mounted] = [gives[column], gives[`${column}Mounted`]]
  if (foot === missing) return null
  if (column === 'cross' && gives['unlimited'] === true) return 'unlimited'
  if (typeof foot !== 'number') return '-'
  return typeof mounted === 'number' ? `${foot}/${mounted}` : String(foot)
}

function madeOf(state: BookgunState, troopId: number): MoveMadeView | null {
  const move = state.moves.find((one) => one.troopId === troopId)
  if (!move) return null
  return {
    stages: state.stages
      .filter(({ moveId }) => moveId === move.id)
      .map(({ title, why, dice, amount, halfInches }) => ({
        ...{ title, why, amount, dice: diceRead(dice), inches: halfInches / 2 },
      })),
    ...{ inches: move.inches, unlimited: move.unlimited, words: move.words },
  }
}
