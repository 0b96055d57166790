import { RuleError } from '../../../../../main/engine/errors.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { patchRow, rowById } from '../../../../../main/engine/state.ts'
import type { StepArgs } from '../../../../../main/engine/system.ts'
import { counted } from '../../aftermath/hands.ts'
import { leavePlatoon, type Gone } from '../../aftermath/leave.ts'
import type { CorrectSoldier } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { isOnRoster, isStar, soldierById, tourOf } from '../../people.ts'
import { issueItems } from '../../platoon/issue.ts'
import type { FngState, Phase, Soldier, SoldierStatus } from '../../state.ts'
import { phaseInfo } from '../../turn.ts'
import { statusNames } from '../../words.ts'

type Args = StepArgs<FngState, CorrectSoldier>

/** More missions than this nobody misses: 1/2d6 in hospital (FNG p. 40), with room for rulings at the table. */
export const mostMissionsMissed = 9

/** A man who is missed from now on misses the mission of this half-month too, while it has not been set out on. */
const isSetUp = (phase: Phase): boolean => phaseInfo(phase)?.part === 'setUp'

/** Where the report of the battle and the recovery test say what becomes of the men who went. */
const outThere: readonly Phase[] = ['battle', 'recovery']

/** @returns "present", "in hospital, misses 2 missions". */
export const whereabouts = (man: Soldier): string =>
  man.awayMissions === 0
    ? statusNames[man.status]
    : `${statusNames[man.status]}, misses ${counted(man.awayMissions, 'mission', 'missions')}`

/**
 * Puts right where a man is. Who is not on the roster leaves his place, and who comes back takes an open one, so that
 * he stands in one place or in none.
 * @throws RuleError `not-now` for a man who is out on the mission, `bad-input` for what cannot be.
 */
export function correctStatus(args: Args, state: FngState): FngState {
  const { soldierId, changes } = args.input
  const man = soldierById(state, soldierId)
  const status = changes.status ?? man.status
  const missions = missionsOf(state, man, status, changes.awayMissions)
  if (status === man.status && missions === man.awayMissions) return state
  mustNotBeOut(state, man)
  if (isGone(status)) return leave(state, man, status)
  const back = isOnRoster(man) ? state : takePlace(args, state, man)
  const away = { status, awayMissions: missions, awaySince: awaySince(state, man, status), left: null }
  return patchRow(back, 'soldiers', man.id, away)
}

const isGone = (status: SoldierStatus): status is Gone =>
  status !== 'present' && status !== 'hospital' && status !== 'rAndR'

function missionsOf(state: FngState, man: Soldier, status: SoldierStatus, wanted: number | undefined): number {
  const isAway = status === 'hospital' || status === 'rAndR'
  const missions = wanted ?? (isAway ? man.awayMissions : 0)
  if (!isAway && missions > 0)
    refuse(`${fullName(state, man)}: only a man in hospital or on R&R misses missions; say where he is.`)
  if (isAway && (!Number.isInteger(missions) || missions < 1 || missions > mostMissionsMissed))
    refuse(`${fullName(state, man)}: say how many missions he misses, 1 to ${mostMissionsMissed}.`)
  return missions
}

function mustNotBeOut(state: FngState, man: Soldier): void {
  const { missionId, phase } = tourOf(state)
  const went = state.party.some((member) => member.missionId === missionId && member.soldierId === man.id)
  if (missionId !== null && went && outThere.includes(phase))
    throw new RuleError(
      'not-now',
      `${fullName(state, man)} is out on the mission: the report says what becomes of him.`,
    )
}

/** The end of a Star's tour has consequences that only the steps of the half-month bring. */
function leave(state: FngState, man: Soldier, status: Gone): FngState {
  if (isStar(state, man.id))
    refuse(
      `${fullName(state, man)} is a Star: his tour ends by the steps of the half-month. Amend the entry that is wrong.`,
    )
  if (!isOnRoster(man)) return patchRow(state, 'soldiers', man.id, { status })
  return leavePlatoon(state, man.id, status, status === 'wentHome' || status === 'relieved')
}

/** A man who was struck off by mistake comes back to an open place. */
function takePlace({ input, rules, newId }: Args, state: FngState, man: Soldier): FngState {
  if (isStar(state, man.id))
    refuse(`${fullName(state, man)} was a Star: go back in the journal to the entry before he was lost.`)
  const { billetId } = input.changes
  if (billetId === undefined)
    refuse(`${fullName(state, man)} has left the platoon: say which open place he comes back to.`)
  const billet = rowById(state.billets, billetId, 'place in the platoon')
  if (billet.soldierId !== null)
    refuse(`That place is taken: ${fullName(state, man)} can come back to an open one only.`)
  const filled = patchRow(state, 'billets', billet.id, { soldierId: man.id, openSince: null, automatic: false })
  const equipment = filled.equipment.map((row) => (row.soldierId === man.id ? { ...row, squad: billet.squad } : row))
  return issueItems(rules, { ...filled, equipment }, { ...billet, soldierId: man.id }, newId)
}

/** Who is away already stays away since then. */
function awaySince(state: FngState, man: Soldier, status: SoldierStatus): number | null {
  if (status === 'present') return null
  if (man.awaySince !== null) return man.awaySince
  const { halfMonth, phase } = tourOf(state)
  return isSetUp(phase) ? halfMonth - 1 : halfMonth
}
