import type { Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { severity, stages, stageWords, type Wound } from './wound.ts'

/**
 * Takes levels off damage results (FNG p. 4): Obviously Dead, Out of the Fight, Stunned, Carry On. Several may go on one
 * result; where that can come out differently the player says how they are spread.
 * @returns the results left; those brought down to Carry On are gone.
 */
export function spread(scene: Scene, figure: Figure, wounds: readonly Wound[], levels: number): Wound[] {
  if (levels === 0 || wounds.length === 0) return [...wounds]
  const ways = waysToSpread(
    wounds.map(({ stage }) => severity(stage)),
    levels,
  )
  const chosen =
    ways.length === 1
      ? ways[0]!
      : scene.choose({
          key: 'battle.star-power.spread',
          subject: figure.id,
          why: `${figure.name} takes ${levels} levels off his damage. What is left?`,
          options: ways.map((way) => ({ value: way, label: way.split('-').map(wordOf).join(', ') })),
        })
  const left = chosen.split('-').map(Number)
  return wounds.flatMap((wound, i) => (left[i] === 0 ? [] : [{ ...wound, stage: stages[left[i]! - 1]! }]))
}

const wordOf = (level: string): string => (level === '0' ? 'Carry On' : stageWords[stages[Number(level) - 1]!])

/**
 * @param from severities of the results, 1 to 3.
 * @returns what can be left of them, as "1-0": the mildest worst result first; ways that differ only in order once.
 */
export function waysToSpread(from: readonly number[], levels: number): string[] {
  let ways: number[][] = [[]]
  for (const severe of from)
    ways = ways.flatMap((way) => Array.from({ length: severe + 1 }, (_, left) => [...way, left]))
  const off = Math.min(levels, total(from))
  const open = ways.filter((way) => total(from) - total(way) === off)
  const once = new Map(open.map((way) => [[...way].sort().join('-'), way]))
  return [...once.values()].sort((a, b) => Math.max(...a) - Math.max(...b)).map((way) => way.join('-'))
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
