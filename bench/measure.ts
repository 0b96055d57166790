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

/**
 * Runs two pieces of work turn and turn about, so that whatever slows the machine down for a while slows both.
 * @returns the times of each in milliseconds, shortest first.
 */
export function timesOfBoth(rounds: number, one: (round: number) => unknown, other: (round: number) => unknown) {
  const times: [number[], number[]] = [[], []]
  const warm = Math.ceil(rounds / 3)
  for (let i = 0; i < warm + rounds; i++) {
    for (const [which, work] of [one, other].entries()) {
      const start = performance.now()
      work(i)
      if (i >= warm) times[which]!.push(performance.now() - start)
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)) as [number[], number[]]
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

/** "0.61 ms" */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

/** "12.4 times" */
export const times = (value: number): string => `${value.toFixed(1)} times`
