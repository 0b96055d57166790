import { blankAt, type BlankKind } from '../copy/blanks.ts'
import { refuse } from '../game.ts'
import type { FillIn } from '../inputs.ts'
import { stepOf } from '../scene.ts'

/** Fills in one cell from the player's copy. */
export const fillIn = stepOf<FillIn>('From your copy', (scene, { tableId, rowKey, figure, value }) => {
  const blank = blankAt(tableId, rowKey, figure)
  if (!blank) refuse('There is no such cell to be filled in.')
  const before = scene.state.cells.find(
    (cell) => cell.tableId === tableId && cell.rowKey === rowKey && cell.figure === figure,
  )
  if (value === null) {
    if (!before) refuse('It is blank already.')
    scene.remove('cells', ({ id }) => id === before.id)
    scene.note(`${blank.label}: blank again.`)
    return
  }
  const written = asKept(blank.kind, value)
  if (before) scene.patch('cells', before.id, { value: written })
  else scene.add('cells', { tableId, rowKey, figure, value: written })
  scene.note(`${blank.label}: ${written}, from the player's copy.`)
})

/** @returns the value as it is kept: scores in order, numbers without a sign or an end. */
function asKept(kind: BlankKind, value: string): string {
  const trimmed = value.trim()
  switch (kind) {
    case 'scores': {
      const scores = [...new Set(trimmed.replaceAll(/[\s,]/g, ''))].sort()
      if (scores.length === 0 || scores.some((score) => !/[1-6]/.test(score))) refuse('Scores of a die are 1 to 6.')
      return scores.join('')
    }
    case 'number':
      if (!/^\d{1,3}(\.\d)?$/.test(trimmed)) refuse(`"${value}" is no number from 0 to 999.`)
      return String(Number(trimmed))
    case 'words':
      if (trimmed === '' || trimmed.length > 40) refuse('One to forty letters.')
      return trimmed
  }
}
