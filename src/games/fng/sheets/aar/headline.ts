import type { CameOut } from '../../rules/aftermath/cameOut.ts'
import type { PointsEvent } from '../../rules/aftermath/tally.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { capital } from '../../rules/steps/setup/common.ts'
import { inWords } from './numberWords.ts'

/** How often each thing happened that brings or costs points. */
export type Counts = Readonly<Partial<Record<PointsEvent, number>>>

const sectors = 6

/** @returns the mission in one sentence: "All six sectors, all three PEFs, nobody lost". */
export function headlineOf(state: FngState, mission: Mission, counts: Counts, men: readonly CameOut[]): string {
  const pefs = state.markers.filter(({ missionId, kind }) => missionId === mission.id && kind === 'pef').length
  return capital(
    [
      ...task(counts),
      ...share(counts.sectorPatrolled, sectors, 'sector'),
      ...share(counts.pcRevealed, mission.pcsToFind ?? 0, 'PC'),
      ...share(counts.pefRevealed, pefs, 'PEF'),
      ...enemy(counts),
      losses(men),
    ].join(', '),
  )
}

const task = ({ taskCompleted, taskFailed }: Counts): string[] => [
  ...(taskCompleted ? ['task completed'] : []),
  ...(taskFailed ? ['task failed'] : []),
]

/** "all three PEFs", "two of three PEFs"; nothing of what was not found at all. */
function share(count = 0, of: number, word: string): string[] {
  if (count === 0) return []
  const plural = (n: number) => (n === 1 ? word : `${word}s`)
  if (count < of) return [`${inWords(count)} of ${inWords(of)} ${plural(of)}`]
  if (of === 2) return [`both ${plural(of)}`]
  return [of > 1 && count === of ? `all ${inWords(of)} ${plural(of)}` : `${inWords(count)} ${plural(count)}`]
}

/** "four of theirs dead, one taken" */
function enemy({
  confirmedDead = 0,
  unconfirmedDead = 0,
  capturedUnharmed = 0,
  capturedWounded = 0,
}: Counts): string[] {
  const [dead, taken] = [confirmedDead + unconfirmedDead, capturedUnharmed + capturedWounded]
  return [
    ...(dead === 0 ? [] : [`${inWords(dead)} of theirs dead`]),
    ...(taken === 0 ? [] : [`${inWords(taken)} taken`]),
  ]
}

function losses(men: readonly CameOut[]): string {
  const lost = (['dead', 'missing'] as const).flatMap((out) => {
    const count = men.filter((one) => one === out).length
    return count === 0 ? [] : [`${inWords(count)} ${out === 'dead' ? 'killed' : 'missing'}`]
  })
  return lost.length === 0 ? 'nobody lost' : lost.join(', ')
}
