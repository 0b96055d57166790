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

/** Runs a stage under a heading, with its time. */
export async function runStage(stage: Stage, number: number, of: number): Promise<{ ok: boolean; counts: Counts }> {
  console.log(`\n== ${number}/${of} ${stage.title} (npm run ${stage.script})`)
  const started = performance.now()
  const ok = await succeeds(stage)
  console.log(`== ${stage.title}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { ok, counts: stage.count?.() ?? { passed: 0, failed: 0 } }
}

async function succeeds(stage: Stage): Promise<boolean> {
  try {
    const env = { ...process.env, ...stage.env?.() }
    const args = ['run', '--silent', stage.script, ...(stage.args ? ['--', ...stage.args] : [])]
    const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return false
  }
}
