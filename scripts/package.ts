// `npm run package`: what is handed out, for the system of this machine. docs/handing-out.md tells what it takes.
import { dirname, join } from 'node:path'
import { helpAsked } from './helpAsked.ts'
import { pack } from './package/pack.ts'
import { root } from './start/child.ts'
import { electronBinary } from './start/electron.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'
import { fetchElectron } from './start/fetchElectron.ts'

const usage = `npm run package [-- --dir]
Makes the packages of this machine's system in dist/: deb and AppImage, an installer for Windows, dmg and zip for macOS.
--dir stops at the folder that they are made of.`

async function run(): Promise<number> {
  const built = await ensureBuilt()
  if (built !== 0) return built
  const missing = electronBinary() === null ? await fetchElectron() : null
  const binary = electronBinary()
  if (binary === null) {
    console.error(`Nothing was packed. ${missing}\nA package is Electron with the program in it; the program is built.`)
    return 1
  }
  const only = process.argv.includes('--dir') ? { only: 'dir' as const } : {}
  const { files, unpacked } = await pack({ root, electron: dirname(binary), output: join(root, 'dist'), ...only })
  console.log(['Packed, and the switches of Electron read back:', unpacked, ...files].join('\n'))
  return 0
}

if (!helpAsked(usage))
  process.exitCode = await run().catch((error: unknown) => {
    console.error(`The packages could not be made: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  })
