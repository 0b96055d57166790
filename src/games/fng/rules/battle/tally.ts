import { battleOf } from './battle.ts'
import type { Scene } from './scene.ts'

/**
 * What the report counts. Where the name stands in `mission.victory-points` or `after.support-vp`, the points are the
 * table's; `points` holds those that no table gives.
 */
export type TallyEvent =
  | 'enemyPlaced'
  /** `figureId` made `about` Obviously Dead. */
  | 'kill'
  /** `figureId` put `about` out of action: Out of the Fight or worse. */
  | 'putOut'
  /** `figureId` put `about` to the ground in melee. */
  | 'downInMelee'
  | 'captured.unharmed'
  | 'captured.wounded'
  | 'civilianCasualty'
  | 'civilianDetained'
  | 'pefRevealed'
  | 'pcRevealed'
  | 'sectorPatrolled'
  | 'taskCompleted'
  | 'taskFailed'
  | 'leftTableInTime'
  /** A kind of support called On Demand, named in `text`: artillery, tacticalAir, helicopters, reinforcements. */
  | 'support.onDemand'
  /** A kind of Ready Support used or called for, named in `text`. */
  | 'support.readyUsed'
  | 'deed.broughtInWounded'
  | 'deed.twoInMelee'
  | 'deed.fourSingleHanded'
  | 'deed.capturedUnwounded'
  | 'deed.destroyedBunker'
  /** A LAW was fired and thrown away: a squad has just so many (FNG p. 27). */
  | 'lawFired'
  /** Points of a chapter of its own, with the reason in `text`. */
  | 'otherPoints'

/** Notes that something happened which the report will count (FNG pp. 98-103). */
export function tally(
  scene: Scene,
  what: {
    readonly event: TallyEvent
    readonly figureId?: number | null
    readonly about?: number | null
    readonly count?: number
    readonly points?: number
    readonly text?: string
  },
): void {
  scene.add('tallies', {
    event: what.event,
    figureId: what.figureId ?? null,
    about: what.about ?? null,
    count: what.count ?? 1,
    points: what.points ?? 0,
    turn: battleOf(scene.state).turn,
    text: what.text ?? '',
  })
}

/** @returns how often an event happened so far. */
export const talliedOf = (scene: Pick<Scene, 'state'>, event: TallyEvent, figureId?: number): number =>
  scene.state.tallies
    .filter((row) => row.event === event && (figureId === undefined || row.figureId === figureId))
    .reduce((sum, row) => sum + row.count, 0)
