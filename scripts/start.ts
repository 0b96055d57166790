// `npm start`: builds what is out of date and runs the program, in Electron if it can be had, else in the browser.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { forgetCannotRun, rememberCannotRun, verdictOf, whyNotTried } from './start/cannotRun.ts'
import { electronBinary, electronVersion, whyNoElectron } from './start/electron.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'
import { compiled, root, runChild } from './start/child.ts'

const usage = `usage: npm start -- [options]
  --browser     run in the browser, not in Electron
  --electron    try Electron again where it could not run before
  --port N      port of browser mode (otherwise a free one)
  --folder DIR  the library of campaigns (otherwise Short-Timer in your documents)`

async function main(): Promise<number> {
  const options = read()
  if (!options || options.help) {
    console.log(usage)
    return options ? 0 : 2
  }
  const code = await ensureBuilt()
  if (code !== 0) return code
  if (!options.browser) {
    if (options.electron) forgetCannotRun()
    const reason = whyNoElectron(process.env) ?? whyNotTried(electronVersion()) ?? (await fetched())
    if (reason === null && (await ranInElectron(options.folder))) return 0
    if (reason !== null) console.log(reason)
  }
  return inBrowser(options)
}

function read() {
  try {
    return parseArgs({
      options: {
        browser: { type: 'boolean', default: false },
        electron: { type: 'boolean', default: false },
        port: { type: 'string' },
        folder: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return null
  }
}

/** @returns null when Electron is there, else why not. */
async function fetched(): Promise<string | null> {
  if (electronBinary() !== null) return null
  const { fetchElectron } = await import('./start/fetchElectron.ts')
  return fetchElectron()
}

/** Runs the program in Electron. @returns false where Electron could not start: the browser takes over. */
async function ranInElectron(folder: string | undefined): Promise<boolean> {
  const started = Date.now()
  const binary = electronBinary()
  if (binary === null) return false
  const code = await runChild(binary, ['.'], folder === undefined ? {} : { SHORT_TIMER_FOLDER: resolve(folder) })
  const verdict = verdictOf(code, Date.now() - started)
  if (verdict === 'ran') return true
  console.log(`Electron ended at once, with code ${code}.`)
  if (verdict === 'cannot') rememberCannotRun(electronVersion())
  return false
}

function inBrowser({ folder, port }: { folder?: string | undefined; port?: string | undefined }): Promise<number> {
  console.log('Short-Timer runs in browser mode. Ctrl-C ends it. Open this address:')
  const options = [
    ...(folder === undefined ? [] : ['--folder', folder]),
    ...(port === undefined ? [] : ['--port', port]),
  ]
  return runChild(process.execPath, ['out/main/cli.js', 'serve', '--open', ...options], {
    NODE_COMPILE_CACHE: compiled,
  })
}

if (!existsSync(resolve(root, 'node_modules'))) throw new Error('Run `npm ci` first.')
process.exitCode = await main()
