import { RuleError } from '../../../../main/engine/errors.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { missionRows } from './missionRows.ts'
import { missionTables } from './missionTables.ts'
import { qrsModel, withFamilies } from './qrs.ts'
import { qrsSheets, type QrsSpec } from './qrsSheets.ts'
import type { FngState } from '../../rules/state.ts'
import { qrsSheet } from '../../../../main/sheets/qrs/qrsSheet.ts'
import { inName, type PrintableSheet, type SheetSource } from '../../../../main/sheets/offer.ts'
import { ofMission } from '../shared/ofTour.ts'

/** Without a tour the book's tables are printed; with one its house rules are in them, marked. */
const stateOf = (source: SheetSource | null): FngState | null => source && (source.state as FngState)

const ofChapter = (spec: QrsSpec): PrintableSheet => ({
  sheet: spec.sheet,
  title: spec.title,
  file: /quick reference/i.test(spec.title) ? spec.title : `Quick reference, ${inName(spec.title)}`,
  about: spec.about,
  group: 'qrs',
  takes: [],
  lacking: () => null,
  // eslint-disable-next-line require-yield -- It is made at once.
  *make(source) {
    return qrsSheet(qrsModel(spec, stateOf(source)))
  },
})

const myQrs: PrintableSheet = {
  sheet: 'myQrs',
  title: 'My quick reference',
  about: 'The tables that you choose, in your order.',
  group: 'qrs',
  takes: ['tables'],
  needs: 'tables',
  lacking: () => null,
  // eslint-disable-next-line require-yield -- It is made at once.
  *make(source, { tables }) {
    if (tables === undefined) throw new RuleError('bad-input', 'Choose the tables that are to be on it.')
    return qrsSheet(qrsModel({ title: 'My quick reference', tables: withFamilies(tables) }, stateOf(source)))
  },
}

const missionQrs = ofMission({
  sheet: 'missionQrs',
  title: 'Mission quick reference',
  about: 'All that this mission, its support and its contacts can come to, with no rows but its own.',
  group: 'qrs',
  make: ({ state }, mission) => {
    const tables = withFamilies(missionTables(state, mission))
    const { unit, force } = missionHead(state, mission)
    const title = missionTitle('Quick reference', mission)
    const only = missionRows(state, rulesOf(state), mission)
    return qrsSheet({ ...qrsModel({ title, tables }, state, only), whose: unit, when: force, close: true })
  },
})

/** The quick reference sheets, in the order of the print page. */
export const qrsOffers: readonly PrintableSheet[] = [...qrsSheets.map(ofChapter), missionQrs, myQrs]
