import { readByHand } from '../../../main/engine/handReading.ts'
import type { Reading } from '../../../main/engine/reading.ts'
import { figureIn, numberIn, wordsIn } from './copy/needed.ts'
import { isOnTarget, mustBeFilled, strayCells, type DeviatesAs } from './copy/needs.ts'
import type { Scene } from './scene.ts'
import { deviation } from './tables/copy.ts'
import { onePage } from './tables/page.ts'
import { grenadeDistance } from './tables/support.ts'

interface Shot {
  readonly as: DeviatesAs
  /** The row that it is about. */
  readonly subject: number
  /** Who fires what, for people. */
  readonly why: string
  /** The point that it deviates from, in words. */
  readonly from: string
}

/**
 * Rolls where a shot lands, and says it.
 * @returns the landing point in words: `3" east of the ford`.
 * @throws RuleError `not-filled` while the table of the player's copy has a blank that the die may come to.
 */
export function land(scene: Scene, { as, subject, why, from }: Shot): string {
  const table = scene.table(deviation)
  mustBeFilled(scene, strayCells(as))
  const thrown = scene.dice({ key: table.id, subject, count: 1, why, readings: [readingOf(scene, as, why)] })
  const key = String(thrown.face)
  const about = { table: table.id }
  if (isOnTarget(as, key)) {
    scene.tellDice(
      thrown,
      as === 'nextShot' ? `It lands where the one before it did: ${from}.` : `On target: ${from}.`,
      about,
    )
    return from
  }
  const distance = as === 'hand' ? scene.roll(grenadeDistance, { subject, why }) : null
  const inches = distance ? distance.row.outcome : numberIn(table, key, 'inches')
  const landed = inches === 0 ? from : `${inches}" ${wordsIn(table, key, 'direction')} of ${from}`
  scene.tellDice(
    thrown,
    inches === 0 ? `On target: ${from}.` : `It deviates: ${wordsIn(table, key, 'direction')}.`,
    about,
  )
  if (distance) scene.tell(distance, `It lands ${landed}.`)
  else if (inches > 0) scene.note(`It lands ${landed}.`)
  return landed
}

/**
 * @returns how far and which way a shot went astray, read off the words of its landing point, and the point that it went
 * astray from; null where it is on its target.
 */
export function strayOf(
  table: typeof deviation,
  landed: string,
): { readonly inches: number; readonly direction: string; readonly from: string } | null {
  for (const { key } of table.rows) {
    const direction = figureIn(table, key, 'direction')
    const at = landed.indexOf(`" ${String(direction)} of `)
    const inches = Number(landed.slice(0, at))
    if (direction !== null && at > 0 && inches > 0)
      return { inches, direction: String(direction), from: landed.slice(at + String(direction).length + 6) }
  }
  return null
}

/** What each score brings, for whoever throws. */
function readingOf(scene: Scene, as: DeviatesAs, title: string): Reading {
  const table = scene.table(deviation)
  const rows = table.rows.map(({ key }, i) => ({ from: i + 1, to: i + 1, text: text(key) }))
  return readByHand({ title, page: onePage, dice: { kind: 'read' }, rows })

  function text(key: string): string {
    if (isOnTarget(as, key)) return as === 'nextShot' ? 'Where the last one fell' : 'On target'
    const [direction, inches] = [
      figureIn(table, key, 'direction'),
      as === 'hand' ? null : numberIn(table, key, 'inches'),
    ]
    return inches === 0
      ? 'On target'
      : [inches === null ? null : `${inches}"`, direction].filter((one) => one !== null).join(' ')
  }
}
