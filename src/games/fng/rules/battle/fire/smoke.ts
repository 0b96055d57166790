import { readChance } from '../../../../../main/engine/handReading.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import type { FngState } from '../../state.ts'
import { throwingAGrenade } from '../../tables/grenades.ts'
import { smokeGrowth } from '../../tables/weapons.ts'
import { aboutFigure, battleOf, figureById, groupById, repOf, withRep, type Lasting } from '../battle.ts'
import type { Scene, TurnHooks } from '../scene.ts'

/** Names of the clouds of smoke grenades: the wind decides how they grow (FNG p. 28). */
export const clouds = { still: 'Smoke grenade', windy: 'Smoke grenade, in the wind' } as const

const isCloud = ({ kind, name }: Lasting): boolean =>
  kind === 'smoke' && (name === clouds.still || name === clouds.windy)

/** What only the table shows of a smoke grenade. */
export interface Smoke {
  readonly wind: boolean
  readonly canopy: Canopy
}

/** What grows over the spot (FNG p. 28). */
export const canopies = [
  { value: 'none', label: 'No jungle' },
  { value: 'thin', label: 'Single or double canopy' },
  { value: 'triple', label: 'Triple canopy' },
] as const

type Canopy = (typeof canopies)[number]['value']

/** @returns what grows in a sector, as far as its ground says. */
export function canopyIn({ sectors }: FngState, sector: number | null): Canopy {
  const ground = sectors.find(({ number }) => number === sector)?.ground
  if (ground === 'triple-canopy-jungle') return 'triple'
  return ground === 'single-canopy-jungle' || ground === 'double-canopy-jungle' ? 'thin' : 'none'
}

/** A smoke grenade goes off where it lands; a thrower who fumbles stands in it himself (FNG pp. 28, 34). */
export function placeSmoke(scene: Scene, throwerId: number, { wind, canopy }: Smoke): void {
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
  rise(scene, throwerId, canopy)
}

/** Last face on which smoke hangs under the branches. */
const hangsTo = 3

/** Under a canopy smoke may not get up through the branches, and then marks nothing for those outside (FNG p. 28). */
function rise(scene: Scene, throwerId: number, canopy: Canopy): void {
  const unseen = 'It hangs under the branches: nobody outside the jungle sees it.'
  if (canopy === 'triple') scene.note(unseen, { page: smokeGrowth.page })
  if (canopy !== 'thin') return
  const thrown = scene.dice({
    key: 'battle.smoke-rises',
    subject: throwerId,
    count: 1,
    why: `Smoke under the canopy: it hangs there on 1-${hangsTo}`,
    readings: [
      readChance(smokeGrowth, { from: 1, to: hangsTo }, { yes: 'It hangs there', no: 'It rises above the branches' }),
    ],
  })
  const hangs = isPossible(thrown.faces[0]!, 1, hangsTo)
  scene.say(explainDice(hangs ? unseen : 'It rises above the branches.', thrown, { page: smokeGrowth.page }))
}

/** Turns that a cloud stands, its first one counted (FNG p. 28). */
export const smokeTurns = 3

/** @returns the printed size of a cloud in one of its turns, and what becomes of it after the last. */
function sizeIn(scene: Scene, turn: number, wind: boolean): string {
  const key = turn > smokeTurns ? `after ${smokeTurns}` : String(turn)
  return rowOf(scene.table(smokeGrowth), key).cells[wind ? 'with wind' : 'without wind']
}

/** After the Activation roll clouds grow, and those of three turns are gone (FNG p. 28). */
export const smokeHooks: TurnHooks = {
  turnBegins(scene) {
    const { turn } = battleOf(scene.state)
    for (const cloud of scene.state.lasting.filter(isCloud)) {
      const age = turn - cloud.since + 1
      if (age > smokeTurns) {
        scene.remove('lasting', ({ id }) => id === cloud.id)
        const end = sizeIn(scene, age, cloud.name === clouds.windy)
        scene.note(`${cloud.name} of turn ${cloud.since}: ${end}.`, { page: smokeGrowth.page })
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
