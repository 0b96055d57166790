import { RuleError } from '../../../../main/engine/errors.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { shortDigest } from '../../../../main/sheets/phrases.ts'
import { aarModel } from './aar.ts'
import type { AarTurn } from './aarModel.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { battleSteps } from '../../rules/steps/battle/battleSteps.ts'
import { aarSheet } from './aarSheet.ts'
import { ofTour, type FngSource, type FngStop } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { missionNamed } from '../../rules/missions.ts'

export const aarOffer = ({ action }: Views) =>
  ofTour({
    sheet: 'aar',
    title: 'After action report',
    about: 'What was ordered and what came of it: men, losses, points, and the course of a battle that was tracked.',
    group: 'story',
    takes: ['mission'],
    shows: (state) => (state as FngState).missions.findLast(isReported)?.id,
    lacking: ({ missions }) => (missions.some(isReported) ? null : 'No mission has been reported yet.'),
    make: (source, { mission }) => {
      const wanted = mission === undefined ? lastReported(source.state) : missionNamed(source.state, mission)
      if (!isReported(wanted)) throw new RuleError('not-now', 'This mission has not been reported yet.')
      const { state, stops } = halfMonthOf(source, wanted)
      const reported = whenReported(stops) ?? state
      const at = missionNamed(state, wanted.id)
      const course = courseOf(source, stops)
      const told = action(source, { state, mission: at, stops, reported })
      return aarSheet(aarModel(state, rulesOf(state), at, { told, course, reported }))
    },
  })

/** What the report says of contact is known from its report on. */
const isReported = ({ contacted }: Mission): boolean => contacted !== null

const lastReported = ({ missions }: FngState): Mission => missions.findLast(isReported)!

/** @returns the entries while a mission was on, and the state at their end: ranks and squads are those of then. */
function halfMonthOf({ walk, state }: FngSource, { id }: Mission): { state: FngState; stops: readonly FngStop[] } {
  const stops = walk().filter((stop) => stop.state.tour[0]?.missionId === id)
  return { state: stops.at(-1)?.state ?? state, stops }
}

/** @returns the state in which it was reported: a Star who falls is followed by another within the half-month. */
const whenReported = (stops: readonly FngStop[]): FngState | undefined =>
  stops.findLast(({ entry }) => entry.step === 'report')?.state

/** @returns what the battle tracker wrote down, turn by turn; secrets stay shut. */
function courseOf({ linesOf }: FngSource, stops: readonly FngStop[]): AarTurn[] {
  const turns = new Map<string, string[]>()
  for (const { entry, state } of stops) {
    if (!Object.hasOwn(battleSteps, entry.step)) continue
    const turn = `Turn ${state.battle[0]?.turn ?? 1}`
    const told = linesOf(entry.id).filter(({ secret }) => !secret)
    turns.set(turn, [...(turns.get(turn) ?? []), ...told.flatMap(({ text }) => courseWords(text))])
  }
  return [...turns].map(([title, lines]) => ({ title, lines })).filter(({ lines }) => lines.length > 0)
}

const courseWords = (text: string): string[] =>
  text === 'Left out: nothing.' ? [] : [text.replace(/\b[0-9a-f]{64}\b/g, shortDigest)]
