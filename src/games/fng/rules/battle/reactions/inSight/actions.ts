import { rowOf } from '../../../../../../main/engine/table.ts'
import { inSightResolution } from '../../../tables/reactions.ts'
import { aboutFigure, figureById, isStarFigure, repOf, withRep } from '../../battle.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import type { Scene } from '../../scene.ts'
import { isRetrieving, outranks } from '../outgunned.ts'
import type { Seer } from './seers.ts'

/** What a figure does when its turn comes. */
export type Move = 'fire' | 'charge' | 'duckBack' | 'hold'

/**
 * In Sight Resolution of all who act at one moment, in one go (FNG p. 21): a Star chooses; of the others the first row of
 * the table that applies counts. Whoever has been hit, made to duck or in a melee before has lost his action (FNG pp. 21,
 * 31).
 *
 * @param fought who has been in a melee of this round.
 */
export function resolve(
  scene: Scene,
  acting: readonly Seer[],
  seers: readonly Seer[],
  fought: readonly number[],
): ReadonlyMap<number, Move> {
  const moves = new Map<number, Move>()
  const open = acting.filter((seer) => {
    if (figureById(scene.state, seer.id).status === 'carryOn' && !fought.includes(seer.id)) return true
    scene.note(`${seer.figure.name} has lost his action.`, { about: aboutFigure(seer.figure), page: 31 })
    return false
  })
  for (const seer of open) {
    const move = isStarFigure(scene.state, seer.figure) ? chooses(scene, seer) : forced(scene, seer, seers)
    if (move !== null) moves.set(seer.id, move)
  }
  const rolling = open.filter(({ id }) => !moves.has(id))
  const rolls = scene.rollAll(
    inSightResolution,
    rolling.map(({ id, figure }) => ({ subject: id, why: withRep(figure), numbers: { REP: repOf(figure) } })),
  )
  rolling.forEach(({ id, figure }, i) => {
    const { outcome } = rolls[i]!.row
    moves.set(id, outcome)
    const does = outcome === 'fire' ? 'fires' : outcome === 'charge' ? 'charges' : 'ducks back instead of firing'
    scene.tell(rolls[i]!, `${figure.name} ${does}.`, aboutFigure(figure))
  })
  return moves
}

/** The rows that need no die; null where one is rolled. Outgunned is asked only of whoever can fire (ruling). */
function forced(scene: Scene, seer: Seer, seers: readonly Seer[]): Move | null {
  const key = keyFor(scene, seer, seers)
  if (key === null) return null
  const { outcome } = rowOf(scene.table(inSightResolution), key)
  const { figure } = seer
  const why = key === 'outgunned' ? 'is outgunned' : 'cannot fire'
  const does = outcome === 'charge' ? 'charges' : 'ducks back'
  scene.note(`${figure.name} ${why} and ${does}.`, { about: aboutFigure(figure), page: 21 })
  return outcome
}

/** @returns the row that needs no die as things stand; null where one is rolled. Of a Star it tells nothing. */
export function keyFor(scene: Scene, seer: Seer, seers: readonly Seer[]) {
  if (seer.weapon === null) return seer.charge ? 'cannotFireMayCharge' : 'cannotFire'
  if (isRetrieving(seer.figure)) return null
  const against = seers.filter(
    (other) => other.weapon !== null && (other.targets.includes(seer.id) || seer.targets.includes(other.id)),
  )
  const fire = against.map(({ id, weapon }) => ({
    by: id,
    at: seer.id,
    ranking: weaponFigures(scene, weapon!).ranking,
  }))
  return outranks(scene, seer.figure, seer.weapon, { shooters: [], fire }) ? 'outgunned' : null
}

/** Key of the choice that stands for a Star's roll. */
export const starChooses = 'battle.in-sight.star'

/** A Star does what his player wants (FNG p. 21). */
function chooses(scene: Scene, { figure, weapon, charge }: Seer): Move {
  return scene.choose<Move>({
    key: starChooses,
    subject: figure.id,
    why: `In Sight: what does ${figure.name} do?`,
    options: [
      ...(weapon === null ? [] : [{ value: 'fire' as const, label: 'Fire' }]),
      ...(charge ? [{ value: 'charge' as const, label: 'Charge' }] : []),
      { value: 'duckBack', label: 'Duck back' },
      { value: 'hold', label: 'Hold his fire' },
    ],
  })
}
