import { receivedFire, manDown } from '../../tables/reactions.ts'
import { battleOf, hasAttribute, type Figure } from '../battle.ts'
import { isInBunker } from '../buildings/inBunker.ts'
import type { Scene } from '../scene.ts'
import { isBornLeader } from './bornLeader.ts'
import { isOutgunned, isRetrieving } from './outgunned.ts'
import type { Cause } from './fireAt.ts'

/** What one figure has to test for: Received Fire, Man Down or both with one set of dice (FNG p. 19). */
export interface Test {
  readonly figure: Figure
  readonly fire: boolean
  readonly man: boolean
}

/** What holds for a figure under Received Fire (FNG p. 22). */
export function underFire(scene: Scene, { figure }: Test, cause: Cause, leaderDiePassed: boolean) {
  const { state } = scene
  const has = (attribute: string) => hasAttribute(state, figure, attribute)
  const inBunker = isInBunker(state, figure.id) || (cause.inBunker?.includes(figure.id) ?? false)
  return {
    leaderDiePassed,
    inBunker,
    ...activityOf(scene, figure),
    poser: has('poser'),
    bornLeader: isBornLeader(state, figure),
    shirker: has('shirker'),
    oldHand: has('old-hand'),
    retrievingWounded: cause.retrieving === true || isRetrieving(figure),
    outgunned: isOutgunned(scene, figure, cause),
    inCover: (cause.inCover?.includes(figure.id) ?? false) || inBunker,
  }
}

/** What holds for a figure near a man who goes down (FNG p. 22). */
export const nearManDown = (scene: Scene, { figure }: Test, leaderDiePassed: boolean) => ({
  leaderDiePassed,
  bornLeader: isBornLeader(scene.state, figure),
})

/** What the Activity test of First Contact does to VC and NVA for the rest of the battle (FNG p. 68). */
export function activityOf(scene: Scene, { side }: Pick<Figure, 'side'>) {
  const { activity } = battleOf(scene.state)
  return {
    highActivity: side === 'theirs' && activity === 'high',
    lowActivity: side === 'theirs' && activity === 'low',
  }
}

/** The campaign's versions of the two tables. */
export const testTables = (scene: Scene) => ({ fire: scene.table(receivedFire), man: scene.table(manDown) })
