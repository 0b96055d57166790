import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { fuses } from './configuration.ts'

/** How a switch stands in the executable: as a digit. */
const state = (on: boolean): number => (on ? '1' : '0').charCodeAt(0)

/** Our switches by Electron's own numbers. */
const numbers: Readonly<Record<keyof typeof fuses, FuseV1Options>> = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
}

/**
 * Reads the switches out of the executable as it lies there.
 *
 * @returns those that are not as they should be, and whatever switch Electron has that nobody here has decided on.
 */
export async function wrongFuses(executable: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(executable)
  const wrong = Object.entries(fuses).flatMap(([name, on]) =>
    Number(wire[numbers[name as keyof typeof fuses]]) === state(on) ? [] : [name],
  )
  const known = new Set<string>(Object.values(numbers).map(String))
  const unknown = Object.keys(wire).filter((key) => /^\d+$/.test(key) && !known.has(key))
  return [...wrong, ...unknown.map((key) => `switch ${key}, which is not decided on`)]
}
