import { numberIn } from '../../../../main/engine/missing.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import { areApart, hasLeader, inGame, mustPlay, onTable } from '../game.ts'
import type { Reveal, Spot } from '../inputs.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import { openMarker } from '../sealing.ts'
import { bandsOf, halvedBy, halvedWords } from '../sight.ts'
import type { Troop } from '../state.ts'
import { spotting } from '../tables/spotting.ts'
import { endIfDone } from '../turn/phases.ts'

/** A unit looks for an enemy: one D20, equal to or under the number of the chart (p. 10). */
export const spot = stepOf<Spot>(
  troopTitle('Look'),
  (scene, { troop: id, target: targetId, inches, inVehicle, ...sights }) => {
    const game = mustPlay(scene.state)
    const troop = onTable(scene.state, id)
    const target = inGame(scene.state, targetId)
    if (!areApart(troop, target)) refuse(`${target.name} is of the same force.`)
    if (target.waiting) refuse(`${target.name} has not entered the table.`)
    const halved = halvedBy(scene, game, sights)
    const band = bandsOf(scene, troop.force, halved.length).find((one) => inches <= one.inches)
    const how = halvedWords(halved)
    if (!band) refuse(`${inches}" is beyond the spotting chart${how === '' ? '' : `, ${how}`}.`)
    const column = hasLeader(troop) ? 'withLeader' : 'without'
    const needed = band.row.gives.automatic ? null : half(numberIn(scene.table(spotting), band.row, column), inVehicle)
    const found = settled(scene, troop, target, needed) ?? look(scene, troop, target, needed!)
    const looked = { gameId: game.id, troopId: id, targetId, inches: String(inches), needed }
    scene.add('looks', { ...looked, face: found.face, spotted: found.spotted })
    if (found.spotted) seen(scene, target, game.turn)
    endIfDone(scene)
  },
)

/** From inside a vehicle half of the number, rounded down (ruling). */
const half = (number: number, inVehicle: boolean): number => (inVehicle ? Math.floor(number / 2) : number)

interface Found {
  readonly spotted: boolean
  readonly face: number | null
}

/** Sides of the die. */
const sides = 20

/** What no die can change: who is so near, and a number that the die always or never makes. */
function settled(scene: Scene, { name }: Troop, target: Troop, needed: number | null): Found | null {
  const spotted = needed === null || needed >= sides
  if (!spotted && needed > 0) return null
  const certain = `${needed} or less ${spotted ? 'is always' : 'cannot be'} rolled`
  const why = needed === null ? 'nobody is missed so near' : certain
  scene.note(`${name} ${spotted ? 'sees' : 'does not spot'} ${target.name}: ${why}.`, aboutTroop(target, 'spottedTurn'))
  return { spotted, face: null }
}

function look(scene: Scene, troop: Troop, target: Troop, needed: number): Found {
  const why = `${troop.name} looks for ${target.name}: ${needed} or less`
  const { face, ...thrown } = scene.dice({ key: spotting.id, subject: troop.id, count: 1, sides, why })
  const spotted = face <= needed
  scene.tellDice(
    thrown,
    `${troop.name} ${spotted ? 'spots' : 'does not spot'} ${target.name}: ${face}, ${needed} or less.`,
    {
      ...{ about: aboutTroop(target, 'spottedTurn'), table: spotting.id },
    },
  )
  return { spotted, face }
}

function seen(scene: Scene, target: Troop, turn: number): void {
  scene.patch('troops', target.id, { spottedTurn: turn })
  if (target.kind === 'marker') openMarker(scene, target.id, 'spotted')
}

const reasons = { fires: 'it fires', met: 'enemies come close', shows: 'it leaves its cover' } as const

/** A marker comes off the table, and what stood under it is put there (p. 11). */
export const reveal = stepOf<Reveal>('A marker is taken off', (scene, { troop: id, why }) => {
  mustPlay(scene.state)
  const marker = inGame(scene.state, id)
  if (marker.kind !== 'marker') refuse(`${marker.name} is no marker.`)
  openMarker(scene, id, reasons[why])
  endIfDone(scene)
})
