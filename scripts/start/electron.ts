import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'

/** Electron's package, which its executable is put into. */
export const electronFolder = join(root, 'node_modules/electron')

/** @returns the path of Electron's executable, or null when it has not been fetched. */
export function electronBinary(folder = electronFolder): string | null {
  const named = join(folder, 'path.txt')
  if (!existsSync(named)) return null
  const binary = join(folder, 'dist', readFileSync(named, 'utf8'))
  return existsSync(binary) ? binary : null
}

/** @returns the version of Electron that the project wants. */
export const electronVersion = (folder = electronFolder): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/** @returns why Electron could not run on this machine even if it were there, or null. */
export function whyNoElectron(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  user = process.getuid?.(),
): string | null {
  if (platform !== 'linux') return null
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'There is no display here for a window of its own.'
  // Chromium's sandbox does not work for root, and the program does not run without it.
  return user === 0 ? 'Electron does not run as root.' : null
}
