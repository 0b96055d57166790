import type { TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { closeCampaign } from '../ending.ts'
import { poolDice, type PoolDie } from '../pools.ts'
import { replaceAll } from '../replacing.ts'
import { aboutMan, stepOf, type Scene } from '../scene.ts'
import type { Man, Turn } from '../state.ts'
import { replacementPool, returnToDuty as returnPool } from '../tables/replacements.ts'
import { mustBe } from '../turn.ts'
import { unitName } from '../units.ts'
import { inTurn } from '../titles.ts'
import { passOn } from '../flow.ts'

/**
 * A die for each man of the Return to Duty Pool, then of the Replacement Pool, then new men for all places that are free for
 * good (p. 10-18). The campaign turn is over.
 */
export const returnToDuty = stepOf(inTurn('returned to duty and replacements'), (scene) => {
  const turn = mustBe(scene.state, 'return')
  // Read before the first die falls: who leaves the Replacement Pool for the other waits there for the next turn.
  const dice = poolDice(scene.state, turn.id)
  const of = (pool: PoolDie['pool']) => dice.filter((one) => one.pool === pool)
  rollPool(scene, returnPool, of('return'), comeBack)
  rollPool(scene, replacementPool, of('replacement'), treat)
  const came = replaceAll(scene, turn)
  const waits = scene.state.men.some(({ status }) => status === 'returnPool' || status === 'replacementPool')
  if (dice.length === 0 && came === 0)
    scene.note(
      waits
        ? 'Nobody is rolled for yet: who was hit in this turn waits for the next.'
        : 'Both pools are empty, and no place is free.',
    )
  endTurn(scene, turn)
})

type PoolTable = typeof returnPool | typeof replacementPool

/** One slip for all who wait in a pool, each with the die of his unit. */
function rollPool<T extends PoolTable>(
  scene: Scene,
  table: T,
  dice: readonly PoolDie[],
  then: (scene: Scene, man: Man, roll: TableRoll<T>) => void,
): void {
  const rolls = scene.rollAll<PoolTable>(
    table,
    dice.map(({ man, die }) => ({
      ...{ subject: man.id, why: `${man.name}, ${unitName(scene.state, man)}, d${die}`, numbers: { quality: die } },
    })),
  )
  dice.forEach(({ man }, i) => {
    then(scene, man, rolls[i]! as TableRoll<T>)
  })
}

function comeBack(scene: Scene, { id, name }: Man, roll: TableRoll<typeof returnPool>): void {
  if (roll.row.outcome === 'stays') {
    scene.tell(roll, `${name} stays in the Return to Duty Pool.`, aboutMan(id))
    return
  }
  scene.patch('men', id, { status: 'fit', category: null, sinceTurnId: null })
  scene.tell(roll, `${name} rejoins his unit.`, aboutMan(id))
}

function treat(scene: Scene, { id, name }: Man, roll: TableRoll<typeof replacementPool>): void {
  const isBetter = roll.row.outcome === 'returnToDuty'
  scene.patch('men', id, { status: isBetter ? 'returnPool' : 'sentHome' })
  const said = isBetter ? 'goes to the Return to Duty Pool' : 'is unfit, and sent home'
  scene.tell(roll, `${name} ${said}.`, aboutMan(id))
}

/** After the last turn of a campaign of so many turns it is over. */
function endTurn(scene: Scene, { id, number }: Turn): void {
  const [tour] = scene.state.tour
  scene.note(`Turn ${number} is over.`, { collection: 'turns', id })
  if (number === tour!.length) closeCampaign(scene, '')
  else passOn(scene)
}
