import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { setGlobalProxyFromEnv } from 'node:http'
import { createRequire } from 'node:module'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder, runToEnd } from './child.ts'
import { download, DownloadStopped, type Clock } from './download.ts'
import { electronBinary, electronFolder, electronVersion } from './electron.ts'
import { progressLine, type Terminal } from './progressLine.ts'

export interface FetchOptions {
  /** Electron's package. */
  readonly folder?: string
  /** Where a half-fetched file waits for the next start. */
  readonly cache?: string
  readonly out?: Terminal
  readonly clock?: Clock
}

/**
 * Fetches Electron's executable and puts it where its package looks for it. Address, mirrors, cache and check sum are
 * those of Electron's own installer; only the bytes come our way, so that a slow line is shown how far it is, may take
 * its time, and goes on at the next start.
 *
 * @returns null when it is there now, else why not; the next start tries again.
 */
export async function fetchElectron(options: FetchOptions = {}): Promise<string | null> {
  const { folder = electronFolder, cache = cacheFolder, out = process.stdout, clock } = options
  const version = electronVersion(folder)
  const machine = { platform: process.platform, arch: archOf() }
  const checksums = JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')) as Record<string, string>
  const name = `electron-v${version}-${machine.platform}-${machine.arch}.zip`
  if (!Object.hasOwn(checksums, name)) return `There is no Electron for ${machine.platform} on ${machine.arch}.`
  const { downloadArtifact } = await electronGet(folder)
  const line = progressLine(out)
  mkdirSync(cache, { recursive: true })
  const fetchFile = async (address: string, target: string) => {
    if (isOffline(new URL(address).hostname)) throw new DownloadStopped('line broke', 'There is no network.')
    out.write(`Fetching Electron ${version}, once. Ctrl-C stops; what has come is kept, and the next start goes on.\n`)
    useProxies()
    const part = join(cache, `${name}.part`)
    await download(address, part, line.show, clock)
    renameSync(part, target)
  }
  try {
    await downloadArtifact({
      version,
      artifactName: 'electron',
      ...machine,
      checksums,
      // A place of its own beside the part, from where moving it is one rename.
      tempDirectory: cache,
      ...(process.env['electron_config_cache'] === undefined
        ? {}
        : { cacheRoot: process.env['electron_config_cache'] }),
      downloader: { download: fetchFile },
    })
  } catch (error) {
    return whyNot(error)
  } finally {
    line.end()
  }
  // It finds the file in the cache, looks at its sum once more, and unpacks it.
  const env = { ...process.env, ELECTRON_INSTALL_PLATFORM: machine.platform, ELECTRON_INSTALL_ARCH: machine.arch }
  await runToEnd(process.execPath, [join(folder, 'install.js')], { env })
  return electronBinary(folder) === null ? 'Electron was fetched, but could not be unpacked.' : null
}

function whyNot(error: unknown): string {
  if (error instanceof DownloadStopped) return `Electron could not be fetched yet. ${error.message}`
  if (error instanceof Error && /checksum/i.test(error.message))
    return 'Electron was not fetched whole: its check sum is wrong. It was thrown away; the next start fetches it anew.'
  return `Electron could not be fetched: ${error instanceof Error ? error.message : String(error)}.`
}

/** What downloads for Electron's installer; it comes with it. */
async function electronGet(folder: string): Promise<typeof import('@electron/get')> {
  const path = createRequire(join(folder, 'install.js')).resolve('@electron/get')
  return (await import(pathToFileURL(path).href)) as typeof import('@electron/get')
}

/** As Electron's installer has it: a Mac that translates Intel programs for us runs its own as well, and faster. */
function archOf(): string {
  const { platform, arch, env } = process
  const named = env['ELECTRON_INSTALL_ARCH'] ?? env['npm_config_arch']
  if (named !== undefined) return named
  if (platform !== 'darwin' || arch !== 'x64') return arch
  try {
    return execFileSync('sysctl', ['-in', 'sysctl.proc_translated']).toString().trim() === '1' ? 'arm64' : arch
  } catch {
    return arch
  }
}

/** Has this machine no network at all? Then it need not be waited for. */
const isOffline = (host: string): boolean =>
  !/^(localhost|127\..*|\[::1\])$/.test(host) &&
  Object.values(networkInterfaces()).every((addresses) => addresses?.every(({ internal }) => internal))

/** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, as package managers read them. */
function useProxies(): void {
  if (
    process.env['HTTPS_PROXY'] ??
    process.env['https_proxy'] ??
    process.env['HTTP_PROXY'] ??
    process.env['http_proxy']
  )
    setGlobalProxyFromEnv()
}
