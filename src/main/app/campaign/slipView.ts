import type { SlipPerhapsView, SlipPhaseView, SlipThrowView, SlipView } from '../../../contract/slip.ts'
import { unusual } from '../../engine/dice.ts'
import { doAtOnce, type Work } from '../../engine/work.ts'
import { rowText } from '../../engine/table.ts'
import { alike, readingView } from '../journal/readingView.ts'
import type { OpenTour } from '../library/openTours.ts'
import { playTrials, type Foreseen, type Trial } from './foresee.ts'
import { movedOn } from '../../store/errors.ts'
import { capital, sharedBeginning, sharedHead, sharedWhy, withoutHead } from './sharedWhy.ts'

/**
 * The dice slip from where the tour stands: throws that came up in every trial are numbered in the order they will be
 * asked for; what came up in some only is listed as a perhaps.
 * @param until the last phase on it; null for the end of the part.
 */
export const slipView = (tour: OpenTour, until: string | null): SlipView => doAtOnce(slipWork(tour, until))

/** The same in slices. Throws StoreError `head-moved` when the tour goes on meanwhile. */
export function* slipWork(tour: OpenTour, until: string | null): Work<SlipView> {
  const { state, head } = tour.file.load()
  const trials = yield* playTrials(tour, until)
  if (tour.file.info().head !== head) throw movedOn()
  const always = alwaysAsked(trials)
  const phases = phasesIn(trials).map((of): SlipPhaseView => {
    const mine = (one: Foreseen) => one.at.phase.phase === of.phase
    const throws = [...always.values()].filter(({ first }) => mine(first)).map((found) => throwView(tour, found))
    const check = sharedHead(throws.map(({ why }) => why))
    return {
      ...of,
      check,
      throws: throws.map((one) => ({ ...one, text: withoutHead(one.why, check) })),
      perhaps: perhapsOf(tour, trials, (one) => mine(one) && !(one.kind === 'dice' && always.has(placeOf(one)))),
    }
  })
  const shown = phases.filter(({ throws, perhaps }) => throws.length + perhaps.length > 0)
  const counts = [...always.values()].map(({ first }) => first.count)
  return {
    campaign: tour.campaign,
    head,
    title: tour.game.flow?.next(state)?.title ?? null,
    date: tour.game.now.moment(state),
    phases: shown,
    throws: counts.length,
    dice: counts.reduce((sum, count) => sum + count, 0),
  }
}

/** One throw as all trials asked for it. */
interface Always {
  readonly number: number
  readonly first: Foreseen
  readonly all: readonly Foreseen[]
}

const placeOf = ({ at, subject, rank, count, sides, key }: Foreseen): string =>
  `${at.step}|${subject}|${rank}|${count}|${sides}|${rank === 0 ? '' : key}`

/** What comes in every trial; the first throw about a row may do so on another table, a later one is another throw then. */
function alwaysAsked(trials: readonly Trial[]): ReadonlyMap<string, Always> {
  const dice = trials.map(
    ({ asked }) => new Map(asked.flatMap((one) => (one.kind === 'dice' ? [[placeOf(one), one] as const] : []))),
  )
  const [some, ...others] = dice
  const shared = [...(some ?? new Map<string, Foreseen>())].filter(([place]) => others.every((each) => each.has(place)))
  return new Map(
    shared.map(([place, first], i) => [place, { number: i + 1, first, all: dice.map((each) => each.get(place)!) }]),
  )
}

/** Phases in the order in which they are played; one that only some trials come to stands where those have it. */
function phasesIn(trials: readonly Trial[]): Foreseen['at']['phase'][] {
  const longest = trials.flatMap(({ asked }) => asked.map(({ at }) => at))
  const found = new Map(longest.map(({ order, phase }) => [phase.phase, { order, phase }]))
  return [...found.values()].sort((a, b) => a.order - b.order).map(({ phase }) => phase)
}

function throwView(tour: OpenTour, { number, first, all }: Always): Omit<SlipThrowView, 'text'> {
  const { at, subject, rank, count, sides, key, rows } = first
  const settled = all.every((one) => one.key === key)
  return {
    number,
    step: at.step,
    subject,
    rank,
    count,
    ...unusual(sides),
    why: sharedWhy(
      all.map(({ why }) => why),
      at.phase.title,
    ),
    table: settled ? key : null,
    rows: settled ? rowsOf(rows) : [],
    ...settledReadings(all),
    man: tour.game.flow?.subject(tour.file.load().state, subject) ?? null,
  }
}

/** What a throw would bring, where all trials say the same of it: else it hangs on the dice before. */
function settledReadings(all: readonly Foreseen[]): Pick<SlipThrowView, 'readings' | 'note'> {
  const told = ({ readings, note }: Foreseen) =>
    JSON.stringify([
      note,
      readings.map(({ table, situation: { numbers, when }, takes, after }) => [
        table.id,
        numbers,
        when,
        takes,
        after?.index,
      ]),
    ])
  const [first] = all
  if (first === undefined || all.some((one) => told(one) !== told(first))) return { readings: [], note: null }
  return { readings: alike(first.readings.map((reading) => readingView(reading, first.count))), note: first.note }
}

const rowsOf = (rows: Foreseen['rows']) => (rows ?? []).map((row, index) => ({ row: index, text: rowText(row) }))

/** What came up in some trials only, each kind of throw once. */
function perhapsOf(tour: OpenTour, trials: readonly Trial[], isOne: (one: Foreseen) => boolean): SlipPerhapsView[] {
  const each = trials.map(({ fair, asked }) => ({ fair, kinds: Map.groupBy(asked.filter(isOne), kindOf) }))
  const fair = each.filter((trial) => trial.fair)
  const kinds = new Set(each.flatMap((trial) => [...trial.kinds.keys()]))
  return [...kinds].map((kind) => {
    const found = each.flatMap((trial) => trial.kinds.get(kind) ?? [])
    const often = { times: fair.filter((trial) => trial.kinds.has(kind)).length, of: fair.length }
    const most = (of: typeof each) => Math.max(...of.map((trial) => trial.kinds.get(kind)?.length ?? 0))
    return {
      kind: found[0]!.kind,
      step: found[0]!.at.step,
      key: found[0]!.key,
      why: perhapsWhy(tour, found),
      most: most(each),
      usual: most(fair),
      count: Math.max(...found.map(({ count }) => count)),
      ...unusual(found[0]!.sides),
      often,
      oftenWords: oftenWords(often),
    }
  })
}

/** How often, to the nearest ten per cent: so few trials tell no more. */
function oftenWords({ times, of }: SlipPerhapsView['often']): string {
  if (times === 0) return 'seldom'
  if (times === of) return 'almost always'
  return `about ${Math.min(90, Math.max(10, Math.round((times / of) * 10) * 10))} %`
}

/** A few men are named, whoever of them it will be. */
const mostNames = 3

function perhapsWhy({ game, file }: OpenTour, found: readonly Foreseen[]): string {
  const { state } = file.load()
  const [first] = found
  const whys = found.map(({ why }) => why)
  const table = game.system.tables.find(({ id }) => id === first!.key)
  const otherwise = table?.title ?? (sharedBeginning(whys) || first!.at.phase.title)
  const subjects = [...new Set(found.map(({ subject }) => subject))]
  const men = subjects.flatMap((subject) => game.flow?.subject(state, subject)?.name ?? [])
  if (subjects.length === 1 || men.length < subjects.length || men.length > mostNames) return sharedWhy(whys, otherwise)
  const head = first!.why.slice(0, Math.max(0, first!.why.indexOf(': ')))
  return capital(`${head === '' ? first!.at.phase.title : head}: ${men.slice(0, -1).join('; ')} or ${men.at(-1)!}`)
}

const kindOf = ({ kind, key, sides }: Foreseen): string => `${kind} ${key} ${sides}`
