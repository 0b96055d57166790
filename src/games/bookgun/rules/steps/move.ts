import { mustBeOnce, refuse } from '../../../../main/engine/mustBe.ts'
import { mustBe, onTable, cardsOf, counted, fitOf } from '../game.ts'
import type { Asked, MoveColumn, MoveTroop, OneTroop } from '../inputs.ts'
import { keepMove } from '../movement/keep.ts'
import { planMove, type MovePlan } from '../movement/plan.ts'
import { reasonsOf } from '../movement/reasons.ts'
import { isCharge } from '../movement/ways.ts'
import { inchesOf, stagesOf, type MoveStage } from '../movement/stages.ts'
import { usualMove } from '../movement/usual.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { movement } from '../tables/movement.ts'
import { answerCard } from '../turn/drawn.ts'
import { hasActed } from '../turn/phases.ts'
import { mustTryToRally } from '../turn/rallying.ts'
import { mayCharge } from './cards.ts'

/** Who may not move as it is: the shaken rally first, and who must charge charges. */
function mustBeFreeToMove(scene: Scene, troop: Troop, { way, carrying }: Pick<Asked, 'way' | 'carrying'>): void {
  if (troop.spirit === 'routed') refuse(`${troop.name} is routed: it tries to rally in the morale phase.`)
  if (troop.spirit === 'shaken')
    refuse(
      mustTryToRally(scene.state, troop)
        ? `${troop.name} is shaken: it tries to rally first.`
        : `${troop.name} became shaken in this turn: it stays where it is.`,
    )
  if (fitOf(troop) === 0 && !carrying)
    refuse(`${troop.name} has nobody who is fit: two or more wounded help each other.`)
  if (fitOf(troop) === 0 && troop.wounded < 2) refuse(`${troop.name} has one wounded man, whom nobody helps.`)
  if (troop.charging) refuse(`${troop.name} charges: close combat settles it.`)
  if (troop.mustCharge && !isCharge(way) && mayCharge(scene, troop))
    refuse(`${troop.name} must charge the nearest enemy.`)
}

interface Rolled {
  readonly inches: number
  readonly stages: readonly MoveStage[]
}

/** Throws the dice of moves on one slip. */
function rollMoves(
  scene: Scene,
  moves: readonly { readonly troop: Troop; readonly plan: MovePlan }[],
  say: (troop: Troop, inches: number, plan: MovePlan) => string,
): readonly Rolled[] {
  const wanted = moves.flatMap(({ troop: { id, name }, plan }) => [
    { key: movement.id, subject: id, count: plan.dice, why: `${name}: ${plan.cell}` },
    ...(plan.less
      ? [{ key: 'bag.joker-movement.less', subject: id, count: 1, why: `${name}: 1D6 less, by the joker` }]
      : []),
  ])
  const thrown = [...scene.diceAll(wanted)]
  return moves.map(({ troop, plan }) => {
    const dice = thrown.shift()!
    const less = plan.less ? thrown.shift()! : null
    const stages = stagesOf(plan, dice.faces, less?.faces[0] ?? null)
    const inches = inchesOf(stages)
    scene.tellDice(less ? { ...dice, faces: [...dice.faces, ...less.faces] } : dice, say(troop, inches, plan), {
      about: aboutTroop(troop, 'movedTurn'),
      table: movement.id,
    })
    return { inches, stages }
  })
}

/** A unit moves: its dice are thrown for the greatest distance, stage by stage (p. 12-19). */
export const move = stepOf<MoveTroop>(troopTitle('Move'), (scene, { troop: id, ...asked }) => {
  const { turn } = mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  const draw = answerCard(scene.state, troop)
  mustBeFreeToMove(scene, troop, asked)
  const plan = planMove(scene, scene.state, troop, asked)
  const charges = isCharge(asked.way)
  const { inches } = plan.unlimited ? flies(scene, troop) : rolls(scene, troop, plan, charges)
  const reaches = charges && inches >= asked.enemyInches
  scene.patch('troops', id, {
    ...{ formation: troop.kind === 'scouts' ? 'open' : asked.formation, prone: asked.prone, movedTurn: turn },
    ...{ extraDie: false, lessDie: false, mustCharge: false, charging: reaches },
    obstacle: asked.ends === 'wall' ? 1 : asked.ends === 'window' ? 3 : 0,
    afloat: asked.water && troop.amphibious,
  })
  if (charges)
    scene.note(
      reaches
        ? `${troop.name} stops 2" short; close combat settles the charge.`
        : `${troop.name} does not reach the enemy ${asked.enemyInches}" away, and moves straight toward it.`,
      aboutTroop(troop, 'charging'),
    )
  if (asked.ends !== 'free')
    scene.note(
      `${troop.name} stops before the ${asked.ends}: next turn it is placed ${asked.ends === 'wall' ? 'on top' : 'inside'}.`,
      {
        ...aboutTroop(troop, 'obstacle'),
      },
    )
  hasActed(scene, id, draw, troop.name)
})

function flies(scene: Scene, troop: Troop): { readonly inches: number } {
  keepMove(scene, troop.id, { words: 'Flies', inches: 0, unlimited: true, stages: [] })
  scene.note(`${troop.name} flies as far as it likes.`, aboutTroop(troop, 'movedTurn'))
  return { inches: 0 }
}

function rolls(scene: Scene, troop: Troop, plan: MovePlan, charges: boolean): { readonly inches: number } {
  const does = charges ? 'charges up to' : 'may move up to'
  const [rolled] = rollMoves(
    scene,
    [{ troop, plan }],
    ({ name }, inches) => `${name} ${does} ${inches}": ${reasonsOf(plan).join('; ')}.`,
  )
  keepMove(scene, troop.id, { words: charges ? 'Charges' : 'Moves', unlimited: false, ...rolled! })
  return rolled!
}

/** A row of units on the road acts on one card, at the rate of the slowest: each rolls, and the lowest counts (ruling). */
export const moveColumn = stepOf<MoveColumn>('A row on the road', (scene, { troops: ids, way, weather }) => {
  const { turn } = mustBe(scene.state, 'movement')
  mustBeOnce(ids)
  if (ids.length < 2) refuse('A row has two units at least.')
  const troops = ids.map((id) => onTable(scene.state, id))
  const draws = troops.map((troop) => answerCard(scene.state, troop))
  if (new Set(troops.map(cardsOf)).size > 1) refuse('They are not of one side.')
  const moves = troops.map((troop) => {
    if (troop.kind === 'leader') refuse(`${troop.name} leads no unit: he goes with one that he is near.`)
    mustBeFreeToMove(scene, troop, { way, carrying: false })
    const asked = { ...usualMove(scene.state, troop), way, weather, prone: false, water: false } as const
    return { troop, plan: planMove(scene, scene.state, troop, asked) }
  })
  const rolled = rollMoves(
    scene,
    moves,
    ({ name }, inches, plan) => `${name}: ${inches}", ${reasonsOf(plan).join('; ')}.`,
  )
  const slowest = Math.min(...rolled.map(({ inches }) => inches))
  const words = `In a row of ${counted(troops.length, 'unit')}`
  troops.forEach(({ id }, i) => {
    const { stages } = rolled[i]!
    keepMove(scene, id, { words, inches: slowest, unlimited: false, stages })
    scene.patch('troops', id, {
      ...{ movedTurn: turn, prone: false, extraDie: false, lessDie: false, mustCharge: false, obstacle: 0 },
      afloat: false,
      charging: way === 'chargeRoad',
    })
  })
  scene.note(`The row moves up to ${slowest}", as its slowest unit.`, aboutTroop(troops[0]!, 'movedTurn'))
  for (const { id } of troops.slice(1)) scene.patch('troops', id, { acted: true })
  hasActed(scene, troops[0]!.id, draws[0]!, troops.map(({ name }) => name).join(', '))
})

/** The second turn at an obstacle: figures are placed on top of a wall, or inside behind a window (p. 19). */
export const climb = stepOf<OneTroop>(troopTitle('Over an obstacle'), (scene, { troop: id }) => {
  const { turn } = mustBe(scene.state, 'movement')
  const troop = onTable(scene.state, id)
  if (troop.obstacle !== 1 && troop.obstacle !== 3) refuse(`${troop.name} stands before no wall and no window.`)
  const draw = answerCard(scene.state, troop)
  mustBeFreeToMove(scene, troop, { way: 'cross', carrying: false })
  scene.patch('troops', id, { obstacle: troop.obstacle === 1 ? 2 : 0, movedTurn: turn, prone: false })
  const where =
    troop.obstacle === 1
      ? 'on top: it moves off next turn'
      : 'inside, with its back to the window: one figure a turn through each, four in a room and on a floor'
  scene.note(`${troop.name} is placed ${where}.`, aboutTroop(troop, 'obstacle'))
  hasActed(scene, id, draw, troop.name)
})
