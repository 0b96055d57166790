import { compare, totalOf } from './margin.ts'
import type { Scene } from './scene.ts'
import { tourOf } from './turn.ts'

/** The campaign is over: the higher sum of Campaign Victory Points has won it, by the margins of a game (ruling). */
export function closeCampaign(scene: Scene, words: string): void {
  const { id } = tourOf(scene.state)
  const [first, second] = scene.state.sides
  const totals = [totalOf(scene.state, first!), totalOf(scene.state, second!)] as const
  const { ahead, text } = compare(scene, ...totals)
  const winner = ahead === null ? null : ahead === 0 ? first! : second!
  scene.patch('tour', id, { part: 'over', winnerId: winner?.id ?? null, words })
  const points = `${Math.max(...totals)} to ${Math.min(...totals)}`
  const result = winner ? `${winner.name} has won, ${points}: ${text}` : `A draw, ${points}`
  scene.note(`The campaign is over. ${result}.`, { collection: 'tour', id, field: 'winnerId' })
  if (words !== '') scene.note(words, { collection: 'tour', id, field: 'words' })
}
