import type { BeginGame, EndGame } from '../rules/inputs.ts'

/** Fields without which older entries were played, as what is played now has them where it says nothing of them. */
const meant: Readonly<Record<string, Partial<BeginGame> | Partial<EndGame>>> = {
  beginGame: { edition: 4 },
  endGame: { agreed: [] },
}

/** @returns the input of a step that is taken now, with what it means now. */
export function takenNow(step: string, input: unknown): unknown {
  const now = Object.hasOwn(meant, step) ? meant[step] : undefined
  if (now === undefined) return input
  const missing = Object.entries(now).filter(([field]) => ((input as Record<string, unknown>)[field] ?? null) === null)
  return { ...(input as object), ...Object.fromEntries(missing) }
}
