import { picksOf } from '../../support/randomForms.ts'
import { callsOf, commands, halfMonthEnd } from '../commandLines.ts'
import { tourBeforeTurnEnd } from '../played.ts'
import { cannotInject } from '../systemCalls.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { killServer } from './server.ts'
import { killAt } from './terminal.ts'

/** Kills the program, as a system does that is out of memory. */
export const kills: Trial = {
  name: 'kills',
  title: 'Kills',
  about:
    'SIGKILL of the program as it is handed out: of browser mode while it does what a player told it; of command lines at one call of the system; of the end of a half-month, with the copy that is kept of it, at each call in turn. What was acknowledged is there, of what was not at most the whole; every file and copy opens, is sound, and plays again to what it holds.',
  count: 300,
  run: tryKills,
}

async function tryKills({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const pick = picksOf(seed)
  const bytes = await tourBeforeTurnEnd(folder)
  tally.count('killed', 0)
  let done = 0
  if (cannotInject !== null) tally.left.push(`Kills at calls of the system: ${cannotInject}.`)
  else {
    // Each call of a half-month's end, where they are no more than two thirds of all.
    const ends = callsOf(halfMonthEnd, folder, bytes)
    const all = ends.length * 3 <= count * 2
    const chosen = all ? ends : Array.from({ length: Math.ceil(count / 3) }, () => ends[pick(ends.length)]!)
    tally.count('calls of a half-month’s end', ends.length)
    for (const call of chosen) {
      progress(done++, `a half-month’s end, ${call.name} ${call.nth}`)
      await killAt(halfMonthEnd, call, folder, bytes, tally)
    }
    const others = Math.floor((count - done) / 2)
    const callsOfEach = commands.map((command) => ({ command, calls: callsOf(command, folder, bytes) }))
    for (let nth = 0; nth < others; nth++) {
      const { command, calls } = callsOfEach[nth % callsOfEach.length]!
      const call = calls[pick(calls.length)]!
      progress(done++, `${command.name}, ${call.name} ${call.nth}`)
      await killAt(command, call, folder, bytes, tally)
    }
  }
  while (done < count) {
    progress(done++, 'browser mode')
    await killServer(folder, bytes, pick, tally)
  }
  return tally
}
