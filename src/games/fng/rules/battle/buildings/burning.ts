import { switchOf } from '../../house/switches.ts'
import { inAFire } from '../../tables/buildings.ts'
import { aboutFigure, battleOf, figureById, repOf, withRep, type Figure, type Structure } from '../battle.ts'
import { bringDown, harm } from '../harm/harm.ts'
import type { Scene, TurnHooks } from '../scene.ts'
import { areasOf, buildingRow, occupantsOf, structureById } from '../structures.ts'

/** Does it burn at all (FNG p. 43)? */
export const isFlammable = (scene: Pick<Scene, 'table'>, place: Structure): boolean =>
  buildingRow(scene, place).gives.burnsAsDv !== null && place.state !== 'destroyed' && place.state !== 'burning'

/** How much DV the fire has to eat up: never less than the table's for what has none (FNG p. 43, ruling). */
const burnsAs = (scene: Pick<Scene, 'table'>, place: Structure): number =>
  Math.max(place.dv, place.dv > 0 ? 1 : (buildingRow(scene, place).gives.burnsAsDv ?? 1))

/** An area catches fire: it smokes from now on, and loses a point of DV each turn after this one (FNG p. 43). */
export function setAlight(scene: Scene, structureId: number): void {
  const place = structureById(scene.state, structureId)
  if (!isFlammable(scene, place)) return
  const dv = burnsAs(scene, place)
  scene.patch('structures', structureId, { state: 'burning', dv, dvAtStart: Math.max(place.dvAtStart, dv) })
  const { turn } = battleOf(scene.state)
  const common = { sector: place.sector, figureId: null, structureId, since: turn, until: null, amount: 1 }
  scene.add('lasting', { ...common, kind: 'fire', name: `Fire: ${place.name}` })
  scene.add('lasting', { ...common, kind: 'smoke', name: `Smoke of the fire: ${place.name}` })
  scene.note(`${place.name} burns, DV ${dv}. Its smoke hides like a smoke grenade's as long as it burns.`, { page: 43 })
  for (const worker of scene.state.figures)
    if (worker.busy === 'lightFire' && worker.busyWith === structureId)
      scene.patch('figures', worker.id, { busy: null, busyWith: null, busySince: null, busyLeft: null })
}

const ablaze = (scene: Scene): Structure[] => scene.state.structures.filter(({ state }) => state === 'burning')

/** Turn in which it caught fire. */
const litIn = (scene: Scene, place: Structure): number =>
  scene.state.lasting.find(({ kind, structureId }) => kind === 'fire' && structureId === place.id)?.since ?? 0

/** At the end of each turn after the one it was lit in, a point of DV is gone (FNG p. 43, ruling). */
function burnOn(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const place of ablaze(scene).filter((each) => litIn(scene, each) < turn)) {
    const dv = Math.max(0, place.dv - 1)
    scene.patch('structures', place.id, { dv })
    if (dv > 0) scene.note(`${place.name} burns on: DV ${dv}.`, { page: 43 })
    else burnDown(scene, place)
  }
}

/** At DV 0 nobody inside lives, and the areas beside it catch fire (FNG p. 43). */
function burnDown(scene: Scene, place: Structure): void {
  const inside = occupantsOf(scene.state, place)
  scene.note(`${place.name} has burned down.`, { page: 43 })
  bringDown(
    scene,
    inside.map(({ id }) => id),
    'obviouslyDead',
    null,
    `caught in ${place.name} as it burns down`,
  )
  scene.patch('structures', place.id, { state: 'destroyed', groupId: null })
  scene.remove('lasting', ({ structureId, kind }) => structureId === place.id && kind !== 'charge')
  for (const area of areasOf(scene.state, place)) if (area.id !== place.id) setAlight(scene, area.id)
}

/** In a Fire, when those inside are active (FNG p. 44). */
function testInside(scene: Scene, groupId: number): void {
  for (const place of ablaze(scene).filter((each) => each.groupId === groupId)) {
    const inside = occupantsOf(scene.state, place).filter(({ status }) => status !== 'captured')
    const average = Math.ceil(inside.reduce((sum, figure) => sum + repOf(figure), 0) / Math.max(1, inside.length))
    const byAverage = switchOf(scene.state, 'fireRep') === 'average'
    const rolls = scene.rollAll(
      inAFire,
      inside.map((figure) => ({
        subject: figure.id,
        why: withRep(figure),
        numbers: { REP: byAverage ? average : repOf(figure) },
      })),
    )
    const leaving = inside.filter((figure, i) => {
      const { row } = rolls[i]!
      const leaves = row.outcome === 'mayStay' && mustLeave(place, row.gives)
      const text = row.outcome === 'burned' ? 'is burned' : leaves ? 'must get out now' : 'stays for now'
      scene.tell(rolls[i]!, `${figure.name}, in the burning ${place.name}: ${text}.`, aboutFigure(figure))
      return leaves
    })
    const burned = inside.flatMap((figure, i) => {
      const { row } = rolls[i]!
      return row.outcome === 'burned' ? [{ figure, impact: row.gives.impact }] : []
    })
    for (const each of burned) burn(scene, each.figure, each.impact)
    if (leaving.length > 0 && leaving.length + burned.length === inside.length)
      scene.patch('structures', place.id, { groupId: null })
  }
}

const mustLeave = (
  place: Structure,
  gives: { readonly leavesAtDv: number; readonly leavesAtHalfDv: boolean },
): boolean => place.dv <= gives.leavesAtDv || (gives.leavesAtHalfDv && place.dv * 2 <= place.dvAtStart)

/** Stunned counts as Out of the Fight, and his recovery will be a die short (FNG p. 44). */
function burn(scene: Scene, figure: Figure, impact: number): void {
  scene.patch('figures', figure.id, { burned: true })
  harm(scene, [{ figureId: figure.id, impact, by: null, why: 'the fire' }])
  if (figureById(scene.state, figure.id).status === 'stunned')
    bringDown(scene, [figure.id], 'outOfTheFight', null, 'burned')
}

export const burningHooks: TurnHooks = {
  groupActivates(scene, group) {
    testInside(scene, group.id)
  },
  turnEnds: burnOn,
}
