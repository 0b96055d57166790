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
  const theirs = enemy(counts)
  const ours = losses(men)
  const before = [
    ...task(counts),
    ...share(counts.sectorPatrolled, sectors, 'sector'),
    ...share(counts.pcRevealed, mission.pcsToFind ?? 0, 'PC'),
    ...share(counts.pefRevealed, pefs, 'PEF'),
    ...theirs,
  ].join(', ')
  const between = before === '' ? '' : theirs.length > 0 && ours !== null ? '; ' : ', '
  return capital(`${before}${between}${ours ?? 'nobody lost'}`)
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

/** "one of ours killed, two missing"; null where nobody is lost. */
function losses(men: readonly CameOut[]): string | null {
  const lost = (['dead', 'missing'] as const).flatMap((out) => {
    const count = men.filter((one) => one === out).length
    return count === 0 ? [] : [{ count, how: out === 'dead' ? 'killed' : 'missing' }]
  })
  if (lost.length === 0) return null
  return lost.map(({ count, how }, i) => `${inWords(count)}${i === 0 ? ' of ours' : ''} ${how}`).join(', ')
}
