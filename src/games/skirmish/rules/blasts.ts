import { notNow } from '../../../main/engine/mustBe.ts'
import { numberIn } from './copy/needed.ts'
import { asReadNow, gameOf, sealsApart } from './game.ts'
import type { Scene } from './scene.ts'
import type { Blast, BlastKind, GrenadeType, SkirmishState } from './state.ts'
import { grenades } from './tables/copy.ts'

/** Something went off: its mark lies on the table until the next turn of the other side is over. */
export function addBlast(scene: Scene, kind: BlastKind, landed: string, more: Partial<BlastOf> = {}): number {
  const { id, sideId, turn } = gameOf(scene.state)
  const { grenade = null, by = null } = more
  const figureId = sealsApart(scene.state) ? by : null
  return scene.add('blasts', {
    gameId: id,
    sideId,
    kind,
    grenade,
    landed,
    turn,
    figureId,
    answered: null,
    nobodyNear: null,
  })
}

/** What is known of something that went off besides where. */
interface BlastOf {
  readonly grenade: GrenadeType | null
  /** The figure that brought it. */
  readonly by: number | null
}

/**
 * @returns what went off in this turn while it has not been said who in the open was near it. Who was in the arc of a
 * claymore is said when it is fired; hidden figures their player tells of in his own time.
 */
export function untold(state: SkirmishState): readonly Blast[] {
  const { sideId, turn } = gameOf(state)
  if (!asReadNow(state)) return []
  return state.blasts.filter(
    (one) => one.sideId === sideId && one.turn === turn && one.kind !== 'claymore' && one.nobodyNear === null,
  )
}

/** Counters are given at once. @throws RuleError `not-now` while somebody may have some to come. */
export function mustBeTold(state: SkirmishState): void {
  const [first] = untold(state)
  if (first) notNow(`Say first who was near what went off: ${first.landed}.`)
}

/** A grenade of some type goes off: phosphorus makes smoke, the others bring counters. */
export function goOff(
  scene: Scene,
  kind: 'grenade' | 'mortar',
  { grenade, landed, by }: { grenade: GrenadeType; landed: string; by: number | null },
): void {
  if (grenade !== 'phosphorus') {
    addBlast(scene, kind, landed, { grenade, by })
    return
  }
  const table = scene.table(grenades)
  const [inches, turnsLeft] = [numberIn(table, grenade, 'inches'), numberIn(table, grenade, 'turns')]
  scene.add('smoke', { gameId: gameOf(scene.state).id, landed, inches, turnsLeft })
  scene.note(
    `Smoke of ${inches}" round that point blocks sight, for ${turnsLeft === 1 ? 'one turn' : `${turnsLeft} turns`}.`,
  )
}
