import type { TableRoll } from '../../../main/engine/rollOnTable.ts'
import { ranksAreSealed } from './kept.ts'
import { isGone } from './pools.ts'
import { nameFor } from './newMen.ts'
import { losePointMan } from './pointMan.ts'
import type { Scene } from './scene.ts'
import { fillFromBelow } from './succession.ts'
import type { Man, SnoopinState, Team, Turn } from './state.ts'
import { lossOfDevelopments, replacement } from './tables/replacements.ts'
import { teamName, unitName } from './units.ts'

/**
 * Fills every place that is free for good with a new man, and tests the teams of which half or more is new (p. 10-18).
 * @returns how many came.
 */
export function replaceAll(scene: Scene, turn: Turn): number {
  const gone = scene.state.men.filter((man) => isGone(man) && !man.replaced)
  const rolls = scene.rollAll(
    replacement,
    gone.map((man) => ({ subject: man.id, why: `For ${man.name}, ${unitName(scene.state, man)}` })),
  )
  gone.forEach((man, i) => {
    replace(scene, turn, man, rolls[i]!)
  })
  testForLoss(scene, turn)
  return gone.length
}

/** The new man takes the place of the old one, or of the last of those who step up for him; and no rating of a leader. */
function replace(scene: Scene, turn: Turn, gone: Man, roll: TableRoll<typeof replacement>): void {
  const { name: rank, quality: troopQuality, morale } = roll.row.gives
  losePointMan(scene, gone.id, gone.status === 'dead')
  scene.patch('men', gone.id, { replaced: true })
  const name = nameFor(gone.name)
  const place = fillFromBelow(scene, turn, gone)
  const id = scene.add('men', {
    ...{ ...place, name, troopQuality, morale },
    ...{ leadership: null, quality: roll.row.outcome, status: 'fit', category: null, sinceTurnId: null },
    ...{ joinedTurnId: turn.id, ratingRolled: false, replaced: false, note: '' },
  })
  const dice = `Troop Quality d${troopQuality}, Morale d${morale}`
  const where = place.teamId === gone.teamId ? '' : `, to ${unitName(scene.state, place)}`
  scene.tell(roll, `${name}: ${rank}, ${dice}${where}.`, { collection: 'men', id, field: 'quality' })
}

const newMenOf = ({ men }: SnoopinState, turn: Turn, team: Team): Man[] =>
  men.filter(({ teamId, joinedTurnId, quality }) => teamId === team.id && joinedTurnId === turn.id && quality !== null)

/** Is half or more of a team new by a turn? */
export function halfNew(state: SnoopinState, turn: Turn, team: Team): boolean {
  const { length } = newMenOf(state, turn, team)
  return length > 0 && length * 2 >= team.strength
}

/** Half or more of a team is new at once: its own Troop Quality, -1 for each who came in this turn. */
function testForLoss(scene: Scene, turn: Turn): void {
  const newMen = (team: Team) => newMenOf(scene.state, turn, team)
  const tested = scene.state.teams.filter((team) => halfNew(scene.state, turn, team) && mayLose(scene, team))
  const rolls = scene.rollAll(
    lossOfDevelopments,
    tested.map((team) => {
      const { id, troopQuality: quality } = team
      const why = `${teamName(scene.state, team)}, Troop Quality d${quality}, half or more is new`
      return { subject: id, why, when: { replacement: newMen(team).length }, numbers: { quality } }
    }),
  )
  rolls.forEach((roll, i) => {
    const { id } = tested[i]!
    const isKept = roll.row.outcome === 'kept'
    if (!isKept) loseDevelopments(scene, id)
    const said = isKept ? 'keeps its developments' : 'loses its developments'
    scene.tell(roll, `${teamName(scene.state, tested[i]!)}, half or more of it new, ${said}.`, {
      collection: 'teams',
      id,
      field: 'firepower',
    })
  })
}

/** Has a team anything to lose? Where ranks are sealed all are rolled for: a die that is missing would tell. */
const mayLose = ({ state }: Scene, team: Team): boolean => ranksAreSealed(state) || hasAnythingToLose(state, team)

/** Has a team ranks or developments? */
export const hasAnythingToLose = (
  { developments }: SnoopinState,
  { id, firepower, defence, reaction }: Team,
): boolean => firepower + defence + reaction > 0 || developments.some(({ teamId }) => teamId === id)

function loseDevelopments(scene: Scene, team: number): void {
  scene.patch('teams', team, { firepower: 0, defence: 0, reaction: 0 })
  scene.remove('developments', ({ teamId }) => teamId === team)
}
