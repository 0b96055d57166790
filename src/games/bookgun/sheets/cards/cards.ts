import type { Rules } from '../../../../main/engine/system.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { wantsLeader } from '../../rules/roster/checks.ts'
import { labelOfFigure } from '../../rules/roster/figures.ts'
import { fitOf } from '../../rules/game.ts'
import { inOrderOfLoss } from '../../rules/troops.ts'
import { halvedBy } from '../../rules/sight.ts'
import type { BookgunState, FigureRow, Force, Mobility, Troop, Unit } from '../../rules/state.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { spotting } from '../../rules/tables/spotting.ts'
import type { ShownFigure } from '../shared/figureRows.ts'
import { movesOf, type MoveLine } from '../shared/moves.ts'
import { printed, type Printed } from '../shared/words.ts'

/** A rule of engagement, to be laid beside the table while it is in force. */
export interface RoeCard {
  readonly rule: string
  readonly name: string
  readonly text: string
  readonly breach: string
  /** From 1, the strictest, to 4. */
  readonly freedom: number
}

/** A unit and its leader. */
export interface LeaderCard {
  readonly force: Force
  readonly unit: string
  /** Empty where none has been named: a line to write on; null: nobody leads. */
  readonly leader: string | null
  readonly lines: readonly MoveLine[]
  readonly spots: {
    /** `12", in fog 6"`. */
    readonly reach: string
    /** Null of a unit that nobody leads. */
    readonly withLeader: Printed | null
    readonly without: Printed
  }
  /** More than a card holds are counted. */
  readonly figures: readonly ShownFigure[]
}

export interface CardsModel {
  readonly roe: readonly RoeCard[]
  readonly leaders: readonly LeaderCard[]
  /** For units that are written down by hand. */
  readonly blank: LeaderCard
}

const roeCards: readonly RoeCard[] = rulesOfEngagement.rows.map(({ cells, text }, i) => ({
  rule: cells.rule,
  name: cells.name,
  text,
  breach: cells.note,
  freedom: i + 1,
}))

/**
 * @returns the rules of engagement, then every unit of the campaign that has or had a leader, as it stands: in the game
 * under way where it is there, and else on its roster. Who is off the table for good has none.
 */
export function cardsModel(state: BookgunState): CardsModel {
  const rules = bookgunCopy.rulesOf(state)
  const look = lookIn(state, rules)
  return {
    roe: roeCards,
    leaders: state.units
      .filter((unit) => isLed(state, unit) && troopOn(state, unit)?.gone !== true)
      .map((unit) => leaderCard(state, rules, look, unit)),
    blank: { ...cardOf(rules, look, 'army', 'foot', true), unit: '', leader: '', figures: [] },
  }
}

/** @returns the card of one unit, also of one that nobody leads. */
export const unitCard = (state: BookgunState, unit: Unit): LeaderCard => {
  const rules = bookgunCopy.rulesOf(state)
  return leaderCard(state, rules, lookIn(state, rules), unit)
}

/** By its organisation, or because somebody was named: who leads vehicles is no figure of theirs. */
const isLed = (state: BookgunState, unit: Unit): boolean => wantsLeader(state, unit) || unit.leader !== ''

/** What it is in the game under way: nothing while it lies under a marker. */
const troopOn = ({ troops, tour: [tour] }: BookgunState, { id }: Unit): Troop | undefined =>
  troops.find(({ gameId, unitId }) => unitId === id && gameId === tour?.gameId)

/** Empty of one without a name; null where nobody is left to lead. */
function leaderOf(state: BookgunState, unit: Unit): string | null {
  const { id, leader } = unit
  const fell = troopOn(state, unit)?.leaderLost === true
  const leads =
    !wantsLeader(state, unit) || state.figures.some((one) => one.unitId === id && one.leads && one.lostIn === null)
  return leads && !fell ? leader : null
}

function leaderCard(state: BookgunState, rules: Rules, look: Look, unit: Unit): LeaderCard {
  const leader = leaderOf(state, unit)
  const { lines, ...card } = cardOf(rules, look, unit.force, unit.mobility, leader !== null)
  return {
    ...card,
    ...{ unit: unit.name, leader, lines: [...lines, ...tableLines(state, unit)] },
    figures: figuresNow(state, unit)
      .map((figure) => ({
        ...{ kind: figure.kind, label: labelOfFigure(figure), out: false, open: false },
        leads: figure.leads && leader !== null,
      }))
      .toSorted((a, b) => Number(b.leads) - Number(a.leads)),
  }
}

/** Those who are with it: in a game without the lost and without scouts, of whom it is the last of the roster who go. */
function figuresNow(state: BookgunState, unit: Unit): readonly FigureRow[] {
  const own = state.figures.filter(({ unitId, lostIn }) => unitId === unit.id && lostIn === null)
  const troop = troopOn(state, unit)
  if (troop === undefined) return own
  const order = inOrderOfLoss(state, unit.id, troop.leaderLost)
  const away = new Set(order.slice(0, Math.max(0, order.length - (troop.figures - troop.lost))))
  return own.filter((figure) => !away.has(figure))
}

/** What the table adds to the roster: who of them is wounded, who is out as scouts. */
function tableLines(state: BookgunState, unit: Unit): readonly MoveLine[] {
  const troop = troopOn(state, unit)
  if (troop === undefined) return []
  const scouts = state.troops.find(({ parentId, gone }) => parentId === troop.id && !gone)
  return [
    ...(troop.wounded > 0 ? [now('Wounded', `${troop.wounded} of ${troop.figures - troop.lost}`)] : []),
    ...(scouts ? [now('Scouts out', String(fitOf(scouts)))] : []),
  ]
}

const now = (what: string, text: string): MoveLine => ({ what, value: { text, how: 'plain' } })

/** How far the chart goes: `12"`, half of it, or a quarter. */
interface Look {
  readonly reach: string
}

/** The farthest that each side looks by the chart. */
const far = 12

/** Of a game under way as its sky is; else for both. */
function lookIn({ tour, games }: BookgunState, rules: Rules): Look {
  const game = games.find(({ id }) => id === tour[0]?.gameId)
  if (game === undefined) return { reach: `${far}", in fog ${far / 2}"` }
  const why = halvedBy(rules, game, { thermal: false, goggles: false })
  return { reach: `${far / 2 ** why.length}"${why.length === 0 ? '' : ` in ${why.join(' and ')}`}` }
}

function cardOf(
  rules: Rules,
  { reach }: Look,
  force: Force,
  mobility: Mobility,
  led: boolean,
): Pick<LeaderCard, 'force' | 'lines' | 'spots'> {
  const at = (figure: string) => printed(spotting, rules, `${force}${far}`, figure)
  return {
    force,
    lines: movesOf(rules, force, mobility),
    spots: { reach, withLeader: led ? at('withLeader') : null, without: at('without') },
  }
}
