// `npm run archive -- FOLDER [GAME]` plays the tours that stand in `tests/archive` for a version of the rules, packed with gzip.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { archived, playArchived, programOver } from './archive/play.ts'
import { playItself, selfPlayed } from './archive/playItself.ts'

const [folder, game = 'fng'] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder? `npm run archive -- tests/archive/rules-2`, say.')
const out = resolve(folder)
mkdirSync(out, { recursive: true })
const library = mkdtempSync(join(tmpdir(), 'short-timer-archive-'))

function keep(name: string, campaign: string): void {
  const packed = gzipSync(readFileSync(join(library, campaign)), { level: 9 })
  // Never over an older one: a tour of a released version stays as that version made it.
  writeFileSync(join(out, `${name}.tour.gz`), packed, { flag: 'wx' })
  console.log(`${name}: ${packed.length} bytes`)
}

try {
  if (game === 'fng')
    for (const [number, tour] of archived.entries()) keep(tour.name, await playArchived(library, tour, number + 1))
  for (const [number, tour] of selfPlayed.filter((one) => one.game === game).entries()) {
    const program = programOver(library, number + 1)
    const campaign = await playItself(program, tour)
    await program.close()
    keep(tour.name, campaign)
  }
} finally {
  rmSync(library, { recursive: true, force: true })
}
