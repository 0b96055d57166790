import { battleOf, dieOf, isUp, membersOf, repOf, type Figure, type Group } from '../battle.ts'
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

/** Said as the enemy's activation begins, in a turn in which a Political Officer commands. */
export function tellPoliticalCommand(scene: Scene): void {
  const officer = politicalCommand(scene.state)
  if (officer)
    scene.note(`${officer.name}, REP ${repOf(officer)}, commands the enemy this turn.`, {
      about: { collection: 'figures', id: officer.id, field: 'post' },
      page: 96,
    })
}
