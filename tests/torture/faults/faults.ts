import { picksOf } from '../../support/randomForms.ts'
import { callsOf, commands, halfMonthEnd } from '../commandLines.ts'
import { tourBeforeTurnEnd } from '../played.ts'
import { cannotInject } from '../systemCalls.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { clocks, playBy } from './clock.ts'
import { codes, failAt, places } from './disk.ts'

const kinds = [
  ...Object.keys(places).flatMap((place) => codes.map((code) => ({ kind: 'disk' as const, place, code }))),
  ...Object.keys(clocks).map((clock) => ({ kind: 'clock' as const, clock })),
]

/** Has the disk refuse what it is asked, and the clock be wrong. */
export const faults: Trial = {
  name: 'faults',
  title: 'Disk and clock',
  about: `A disk that is full, can only be read, or is worn out, at opening, writing, syncing, renaming or removing, whichever of these calls a command line comes by; a clock that shows 2030, 1970 or nothing, or jumps back, for some half-months: ${kinds.length} kinds of fault, several times each. What is refused is refused in a sentence; what was saved is there and sound, so is every copy, and a copy is kept of each half-month.`,
  count: kinds.length * 5,
  run: tryFaults,
}

async function tryFaults({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const pick = picksOf(seed)
  const bytes = await tourBeforeTurnEnd(folder)
  const at = { folder, bytes, tally }
  const all = cannotInject === null ? [halfMonthEnd, ...commands] : []
  const callsOfAll = all.flatMap((command) => callsOf(command, folder, bytes).map((call) => ({ command, call })))
  tally.count('kinds', kinds.length)
  if (cannotInject !== null) tally.left.push(`Faults of the disk: ${cannotInject}.`)
  for (let done = 0; done < count; done++) {
    const kind = kinds[done % kinds.length]!
    if (kind.kind === 'clock') {
      // The same clock does the same again.
      if (done >= kinds.length) continue
      progress(done, `a clock that ${kind.clock}`)
      tally.count('wrong clocks')
      await playBy(kind.clock, at)
    } else if (cannotInject === null) {
      const { place, code } = kind
      const those = callsOfAll.filter(({ call }) => places[place]!.includes(call.name))
      const { command, call } = those[pick(those.length)]!
      progress(done, `${code} at ${call.name}`)
      tally.count('faults of the disk')
      await failAt(command, call, code, at)
    }
  }
  return tally
}
