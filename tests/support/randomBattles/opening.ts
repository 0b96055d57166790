import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import type { FreeWorldList } from '../../../src/games/fng/rules/state.ts'
import { nextStep, platoonOf, playInMemory, type PlayedEntry } from '../playTour.ts'

const lists: readonly FreeWorldList[] = [
  'usmc',
  'us-army-infantry',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]

/** So many missions a platoon has behind it, by turns. */
const missionsBefore = 3

/** @returns a tour that stands at a battle: its list, and how long it has lasted, by the seed. */
export function openingOf(seed: number): readonly PlayedEntry[] {
  const list = lists[seed % lists.length]!
  const entries = [playInMemory(fngSystem.empty, 'muster', platoonOf(list), seed, 1)]
  const state = () => entries.at(-1)!.state
  let before = Math.floor(seed / lists.length) % missionsBefore
  while (state().tour[0]!.phase !== 'battle' || before-- > 0) {
    // A tour that ends too soon has had its battle: it goes back to the last.
    if (state().tour[0]!.phase === 'over') return upToLastBattle(entries)
    const { step, input } = nextStep(state(), seed)
    entries.push(playInMemory(state(), step, input, seed, entries.length + 1))
  }
  return entries
}

const upToLastBattle = (entries: readonly PlayedEntry[]): readonly PlayedEntry[] =>
  entries.slice(0, entries.findLastIndex(({ state }) => state.tour[0]!.phase === 'battle') + 1)
