import { figureWritten } from '../../../../main/engine/copyFigures.ts'
import { bookRules } from '../../../../main/engine/system.ts'
import { blanksOf, copyTables } from '../copy/blanks.ts'
import { refuse } from '../game.ts'
import type { FillIn } from '../inputs.ts'
import { stepOf } from '../scene.ts'

/** Fills in one cell from the player's copy. */
export const fillIn = stepOf<FillIn>('From your copy', (scene, { tableId, rowKey, figure, value }) => {
  const blank = blanksOf(bookRules).find(
    (one) => one.table === tableId && one.rowKey === rowKey && one.figure === figure,
  )
  const table = copyTables.find(({ id }) => id === tableId)
  if (!blank || !table) refuse('There is no such cell to be filled in.')
  const before = scene.state.cells.find(
    (cell) => cell.tableId === tableId && cell.rowKey === rowKey && cell.figure === figure,
  )
  if (value === null) {
    if (!before) refuse('It is blank already.')
    scene.remove('cells', ({ id }) => id === before.id)
    scene.note(`${blank.ask}: blank again.`)
    return
  }
  const kept = String(figureWritten(table, figure, value))
  if (before) scene.patch('cells', before.id, { value: kept })
  else scene.add('cells', { tableId, rowKey, figure, value: kept })
  scene.note(`${blank.ask}: ${kept}, from the player's copy.`)
})
