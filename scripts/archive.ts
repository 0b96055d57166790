// `npm run archive -- FOLDER` plays the tours that stand in `tests/archive` for a version of the rules, packed with gzip.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { archived, playArchived } from './archive/play.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder? `npm run archive -- tests/archive/rules-2`, say.')
const out = resolve(folder)
mkdirSync(out, { recursive: true })
const library = mkdtempSync(join(tmpdir(), 'short-timer-archive-'))
try {
  for (const [number, tour] of archived.entries()) {
    const campaign = await playArchived(library, tour, number + 1)
    const packed = gzipSync(readFileSync(join(library, campaign)), { level: 9 })
    // Never over an older one: a tour of a released version stays as that version made it.
    writeFileSync(join(out, `${tour.name}.tour.gz`), packed, { flag: 'wx' })
    console.log(`${tour.name}: ${packed.length} bytes`)
  }
} finally {
  rmSync(library, { recursive: true, force: true })
}
