import { figureWritten } from '../../../../main/engine/copyFigures.ts'
import { readFilled } from '../../../../main/engine/filledFigures.ts'
import { bookRules } from '../../../../main/engine/system.ts'
import { blanksOf, copyTables } from '../copy/blanks.ts'
import { refuse } from '../game.ts'
import type { FillIn, TakeValues } from '../inputs.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Cell, SkirmishState } from '../state.ts'

type CellName = Pick<Cell, 'tableId' | 'rowKey' | 'figure'>

const cellAt = (scene: Scene, { tableId, rowKey, figure }: CellName): Cell | undefined =>
  scene.state.cells.find((cell) => cell.tableId === tableId && cell.rowKey === rowKey && cell.figure === figure)

function putCell(scene: Scene, name: CellName, value: string): void {
  const before = cellAt(scene, name)
  if (before) scene.patch('cells', before.id, { value })
  else scene.add('cells', { ...name, value })
}

const blankAt = ({ tableId, rowKey, figure }: CellName) =>
  blanksOf(bookRules).find((one) => one.table === tableId && one.rowKey === rowKey && one.figure === figure)

/** Undo and journal name the cell: of 27 that are filled in, one is wrong. */
const titleOf = (_: SkirmishState, { value, ...name }: FillIn): string => {
  const cell = blankAt(name)?.ask
  return cell === undefined ? 'From your copy' : `${cell}: ${value ?? 'blank again'}`
}

/** Fills in one cell from the player's copy, or takes it back. */
export const fillIn = stepOf<FillIn>(titleOf, (scene, { tableId, rowKey, figure, value }) => {
  const blank = blankAt({ tableId, rowKey, figure })
  const table = copyTables.find(({ id }) => id === tableId)
  if (!blank || !table) refuse('There is no such cell to be filled in.')
  const name = { tableId, rowKey, figure }
  if (value === null) {
    const before = cellAt(scene, name)
    if (!before) refuse('It is blank already.')
    scene.remove('cells', ({ id }) => id === before.id)
    scene.note(`${blank.ask}: blank again.`)
    return
  }
  const kept = String(figureWritten(table, figure, value))
  putCell(scene, name, kept)
  scene.note(`${blank.ask}: ${kept}, from the player's copy.`)
})

/** Fills in what another campaign has kept as a file; cells that it does not name stay as they are. */
export const takeValues = stepOf<TakeValues>('Values from a file', (scene, { values }) => {
  let count = 0
  for (const [tableId, { rows }] of readFilled(copyTables, values)) {
    const table = copyTables.find(({ id }) => id === tableId)!
    for (const { row, gives = {} } of rows) {
      for (const [figure, value] of Object.entries(gives)) {
        putCell(scene, { tableId, rowKey: table.rows[row]!.key!, figure }, String(value))
        count += 1
      }
    }
  }
  if (count === 0) refuse('The file fills in nothing.')
  scene.note(`${count === 1 ? 'One cell' : `${count} cells`} filled in from a file.`)
})
