import type { TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { unrecovered, statusOf, type Category, type Unrecovered } from '../casualties.ts'
import { losePointMan } from '../pointMan.ts'
import { isGone, unitDie } from '../pools.ts'
import { aboutMan, stepOf, type Scene } from '../scene.ts'
import type { Casualty, Turn } from '../state.ts'
import { casualtyAccompanied, casualtyEvacuated, casualtyStatus, casualtyStraggler } from '../tables/casualties.ts'
import { mustBe } from '../turn.ts'
import { inTurn } from '../titles.ts'
import { unitName } from '../units.ts'
import { passOn } from '../flow.ts'

/**
 * Two Troop Quality dice for each figure with a Serious Wound, on the table of how it left the battlefield, and for those
 * whose whereabouts were unknown (p. 10-18). Stragglers come first: whoever is recovered rolls on the next table with the others.
 */
export const recoverCasualties = stepOf(inTurn('casualty status and recovery'), (scene) => {
  const turn = mustBe(scene.state, 'casualties')
  const known = scene.state.casualties.filter(({ turnId, fate }) => turnId === turn.id && fate !== 'wounded')
  for (const one of known) settleKnown(scene, turn, one)
  const all = unrecovered(scene.state, turn.id)
  if (all.length === 0 && known.length === 0) scene.note('Nobody was hit, and nobody is missing.')
  const of = (left: Unrecovered['left']) => all.filter((one) => one.left === left)
  const found = findStragglers(scene, turn, of('straggler'))
  settleAll(scene, turn, casualtyAccompanied, [...of('accompanied'), ...found.accompanied])
  settleAll(scene, turn, casualtyEvacuated, [...of('evacuated'), ...found.evacuated])
  passOn(scene)
})

/** What was known when the game ended is not rolled for. */
function settleKnown(scene: Scene, turn: Turn, casualty: Casualty): void {
  const man = scene.state.men.find(({ id }) => id === casualty.manId)!
  const category = casualty.fate === 'killed' ? 'deceased' : 'captured'
  settle(scene, turn, { man, left: 'straggler', casualty }, category)
  const said = category === 'deceased' ? `${man.name} was killed` : `${man.name} was taken prisoner`
  scene.note(`${said}: his place is filled at the end of the turn.`, aboutMan(man.id))
}

interface Found {
  readonly accompanied: Unrecovered[]
  readonly evacuated: Unrecovered[]
}

function findStragglers(scene: Scene, turn: Turn, stragglers: readonly Unrecovered[]): Found {
  const found: Found = { accompanied: [], evacuated: [] }
  const rolls = scene.rollAll(
    casualtyStraggler,
    stragglers.map((one) => situationOf(scene, one)),
  )
  rolls.forEach((roll, i) => {
    const one = stragglers[i]!
    const { outcome } = roll.row
    if (outcome === 'accompanied' || outcome === 'evacuated') {
      found[outcome].push(one)
      scene.tell(roll, `${one.man.name} is recovered, and rolls as one who was ${outcome}.`, aboutMan(one.man.id))
    } else tellSettled(scene, turn, one, outcome, roll)
  })
  return found
}

function settleAll(
  scene: Scene,
  turn: Turn,
  table: typeof casualtyAccompanied | typeof casualtyEvacuated,
  hurt: readonly Unrecovered[],
): void {
  const rolls = scene.rollAll(
    table,
    hurt.map((one) => situationOf(scene, one)),
  )
  rolls.forEach((roll, i) => {
    tellSettled(scene, turn, hurt[i]!, roll.row.outcome, roll)
  })
}

function situationOf({ state }: Scene, { man }: Unrecovered) {
  const quality = unitDie(state, man)
  const unit = man.squadId === null ? 'the headquarters' : unitName(state, man)
  return { subject: man.id, why: `${man.name}, ${unit}, Troop Quality d${quality}`, numbers: { quality } }
}

function tellSettled(scene: Scene, turn: Turn, one: Unrecovered, category: Category, roll: TableRoll): void {
  settle(scene, turn, one, category)
  const { name } = one.man
  const row = rowOf(scene.table(casualtyStatus), category)
  scene.tell(roll, `${name}: ${row.cells.category}, ${becomes[category]}.`, aboutMan(one.man.id))
}

/** What a category means for the man, at the end of his sentence. */
const becomes: Readonly<Record<Category, string>> = {
  deceased: 'he dies of his wounds',
  whereaboutsUnknown: 'he is looked for again after the next game',
  mia: 'he is looked for again after the next game',
  verySerious: 'he is sent home for good',
  serious: 'he is in the Replacement Pool',
  incapacitating: 'he is in the Return to Duty Pool',
  notSerious: 'he is back at once',
  captured: 'he is a POW',
}

/** Away since the turn in which he was hit, also where he is found later. */
function settle(scene: Scene, turn: Turn, { man, casualty }: Unrecovered, category: Category): void {
  const status = statusOf(category)
  const away = status === 'fit' ? null : category
  scene.patch('men', man.id, {
    status,
    category: away,
    sinceTurnId: away === null ? null : (man.sinceTurnId ?? turn.id),
  })
  if (casualty) scene.patch('casualties', casualty.id, { category, rolledTurnId: turn.id })
  if (isGone({ status })) losePointMan(scene, man.id, status === 'dead')
}
