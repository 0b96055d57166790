import type { FormPage, FormPlace } from '../../../../contract/print.ts'
import { reportHash, slipHash } from '../../contract/hashes.ts'
import { RuleError } from '../../../../main/engine/errors.ts'
import { dateName } from '../../rules/calendar.ts'
import { noMission } from '../../rules/missions.ts'
import { tourOf } from '../../rules/people.ts'
import { halfMonthNumber, readFormCode } from '../../sheets/shared/formCode.ts'
import { dateWords } from '../../sheets/shared/sheetWords.ts'
import type { FngState, Mission, Phase } from '../../rules/state.ts'
import { flow } from '../../rules/flow.ts'
import { isBefore, isPast, orderOf, phaseInfo } from '../../rules/turn.ts'

/**
 * @param state null where no tour is open.
 * @returns where the form is typed in that bears a code; where it is too late or too early for that, the page that
 *   shows what became of it.
 * @throws RuleError `bad-input` for what is no code of this tour, `not-now` where no tour is open.
 */
export function formPlace(state: FngState | null, text: string): FormPlace {
  const { form, about } = readFormCode(text)
  if (form === 'blankRoster') return { title: 'A campaign run on paper', page: paperPage, note: null }
  if (state === null || state.tour.length === 0)
    throw new RuleError('not-now', 'That form belongs to a tour: open it first, then type the code.')
  if (form === 'setUpSlip') return slipPlace(state, 'setUp', about)
  if (form === 'aftermathSlip') return slipPlace(state, 'aftermath', about)
  if (form === 'campaignTurn') return turnPlace(state, about)
  const number = about ?? newestMission(state)
  const mission = state.missions[number - 1]
  if (!mission) throw new RuleError('bad-input', `This tour has had no mission ${number}.`)
  return form === 'reportForm' ? reportPlace(state, mission, number) : enemyPlace(state, mission, number)
}

/**
 * @returns the number of the mission that a form is of which was printed blank: the last there is.
 * @throws RuleError `not-now` before the first.
 */
function newestMission({ missions }: FngState): number {
  if (missions.length === 0) throw new RuleError('not-now', noMission)
  return missions.length
}

function reportPlace(state: FngState, mission: Mission, number: number): FormPlace {
  const title = `Report of mission ${number}`
  const { missionId, phase } = tourOf(state)
  const after = { title, page: missionPage(mission) }
  if (missionId !== mission.id) return { ...after, note: `Mission ${number} is over: its report has been taken in.` }
  if (phase === 'battle') return { title, page: halfMonthPage(reportHash(mission.id)), note: null }
  if (isAfterBattle(phase)) return { ...after, note: 'This report has been taken in already.' }
  const note = 'The mission is not set up yet: its report comes after the battle.'
  return { title, page: halfMonthPage(), note }
}

function enemyPlace(state: FngState, mission: Mission, number: number): FormPlace {
  const title = `Enemies of mission ${number}`
  const { missionId, phase } = tourOf(state)
  if (missionId === mission.id && phase === 'battle') return { title, page: battlePage, note: null }
  const over = missionId !== mission.id || isAfterBattle(phase)
  const note = over ? `Mission ${number} is over: this is what is known of it.` : 'The battle has not begun yet.'
  return { title, page: missionPage(mission), note }
}

/** The parts of a half-month whose dice can be thrown ahead. */
type SlipPart = Exclude<(typeof flow)[number]['part'], 'battle'>

/** @returns what a part is called; without a mission there is nothing for it to be the aftermath of. */
const partWord = (state: FngState, part: SlipPart, halfMonth: number): string =>
  part === 'setUp' ? 'set-up' : missionIn(state, halfMonth) ? 'aftermath' : 'rest'

function slipPlace(state: FngState, part: SlipPart, about: number | null): FormPlace {
  const tour = tourOf(state)
  const halfMonth = halfMonthOf(state, about, 'slip')
  const words = `${partWord(state, part, halfMonth)} of ${dateWords(halfMonth)}`
  const title = `Dice slip for the ${words}`
  const thrown = flow.filter((phase) => phase.part === part && !phase.spoken)
  const isOver = tour.phase === 'over' || isPast(tour, thrown.at(-1)!.phase)
  if (halfMonth !== tour.halfMonth || isOver)
    return { title, page: pastPage(state, halfMonth), note: `The ${words} is over: its dice have been played.` }
  if (phaseInfo(tour.phase)?.spoken === false && !isBefore(tour, thrown[0]!.phase))
    return { title, page: halfMonthPage(slipHash), note: null }
  const note = isBefore(tour, thrown[0]!.phase)
    ? `The ${words} has not begun yet.`
    : 'No dice can be taken ahead just now: the next word is yours.'
  return { title, page: halfMonthPage(), note }
}

/** A sheet that was printed blank is of the half-month that is played. */
function turnPlace(state: FngState, about: number | null): FormPlace {
  const halfMonth = halfMonthOf(state, about ?? halfMonthNumber(state), 'sheet')
  const title = `Campaign turn of ${dateWords(halfMonth)}`
  if (halfMonth === tourOf(state).halfMonth) return { title, page: halfMonthPage(), note: null }
  const met = missionIn(state, halfMonth) ? 'this is its mission' : 'there was no mission in it'
  return { title, page: pastPage(state, halfMonth), note: `${dateName(halfMonth)} is over: ${met}.` }
}

/**
 * @param about the number of a half-month of this tour, counted from 1.
 * @throws RuleError `bad-input` for one that it has not come to.
 */
function halfMonthOf(state: FngState, about: number | null, what: string): number {
  const now = halfMonthNumber(state)
  if (about !== null && about <= now) return tourOf(state).startHalfMonth + about - 1
  throw new RuleError(
    'bad-input',
    `This tour stands in half-month ${now}: it has had no ${what} of ${about ?? 'none'}.`,
  )
}

const missionIn = (state: FngState, halfMonth: number): Mission | undefined =>
  state.missions.find((one) => one.halfMonth === halfMonth)

/** What a half-month that is over is shown by: its mission, where it had one. */
function pastPage(state: FngState, halfMonth: number): FormPage {
  const mission = missionIn(state, halfMonth)
  return mission ? missionPage(mission) : halfMonthPage()
}

/** Also where the tour has come to its end. */
const isAfterBattle = (phase: Phase): boolean => orderOf(phase) < 0 || orderOf(phase) > orderOf('battle')

const paperPage: FormPage = { route: 'paper', params: { game: 'fng' }, hash: '' }
const battlePage: FormPage = { route: 'fng.battle', params: {}, hash: '' }
const halfMonthPage = (hash = ''): FormPage => ({ route: 'fng.halfMonth', params: {}, hash })
const missionPage = ({ id }: Mission): FormPage => ({ route: 'fng.mission', params: { mission: String(id) }, hash: '' })
