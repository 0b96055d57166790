import { mustBeWhole, refuse } from '../../../../main/engine/mustBe.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { cardsOf, counted, fitOf, gameOf, mustBe, mustPlay, onTable } from '../game.ts'
import type { Dismount, HandleGun, Mount, Stampede } from '../inputs.ts'
import { keepMove } from '../movement/keep.ts'
import { isBoat, kindOf, walks } from '../movement/mobilities.ts'
import { otherMoves } from '../movement/otherMoves.ts'
import { planMove } from '../movement/plan.ts'
import { inchesOf, onlyStage, stagesOf } from '../movement/stages.ts'
import { usualMove } from '../movement/usual.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { BookgunState, Troop } from '../state.ts'
import { capacity } from '../tables/capacity.ts'
import { movement } from '../tables/movement.ts'
import { answerCard } from '../turn/drawn.ts'
import { hasActed } from '../turn/phases.ts'
import { mustBeFreeToPass } from './cards.ts'

/** Can anybody ride in it? */
export const carries = ({ mobility }: Pick<Troop, 'mobility'>): boolean =>
  kindOf(mobility).carries.length > 0 || mobility === 'aircraft'

/** Figures that still find room; null where the text says nothing of it. */
function roomIn(rules: Rules, state: BookgunState, carrier: Troop): number | null {
  const keys = carrier.limber ? ['limber'] : kindOf(carrier.mobility).carries
  if (keys.length === 0) return null
  const aboard = state.troops.filter(({ carrierId, gone }) => carrierId === carrier.id && !gone)
  if (tows(carrier, aboard)) return 0
  const each = keys.reduce((sum, key) => sum + rowOf(rules.table(capacity), key).gives.figures, 0)
  return each * fitOf(carrier) - aboard.reduce((sum, troop) => sum + bodies(troop), 0)
}

/** Horses that tow a gun carry its crew and nobody else (p. 15). */
const tows = ({ mobility }: Troop, aboard: readonly Troop[]): boolean =>
  mobility === 'horseDrawn' && aboard.some((troop) => troop.mobility === 'gun')

/** Wounded men take room too, and so does the crew of a gun. */
const bodies = ({ figures, lost }: Troop): number => figures - lost

/** What a unit may still move in the phase in which it mounts or dismounts. */
function rollStep(scene: Scene, troop: Troop, dice: number, words: string): void {
  const why = `${troop.name}: ${words}`
  const thrown = scene.dice({ key: 'bag.mounting', subject: troop.id, count: dice, why })
  const stages = [onlyStage(thrown.faces, words)]
  const inches = inchesOf(stages)
  keepMove(scene, troop.id, { words, inches, unlimited: false, stages })
  scene.tellDice(thrown, `${troop.name} ${words}, and may move up to ${inches}".`, {
    about: aboutTroop(troop, 'movedTurn'),
  })
}

/** Mounts vehicles, boats, horses or bicycles (p. 16-17). */
export const mount = stepOf<Mount>(troopTitle('Mount'), (scene, { troop: id, carrier }) => {
  const { turn } = mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  if (troop.carrierId !== null || (carrier === null && troop.mounted)) refuse(`${troop.name} is mounted.`)
  if (troop.dismountedTurn === turn) refuse(`${troop.name} has dismounted in this turn.`)
  if (!walks(troop.mobility) && !(troop.mobility === 'gun' && troop.limbered)) refuse(`${troop.name} does not ride.`)
  const draw = answerCard(scene.state, troop)
  mustBeFreeToPass(scene, troop)
  const on = carrier === null ? ownMounts(scene, troop) : boarded(scene, troop, onTable(scene.state, carrier), turn)
  rollStep(scene, troop, troop.kind === 'scouts' ? otherMoves.mountsScouts : otherMoves.mounts, `mounts ${on}`)
  if (carrier !== null) scene.patch('troops', carrier, { mountedTurn: turn })
  scene.patch('troops', id, {
    ...{ carrierId: carrier, mounted: carrier === null, holders: 0, prone: false, obstacle: 0 },
    ...{ mountedTurn: turn, movedTurn: turn, mustCharge: false },
  })
  hasActed(scene, id, draw, troop.name)
})

function ownMounts(rules: Rules, troop: Troop): string {
  const { name, mobility, horses } = troop
  if (mobility === 'bicycles') return 'its bicycles'
  if (mobility !== 'cavalry') refuse(`${name} has nothing to ride: name what it mounts.`)
  const each = rowOf(rules.table(capacity), 'horse').gives.figures
  if (horses * each < bodies(troop))
    refuse(
      `${name} has ${counted(horses, 'horse')} for ${counted(bodies(troop), 'figure')}: a horse carries ${counted(each, 'figure')}.`,
    )
  return 'its horses'
}

function boarded(scene: Scene, troop: Troop, carrier: Troop, turn: number): string {
  if (troop.mounted) refuse(`${troop.name} is mounted.`)
  if (cardsOf(carrier) !== cardsOf(troop)) refuse(`${carrier.name} is of the other side.`)
  if (!carries(carrier)) refuse(`${carrier.name} carries nobody.`)
  if (carrier.carrierId !== null) refuse(`${carrier.name} is carried itself.`)
  if (carrier.afloat) refuse(`${carrier.name} lies on the water: it is boarded on land alone.`)
  const onWaterOrInAir = isBoat(carrier.mobility) || carrier.mobility === 'aircraft'
  if (onWaterOrInAir && carrier.dismountedTurn === turn)
    refuse(`Somebody has left ${carrier.name} in this turn: not both in one.`)
  if (onWaterOrInAir && carrier.movedTurn === turn) refuse(`${carrier.name} has moved: it is boarded before that.`)
  const others = scene.state.troops.some(({ carrierId, gone }) => carrierId === carrier.id && !gone)
  const towed = tows(carrier, [troop])
  if (others && towed) refuse(`${carrier.name} tows a gun with nobody aboard but its crew.`)
  const room = roomIn(scene, scene.state, carrier)
  // There is always room for the crew of a gun that a limber tows.
  if (room !== null && bodies(troop) > room && !(towed && carrier.limber))
    refuse(`${carrier.name} has room for ${room} more.`)
  return carrier.name
}

/** Leaves vehicles, boats, horses or bicycles; who leaves a vehicle may charge at once with 2D6 (p. 16). */
export const dismount = stepOf<Dismount>(troopTitle('Dismount'), (scene, { troop: id, charge, holders }) => {
  const { turn } = mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  if (troop.carrierId === null && !troop.mounted) refuse(`${troop.name} is not mounted.`)
  if (troop.mountedTurn === turn) refuse(`${troop.name} has mounted in this turn.`)
  if (charge && (troop.carrierId === null || troop.mobility === 'gun'))
    refuse('Only who leaves a vehicle charges in the same phase.')
  if (charge && troop.spirit !== 'fit') refuse(`${troop.name} is ${troop.spirit}.`)
  if (holders && troop.mobility !== 'cavalry') refuse(`${troop.name} has no horses.`)
  const carrier = troop.carrierId === null ? null : onTable(scene.state, troop.carrierId)
  const onWaterOrInAir = carrier !== null && (isBoat(carrier.mobility) || carrier.mobility === 'aircraft')
  if (onWaterOrInAir && carrier.mountedTurn === turn)
    refuse(`Somebody has boarded ${carrier.name} in this turn: not both in one.`)
  if (onWaterOrInAir && carrier.movedTurn === turn) refuse(`${carrier.name} has moved: it is left before that.`)
  if (carrier?.afloat) refuse(`${carrier.name} lies on the water: it is left on land alone.`)
  const draw = answerCard(scene.state, troop)
  if (!charge) mustBeFreeToPass(scene, troop)
  rollStep(
    scene,
    troop,
    charge ? otherMoves.dismountsCharging : otherMoves.mounts,
    charge ? 'dismounts and charges' : 'dismounts',
  )
  if (carrier) scene.patch('troops', carrier.id, { dismountedTurn: turn })
  const stay = holders ? holdersOf(fitOf(troop)) : 0
  scene.patch('troops', id, {
    ...{ carrierId: null, mounted: troop.mobility === 'cavalry' && carrier !== null ? troop.mounted : false },
    ...{ holders: stay, dismountedTurn: turn, movedTurn: turn, charging: charge, mustCharge: false },
  })
  if (stay > 0)
    scene.note(
      `${counted(stay, 'figure')} of ${troop.name} ${stay === 1 ? 'holds' : 'hold'} the horses.`,
      aboutTroop(troop, 'holders'),
    )
  hasActed(scene, id, draw, troop.name)
})

/** A quarter holds the horses, rounded in the mounted player's favour (p. 17). */
export const holdersOf = (figures: number): number => Math.floor(figures / 4)

/** Horses that run away take their riders' mounts with them: five dice, straight away from who fired (p. 17). */
export const stampede = stepOf<Stampede>(troopTitle('Stampede'), (scene, { troop: id, hit }) => {
  mustPlay(scene.state)
  const troop = onTable(scene.state, id)
  if (troop.mobility !== 'cavalry' || troop.mounted || troop.horses === 0) refuse(`${troop.name} has no led horses.`)
  mustBeWhole(hit, 1, troop.horses, 'Horses hit')
  const thrown = scene.dice({ key: 'bag.stampede', subject: id, count: 5, why: `The horses of ${troop.name} stampede` })
  const inches = thrown.faces.reduce((sum, face) => sum + face, 0)
  scene.patch('troops', id, { horses: 0, holders: 0 })
  scene.tellDice(
    thrown,
    `The horses of ${troop.name} run ${inches}" straight away from the fire: ${troop.horses - hit} of them.`,
    {
      about: aboutTroop(troop, 'horses'),
    },
  )
})

/** Limbering and unlimbering take a turn, and one more for each man missing; manhandling the whole turn (p. 16). */
export const handleGun = stepOf<HandleGun>(troopTitle('Gun'), (scene, { troop: id, what }) => {
  const { turn } = mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  if (troop.mobility !== 'gun') refuse(`${troop.name} is no gun.`)
  if (troop.carrierId !== null) refuse(`${troop.name} is towed: it dismounts first.`)
  const draw = answerCard(scene.state, troop)
  mustBeFreeToPass(scene, troop)
  if (what === 'manhandle') manhandle(scene, troop)
  else limber(scene, troop, what)
  scene.patch('troops', id, { mountedTurn: turn, prone: false })
  hasActed(scene, id, draw, troop.name)
})

function manhandle(scene: Scene, troop: Troop): void {
  if (fitOf(troop) < 2) refuse('Two figures at least manhandle a gun.')
  const plan = planMove(scene, scene.state, troop, {
    ...usualMove(scene.state, troop),
    prone: false,
  })
  const thrown = scene.dice({
    key: movement.id,
    subject: troop.id,
    count: plan.dice,
    why: `${troop.name} is manhandled`,
  })
  const stages = stagesOf({ ...plan, less: false }, thrown.faces)
  const inches = inchesOf(stages)
  keepMove(scene, troop.id, { words: 'Manhandled', inches, unlimited: false, stages })
  scene.patch('troops', troop.id, { movedTurn: gameOf(scene.state).turn, extraDie: false, lessDie: false })
  scene.tellDice(thrown, `${troop.name} is manhandled up to ${inches}", the whole turn.`, {
    ...{ about: aboutTroop(troop, 'movedTurn'), table: movement.id },
  })
}

function limber(scene: Scene, troop: Troop, what: 'limber' | 'unlimber'): void {
  if (troop.limbered === (what === 'limber')) refuse(`${troop.name} is ${what}ed.`)
  const missing = troop.figures - fitOf(troop)
  const left = (troop.gunTurns > 0 ? troop.gunTurns : 1 + missing) - 1
  scene.patch('troops', troop.id, { gunTurns: left, ...(left === 0 && { limbered: what === 'limber' }) })
  scene.note(
    left === 0 ? `${troop.name} is ${what}ed.` : `${troop.name} is being ${what}ed: ${counted(left, 'turn')} more.`,
    aboutTroop(troop, 'limbered'),
  )
}
