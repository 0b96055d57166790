import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { createInterface } from 'node:readline'
import { tokenFor } from '../support/tokenFor.ts'

export interface BrowserMode {
  /** Address with a key in its fragment. */
  readonly url: string
  readonly origin: string
  /** What another key was swapped for: the test calls past the page. */
  readonly token: string
  /** The next line that it prints. */
  readonly nextPrinted: () => Promise<string>
  /** Ends it as Ctrl-C does. @returns the exit code. */
  readonly stop: () => Promise<number | null>
}

/**
 * Starts `tour serve` on a library folder.
 * @param built where the program was built.
 */
export async function startBrowserMode(
  folder: string,
  env: Record<string, string> = {},
  built = 'out',
): Promise<BrowserMode> {
  const child = spawn(process.execPath, [`${built}/main/cli.js`, 'serve', '--folder', folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const lines = on(createInterface(child.stdout), 'line')
  const nextPrinted = async () => ((await lines.next()).value as [string])[0]
  const url = await Promise.race([
    nextPrinted(),
    exit.then(([code]) => Promise.reject(new Error(`browser mode ended with code ${code ?? 'none'}`))),
  ])
  const { origin } = new URL(url)
  await fetch(`${origin}/key/anew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"input":null}',
  })
  return {
    url,
    origin,
    token: await tokenFor(await nextPrinted()),
    nextPrinted,
    async stop() {
      if (child.exitCode === null) child.kill('SIGINT')
      const [code] = await exit
      return code
    },
  }
}
