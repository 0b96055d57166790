import { throwingAGrenade } from '../../tables/grenades.ts'
import { smokeGrowth } from '../../tables/weapons.ts'
import { aboutFigure, battleOf, figureById, groupById, repOf, withRep, type Lasting } from '../battle.ts'
import type { Scene } from '../scene.ts'
import type { TurnHooks } from '../turn/hooks.ts'

/** Names of the clouds of smoke grenades: the wind decides how they grow (FNG p. 28). */
const clouds = { still: 'Smoke grenade', windy: 'Smoke grenade, in the wind' } as const

const isCloud = ({ kind, name }: Lasting): boolean =>
  kind === 'smoke' && (name === clouds.still || name === clouds.windy)

/** A smoke grenade goes off where it lands; a thrower who fumbles stands in it himself (FNG pp. 28, 34). */
export function placeSmoke(scene: Scene, throwerId: number, wind: boolean): void {
  const thrower = figureById(scene.state, throwerId)
  const roll = scene.roll(throwingAGrenade, {
    subject: throwerId,
    why: `${withRep(thrower)}, smoke`,
    numbers: { REP: repOf(thrower) },
  })
  const { turn } = battleOf(scene.state)
  const where = roll.row.outcome === 'dropped' ? 'at his own feet' : 'where he wanted it'
  scene.tell(roll, `${thrower.name}'s smoke goes off ${where}: ${sizeIn(scene, 1, wind)}.`, aboutFigure(thrower))
  scene.add('lasting', {
    kind: 'smoke',
    name: wind ? clouds.windy : clouds.still,
    sector: groupById(scene.state, thrower.groupId).sector,
    figureId: throwerId,
    structureId: null,
    since: turn,
    until: turn + smokeTurns - 1,
    amount: 1,
  })
}

/** Turns that a cloud stands, its first one counted (FNG p. 28). */
export const smokeTurns = 3

/** @returns the printed size of a cloud in one of its turns. */
function sizeIn(scene: Scene, turn: number, wind: boolean): string {
  const row = scene.table(smokeGrowth).rows.find(({ key }) => key === String(turn))!
  return row.cells[wind ? 'with wind' : 'without wind']
}

/** After the Activation roll clouds grow, and those of three turns are gone (FNG p. 28). */
export const smokeHooks: TurnHooks = {
  turnBegins(scene) {
    const { turn } = battleOf(scene.state)
    for (const cloud of scene.state.lasting.filter(isCloud)) {
      const age = turn - cloud.since + 1
      if (age > smokeTurns) {
        scene.remove('lasting', ({ id }) => id === cloud.id)
        scene.note(`${cloud.name} of turn ${cloud.since} has blown away.`, { page: smokeGrowth.page })
        continue
      }
      scene.patch('lasting', cloud.id, { amount: age })
      if (cloud.name === clouds.windy)
        scene.note(`${cloud.name} of turn ${cloud.since} grows: ${sizeIn(scene, age, true)}.`, {
          page: smokeGrowth.page,
        })
    }
  },
}
