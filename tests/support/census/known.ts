import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playBattles } from './battles.ts'
import { playScene } from './scenes/index.ts'
import type { Scene } from './scenes/scene.ts'
import type { Share } from './shares.ts'
import type { Stretch } from './takeCensus.ts'
import { playTours } from './tours.ts'

/** A scene, a battle or a tour that is known to meet something: which, with which of its chances, and how far. */
export interface Known {
  readonly kind: 'scene' | 'battle' | 'tour'
  readonly nth: number
  readonly time: number
  readonly moves: number
}

const pathOf = (share: Share) => join(import.meta.dirname, `known/${share}.json`)

/**
 * What was noted to meet something: played first, it spares most of the rest. Where rules have changed it meets less, and then
 * the rest is played as well: `CENSUS=note vitest run tests/property/census` notes it anew.
 */
export const playKnown =
  (share: Share, scenes: readonly Scene[]): Stretch =>
  (census) => {
    for (const { kind, nth, time, moves } of knownOf(share)) {
      if (kind === 'tour') playTours(census, [nth], moves)
      else if (kind === 'battle') playBattles(census, [nth], moves)
      else if (nth < scenes.length) playScene(census, scenes, { nth, time, moves })
    }
  }

function knownOf(share: Share): Known[] {
  if (!existsSync(pathOf(share))) return []
  const list = JSON.parse(readFileSync(pathOf(share), 'utf8')) as [Known['kind'], number, number, number][]
  return list.map(([kind, nth, time, moves]) => ({ kind, nth, time, moves }))
}

export function noteKnown(share: Share, notes: readonly Known[]): void {
  const lines = notes.map(
    ({ kind, nth, time, moves }) => `  ${JSON.stringify([kind, nth, time, moves]).replaceAll(',', ', ')}`,
  )
  writeFileSync(pathOf(share), `[\n${lines.join(',\n')}\n]\n`)
}
