import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../start/child.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What failed, by file and name, with the first line of why. */
  readonly faults?: readonly string[]
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

/** Runs a stage. Others run beside it, so what it has to say is printed as a whole when it is through, with its time. */
export async function runStage(stage: Stage): Promise<Outcome> {
  const started = performance.now()
  const { ok, said } = await runScript(stage)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n== ${stage.title} (npm run ${stage.script})\n${said}`)
  console.log(`== ${stage.title}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s`)
  return { stage, ok, counts: stage.count?.() ?? { passed: 0, failed: 0 } }
}

async function runScript(stage: Stage): Promise<{ ok: boolean; said: string }> {
  try {
    const env = { ...process.env, ...stage.env?.() }
    const args = ['run', '--silent', stage.script, ...(stage.args ? ['--', ...stage.args] : [])]
    const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const pieces: Uint8Array[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Uint8Array) => pieces.push(piece))
    // "exit" may come before the last piece.
    const [code] = (await once(child, 'close')) as [number | null]
    return { ok: code === 0, said: Buffer.concat(pieces).toString() }
  } catch (error) {
    return { ok: false, said: error instanceof Error ? error.message : String(error) }
  }
}
