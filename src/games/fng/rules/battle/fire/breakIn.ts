import { penetrate } from '../buildings/penetrate.ts'
import { isOnTable } from '../battle.ts'
import { react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import { structureById } from '../structures.ts'
import { sidesThatLost } from './blast.ts'

/** An explosion against a wall breaks it by its APR: a charge, a shell (FNG pp. 29, 42, 78). */
export function breakIn(scene: Scene, area: number, apr: number, by: number | null): void {
  const place = structureById(scene.state, area)
  if (apr <= place.dv || place.state === 'destroyed') return
  const people = scene.state.figures
    .filter((figure) => figure.groupId === place.groupId && isOnTable(figure) && figure.status !== 'obviouslyDead')
    .map(({ id }) => id)
  const { harmed, receivedFire } = penetrate(scene, { place, apr, people, by, inside: new Map([[area, people]]) })
  const rest = people.filter((id) => !harmed.some(({ figureId }) => figureId === id))
  react(scene, { receivedFire, manDown: sidesThatLost(scene, harmed, rest), shooters: by === null ? [] : [by] })
}
