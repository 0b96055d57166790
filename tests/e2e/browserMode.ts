import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface BrowserMode {
  /** Address with the token in its fragment. */
  readonly url: string
  readonly origin: string
  readonly token: string
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
  const line = once(createInterface(child.stdout), 'line') as Promise<[string]>
  const [url] = await Promise.race([
    line,
    exit.then(([code]) => Promise.reject(new Error(`browser mode ended with code ${code ?? 'none'}`))),
  ])
  return {
    url,
    origin: new URL(url).origin,
    token: new URL(url).hash.replace('#token=', ''),
    async stop() {
      if (child.exitCode === null) child.kill('SIGINT')
      const [code] = await exit
      return code
    },
  }
}
