import { aboutFigure, battleOf, canFight, figureById, groupById, membersOf, repOf, type Figure } from '../battle.ts'
import type { FngState, Grade } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** @returns the grade of a figure's man; of others Leaders count as NCOs. */
function gradeOf(state: FngState, figure: Figure): Grade {
  if (figure.soldierId === null) return figure.role === 'leader' ? 'nco' : 'enlisted'
  return state.soldiers.find((man) => man.id === figure.soldierId)?.grade ?? 'enlisted'
}

/** Does he bring his group a Leader Die? NCOs and Jr NCOs do; whoever merely has the highest REP does not (FNG p. 16). */
export const givesLeaderDie = (state: FngState, figure: Figure): boolean => gradeOf(state, figure) !== 'enlisted'

const seniority: readonly Grade[] = ['officer', 'nco', 'jrNco', 'enlisted']

/** Highest grade first, then highest REP; among equals the first on the list. */
export const bySeniority = (state: FngState) => (a: Figure, b: Figure) =>
  seniority.indexOf(gradeOf(state, a)) - seniority.indexOf(gradeOf(state, b)) || repOf(b) - repOf(a)

/**
 * Who has been lost for the battle hands on what he led: a group goes to its Jr NCO, else to its highest REP, and the
 * force to the senior NCO of the HQ, else to the squad Leader with the highest REP (FNG p. 16). A Stunned or ducked
 * Leader keeps his command.
 */
export function passCommand(scene: Scene, lostId: number): void {
  passGroups(scene, lostId)
  passForce(scene, lostId)
}

/** Groups that he leads get another Leader: he is lost, or has gone to another group (FNG p. 16). */
export function passGroups(scene: Scene, lostId: number): void {
  for (const group of scene.state.groups) {
    if (group.leaderId !== lostId) continue
    const members = membersOf(scene.state, group.id).filter((figure) => canFight(figure) && figure.id !== lostId)
    const next = members.sort(bySeniority(scene.state))[0]
    scene.patch('groups', group.id, { leaderId: next?.id ?? null })
    if (!next) continue
    const die = givesLeaderDie(scene.state, next) ? '' : ', without a Leader Die'
    scene.note(`${next.name} takes over ${group.name}${die}.`, { about: aboutFigure(next), page: 16 })
  }
}

/** Whoever comes onto the table and ranks above the commander takes the force over (FNG pp. 15, 74). */
export function claimForce(scene: Scene, claimant: Figure): void {
  const { state } = scene
  const { id, commanderId } = battleOf(state)
  const grade = (figure: Figure) => seniority.indexOf(gradeOf(state, figure))
  if (commanderId !== null && grade(claimant) >= grade(figureById(state, commanderId))) return
  scene.patch('battle', id, { commanderId: claimant.id })
  scene.note(`${claimant.name} commands the force.`, { about: aboutFigure(claimant), page: 74 })
}

/** The force alone gets another commander: he is away, and his group with him. */
export function passForce(scene: Scene, lostId: number): void {
  const { state } = scene
  const battle = battleOf(state)
  if (battle.commanderId !== lostId) return
  const able = state.figures.filter((figure) => figure.side === 'ours' && figure.id !== lostId && canFight(figure))
  const isHeadquarters = (figure: Figure) =>
    groupById(state, figure.groupId).squad === 0 && ['officer', 'nco'].includes(gradeOf(state, figure))
  const headquarters = able.filter(isHeadquarters)
  const leaders = able.filter(({ id, soldierId }) => soldierId !== null && state.groups.some((g) => g.leaderId === id))
  const next = (headquarters.length > 0 ? headquarters : leaders).sort(bySeniority(state))[0]
  scene.patch('battle', battle.id, { commanderId: next?.id ?? null })
  if (next) scene.note(`${next.name} commands the force.`, { about: aboutFigure(next), page: 16 })
}
