import { computed, type ComputedRef } from 'vue'
import type { EntryView } from '../../contract/journal.ts'
import { entriesOfGame } from '../components/played/playedGame.ts'
import { useTourView } from './useTourView.ts'

/** How many entries of the journal the log looks back. */
const logLength = 120

/**
 * The log of the newest game, newest entry first: without those that were undone, and without proofs.
 * @param begins the step that begins a game.
 * @param untold steps that it leaves out.
 */
export function useGameLog(begins: string, untold: readonly string[] = []): ComputedRef<readonly EntryView[]> {
  const journal = useTourView((api, campaign) => api('journal.list', { campaign, limit: logLength }))
  return computed(() => entriesOfGame(journal.data.value?.entries ?? [], begins, untold))
}
