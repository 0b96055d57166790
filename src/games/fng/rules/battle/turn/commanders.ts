import { battleOf, dieOf, figureById, isUp, leaderOf, membersOf, repOf, type Figure, type Group } from '../battle.ts'
import { givesLeaderDie } from '../harm/command.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** Commanders who bring along groups that may not act on their own (FNG pp. 15, 96). */

/** He leads a group, or is a Leader with one that another leads. */
const isCommander = (state: FngState, { id, role }: Figure): boolean =>
  role === 'leader' || state.groups.some(({ leaderId }) => leaderId === id)

/**
 * The Political Officer or Cadre who has taken over the enemy's command for this turn: his REP is their activation die (FNG
 * p. 96).
 */
export function politicalCommand(state: FngState): Figure | null {
  const { theirDie } = battleOf(state)
  return (
    state.figures.find((figure) => figure.post === 'politicalOfficer' && isUp(figure) && repOf(figure) === theirDie) ??
    null
  )
}

/**
 * Why no commander can bring a group along that may not act on its own: a Political Officer has the command, who brings
 * none of a REP as low as that, or nobody else of its side has the REP for it.
 * @returns null where one can: who is near, and sees whom, only the table shows.
 */
export function whyNotBrought(state: FngState, group: Group): string | null {
  if (group.side === 'civilian') return 'nobody brings civilians along'
  const officer = group.side === 'theirs' ? politicalCommand(state) : null
  if (officer) return `${officer.name} commands them this turn, and activates only groups of a REP above his own`
  const die = dieOf(battleOf(state), group.side) ?? 0
  const others = state.groups.filter(({ id, side, hidden }) => side === group.side && id !== group.id && !hidden)
  const able = others
    .flatMap(({ id }) => membersOf(state, id))
    .some((figure) => isUp(figure) && isCommander(state, figure) && repOf(figure) >= die)
  return able ? null : 'no commander has the REP to bring it along'
}

/**
 * The Force Commander whose REP is too low for this turn's die, where it holds down a lesser commander of REP enough:
 * within 12" and in sight of him that one must act on his REP (FNG p. 16). Who is near only the table shows.
 * @returns null for a group of his own, one that no Leader commands, and the enemy's.
 */
export function commanderWhoHolds(state: FngState, group: Group): Figure | null {
  const { commanderId, ourDie } = battleOf(state)
  const leader = leaderOf(state, group)
  if (group.side !== 'ours' || commanderId === null || leader === null || !givesLeaderDie(state, leader)) return null
  const commander = figureById(state, commanderId)
  const holds = isUp(commander) && commander.groupId !== group.id && repOf(commander) < (ourDie ?? 0)
  return holds ? commander : null
}

/** Said as the enemy's activation begins, in a turn in which a Political Officer commands. */
export function tellPoliticalCommand(scene: Scene): void {
  const officer = politicalCommand(scene.state)
  if (officer)
    scene.note(`${officer.name}, REP ${repOf(officer)}, commands the enemy this turn.`, {
      about: { collection: 'figures', id: officer.id, field: 'post' },
      page: 96,
    })
}
