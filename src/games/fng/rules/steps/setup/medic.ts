import { explainDice, type Line } from '../../../../../main/engine/lines.ts'
import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { depthOfId, type Rules } from '../../../../../main/engine/system.ts'
import { rowFor, rowOf } from '../../../../../main/engine/table.ts'
import { fullName } from '../../naming.ts'
import { missionOf, squadName } from '../../people.ts'
import type { FngState, Soldier } from '../../state.ts'
import { medicAvailability } from '../../tables/index.ts'
import { pickByDie } from './common.ts'
import { everyoneHere } from './whoGoes.ts'

/** How the Medic comes to the squads that go (FNG p. 39): by a die for one squad or two, surely with the whole platoon. */

/** How many squads go: the HQ is none, and alone it is rolled for like one. */
export const countOf = (squads: readonly number[]): 1 | 2 => (squads.filter((squad) => squad !== 0).length > 1 ? 2 : 1)

/**
 * Does the whole platoon go? No squad with fit men stays, and more than two go or the HQ goes too (ruling to FNG p. 39):
 * squads without their HQ are the two squads that the book has a die for.
 */
function isWholePlatoon(state: FngState, squads: readonly number[]): boolean {
  const fit = everyoneHere(state).flatMap(({ billet }) => (billet.attachment || billet.squad === 0 ? [] : billet.squad))
  return fit.every((squad) => squads.includes(squad)) && (squads.length > 2 || squads.includes(0)) && fit.length > 0
}

const faces: readonly number[] = [1, 2, 3, 4, 5, 6]

/** @returns the faces on which the Medic comes with these squads; null where he needs no die. */
export function medicFaces(state: FngState, squads: readonly number[], rules: Rules): readonly number[] | null {
  const table = rules.table(medicAvailability)
  if (isWholePlatoon(state, squads)) return rowOf(table, 'platoonArrives').outcome === 'present' ? null : []
  const when = { [countOf(squads) === 1 ? 'oneSquad' : 'twoSquads']: true }
  return faces.filter((face) => rowFor(table, face, {}, when).outcome === 'present')
}

interface Means {
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/**
 * Which squad the Medic is with: the one that attachments join, but one at random where two go and the rest stays.
 * @param lead the squad that attachments join.
 */
export function squadOfMedic(
  state: FngState,
  medic: Soldier,
  { squads, lead }: { readonly squads: readonly number[]; readonly lead: number },
  { dice, say }: Means,
): number {
  const own = squads.filter((squad) => squad !== 0)
  if (own.length < 2 || isWholePlatoon(state, squads)) return lead
  const why = `Which squad ${fullName(state, medic)} is with`
  const pick = pickByDie(dice, { key: 'attachment.medic-squad', subject: medic.id, why }, own)
  const { id: table, page } = medicAvailability
  const about = { collection: 'soldiers', id: medic.id }
  say(explainDice(`${fullName(state, medic)} is with the ${squadName(pick.picked)}.`, pick, { about, table, page }))
  return pick.picked
}

/** Has the Medic of this mission been rolled for by two squads when it was set up? Whoever came later came in another entry. */
export function setOutWithTwo(state: FngState): boolean {
  const { id } = missionOf(state)
  const party = state.party.filter(({ missionId }) => missionId === id)
  const first = Math.min(...party.map((member) => depthOfId(member.id)))
  const squads = party.filter((member) => !member.attached && depthOfId(member.id) === first).map(({ squad }) => squad)
  return countOf([...new Set(squads)]) === 2
}
