import { compare, totalOf } from './margin.ts'
import type { Scene } from './scene.ts'
import { tourOf } from './turn.ts'

/**
 * The campaign is over: the higher sum of Campaign Victory Points has won it, by the margins of a game (ruling). One that is
 * open ended has no winner (p. 3-4).
 */
export function closeCampaign(scene: Scene, words: string): void {
  const { id, length } = tourOf(scene.state)
  const [first, second] = scene.state.sides
  const totals = [totalOf(scene.state, first!), totalOf(scene.state, second!)] as const
  const { ahead, text } = compare(scene, ...totals)
  const better = ahead === null ? null : ahead === 0 ? first! : second!
  const winner = length === null ? null : better
  scene.patch('tour', id, { part: 'over', winnerId: winner?.id ?? null, words })
  const points = `${Math.max(...totals)} to ${Math.min(...totals)}`
  const result = resultWords(better?.name ?? null, winner !== null)
  scene.note(`The campaign is over. ${result}, ${points}${winner ? `: ${text}` : ''}.`, {
    collection: 'tour',
    id,
    field: 'winnerId',
  })
  if (words !== '') scene.note(words, { collection: 'tour', id, field: 'words' })
}

function resultWords(better: string | null, hasWon: boolean): string {
  if (better === null) return 'A draw'
  return hasWon ? `Won by ${better}` : `Open ended, it has no winner; more points for ${better}`
}
