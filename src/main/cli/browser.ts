import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { removeTemporary, temporaryFolder } from '../app/leftovers.ts'

/**
 * Opens an address in the player's browser, if there is a display and `xdg-open`; else nothing happens.
 * The address holds a key, and everybody on a machine can read the command lines of its processes: so the browser
 * is given a file that only this player may read, and that leads on to the address.
 *
 * @returns a function that removes the file.
 */
export function openInBrowser(url: string, env: Readonly<Record<string, string | undefined>>): () => void {
  const command = opener(env)
  if (command === null) return () => undefined
  const folder = temporaryFolder('open')
  const page = join(folder, 'open.html')
  writeFileSync(page, leadOn(url), { mode: 0o600 })
  const child = spawn(command, [pathToFileURL(page).href], { stdio: 'ignore', detached: true })
  // No such program, or no browser: the address has been printed.
  child.on('error', () => undefined)
  child.unref()
  return () => {
    removeTemporary(folder)
  }
}

/** @returns the command that opens an address here, or null without a display. */
export function opener(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (platform === 'darwin') return 'open'
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? 'xdg-open' : null
}

const leadOn = (url: string) =>
  `<!doctype html><meta charset="utf-8"><title>Short-Timer</title><meta http-equiv="refresh" content="0; url=${url}">` +
  `<a href="${url}">Go on to Short-Timer</a>\n`
