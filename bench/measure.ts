/** One line of the report. */
export interface Result {
  readonly what: string
  readonly measured: string
  /** What was aimed at; empty for figures without a target. */
  readonly target: string
  /** Null where there is no target. */
  readonly met: boolean | null
}

/** A group of results under one heading. */
export interface Group {
  readonly title: string
  readonly how: string
  readonly results: readonly Result[]
}

/**
 * Runs work again and again.
 * @param rounds how many runs count; a third as many run before, uncounted, until the machine code is made.
 * @returns the time of each run in milliseconds, shortest first.
 */
export function timesOf(rounds: number, work: (round: number) => unknown): number[] {
  for (let i = 0; i < rounds / 3; i++) work(i)
  return Array.from({ length: rounds }, (_, i) => {
    const start = performance.now()
    work(i)
    return performance.now() - start
  }).sort((a, b) => a - b)
}

/** How long a batch of quick work lasts, in milliseconds: as long on both sides, so that a busy machine cuts into both alike. */
const batchMs = 20

/**
 * Compares two pieces of quick work, turn and turn about in batches that last equally long, by processor time.
 * @returns milliseconds of one run of each, shortest first.
 */
export function batchesOfBoth(rounds: number, one: (run: number) => unknown, other: (run: number) => unknown) {
  const [ones, others] = [one, other].map((work) => Math.max(1, Math.ceil(batchMs / median(timesOf(9, work)))))
  const batch = (runs: number, work: (run: number) => unknown) => () => {
    for (let run = 0; run < runs; run++) work(run)
    return Promise.resolve()
  }
  const sides = [batch(ones!, one), batch(others!, other)]
  return turnAbout(rounds, sides, cpuOf).then(
    ([mine, theirs]) => [mine!.map((t) => t / ones!), theirs!.map((t) => t / others!)] as [number[], number[]],
  )
}

/** Does work. @returns milliseconds of the processor that this process took for it. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Does work. @returns milliseconds that went by. */
export async function wallOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Runs several pieces of work turn and turn about, so that whatever slows the machine down for a while slows all.
 * @returns what `measure` says of each, least first; the first third runs uncounted.
 */
export async function turnAbout(
  rounds: number,
  sides: readonly (() => Promise<unknown>)[],
  measure: (work: () => Promise<unknown>) => Promise<number> = wallOf,
): Promise<number[][]> {
  const found = sides.map((): number[] => [])
  const warm = Math.ceil(rounds / 3)
  for (let round = 0; round < warm + rounds; round++)
    for (const [i, work] of sides.entries()) {
      const took = await measure(work)
      if (round >= warm) found[i]!.push(took)
    }
  return found.map((list) => list.sort((a, b) => a - b))
}

/** The same for work that has to be waited for. */
export async function timesOfAsync(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < rounds / 3; i++) await work(i)
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    await work(i)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

export const median = (times: readonly number[]): number => times[Math.floor(times.length / 2)]!

/** @returns the value under which 95 of 100 lie. */
export const percentile95 = (sorted: readonly number[]): number => sorted[Math.ceil(sorted.length * 0.95) - 1]!

/** "0.61 ms" */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

/** "12.4 times" */
export const times = (value: number): string => `${value.toFixed(1)} times`
