import { gameOf } from '../../src/main/app/gameOf.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import { billetOf, rosterOf } from '../../src/games/fng/rules/people.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { createTourFile } from '../../src/main/store/openTourFile.ts'
import { entryOf, playedAt } from './commitPlayed.ts'
import { nextStep, platoonOf, playInMemory, type PlayedEntry } from './playTour.ts'

/** Seed of a tour that lasts 26 half-months. */
const seed = 102
/** Steps at the end of the tour that are not taken: it is still under way. */
const left = 12

/**
 * Plays a tour whose journal is so long by what a careful player adds to it: notes, changed and taken away again, men
 * put right by hand and moved between missions. Its Star is left alone, and the state stays as large as it was: only the
 * journal grows. All of it is done by the program's own steps.
 *
 * @param entries how many there are in the end; the bare tour has some 340.
 */
export function playLongJournal(entries: number): PlayedEntry[] {
  const bare = playWith(() => 0)
  const own = bare.length - left
  if (entries < own) return bare.slice(0, entries)
  const extra = entries - own
  return playWith((at) => Math.floor((extra * at) / (own - 1)), own).slice(0, entries)
}

/** @param due how many additions there are to be when so many steps of the tour have been taken. */
function playWith(due: (step: number) => number, steps = Infinity): PlayedEntry[] {
  const played: PlayedEntry[] = []
  const add = (state: FngState, step: string, input: unknown): FngState => {
    const entry = playInMemory(state, step, input, seed, played.length + 1)
    played.push(entry)
    return entry.state
  }
  let state = add(fngSystem.empty, 'muster', platoonOf('usmc'))
  for (let step = 1, added = 0; step < steps && state.tour[0]!.phase !== 'over'; step++) {
    const next = nextStep(state, seed)
    state = add(state, next.step, next.input)
    for (; added < due(step); added++) {
      const { step: by, input } = addition(state, added)
      state = add(state, by, input)
    }
  }
  return played
}

/** @returns what the player adds by himself, and takes back with the next additions. */
function addition(state: FngState, nth: number): { readonly step: string; readonly input: unknown } {
  const { starId, phase } = state.tour[0]!
  const men = rosterOf(state).filter(({ id }) => id !== starId)
  const man = men[nth % men.length]!
  const other = men[(nth + 7) % men.length]!
  const place = { soldierId: man.id, missionId: null, halfMonth: null }
  const own = state.notes.at(-1)
  if (nth % 2 === 0 && phase === 'contact' && billetOf(state, man.id)?.squad !== billetOf(state, other.id)?.squad)
    return { step: 'moveSoldier', input: { soldierId: man.id, billetId: billetOf(state, other.id)!.id } }
  if (nth % 3 === 0) {
    const rep = man.rep === 4 ? 3 : 4
    return { step: 'correctSoldier', input: { soldierId: man.id, reason: 'A die read wrongly', changes: { rep } } }
  }
  if (!own) return { step: 'writeNote', input: { note: null, ...place, text: `Watched the tree line, ${nth}.` } }
  const text = own.text.includes('again') ? '' : `${own.text} And again.`
  return { step: 'writeNote', input: { note: own.id, ...place, text } }
}

/** Writes a played journal to a file in one transaction, told as the program tells it. */
export function writeJournal(path: string, played: readonly PlayedEntry[]): void {
  const tour = { system: fngSystem, name: 'Long', seed, id: '00000000-0000-4000-8000-000000000102', now: playedAt }
  const file = createTourFile(path, tour)
  const { moment } = gameOf(fngSystem.id).now
  const entries = played.map((entry) => entryOf(entry, moment(entry.state as unknown as AnyState)))
  file.appendBranch({ expectedHead: null, parent: null, entries })
  file.close()
}
