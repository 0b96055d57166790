import type { StayView } from '../contract/mission.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { billetsInOrder, holderOf } from '../rules/people.ts'
import { squadWords } from '../sheets/shared/missionHead.ts'
import type { Billet, FngState, Mission, Soldier } from '../rules/state.ts'
import { chanceOf, comesWith, faceWords, mayBeRolled } from '../rules/steps/setup/attachments.ts'
import { everyoneHere, mayJoin } from '../rules/steps/setup/whoGoes.ts'
import { inSentence, postNames } from '../rules/words.ts'
import { backWords } from './deskMen.ts'
import type { SetOut } from './setOut.ts'
import { nameOf, surnameOf } from '../rules/naming.ts'

/**
 * @returns everyone of the platoon who does not go on a mission, each with what keeps him: those a die kept first, then
 *   who is away, who was left out by name, and the squads that were not named.
 */
export function missionStays(mission: Mission, setOut: SetOut): StayView[] {
  const { state } = setOut
  const going = state.party.filter(({ missionId }) => missionId === mission.id)
  if (going.length === 0) return []
  const gone = new Set(going.map(({ soldierId }) => soldierId))
  const squads = setOut.named?.squads ?? [
    ...new Set(going.filter(({ attached }) => !attached).map(({ squad }) => squad)),
  ]
  const staying = billetsInOrder(state).flatMap((billet): Staying[] => {
    const soldier = holderOf(state, billet)
    return soldier && !gone.has(soldier.id) ? [{ billet, soldier }] : []
  })
  const told = staying.map((man) => ({ ...man, told: stayOf(setOut, squads, man) }))
  const unnamed = told.flatMap(({ billet, told: one }) => (one === null ? [billet.squad] : []))
  return [...told.flatMap(({ told: one }) => one ?? []).toSorted((a, b) => weight(a) - weight(b)), ...atHome(unnamed)]
}

interface Staying {
  readonly billet: Billet
  readonly soldier: Soldier
}

const weight = ({ away, die }: StayView): number => (away === null ? (die === null ? 1 : 0) : 2)

/** @returns why he stays; null where his squad was not named. */
function stayOf({ state, named, dice }: SetOut, squads: readonly number[], man: Staying): StayView | null {
  const { billet, soldier } = man
  const { status } = soldier
  const stay = {
    who: nameOf(state, soldier),
    surname: surnameOf(state, soldier),
    soldierId: soldier.id,
    die: null,
    away: null,
  }
  if (status === 'hospital' || status === 'rAndR')
    return { ...stay, away: status, why: `back ${backWords(state.tour[0]!, soldier)}` }
  if (named?.stayBehind.includes(soldier.id)) return { ...stay, why: 'you left him here' }
  if (mayJoin(state, squads).some((one) => one.soldier.id === soldier.id))
    return { ...stay, ...attachmentStays(state, squads, man, dice) }
  return squads.includes(billet.squad) ? { ...stay, why: 'stays here' } : null
}

/** A man of the HQ's attachments comes by his die, with the man he serves, or not at all (FNG pp. 8, 98). */
function attachmentStays(
  state: FngState,
  squads: readonly number[],
  { billet, soldier }: Staying,
  dice: SetOut['dice'],
): Pick<StayView, 'why' | 'die'> {
  const post = inSentence(postNames[billet.post])
  const alone = squads.length === 1 && squads[0] !== 0
  const chance = chanceOf(state, billet.post, squads, rulesOf(state))
  const served = comesWith[billet.post]
  const die = dice.get(soldier.id) ?? null
  if (die !== null && chance?.includes(die) === false)
    return { why: `${post}, comes along on ${faceWords(chance)}`, die }
  if (served !== undefined) return { why: `${post}, comes only with the ${inSentence(postNames[served])}`, die }
  const isRolled = mayBeRolled(billet.post, everyoneHere(state), alone)
  return { why: isRolled ? `${post}, stays with the HQ` : `${post}: a squad alone takes only a medic and a gun`, die }
}

/** @param squads of every man who stays because his squad was not named. */
function atHome(squads: readonly number[]): StayView[] {
  if (squads.length === 0) return []
  const men = squads.length === 1 ? '1 man' : `${squads.length} men`
  const who = `${squadWords([...new Set(squads)].toSorted((a, b) => a - b))}, ${men}`
  return [{ who, surname: '', soldierId: null, why: 'not named to go', die: null, away: null }]
}
