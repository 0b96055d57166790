import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { picksOf } from '../../support/randomForms.ts'
import { playedTour } from '../played.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { layGood, meetDamaged } from './meetDamaged.ts'

/** SQLite writes and reads a file by pages of so many bytes. */
const page = 4096

/** Cuts a campaign off, or lets it go on. */
export const cuts: Trial = {
  name: 'cuts',
  title: 'Cut files',
  about:
    'A tour that breaks off: at the ends of its pages, beside them, in its header, anywhere; and one with something behind its end. Cut, it is refused in a sentence and left as it is; with something behind its end it is whole, and opened. The good tour beside it stays listed.',
  count: 100,
  run: tryCuts,
}

async function tryCuts({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const bytes = await playedTour(folder)
  const library = join(folder, 'library')
  mkdirSync(library)
  layGood(library, bytes)
  const pick = picksOf(seed)
  const pages = bytes.length / page
  for (let done = 0; done < count; done++) {
    const length = lengthOf(done, pages, pick)
    progress(done, `${length} bytes`)
    const isCut = length < bytes.length
    const made = isCut ? bytes.subarray(0, length) : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, 0xa5)])
    const { refused, found, faults } = await meetDamaged(library, made)
    const what = `${length} of ${bytes.length} bytes`
    tally.count(isCut ? 'cut' : 'lengthened')
    if (refused !== null) tally.count('refused')
    tally.expect(isCut === (refused !== null), `${what}: ${refused ?? 'it was opened.'}`)
    tally.expect(found === null, `${what}: it was opened and is not sound.`)
    for (const fault of faults) tally.fault(`${what}: ${fault}`)
  }
  return tally
}

/** The end of a page, beside it, within the header, anywhere, and beyond the end. */
function lengthOf(nth: number, pages: number, pick: (of: number) => number): number {
  const whole = pages * page
  switch (nth % 5) {
    case 0:
      return pick(pages) * page
    case 1:
      return 1 + pick(pages) * page + (page - 2) * pick(2)
    case 2:
      return pick(200)
    case 3:
      return pick(whole)
    default:
      return nth % 50 === 49 ? whole + 1 + pick(page) : whole - 1 - pick(page)
  }
}
