import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractAll, listPackage, statFile } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktopEntry, fuses, packageConfiguration } from '../../../scripts/package/configuration.ts'
import { noticeOf } from '../../../scripts/package/notice.ts'
import { pack } from '../../../scripts/package/pack.ts'
import { wrongFuses } from '../../../scripts/package/readFuses.ts'
import { sbomOf } from '../../../scripts/package/sbom.ts'
import { shippedPackages, type ShippedPackage } from '../../../scripts/package/shippedPackages.ts'
import { packageOf, parts } from '../../../scripts/package/bundledPackages.ts'
import { root } from '../../../scripts/start/child.ts'
import { ensureBuilt } from '../../../scripts/start/ensureBuilt.ts'
import { fontFiles } from '../../../src/main/sheets/fonts.ts'
import { unpackTour } from '../../support/archive.ts'
import { electronStandIn } from '../../support/electronStandIn.ts'

const folder = mkdtempSync(join(tmpdir(), 'short-timer-package-'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
let shipped: readonly ShippedPackage[] = []
beforeAll(async () => {
  expect(await ensureBuilt()).toBe(0)
  shipped = shippedPackages(root)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** @returns every file below a folder with its check sum. */
const sumsOf = (where: string): readonly string[] =>
  globSync('**/*', { cwd: where, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return `${path.slice(where.length)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`
    })
    .sort()

describe('what others wrote of what is handed out', () => {
  it('is named in NOTICE with its licences, as the lock file and the bundles have it', () => {
    expect(readFileSync(join(root, 'NOTICE'), 'utf8'), 'npm run notice').toBe(noticeOf(shipped))
  })

  it('holds what runs, and nothing that only builds', () => {
    const names = shipped.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['better-sqlite3', 'pdfkit', '@vue/runtime-core', 'zod', 'pdfjs-dist']),
    )
    for (const builds of ['vite', 'electron-builder', '@vue/compiler-sfc', 'vitest'])
      expect(names).not.toContain(builds)
  })

  it('has the words of the OFL for every face, on screen and on paper', () => {
    const fonts = shipped.filter(({ licence }) => licence.includes('OFL'))
    expect(fonts).toHaveLength(6)
    for (const { texts } of fonts) expect(texts.join('\n')).toMatch(/SIL OPEN FONT LICENSE\s+Version 1\.1/)
  })

  it('is listed in the bill of materials, twice the same', () => {
    const bom = sbomOf(root, shipped)
    const { bomFormat, components } = JSON.parse(bom) as {
      bomFormat: string
      components: readonly { name: string; version: string; purl: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const listed = components.map(({ name, version }) => `${name}@${version}`).sort()
    expect(listed).toEqual([...new Set(shipped.map(({ name, version }) => `${name}@${version}`))].sort())
    expect(sbomOf(root, shipped)).toBe(bom)
  })

  it('is told by the path of a module', () => {
    expect(packageOf('/a/node_modules/@b/c/lib/d.js')).toBe('node_modules/@b/c')
    expect(packageOf('C:\\a\\node_modules\\linebreak\\node_modules\\base64-js\\i.js?x')).toBe(
      'node_modules/linebreak/node_modules/base64-js',
    )
    expect(packageOf('/a/src/main/index.ts')).toBeNull()
  })
})

describe.runIf(process.platform === 'linux')('a package, made of a stand-in for Electron', () => {
  let unpacked = ''
  let archive = ''
  const packed = async (name: string) => {
    const electron = electronStandIn(join(folder, 'electron'))
    return (await pack({ root, electron, output: join(folder, name), only: 'dir' })).unpacked
  }
  beforeAll(async () => {
    unpacked = await packed('first')
    archive = join(unpacked, 'resources/app.asar')
  })

  it('holds the program, the nine faces and the database of this system, and nothing else', () => {
    const kinds = [
      /^package\.json$/,
      /^out\/main\/(chunks\/)?[\w-]+\.js$/,
      /^out\/preload\/index\.cjs$/,
      /^out\/renderer\/((index|friend)\.html|assets\/[\w.-]+\.(js|css|woff2|svg|webp|png))$/,
      /^node_modules\/@expo-google-fonts\/[\w-]+\/(package\.json|.*\.ttf)$/,
      /^node_modules\/better-sqlite3\/(package\.json|lib\/.*\.js)$/,
      new RegExp(`^node_modules/better-sqlite3/prebuilds/\\w+-${process.arch}\\.node$`),
    ]
    const held = listPackage(archive, { isPack: false })
      .map((path) => path.slice(1))
      .filter((path) => !('files' in statFile(archive, path)))
    expect(held.filter((path) => !kinds.some((kind) => kind.test(path)))).toEqual([])
    for (const file of Object.values(fontFiles)) expect(held).toContain(`node_modules/@expo-google-fonts/${file}`)
    expect(held.filter((path) => path.endsWith('.ttf'))).toHaveLength(Object.keys(fontFiles).length)
    const natives = globSync('resources/app.asar.unpacked/**/*.node', { cwd: unpacked })
    expect(natives).toHaveLength(1)
    for (const beside of ['NOTICE', 'sbom.cdx.json']) expect(existsSync(join(unpacked, 'resources', beside))).toBe(true)
    expect(existsSync(join(unpacked, 'LICENSES.chromium.html'))).toBe(true)
  })

  it('has the switches set, and a switch that is not is found', async () => {
    expect(await wrongFuses(join(unpacked, 'short-timer'))).toEqual([])
    const wrong = await wrongFuses(join(folder, 'electron/electron'))
    expect(wrong).toEqual(
      expect.arrayContaining(['runAsNode', 'onlyLoadAppFromAsar', 'grantFileProtocolExtraPrivileges']),
    )
    expect(wrong).not.toContain('loadBrowserProcessSpecificV8Snapshot')
    expect(Object.keys(fuses)).toHaveLength(8)
  })

  it('prints a sheet out of itself alone, far from the checkout', () => {
    const inside = join(folder, 'inside')
    extractAll(archive, inside)
    cpSync(join(unpacked, 'resources/app.asar.unpacked'), inside, { recursive: true })
    const tour = unpackTour('7429c74/usmc', folder)
    const cli = [join(inside, 'out/main/cli.js'), 'sheets', tour, '--only', 'roster', '--out', join(folder, 'sheets')]
    execFileSync(process.execPath, cli, { cwd: folder })
    const [sheet] = globSync(join(folder, 'sheets/*.pdf'))
    const pdf = readFileSync(sheet!)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain('CourierPrime')
  })

  it('comes out the same byte for byte when it is made again', async () => {
    expect(sumsOf(await packed('second'))).toEqual(sumsOf(unpacked))
  })
})

describe('the build', () => {
  it('of one checkout is the same byte for byte wherever it is put', () => {
    const again = join(folder, 'out')
    const script = join(root, 'node_modules/electron-vite/bin/electron-vite.js')
    const options = { cwd: root, env: { ...process.env, NODE_ENV: undefined } }
    execFileSync(process.execPath, [script, 'build', '--outDir', again, '--logLevel', 'error'], options)
    for (const part of parts) expect(sumsOf(join(again, part)), part).toEqual(sumsOf(join(root, 'out', part)))
  })
})

describe('what a package tells the system', () => {
  it('says of the files it opens what the desktop file says', () => {
    const { linux, fileAssociations } = packageConfiguration(root, '', '')
    const { MimeType = '' } = desktopEntry(root)
    const kinds = MimeType.split(';').filter((kind) => kind !== '')
    expect(linux!.mimeTypes).toEqual(kinds)
    const opened = [fileAssociations, linux!.fileAssociations].flat()
    expect([...new Set(opened.map((one) => one!.mimeType))]).toEqual(kinds)
    const mime = readFileSync(join(root, 'resources/short-timer-mime.xml'), 'utf8')
    const globs = [...mime.matchAll(/<glob pattern="\*\.([^"]+)"/g)].map(([, ext]) => ext)
    expect(opened.map((one) => one!.ext)).toEqual(globs)
    const metainfo = readFileSync(join(root, 'resources/app.shorttimer.ShortTimer.metainfo.xml'), 'utf8')
    expect([...metainfo.matchAll(/<mediatype>(.*)<\/mediatype>/g)].map(([, kind]) => kind)).toEqual(kinds)
  })

  it('tells the version of today', () => {
    const metainfo = readFileSync(join(root, 'resources/app.shorttimer.ShortTimer.metainfo.xml'), 'utf8')
    expect(metainfo).toContain(`<release version="${manifest.version}"`)
  })
})
