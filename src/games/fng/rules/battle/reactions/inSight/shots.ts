import { figureById } from '../../battle.ts'
import { flamethrower } from '../../fire/flames.ts'
import type { InCircle, Shot, ShotTarget } from '../../fire/shot.ts'
import { servers, takesLoader } from '../../fire/weaponClasses.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import type { Scene } from '../../scene.ts'
import { inCover, isConcealed, isDugIn, type Seer } from './seers.ts'

/** What holds for fire of one moment. */
export interface Under {
  readonly snapRound: boolean
  /** Who is charging just now. */
  readonly running: readonly number[]
}

/** Active figures snap fire, and so does whoever drags a wounded man (FNG pp. 21, 39). */
export const snaps = ({ active, figure }: Seer, { snapRound }: Under): boolean =>
  (active && snapRound) || figure.carries !== null

/** @returns the firing of a figure as the rules of fire want it: one, of flames one at each in the path (FNG p. 29). */
export function shotsOf(scene: Scene, seer: Seer, seers: readonly Seer[], under: Under): Shot[] {
  const { id, figure, targets, dice, bridging, strikes } = seer
  const share = Math.floor(dice / targets.length)
  const more = dice % targets.length
  const weapon = weaponFigures(scene, seer.weapon!)
  const at = (target: number, count: number): ShotTarget => ({
    ...targetOf(scene, target, seer, seers, under),
    dice: count,
  })
  const shot = { shooterId: id, weapon: seer.weapon!, snap: snaps(seer, under) }
  if (weapon.key === flamethrower)
    return [...new Set([...targets, ...strikes.path])].map((target) => ({ ...shot, targets: [at(target, 1)] }))
  // A loader who sees the enemy himself is not serving the gun (FNG p. 30).
  const loader = servers(scene.state, figure).some(
    (server) => server.role === 'loader' && !seers.some((other) => other.id === server.id),
  )
  const aimed = targets.map((target, i) => at(target, share + (i < more ? 1 : 0)))
  return [{ ...shot, targets: aimed, bridging, loader: takesLoader(weapon) && loader }]
}

/** @returns a target as the form says it stands; whoever has no part in the round stands in the open. */
export function targetOf(
  scene: Scene,
  figureId: number,
  from: Seer,
  seers: readonly Seer[],
  { running }: Under,
): Omit<ShotTarget, 'dice'> {
  const { inches } = from
  const charging = running.includes(figureId) || figureById(scene.state, figureId).mayCharge
  const seen = seers.find(({ id }) => id === figureId)
  if (!seen) return { figureId, inches, charging }
  const stands = {
    cover: inCover(seen),
    concealed: isConcealed(seen),
    inSmoke: seen.stands === 'smoke',
    dugIn: isDugIn(seen),
  }
  const circle = from.round!.blast === null ? {} : { circle: circleRound(seen, from) }
  return { figureId, inches, charging, ...stands, ...circle }
}

/** What bursts strikes everybody round its target, friends too; within a place only what is in there shelters (FNG p. 34). */
export function circleRound({ id, coverDv, bamboo, stands }: Seer, { strikes }: Seer): InCircle[] {
  const outside = strikes.into === null
  return [
    { figureId: id, coverDv: outside ? coverDv : 0, bamboo, dugIn: outside && isDugIn({ stands }) },
    ...strikes.circle,
  ]
}
