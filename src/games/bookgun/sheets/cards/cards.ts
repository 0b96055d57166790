import type { Rules } from '../../../../main/engine/system.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { labelOf } from '../../rules/organisation/words.ts'
import type { Role } from '../../rules/organisation/shape.ts'
import type { BookgunState, FigureRow, Force, Mobility, Unit } from '../../rules/state.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { spotting } from '../../rules/tables/spotting.ts'
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

/** A figure of a unit on its leader's card. */
export interface CardFigure {
  readonly label: string
  readonly leads: boolean
  readonly vehicle: boolean
}

/** A unit and its leader. */
export interface LeaderCard {
  readonly force: Force
  readonly unit: string
  /** Empty where none has been named: a line to write on. */
  readonly leader: string
  readonly lines: readonly MoveLine[]
  readonly spots: { readonly inches: number; readonly withLeader: Printed; readonly without: Printed }
  /** More than a card holds are counted. */
  readonly figures: readonly CardFigure[]
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

/** @returns the rules of engagement, then every unit of the campaign that has a leader, as it stands. */
export function cardsModel(state: BookgunState): CardsModel {
  const rules = bookgunCopy.rulesOf(state)
  return {
    roe: roeCards,
    leaders: state.units.filter(({ leader }) => leader !== '').map((unit) => leaderCard(state, rules, unit)),
    blank: { ...cardOf(rules, 'army', 'foot'), unit: '', leader: '', figures: [] },
  }
}

function leaderCard({ figures }: BookgunState, rules: Rules, unit: Unit): LeaderCard {
  const own = figures.filter(({ unitId, lostIn }) => unitId === unit.id && lostIn === null)
  return {
    ...cardOf(rules, unit.force, unit.mobility),
    unit: unit.name,
    leader: unit.leader,
    figures: own.map((figure) => ({
      label: shortOf(figure),
      leads: figure.leads,
      vehicle: figure.kind === 'vehicle',
    })),
  }
}

/** The farthest that each side looks by the chart. */
const far = 12

function cardOf(rules: Rules, force: Force, mobility: Mobility): Pick<LeaderCard, 'force' | 'lines' | 'spots'> {
  const at = (figure: string) => printed(spotting, rules, `${force}${far}`, figure)
  return {
    force,
    lines: movesOf(rules, force, mobility),
    spots: { inches: far, withLeader: at('withLeader'), without: at('without') },
  }
}

/** Two or three letters that tell a weapon in a ring: "203" of an M203. */
function shortOf({ kind, role, weapon, leads }: FigureRow): string {
  if (leads) return 'L'
  if (kind === 'vehicle') return ''
  const label = labelOf({ role: role as Role, weapon })
  const figures = /^[A-Z]+(\d{2,3})/.exec(label)?.[1]
  return figures ?? label.slice(0, label === label.toLowerCase() ? 2 : 3).toUpperCase()
}
