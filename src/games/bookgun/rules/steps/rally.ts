import { otherMoves } from '../movement/otherMoves.ts'
import { scoresIn } from '../../../../main/engine/missing.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { cardsOf, gameOf, hasLeader, mustBe, onTable } from '../game.ts'
import type { Rally } from '../inputs.ts'
import { fallBack } from '../movement/fallBack.ts'
import { remove } from '../removal.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { rally as rallyTable } from '../tables/spotting.ts'
import { leaderOf } from '../troops.ts'
import { answerCard } from '../turn/drawn.ts'
import { hasActed } from '../turn/phases.ts'
import { mustTryToRally } from '../turn/rallying.ts'

/**
 * A unit tries to rally (p. 17-18): a shaken one in the movement phase, when it is to be moved; a routed one in the morale
 * phase. Who is not rallied falls back, or is removed.
 */
export const rally = stepOf<Rally>(troopTitle('Try to rally'), (scene, { troop: id, helper, alone }) => {
  const { phase, turn } = mustBe(scene.state, 'movement', 'morale')
  const troop = onTable(scene.state, id)
  const wanted = phase === 'movement' ? 'shaken' : 'routed'
  if (troop.spirit !== wanted)
    refuse(
      `${troop.name} is not ${wanted}: ${phase === 'movement' ? 'routed units try in the morale phase' : 'shaken units try in the movement phase'}.`,
    )
  if (!mustTryToRally(scene.state, troop)) refuse(`${troop.name} became so in this turn, or has tried.`)
  const draw = phase === 'movement' ? answerCard(scene.state, troop) : null
  const rallied = alone ? tellAlone(scene, troop, phase === 'movement') : attempt(scene, troop, helper)
  scene.patch('troops', id, { ralliedTurn: turn, ...(rallied && { spirit: 'fit', brokeTurn: null }) })
  if (phase === 'morale') {
    if (!rallied) remove(scene, id, 'does not rally, and is removed')
    return
  }
  if (rallied) {
    if (draw) scene.patch('draws', draw.id, { troopId: id })
    return
  }
  fallBack(scene, troop, otherMoves.notRallied)
  hasActed(scene, id, draw, troop.name)
})

function tellAlone(scene: Scene, troop: Troop, shaken: boolean): false {
  scene.note(
    `${troop.name} has no leader within 6": it stays ${shaken ? 'shaken' : 'routed'}.`,
    aboutTroop(troop, 'spirit'),
  )
  return false
}

/** Each leader tries once in a turn; a unit whose own is lost uses the column without, by another leader (ruling). */
function attempt(scene: Scene, troop: Troop, helper: number | null): boolean {
  const { turn } = gameOf(scene.state)
  const leader = helper === null ? own(troop) : other(scene, troop, helper)
  if (leader.triedTurn === turn) refuse(`${leaderOf(leader)} has tried in this turn.`)
  const figure = hasLeader(troop) ? 'hasLeader' : 'noLeader'
  const scores = scoresIn(scene.table(rallyTable), rowOf(scene.table(rallyTable), troop.force), figure)
  const thrown = scene.dice({
    key: rallyTable.id,
    subject: troop.id,
    count: 1,
    why: `${troop.name} rallies on ${scores.join(', ')}`,
  })
  const rallied = scores.includes(thrown.face)
  scene.patch('troops', leader.id, { triedTurn: turn })
  scene.tellDice(
    thrown,
    `${troop.name} ${rallied ? 'rallies' : 'does not rally'}: ${thrown.face}, of ${scores.join(', ')}.`,
    {
      ...{ about: aboutTroop(troop, 'spirit'), table: rallyTable.id },
    },
  )
  return rallied
}

const own = (troop: Troop): Troop =>
  hasLeader(troop) ? troop : refuse(`${troop.name} has no leader: name whose is within 6", or say that none is.`)

function other(scene: Scene, troop: Troop, helper: number): Troop {
  const found = onTable(scene.state, helper)
  if (cardsOf(found) !== cardsOf(troop)) refuse(`${found.name} is of the other side.`)
  return hasLeader(found) ? found : refuse(`${found.name} has no leader.`)
}
