import type { LineView } from '../../../contract/journal.ts'
import { asSeen, lineView, tablesById } from '../../../main/app/journal/lineView.ts'
import { listWords } from '../../../main/sheets/phrases.ts'
import { rollCallParts, type RollCallMan, type RollCallView } from '../contract/after.ts'
import { flow } from '../rules/flow.ts'
import { missionOf, soldierById, tourOf } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { counted } from '../rules/steps/setup/common.ts'
import { fngTables } from '../rules/tables/index.ts'
import { missionNames } from '../rules/words.ts'
import type { RollCallLine, RollCallModel, StripSquare } from '../sheets/rollCall/rollCallModel.ts'
import { derosOf } from '../sheets/roster/rosterLine.ts'
import type { PaperDie } from '../sheets/shared/drawDice.ts'
import { forceWords } from '../sheets/shared/forceWords.ts'
import { halfMonthWords } from '../sheets/shared/formCode.ts'
import type { FngSource, FngStop } from '../sheets/shared/ofTour.ts'
import { sourcesOf } from '../sheets/shared/sheetWords.ts'
import { halfMonthSquares } from './after/afterView.ts'
import { donePhases } from './after/donePhases.ts'
import { rollCall, type DoneEntry } from './after/rollCall.ts'
import { lastStep } from './phases.ts'
import { withPlatoon } from './stops.ts'

/**
 * @param onlyLast is it the last half-month of the source that is wanted, and no earlier one?
 * @returns its roll call as the screen tells it, or that of the half-month before; null where neither has come to one.
 */
export function rollCallOnPaper(source: FngSource, onlyLast: boolean): RollCallModel | null {
  const months = halfMonthsOf(withPlatoon(source.walk())).toReversed()
  for (const stops of onlyLast ? months.slice(0, 1) : months) {
    const called = calledIn(source, stops)
    if (called) return modelOf(stops.at(-1)!.state, called)
  }
  return null
}

/** The entries of each half-month, without the one that ends it: the state after that is of the next. */
function halfMonthsOf(stops: readonly FngStop[]): FngStop[][] {
  const months: FngStop[][] = [[]]
  for (const stop of stops)
    if (stop.entry.step === lastStep) months.push([])
    else months.at(-1)!.push(stop)
  return months
}

/** Told from the report on; without a mission from the first step that every half-month has. */
function calledIn({ linesOf }: FngSource, stops: readonly FngStop[]): RollCallView | null {
  const now = stops.at(-1)
  if (now === undefined) return null
  const report = stops.findLastIndex(({ entry }) => entry.step === 'report')
  if (report < 0 && tourOf(now.state).missionId !== null) return null
  const done = donePhases(stops.slice(report + 1).map(({ entry }) => doneEntry(entry, linesOf)))
  const first = report >= 0 ? report : stops.findIndex(({ entry }) => entry.id === done[0]?.entries[0]?.id)
  const before = stops[first - 1]
  return before === undefined ? null : rollCall(before.state, now.state, done)
}

const doneEntry = ({ id, step, title, tape }: FngStop['entry'], linesOf: FngSource['linesOf']) =>
  ({
    id,
    step: `fng.${step}`,
    title,
    answers: tape,
    lines: asSeen(linesOf(id)).map((line) => lineView(line, tablesById(fngTables))),
  }) satisfies DoneEntry & { readonly id: number }

function modelOf(state: FngState, call: RollCallView): RollCallModel {
  const tour = tourOf(state)
  const when = halfMonthWords(tour, tour.halfMonth)
  return {
    unit: tour.unit,
    force: forceWords(tour),
    title: `Roll call, half-month ${tour.halfMonth - tour.startHalfMonth + 1}`,
    headline: call.headline,
    about: [...missionWords(state), `${counted(call.rolls, 'roll')}.`].join(' '),
    when: `half-month ${when}`,
    strip: stripOf(state),
    parts: rollCallParts
      .map(({ of, title, about }) => ({ title, note: about, men: call[of].map((man) => lineOf(state, man)) }))
      .filter(({ men }) => men.length > 0),
    platoon: call.platoon.map(({ dice, text }) => ({ dice: diceOf(dice), text })),
    same: sameWords(call),
    passed: call.passed,
    source: sourcesOf(...flow.filter(({ part }) => part === 'aftermath').map(({ page }) => page)),
  }
}

function missionWords(state: FngState): string[] {
  if (tourOf(state).missionId === null) return ['No contact.']
  const { type, result, victoryPoints } = missionOf(state)
  const came = [
    ...(result === null ? [] : [result]),
    ...(victoryPoints === null ? [] : [counted(victoryPoints, 'victory point')]),
  ]
  const name = type === null ? 'Mission' : missionNames[type]
  return [`${[name, ...(came.length === 0 ? [] : [came.join(', ')])].join(': ')}.`]
}

/** The square of now is coloured as the half-month turned out. */
function stripOf(state: FngState): StripSquare[] {
  const squares = halfMonthSquares(state)
  const own = tourOf(state).missionId === null ? 'quiet' : 'mission'
  return squares.map((look, i) => ({
    number: squares.length - i,
    look: look === 'now' ? own : look,
    now: look === 'now',
  }))
}

function lineOf(state: FngState, man: RollCallMan): RollCallLine {
  const { soldierId, name, star, repBefore, rep, toGo, why, chips } = man
  return {
    name,
    star,
    dice: diceOf(man.dice),
    before: repBefore === rep ? null : repBefore,
    rep,
    toGo: toGo === null ? null : { ...derosOf(tourOf(state), soldierById(state, soldierId)), text: String(toGo) },
    why,
    tags: chips.map(({ text, shape }) => ({ text, out: shape !== 'short' && shape !== 'loss' })),
  }
}

const diceOf = (dice: LineView['dice']): PaperDie[] =>
  dice.map(({ face, passed }) => ({ face, passed: passed === true }))

/** "Sgt Mercer, J., Pfc Oakes, M. and 28 more who stayed" */
function sameWords({ unchanged, others }: RollCallView): string {
  const names = unchanged.map(({ name }) => name)
  if (others === 0) return listWords(names)
  return listWords([...names, `${others} ${names.length > 0 ? 'more ' : ''}who stayed`])
}
