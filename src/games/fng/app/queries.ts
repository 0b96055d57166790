import type { MusterEntered } from '../contract/muster.ts'
import type { fngContract } from '../contract/contract.ts'
import type { RecordLines } from './recordLines.ts'
import type { BookQueries, Queries } from '../../../main/app/game.ts'
import type { OpenTour } from '../../../main/app/library/openTours.ts'
import { sinceTurnEnd, viewsOf } from '../../../main/app/journal/entriesOf.ts'
import { lineView, tablesById } from '../../../main/app/journal/lineView.ts'
import { stateTried } from '../../../main/app/campaign/tryDice.ts'
import { lookBack } from '../../../main/app/journal/lookBack.ts'
import type { FngState } from '../rules/state.ts'
import { backFromHead } from './backFromHead.ts'
import { battleForm } from './battle/battleForm.ts'
import { battleMap } from './battle/battleMap.ts'
import { inSightUnderWay } from './battle/inSight/underWay.ts'
import { inSightView } from './battle/inSight/inSightView.ts'
import { battleView } from './battle/battleView.ts'
import { derosView } from './derosView.ts'
import { deskStops } from './deskStops.ts'
import { deskView } from './deskView.ts'
import { historyView, type Stood } from './historyView.ts'
import { missionView } from './missionView.ts'
import { isForce, musterView, paperLines } from './musterView.ts'
import { playersView } from './playersView.ts'
import { recordView } from './recordView.ts'
import { rosterChoices } from './rosterChoices.ts'
import { rosterView } from './rosterView.ts'
import { setOutOf } from './setOut.ts'
import { missionNamed } from '../rules/missions.ts'
import { recordStops, tourStops, withPlatoon } from './stops.ts'
import { writtenAction, type HalfMonthPast } from './after/afterView.ts'
import { setUpSoFar } from './setUpSoFar.ts'
import { turnView } from './turnView.ts'

/** What lies behind the entries of the half-month. */
const pastOf = ({ file }: OpenTour): HalfMonthPast => ({
  changes: (entry) => file.changes(entry),
  at: (entry) => file.stateAt(entry) as unknown as FngState,
})

/** What can be asked of a tour. */
export const fngQueries: Queries<typeof fngContract, FngState> = {
  roster: ({ state }) => rosterView(state),
  rosterChoices: ({ state }) => rosterChoices(state),
  turn: ({ state, tour }) => turnView(state, viewsOf(tour, sinceTurnEnd(tour)), pastOf(tour)),
  players: ({ state }, { holder }) => playersView(state, holder),
  desk: ({ state, tour: { file } }) => deskView(state, deskStops(state, file), (entry) => file.lines(entry)),
  deros: ({ state, tour }) => derosView(state, tourStops(tour.file.walk())),
  mission({ state, tour }, { mission: id }) {
    const mission = missionNamed(state, id ?? null)
    return missionView(state, mission, setOutOf(state, mission, lookBack(tour)))
  },
  setUp: ({ tour }, { answers, holder }) => setUpSoFar(stateTried(tour, answers, holder) as unknown as FngState),
  written: ({ state, tour }, { report }) =>
    writtenAction(state, report, viewsOf(tour, sinceTurnEnd(tour)), pastOf(tour)),
  battle: ({ state, tour }, { selected }) => battleView(state, selected, backFromHead(tour)),
  battleForm: ({ state, tour }, { action, values, selected }) =>
    battleForm(state, action, values, selected, backFromHead(tour)),
  inSight: ({ state, tour }, { said, selected }) =>
    inSightView(state, said, selected, { back: () => backFromHead(tour), underWay: inSightUnderWay(tour) }),
  battleMap: ({ state }, { mission }) => battleMap(state, missionNamed(state, mission ?? null)),
  // With a platoon there is a row of the tour.
  history: ({ tour }) => historyView(withPlatoon(tour.file.walk()) as unknown as readonly Stood[]),
  record({ state, tour: { game, file } }, { soldier }) {
    const tables = tablesById(game.system.tables)
    const about = file.linesAbout({ collection: 'soldiers', id: soldier })
    const telling = new Set(about.map(({ entry }) => entry))
    const lines: RecordLines = {
      telling,
      of: (entry) => file.lines(entry),
      view: (line) => lineView(line, tables),
    }
    return recordView(state, recordStops(file.walk(), telling, soldier), lines, soldier)
  },
  musterEntered({ tour: { file } }) {
    const { head } = file.info()
    const [next] = file.ahead((entry) => entry.parent === head)
    if (next?.step !== 'muster' && next?.step !== 'takeOver') return null
    return { step: `fng.${next.step}`, input: next.input } as MusterEntered
  },
}

/** What the book says before there is a tour. */
export const fngBookQueries: BookQueries<typeof fngContract> = {
  musterChoices: (rules) => musterView(rules),
  musterLines: (rules, { list, halfMonth }) => (isForce(list) ? paperLines(rules, list, halfMonth) : []),
}
