import { numberIn } from '../../../../main/engine/missing.ts'
import type { Off } from '../../../../main/engine/dice.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Row } from '../../../../main/engine/table.ts'
import { forceTitles, gameOf, hasLeader } from '../game.ts'
import type { MoveTroop, MoveWay } from '../inputs.ts'
import type { BookgunState, Formation, Mobility, Troop } from '../state.ts'
import { terrain, weather as weatherTable } from '../tables/ground.ts'
import { movement } from '../tables/movement.ts'
import { isBoat, isVehicle, kindOf, walks } from './mobilities.ts'
import { otherMoves } from './otherMoves.ts'
import { formationWords, wayWords } from './words.ts'

/** A die that is taken off, with what takes it. */
export interface Taken extends Off {
  /** "rough, for the Army" */
  readonly why: string
}

/** A move before its dice fall. */
export interface MovePlan {
  /** The row of the movement table; null where the text gives dice of its own. */
  readonly row: string | null
  readonly way: MoveWay
  /** "Army, open order, cross country" */
  readonly cell: string
  readonly dice: number
  readonly taken: readonly Taken[]
  /** By the joker: 1D6 is thrown besides, and taken off. */
  readonly less: boolean
  /** A half of what is left, and why; null: all of it. */
  readonly half: string | null
  /** A third of what is left: figures step back (p. 13). */
  readonly third: boolean
  /** Twice what is left: bicycles downhill. */
  readonly double: boolean
  /** Inches for turns. */
  readonly turns: number
  readonly unlimited: boolean
}

/** What is asked of a move, but for whose it is. */
export type Asked = Omit<MoveTroop, 'troop'>

const forceWords = { army: 'the Army', insurgents: 'Insurgents', civilians: 'civilians' } as const
const bare = { taken: [], less: false, half: null, third: false, double: false, unlimited: false } as const

/**
 * @returns the dice of a move and what is done to them, by the tables as the campaign plays them (p. 13-19).
 * @throws RuleError `bad-input` for what cannot be done, `not-filled` for a cell that the text has lost.
 */
export function planMove(rules: Rules, state: BookgunState, troop: Troop, asked: Asked): MovePlan {
  mustBeFree(troop, asked)
  const { way, turns } = asked
  const own = { ...bare, row: null, way, turns, less: troop.lessDie } as const
  const more = troop.extraDie ? 1 : 0
  if (asked.prone) {
    const dice = otherMoves.prone + more
    return { ...own, cell: 'Prone, in any terrain', dice, taken: menTaken(asked), third: asked.backs }
  }
  if (asked.water && !isBoat(troop.mobility))
    return { ...own, cell: 'Amphibious, on water', dice: afloat(troop) + more }
  if (asked.backs && !walks(troop.mobility)) {
    const dice = backingDice(troop) + more
    return { ...own, cell: 'Backing up, straight', dice, taken: takenOf(rules, troop, asked) }
  }
  const { row, cell, dice } = cellOf(rules, troop, asked)
  if (dice === null) return { ...own, row, cell, dice: 0, less: false, turns: 0, unlimited: true }
  return {
    ...{ row, way, cell, dice: dice + more, less: troop.lessDie, turns, unlimited: false },
    taken: takenOf(rules, troop, asked),
    half: halfOf(state, troop, asked),
    third: asked.backs,
    double: troop.mobility === 'bicycles' && troop.mounted && asked.slope === 'down',
  }
}

/** What no unit can do as it stands. */
function mustBeFree(troop: Troop, asked: Asked): void {
  const { name, mobility, kind } = troop
  const charges = asked.way === 'charge' || asked.way === 'chargeRoad'
  if (troop.carrierId !== null) refuse(`${name} rides: it moves with what carries it, or dismounts.`)
  if (mobility === 'gun' && troop.limbered) refuse(`${name} is limbered: it moves with what tows it.`)
  if (mobility === 'gun' && troop.gunTurns > 0) refuse(`${name} is being limbered or unlimbered.`)
  if (asked.prone && (!walks(mobility) || troop.mounted)) refuse('Only figures on foot go prone.')
  if (asked.prone && (charges || asked.way === 'road'))
    refuse('Prone figures move 1D6 in any terrain, and no other way.')
  if (charges && asked.backs) refuse('Nobody charges backwards.')
  if (asked.backs && asked.turns > 0 && isVehicle(mobility))
    refuse('A vehicle does not turn while it backs up: it goes straight back.')
  if (mobility === 'skiDoo' && !isOnSnow(troop, asked)) refuse('A Ski Doo may not go where there is no snow.')
  if (kind === 'scouts' && charges) refuse('Scouts have 3D6 and no charge.')
  if (asked.carrying && (!walks(mobility) || charges)) refuse('Who carries wounded is on foot, and does not charge.')
  if (asked.ends !== 'free' && (mobility !== 'foot' || charges))
    refuse('Only figures on foot get over a wall or through a window.')
  if (asked.way === 'road' || asked.way === 'chargeRoad') mustKeepTheRoad(troop, asked)
}

/** The road rate is for a column that is on the road all turn (p. 15-16). */
function mustKeepTheRoad({ mobility, kind, formation }: Troop, asked: Asked): void {
  if (isBoat(mobility) || mobility === 'aircraft') refuse('That has no use for a road.')
  if (asked.ground !== 'clear') refuse('On a road it is the road that counts: the ground is clear.')
  if (kind === 'scouts') refuse('Scouts are in open order, and have no road rate.')
  if (walks(mobility) && mobility !== 'bicycles' && (asked.formation !== 'column' || formation !== 'column'))
    refuse('The road rate is for a column that is one already.')
}

/** What is drawn by horses never backs up (p. 14). */
function backingDice({ name, mobility }: Troop): number {
  const { group } = kindOf(mobility)
  if (group === 'wheeled') return otherMoves.backsWheeled
  if (group === 'tracked') return otherMoves.backsTracked
  return refuse(`${name} does not back up.`)
}

function afloat({ name, mobility, amphibious }: Troop): number {
  return isVehicle(mobility) && amphibious ? otherMoves.afloat : refuse(`${name} is not amphibious.`)
}

/** Dice of the cell; null where there is no limit. */
interface CellRead {
  readonly row: string | null
  readonly cell: string
  readonly dice: number | null
}

function cellOf(rules: Rules, troop: Troop, asked: Asked): CellRead {
  const table = rules.table(movement)
  const { way } = asked
  if (troop.kind === 'scouts') return { row: null, cell: 'Scouts, cross country', dice: otherMoves.scouts }
  const { mobility, mounted } = troop
  if (isOnSnow(troop, asked)) {
    const row = rowOf(table, 'overSnow')
    if (way !== 'cross') return read(table, row, way, `Over snow vehicles, ${wayWords[way]}`)
    return { row: 'overSnow', cell: 'Over snow vehicles, on snow', dice: numberIn(table, row, 'snow') }
  }
  if (mobility === 'aircraft') return { row: 'aircraft', cell: 'Aircraft, unlimited', dice: null }
  const key = kindOf(mobility).row
  if (key === null) return walkingCell(rules, troop, asked)
  const row = rowOf(table, key)
  if (mobility === 'horseDrawn' && asked.ground !== 'clear')
    refuse('Horse drawn vehicles may not enter rough or dense terrain.')
  const rides = mobility === 'bicycles' && mounted && asked.ground === 'clear'
  const title = mobility === 'bicycles' ? `Bicycles, ${rides ? 'mounted' : 'dismounted'}` : kindOf(mobility).title
  return read(table, row, rides ? `${way}Mounted` : way, `${title}, ${wayWords[way]}`)
}

/** On snow both over snow vehicles move alike (p. 16). */
const isOnSnow = ({ mobility }: Troop, { weather }: Pick<Asked, 'weather'>): boolean =>
  weather === 'snow' && (mobility === 'skiDoo' || mobility === 'bv206')

function read(table: typeof movement, row: Row, figure: string, cell: string): CellRead {
  const value = row.gives?.[figure]
  // A dash of the player's copy is filled in as no dice.
  if (value === null || value === undefined || value === 0) refuse(`${cell}: the movement table has no dice for it.`)
  const dice = numberIn(table, row, figure)
  // What an older version has let in.
  if (!Number.isInteger(dice)) refuse(`${cell}: ${dice} is no number of dice. Fill it in anew from your copy.`)
  return { row: row.key!, cell, dice }
}

const rowKeys = { close: 'Close', open: 'Open', column: 'Column' } as const

/** Figures on foot and on horses go by their formation; a change takes the slower of the two (ruling). */
function walkingCell(rules: Rules, troop: Troop, { way, formation }: Asked): CellRead {
  const table = rules.table(movement)
  const cells = [...new Set([troop.formation, formation])].map((one: Formation) => {
    const row = table.rows.find(({ key }) => key === `${troop.force}${rowKeys[one]}`)
    const cell = `${forceTitles[troop.force]}, ${formationWords[one]}, ${wayWords[way]}${troop.mounted ? ', mounted' : ''}`
    if (!row) refuse(`${cell}: the movement table has no such row.`)
    return read(table, row, troop.mounted ? `${way}Mounted` : way, cell)
  })
  return cells.reduce((slower, one) => (one.dice! < slower.dice! ? one : slower))
}

/** The dice that are taken off, one after the other: each takes the next (ruling). */
function takenOf(rules: Rules, troop: Troop, asked: Asked): Taken[] {
  const { mobility } = troop
  if (isBoat(mobility) || mobility === 'aircraft') return []
  const onRoad = asked.way === 'road' || asked.way === 'chargeRoad'
  return [
    ...groundTaken(rules, troop, asked),
    ...(isOnSnow(troop, asked) ? [] : weatherTaken(rules, asked, onRoad)),
    ...(troop.roadBound && !onRoad && kindOf(mobility).group === 'wheeled' ? [high('no off-road ability')] : []),
    ...menTaken(asked),
  ]
}

/** What slows men down whatever they move over, and so prone ones too (p. 8, 17). */
const menTaken = ({ carrying, leaderless }: Pick<Asked, 'carrying' | 'leaderless'>): readonly Taken[] => [
  ...(carrying ? [high('wounded')] : []),
  ...(leaderless ? [high('no leader within 6"')] : []),
]

const high = (why: string): Taken => ({ die: 'highest', times: 1, why })

function groundTaken(rules: Rules, troop: Troop, asked: Asked): Taken[] {
  const row = rowOf(rules.table(terrain), asked.ground === 'inside' ? 'rough' : asked.ground)
  const times = row.gives.times
  if (times === 0) return []
  const die = roughDie(rules, troop, asked)
  if (die !== 'highest' && die !== 'lowest') return []
  const who =
    walks(troop.mobility) && troop.mobility !== 'bicycles'
      ? `for ${forceWords[troop.force]}`
      : kindOf(troop.mobility).title
  const words = asked.ground === 'inside' ? 'inside is rough' : asked.ground
  return [{ die, times, why: `${words}, ${who}` }]
}

/** Which die the movement table takes off in rough terrain. */
function roughDie(
  rules: Rules,
  troop: Troop,
  asked: Pick<Asked, 'weather'>,
): 'highest' | 'lowest' | 'none' | 'prohibited' {
  const table = rules.table(movement)
  const key = isOnSnow(troop, asked)
    ? 'overSnow'
    : (kindOf(troop.mobility).row ?? `${troop.force}${rowKeys[troop.kind === 'scouts' ? 'open' : troop.formation]}`)
  return table.rows.find((row) => row.key === key)?.gives.rough ?? 'none'
}

function weatherTaken(rules: Rules, { weather }: Asked, onRoad: boolean): Taken[] {
  if (weather === 'dry') return []
  const row = rowOf(rules.table(weatherTable), onRoad ? 'mudOnRoad' : 'mudAcross')
  const die = row.gives.off!
  return [{ die, times: 1, why: `${weather}, ${onRoad ? 'on road' : 'cross country'}` }]
}

/** Half of each die up a steep slope; half the distance of a boat that takes somebody on or off (p. 16, 18). */
function halfOf(state: BookgunState, troop: Troop, { slope }: Asked): string | null {
  if (isBoat(troop.mobility)) {
    const { turn } = gameOf(state)
    return troop.mountedTurn === turn || troop.dismountedTurn === turn ? 'somebody went aboard or ashore' : null
  }
  return slope === 'up' && climbs(troop.mobility) ? 'steep slope' : null
}

/** Steep slopes are told of troops and animals alone. */
const climbs = (mobility: Mobility): boolean => walks(mobility) || mobility === 'gun' || mobility === 'horseDrawn'

/** Does a unit lose a die for want of a leader, unless its player says otherwise? */
export const isLeaderless = (troop: Troop): boolean =>
  troop.force !== 'civilians' &&
  troop.kind !== 'leader' &&
  walks(troop.mobility) &&
  !hasLeader(troop) &&
  troop.leaderLost
