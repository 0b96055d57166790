import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { fontFiles } from '../../src/main/sheets/fonts.ts'

/**
 * The switches in Electron's own executable. The program is started one way only, from the archive that is handed out,
 * and nothing that is set around it changes what it runs.
 */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const

/** What a package holds of the checkout; the rest of it is for who builds it. */
const files = [
  'package.json',
  'out/{main,preload,renderer}/**',
  '!**/*.map',
  '!node_modules/**',
  ...Object.values(fontFiles).map((file) => `node_modules/@expo-google-fonts/${file}`),
  'node_modules/@expo-google-fonts/*/package.json',
  'node_modules/better-sqlite3/{package.json,lib/**}',
  'node_modules/better-sqlite3/prebuilds/*${platform}-${arch}.node',
]

const desktopFile = 'resources/short-timer.desktop'
const metainfo = 'resources/app.shorttimer.ShortTimer.metainfo.xml'

/** @returns what the desktop file says, by key: it is checked as it stands, so it is told here no second time. */
export function desktopEntry(root: string): Readonly<Record<string, string>> {
  const lines = readFileSync(join(root, desktopFile), 'utf8').split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const at = line.indexOf('=')
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)]]
    }),
  )
}

/**
 * What electron-builder is told.
 *
 * @param root of the checkout.
 * @param electron folder of the unpacked Electron that is packed.
 * @param output folder that the packages are put into.
 */
export function packageConfiguration(root: string, electron: string, output: string): Configuration {
  const entry = desktopEntry(root)
  const tour = { ext: 'tour', name: 'Tour of Short-Timer', mimeType: 'application/x-short-timer-tour' }
  const pack = { name: 'Pack of Short-Timer', mimeType: 'application/x-short-timer-pack', icon: 'program' }
  return {
    appId: 'app.shorttimer.ShortTimer',
    productName: 'Short-Timer',
    copyright: '',
    directories: { output, buildResources: 'resources/icons' },
    electronDist: electron,
    electronFuses: fuses,
    // It writes into the list.
    files: [...files],
    asar: true,
    extraResources: ['NOTICE', { from: 'out/sbom.cdx.json', to: 'sbom.cdx.json' }],
    // The database comes ready for every system; nothing is compiled.
    npmRebuild: false,
    publish: null,
    artifactName: '${name}-${version}-${os}-${arch}.${ext}',
    fileAssociations: [{ ...tour, icon: 'tour' }],
    win: { target: 'nsis', icon: 'program.ico' },
    nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
    mac: { target: ['dmg', 'zip'], icon: 'program.icns', category: 'public.app-category.board-games' },
    linux: {
      // Windows and macOS know a file by what stands behind its last dot.
      fileAssociations: ['tourpack.json', 'fngrules.json'].map((ext) => ({ ...pack, ext })),
      target: ['deb', 'AppImage'],
      icon: 'program.icns',
      executableName: 'short-timer',
      category: 'Game',
      synopsis: entry['Comment']!,
      mimeTypes: entry['MimeType']!.split(';').filter((type) => type !== ''),
      desktop: { entry: { StartupWMClass: entry['StartupWMClass']! } },
    },
    deb: {
      fpm: [
        `${join(root, metainfo)}=/usr/share/metainfo/app.shorttimer.ShortTimer.metainfo.xml`,
        `${join(root, 'resources/short-timer-mime.xml')}=/usr/share/mime/packages/short-timer.xml`,
      ],
    },
  }
}
