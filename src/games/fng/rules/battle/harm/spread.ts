import { rowOf } from '../../../../../main/engine/table.ts'
import { starPowerStepDown } from '../../tables/reputation.ts'
import type { Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { severity, stages, stageWords, type Stage, type Wound } from './wound.ts'

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
    (severe) => stepDown(scene, stages[severe - 1]!),
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

/** @returns how severe a result of this stage is with one level off (FNG p. 4). */
const stepDown = (scene: Scene, stage: Stage): number =>
  severity(rowOf(scene.table(starPowerStepDown), stageWords[stage]).gives.after)

/** Ways that come to the same but for their order: by how many levels go off each result, the first and the last of them. */
interface Alike {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly off: number
}

/**
 * @param from severities of the results, 1 to 3.
 * @param down what one level makes of a severity.
 * @returns what can be left of them, as "1-0": the mildest worst result first; ways that differ only in order once.
 */
export function waysToSpread(
  from: readonly number[],
  levels: number,
  down = (severe: number): number => severe - 1,
): string[] {
  const chains = from.map((severe) => chainOf(severe, down))
  const most = Math.min(levels, total(chains.map((chain) => chain.length - 1)))
  const leftOf = (taken: readonly number[]) => taken.map((off, i) => chains[i]![off]!)
  // A burst may strike one man a dozen times: what differs only in order is put together after each result, or there are
  // millions of ways.
  let ways: readonly Alike[] = [{ first: [], last: [], off: 0 }]
  for (const chain of chains) {
    const found = new Map<string, Alike>()
    for (const { first, last, off } of ways) {
      for (let taken = 0; taken < chain.length && off + taken <= most; taken++) {
        const [one, other] = [
          [...first, taken],
          [...last, taken],
        ]
        const key = `${off + taken} ${leftOf(one).sort().join('')}`
        const known = found.get(key)
        found.set(key, {
          first: known && earlier(known.first, one) ? known.first : one,
          last: known && !earlier(known.last, other) ? known.last : other,
          off: off + taken,
        })
      }
    }
    ways = [...found.values()]
  }
  const open = ways.filter(({ off }) => off === most).sort((a, b) => (earlier(a.first, b.first) ? -1 : 1))
  const left = open.map(({ last }) => leftOf(last))
  return left.sort((a, b) => Math.max(...a) - Math.max(...b)).map((each) => each.join('-'))
}

/** Does it take more off the first result in which they differ? */
function earlier(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((taken, i) => taken !== other[i])
  return at >= 0 && one[at]! > other[at]!
}

/** What a result can come down to, level by level: to Carry On, or until a campaign's own order comes round to it again. */
function chainOf(severe: number, down: (severe: number) => number): number[] {
  const chain = [severe]
  for (let next = severe; next > 0;) {
    next = down(next)
    if (chain.includes(next)) break
    chain.push(next)
  }
  return chain
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
