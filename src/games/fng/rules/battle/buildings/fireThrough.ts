import { aboutFigure, figureById } from '../battle.ts'
import { drawFrom } from '../drawFrom.ts'
import { readLoose } from '../fire/toHit.ts'
import { spendAmmo } from '../fire/ammo.ts'
import { targetRating } from '../fire/weaponClasses.ts'
import { harm } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { buildingRow, occupantsOf, structureById } from '../structures.ts'
import type { AtArea, Struck } from './fireWithApr.ts'

/** Only a total of this or more reaches somebody inside (FNG p. 42). */
const hitsFrom = 10

/** Fire without APR at an area: hits fall on those inside at random, their Impact less the DV (FNG p. 42). */
export function fireThrough(scene: Scene, { shooter, weapon, area, inches, inside }: AtArea): Struck {
  const place = structureById(scene.state, area)
  const people = inside.get(area) ?? occupantsOf(scene.state, place).map(({ id }) => id)
  const dice = targetRating(scene.state, shooter, weapon, inches)
  const why = `${shooter.name}, ${weapon.name} at ${place.name}`
  const loose = readLoose(
    scene,
    { shooterId: shooter.id, weapon: weapon.key, snap: shooter.carries !== null, targets: [] },
    inches,
    dice,
    why,
  )
  const hits = loose.rolls.filter(({ score }) => score !== null && score >= hitsFrom)
  for (const roll of loose.rolls) {
    const through = hits.includes(roll) ? 'through' : 'stopped or wide'
    scene.tell(roll, `${why}: ${through}.`, aboutFigure(shooter))
  }
  const open = people.filter((id) => figureById(scene.state, id).status !== 'obviouslyDead')
  const blows = (open.length === 0 ? [] : hits).map(() => ({
    figureId: drawFrom(scene, open, { key: 'battle.hit-inside', subject: shooter.id, why: `Who in ${place.name}` }),
    impact: weapon.impact - place.dv,
    by: shooter.id,
    why: `${weapon.name} of ${shooter.name} through the wall`,
  }))
  const harmed = harm(scene, blows)
  spendAmmo(scene, [loose.firing])
  const struck = harmed.map(({ figureId }) => figureId)
  const { bunker } = buildingRow(scene, place).gives
  return { harmed, receivedFire: people.filter((id) => !struck.includes(id)), people, inBunker: bunker }
}
