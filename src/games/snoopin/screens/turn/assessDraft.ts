import type { SideScore } from '../../contract/turn.ts'

/** What is said of a side while the operation is assessed, before it is written down. */
interface Said {
  readonly side: number
  /** All parts of its mission are ticked; null: it has no mission. */
  readonly achieved: boolean | null
  /** By a scenario's own list; null: by those of the book. */
  readonly points: number | null
}

/** @returns both victory lists as they will be added up: missions as they are ticked, points of a scenario for the list. */
export const asTicked = (scores: readonly SideScore[], said: readonly Said[]): SideScore[] =>
  scores.map((score) => {
    const own = said.find(({ side }) => side === score.id)
    const failed = said.filter(({ side, achieved }) => side !== score.id && achieved === false).length
    const counts: Readonly<Record<string, number>> = {
      objective: own?.achieved === true ? 1 : 0,
      objectiveFailed: failed,
    }
    const list = score.list.map((line) => ({ ...line, count: counts[line.event] ?? line.count }))
    const sum = (lines: typeof list) => lines.reduce((all, { points, count }) => all + points * count, 0)
    const momentum = sum(list.filter(({ event }) => event === 'momentum'))
    const points = own?.points == null ? sum(list) : own.points + momentum
    return { ...score, list, points, campaignPoints: points - score.off }
  })
