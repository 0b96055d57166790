import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, Platform } from 'electron-builder'
import { packageConfiguration } from './configuration.ts'
import { wrongFuses } from './readFuses.ts'
import { sbomOf } from './sbom.ts'
import { shippedPackages } from './shippedPackages.ts'

export interface Packing {
  /** The checkout, built. */
  readonly root: string
  /** Folder of the unpacked Electron. */
  readonly electron: string
  /** Where the packages go; emptied first. */
  readonly output: string
  /** `dir` stops at the folder that packages are made of. */
  readonly only?: 'dir'
}

/** Where Electron's executable lies in an unpacked package. */
const executables: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'short-timer',
  win32: 'Short-Timer.exe',
  darwin: 'Short-Timer.app/Contents/MacOS/Short-Timer',
}

/**
 * Makes the packages of this machine's system, and reads Electron's switches back out of what was made.
 *
 * @returns the files and the folder that were made.
 * @throws Error where a tool of electron-builder fails or cannot be fetched, or a switch is not as it should be.
 */
export async function pack({ root, electron, output, only }: Packing): Promise<{ files: string[]; unpacked: string }> {
  writeFileSync(join(root, 'out/sbom.cdx.json'), sbomOf(root, shippedPackages(root)))
  rmSync(output, { recursive: true, force: true })
  const files = await build({
    projectDir: root,
    targets: Platform.current().createTarget(only),
    config: packageConfiguration(root, electron, output),
    publish: 'never',
  })
  const folder = readdirSync(output, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && /unpacked|^mac/.test(entry.name),
  )
  if (!folder) throw new Error('No unpacked program was left to look at.')
  const unpacked = join(output, folder.name)
  const wrong = await wrongFuses(join(unpacked, executables[process.platform]!))
  if (wrong.length > 0) throw new Error(`Electron's switches are not as they should be: ${wrong.join(', ')}.`)
  return { files, unpacked }
}
