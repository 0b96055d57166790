/** What a queue needs to know of a job. */
export interface Job<T> {
  readonly name: string
  /** How many of the queue's lanes it takes; one, unless it keeps several cores busy by itself. */
  readonly lanes?: number
  /** Names of jobs that must have passed before. */
  readonly needs?: readonly string[]
  readonly run: () => Promise<T>
}

/**
 * Runs jobs beside each other, the first first: each begins as soon as what it needs is there and enough lanes are
 * free; a smaller one that comes later may begin while a larger one waits. After the first failure nothing is begun.
 *
 * @param lanes how many jobs of one lane run at once. A job that takes more than all runs alone.
 * @param passed tells whether a job may be built upon.
 * @returns what came of the jobs that ran, in the order in which they ended.
 * @throws Error when jobs are left that need what never comes, which is a mistake in the list.
 */
export async function runQueue<T>(
  jobs: readonly Job<T>[],
  lanes: number,
  passed: (outcome: T) => boolean,
): Promise<T[]> {
  const waiting = [...jobs]
  const running = new Map<string, { readonly takes: number; readonly end: Promise<readonly [string, T]> }>()
  const done = new Set<string>()
  const outcomes: T[] = []
  let failed = false
  const free = () => lanes - [...running.values()].reduce((sum, { takes }) => sum + takes, 0)
  const takenBy = (job: Job<T>) => Math.min(job.lanes ?? 1, lanes)
  const begin = (job: Job<T>) => {
    waiting.splice(waiting.indexOf(job), 1)
    running.set(job.name, { takes: takenBy(job), end: job.run().then((outcome) => [job.name, outcome]) })
  }
  for (;;) {
    for (const job of failed ? [] : [...waiting])
      if ((job.needs ?? []).every((name) => done.has(name)) && takenBy(job) <= free()) begin(job)
    if (running.size === 0) break
    const [name, outcome] = await Promise.race([...running.values()].map(({ end }) => end))
    running.delete(name)
    outcomes.push(outcome)
    if (passed(outcome)) done.add(name)
    else failed = true
  }
  if (!failed && waiting.length > 0) throw new Error(`Nothing provides what ${waiting[0]!.name} needs.`)
  return outcomes
}
