import { numberIn } from '../../../../main/engine/missing.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Row } from '../../../../main/engine/table.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import { forceTitles } from '../game.ts'
import type { Asked } from '../inputs.ts'
import type { Formation, Troop, Weather } from '../state.ts'
import { movement } from '../tables/movement.ts'
import { isOnSnow, kindOf } from './mobilities.ts'
import { otherMoves } from './otherMoves.ts'
import { formationWords, wayWords } from './words.ts'

/** A cell of the movement table. */
export interface CellRead {
  /** Key of its row; null where the text gives dice of its own. */
  readonly row: string | null
  /** "Army, open order, cross country" */
  readonly cell: string
  /** Null where there is no limit. */
  readonly dice: number | null
}

const rowKeys = { close: 'Close', open: 'Open', column: 'Column' } as const

/** @returns the key of a unit's row of the movement table: men's go by their formation. */
export const rowKeyOf = ({ mobility, force }: Troop, weather: Weather, formation: Formation): string =>
  isOnSnow(mobility, weather) ? 'overSnow' : (kindOf(mobility).row ?? `${force}${rowKeys[formation]}`)

/**
 * @returns the cell of the movement table by which a unit moves (p. 14-17).
 * @throws RuleError `bad-input` for one without dice, `not-filled` for one that the text has lost.
 */
export function cellOf(rules: Rules, troop: Troop, asked: Asked): CellRead {
  if (troop.kind === 'scouts') return { row: null, cell: 'Scouts, cross country', dice: otherMoves.scouts }
  return kindOf(troop.mobility).row === null ? walkingCell(rules, troop, asked) : ownCell(rules, troop, asked)
}

/** Of what has a row of its own: who rides a bicycle dismounts in rough terrain, and aircraft have no limit. */
function ownCell(rules: Rules, troop: Troop, { way, ground, weather }: Asked): CellRead {
  const { mobility, mounted, formation } = troop
  const table = rules.table(movement)
  const key = rowKeyOf(troop, weather, formation)
  const row: Row = rowOf(table, key)
  if (row.gives?.['unlimited'] === true) return { row: key, cell: `${kindOf(mobility).title}, unlimited`, dice: null }
  if (isOnSnow(mobility, weather))
    return read(table, row, way, `Over snow vehicles, ${way === 'cross' ? 'on snow' : wayWords[way]}`)
  const rides = mounted && !(row.gives?.['dismounts'] === true && ground !== 'clear')
  const title = mobility === 'bicycles' ? `Bicycles, ${rides ? 'mounted' : 'dismounted'}` : kindOf(mobility).title
  return read(table, row, rides ? `${way}Mounted` : way, `${title}, ${wayWords[way]}`)
}

/** Figures on foot and on horses go by their formation; a change takes the slower of the two (ruling). */
function walkingCell(rules: Rules, troop: Troop, { way, formation, weather }: Asked): CellRead {
  const table = rules.table(movement)
  const cells = [...new Set([troop.formation, formation])].map((one) => {
    const key = rowKeyOf(troop, weather, one)
    const row = table.rows.find((each) => each.key === key)
    const cell = `${forceTitles[troop.force]}, ${formationWords[one]}, ${wayWords[way]}${troop.mounted ? ', mounted' : ''}`
    if (!row) refuse(`${cell}: the movement table has no such row.`)
    return read(table, row, troop.mounted ? `${way}Mounted` : way, cell)
  })
  return cells.reduce((slower, one) => (one.dice < slower.dice ? one : slower))
}

function read(table: typeof movement, row: Row, figure: string, cell: string): CellRead & { readonly dice: number } {
  const value = row.gives?.[figure]
  // A dash of the player's copy is filled in as no dice.
  if (value === null || value === undefined || value === 0) refuse(`${cell}: the movement table has no dice for it.`)
  const dice = numberIn(table, row, figure)
  // What an older version has let in.
  if (!Number.isInteger(dice)) refuse(`${cell}: ${dice} is no number of dice. Fill it in anew from your copy.`)
  return { row: row.key!, cell, dice }
}
