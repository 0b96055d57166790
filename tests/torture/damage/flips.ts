import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { picksOf } from '../../support/randomForms.ts'
import { playedTour } from '../played.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { layGood, meetDamaged } from './meetDamaged.ts'
import { rowsOf } from './rowsOf.ts'

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
  const whole = rowsOf(layGood(library, bytes))
  const pick = picksOf(seed)
  for (const what of [
    'refused',
    'nothing is another',
    'found by the check',
    'found by playing again',
    'found by nobody',
  ])
    tally.count(what, 0)
  for (let done = 0; done < count; done++) {
    const at = pick(bytes.length)
    const by = 1 + pick(255)
    progress(done, `byte ${at}`)
    const made = Buffer.from(bytes)
    made[at] = made[at]! ^ by
    const { refused, found, faults } = await meetDamaged(library, made)
    const what = `Byte ${at} of ${bytes.length}, changed by ${by}`
    for (const fault of faults) tally.fault(`${what}: ${fault}`)
    if (refused !== null) tally.count('refused')
    else if (found !== null) tally.count(found === 'check' ? 'found by the check' : 'found by playing again')
    else if (rowsOf(join(library, 'Damaged.tour')) === whole) tally.count('nothing is another')
    else {
      tally.count('found by nobody')
      tally.fault(`${what}: other content, and nobody says so.`)
    }
  }
  return tally
}
