import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../start/child.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** One stage of the gate: a script of package.json. */
export interface Stage {
  readonly title: string
  readonly script: string
  readonly args?: readonly string[]
  /** What the script needs from its surroundings; may throw, which is a failure. */
  readonly env?: () => Readonly<Record<string, string>>
  /** Reads how many tests ran, once it is through. */
  readonly count?: () => Counts
}

/** What came of a stage. */
export interface Outcome {
  readonly stage: Stage
  readonly ok: boolean
  readonly counts: Counts
}

/**
 * Runs a stage under a heading, with its time.
 * @param aside other stages run beside it: what it has to say is printed as a whole when it is through.
 */
export async function runStage(stage: Stage, aside = false): Promise<Outcome> {
  const heading = `\n== ${stage.title} (npm run ${stage.script})`
  const started = performance.now()
  if (!aside) console.log(heading)
  const { ok, said } = await runScript(stage, aside)
  if (aside) console.log(`${heading}\n${said}`)
  console.log(`== ${stage.title}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { stage, ok, counts: stage.count?.() ?? { passed: 0, failed: 0 } }
}

/**
 * Runs lanes of stages beside each other, and the stages of a lane one after the other up to its first failure.
 * @returns what came of the stages that ran.
 */
export async function runLanes(lanes: readonly (readonly Stage[])[]): Promise<Outcome[]> {
  const runLane = async (lane: readonly Stage[]) => {
    const outcomes: Outcome[] = []
    for (const stage of lane) {
      const outcome = await runStage(stage, true)
      outcomes.push(outcome)
      if (!outcome.ok) break
    }
    return outcomes
  }
  return (await Promise.all(lanes.map(runLane))).flat()
}

async function runScript(stage: Stage, aside: boolean): Promise<{ ok: boolean; said: string }> {
  try {
    const env = { ...process.env, ...stage.env?.() }
    const args = ['run', '--silent', stage.script, ...(stage.args ? ['--', ...stage.args] : [])]
    const output = aside ? 'pipe' : 'inherit'
    const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', output, output] })
    const pieces: Uint8Array[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Uint8Array) => pieces.push(piece))
    // "exit" may come before the last piece.
    const [code] = (await once(child, 'close')) as [number | null]
    return { ok: code === 0, said: Buffer.concat(pieces).toString() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return { ok: false, said: '' }
  }
}
