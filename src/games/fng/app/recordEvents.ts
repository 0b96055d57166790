import type { RecordEvent } from '../contract/record.ts'
import type { Line } from '../../../main/engine/lines.ts'
import type { Change } from '../../../main/engine/state.ts'
import { withoutName } from '../rules/naming.ts'
import { billetOf, isOnRoster, isStar } from '../rules/people.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import type { RecordLines } from './recordLines.ts'
import { placeName, tookHim } from './derosWords.ts'
import { stepsOfCorrection } from './journalWords.ts'
import { capital } from '../rules/steps/setup/common.ts'

/** What the record needs of an entry of the tour. */
export interface RecordStop {
  readonly entry: number
  readonly step: string
  readonly changes: readonly Change[]
  /** The state right before it and right after it. */
  readonly before: FngState
  readonly after: FngState
}

type Kind = RecordEvent['kind']

/** Steps whose lines say what came of a roll, but not which roll it was. */
const rolls: Readonly<Record<string, string>> = {
  recover: 'Recovery',
  awardMedals: 'Medal of Valor',
  improveRep: 'Improve REP',
  decreaseRep: 'Decrease REP',
  checkShortTimers: 'Short Timer check',
}

/** Kills stand with the mission, and half a month off every DEROS is no event. */
const untold = new Set(['kills'])

/** @returns what an entry did to a man, in the order of its lines. */
export function eventsOf(stop: RecordStop, id: number, lines: RecordLines): RecordEvent[] {
  const man = find(stop.after, id) ?? find(stop.before, id)
  if (!man) return []
  if (!lines.telling.has(stop.entry) && !touches(stop, id)) return []
  const own = lines.of(stop.entry).filter((line) => isAbout(line, stop, id))
  const told = own.map((line): RecordEvent => {
    const field = line.about?.field ?? ''
    return {
      kind: kindOf(stop, id, line),
      text: textOf(stop, id, line),
      result: field === 'rep' ? repChange(stop, id) : null,
      line: lines.view(line),
      entry: stop.entry,
    }
  })
  if (told.length > 0) return once(told)
  const silent = silentEvent(stop, id, man)
  return silent === null ? [] : [{ ...silent, result: null, line: null, entry: stop.entry }]
}

const find = (state: FngState, id: number): Soldier | undefined => state.soldiers.find((man) => man.id === id)

/** Did the entry change anything of his but the time he has left? */
function touches({ changes, before, after }: RecordStop, id: number): boolean {
  const [was, is] = [find(before, id), find(after, id)]
  const same = was !== undefined && is !== undefined && Object.keys(is).every((key) => isSame(was, is, key))
  return !same || changes.some((change) => ofHis(change, id)) || before.tour[0]?.starId !== after.tour[0]?.starId
}

const isSame = (was: Soldier, is: Soldier, column: string): boolean =>
  column === 'deros' || was[column as keyof Soldier] === is[column as keyof Soldier]

const ofHis = ({ collection, before, after }: Change, id: number): boolean =>
  (collection === 'billets' || collection === 'attributes') &&
  before?.['soldierId'] !== after?.['soldierId'] &&
  (before?.['soldierId'] === id || after?.['soldierId'] === id)

/** Lines about the man himself, about his billet when he comes to stand there, and about his new Attributes. */
function isAbout({ about, secret }: Line, { changes, after }: RecordStop, id: number): boolean {
  if (about === null || secret) return false
  if (about.collection === 'soldiers') return about.id === id && about.field !== undefined && !untold.has(about.field)
  if (about.collection === 'tour') return about.field === 'starId' && after.tour[0]?.starId === id
  if (about.collection !== 'billets' && about.collection !== 'attributes') return false
  const change = changes.find((one) => one.collection === about.collection && one.id === about.id)
  return change?.after?.['soldierId'] === id
}

/** A result stands once, with the line that brought it. */
function once(events: readonly RecordEvent[]): RecordEvent[] {
  const last = events.findLastIndex(({ result }) => result !== null)
  return events.map((event, i) => (i === last ? event : { ...event, result: null }))
}

function repChange({ before, after }: RecordStop, id: number): string | null {
  const [was, is] = [find(before, id)?.rep, find(after, id)?.rep]
  if (is === undefined || was === is) return null
  return was === undefined ? `REP ${is}` : `REP ${was} to ${is}`
}

function kindOf({ step, before, after }: RecordStop, id: number, { about }: Line): Kind {
  const [was, is] = [find(before, id), find(after, id)]
  if (stepsOfCorrection.includes(step)) return 'corrected'
  if (about?.collection === 'attributes') return 'attribute'
  if (was === undefined) return about?.field === 'rep' ? 'joined' : 'other'
  if (is && isOnRoster(was) && !isOnRoster(is)) return 'left'
  if (about?.collection === 'tour' || (!isStar(before, id) && isStar(after, id))) return 'star'
  if (about?.collection === 'billets') return 'post'
  switch (about?.field) {
    case 'rank':
      return 'post'
    case 'medals':
      return 'medal'
    case 'attributes':
      return 'attribute'
    case 'shortTimer':
      return 'shortTimer'
    case 'rep':
      return is?.shortTimer && !was.shortTimer ? 'shortTimer' : 'rep'
    case 'status':
      return statusKind(step, was, is)
    case 'awayMissions':
      return 'away'
    default:
      return 'other'
  }
}

function statusKind(step: string, was: Soldier, is: Soldier | undefined): Kind {
  if (step === 'report') return 'wounded'
  if (was.status !== 'present' && is?.status === 'present') return 'back'
  return is?.status === 'present' ? 'other' : 'away'
}

/** The line without his name, after the roll that it tells of. */
function textOf({ before, after, step }: RecordStop, id: number, line: Line): string {
  const men = [find(after, id), find(before, id)].flatMap((man) => man ?? [])
  const told = men.flatMap((man) => withoutName(line.text, man) ?? [])[0]
  const rest = (told ?? line.text).replace(/^(?:, the Star)?[\s,:]+/, '')
  const roll = line.faces.length === 0 ? undefined : rolls[step]
  return roll === undefined || told === undefined ? capital(rest) : `${roll}: ${rest}`
}

/** What is told of no line of its own: a man of a platoon that is given up, one who changes places with another. */
function silentEvent(
  { before, after }: RecordStop,
  id: number,
  man: Soldier,
): Pick<RecordEvent, 'kind' | 'text'> | null {
  const was = find(before, id)
  if (was && isOnRoster(was) && !isOnRoster(man)) return { kind: 'left', text: `${tookHim(after, man)}.` }
  const [from, to] = [was && billetOf(before, id), billetOf(after, id)]
  if (was === undefined) return { kind: 'joined', text: to ? `${placeName(to)}: REP ${man.rep}.` : `REP ${man.rep}.` }
  if (from && to && from.id !== to.id) return { kind: 'post', text: `Moves to ${placeName(to)}.` }
  return null
}
