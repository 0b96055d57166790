import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dump, flipOf, withFlip } from '../../support/flips.ts'
import { playedTour } from '../played.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { layGood, meetDamaged } from './meetDamaged.ts'

/** Turns one byte of a campaign into another. */
export const flips: Trial = {
  name: 'flips',
  title: 'Flipped bytes',
  about:
    'One byte of a tour becomes another, anywhere in the file. It is refused in a sentence and left as it is; or nothing that it holds is another; or it is opened, and the check, or playing the journal again, says that it is damaged. Damage that nobody finds is a fault.',
  count: 500,
  run: tryFlips,
}

async function tryFlips({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const bytes = await playedTour(folder)
  const library = join(folder, 'library')
  mkdirSync(library)
  layGood(library, bytes)
  const whole = dump(bytes)
  for (const what of Object.values(foundBy)) tally.count(what, 0)
  for (let copy = 0; copy < count; copy++) {
    const flip = flipOf(bytes, seed, copy)
    progress(copy, `byte ${flip.at}`)
    const flipped = withFlip(bytes, flip)
    const { refused, found, faults } = await meetDamaged(library, flipped)
    const what = `Byte ${flip.at} of ${bytes.length}, ${flip.from} become ${flip.to}`
    for (const fault of faults) tally.fault(`${what}: ${fault}`)
    const isSame = refused === null && found === null && dump(flipped) === whole
    const by = refused === null ? (found ?? (isSame ? 'same' : 'nobody')) : 'opening'
    tally.count(foundBy[by])
    tally.expect(by !== 'nobody', `${what}: it holds something else, and nobody says so.`)
  }
  return tally
}

/** What became of a copy, as it is counted. */
const foundBy = {
  opening: 'refused when opened',
  same: 'held nothing else',
  check: 'found by the check',
  replay: 'found by playing again',
  nobody: 'found by nobody',
} as const
