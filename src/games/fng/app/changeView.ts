import type { ChangeView } from '../../../contract/journal.ts'
import type { AnyRow, Change, Column } from '../../../main/engine/state.ts'
import { squadName } from '../rules/people.ts'
import { collections, type FngState } from '../rules/state.ts'
import { inSentence, postNames } from '../rules/words.ts'
import { battleNames, referentName, type Name, type Naming } from './battle/rowNames.ts'
import {
  answerInWords,
  houseRowName,
  nameListTitle,
  namesInWords,
  ownRowsInWords,
  patchInWords,
  switchTitle,
} from './houseWords.ts'
import { sheetsInWords } from './print/sheetsInWords.ts'
import { fieldLabel, manName, missionName, valueInWords } from './fieldWords.ts'
import { capital } from '../rules/steps/setup/common.ts'

type Collection = keyof FngState
type Row = AnyRow

const id = (row: Row, field: string) => Number(row[field])
const ofMan: Name = (state, row) => manName(state, id(row, 'soldierId'))
const ofMission: Name = (state, row) => capital(missionName(state, id(row, 'missionId')))

/** What the rows of each collection are called. */
const names: Readonly<Record<Collection, Naming>> = {
  tour: { name: () => 'The tour' },
  soldiers: { name: (state, row) => manName(state, row.id), told: ['rank', 'firstName', 'lastName'] },
  billets: {
    name: (_, row) =>
      `${squadName(id(row, 'squad'))}, ${inSentence(postNames[row['post'] as keyof typeof postNames])}, line ${id(row, 'line')}`,
    told: ['squad', 'post', 'line'],
  },
  attributes: { name: ofMan, told: ['soldierId'] },
  equipment: {
    name: (state, row) => (row['soldierId'] === null ? squadName(id(row, 'squad')) : ofMan(state, row)),
    told: ['squad', 'soldierId'],
  },
  effects: { name: () => 'Waiting effect' },
  missions: {
    name: (state, row) => capital(missionName(state, row.id)),
    told: ['halfMonth', 'type'],
  },
  sectors: {
    name: (state, row) => `${ofMission(state, row)}, sector ${id(row, 'number')}`,
    told: ['missionId', 'number'],
  },
  courses: { name: ofMission, told: ['missionId'] },
  markers: {
    name: (state, row) => `${ofMission(state, row)}, marker ${id(row, 'number')}`,
    told: ['missionId', 'number'],
  },
  party: { name: (state, row) => `${ofMan(state, row)}, on the mission`, told: ['soldierId', 'missionId'] },
  gear: { name: (state, row) => `${ofMan(state, row)}, on the mission`, told: ['soldierId', 'missionId'] },
  victoryPoints: { name: ofMission, told: ['missionId'] },
  medals: { name: ofMan, told: ['soldierId'] },
  players: { name: (_, row) => String(row['name']), told: ['name'] },
  secrets: { name: () => 'A sealed note' },
  notes: { name: () => 'A note' },
  pictures: { name: () => 'A picture' },
  houseRows: { name: (_, row) => houseRowName(row), told: ['tableId', 'part', 'position'] },
  switches: { name: (_, row) => switchTitle(row), told: ['name'] },
  ownTables: { name: (_, row) => `The table ${String(row['title'])}`, told: ['name', 'title'] },
  nameLists: { name: (_, row) => nameListTitle(row), told: ['list'] },
  printSetups: { name: (_, row) => `Print set-up "${String(row['name'])}"` },
  ...battleNames,
}

/** @returns what a row of the state is called. */
export const rowName = (state: FngState, collection: Collection, row: Row): string => names[collection].name(state, row)

/**
 * @param before the state that the changes were made to, and `after` what they came to: names are looked up there.
 * @returns what changed, row by row and field by field, in plain words. Sealed words stay sealed.
 */
export function changeViews(before: FngState, after: FngState, changes: readonly Change[]): ChangeView[] {
  return changes.map((change) => {
    const collection = change.collection as Collection
    const now = change.after ?? change.before!
    const state = change.after === null ? before : after
    const kind = change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'
    return {
      what: names[collection].name(state, now),
      kind,
      collection,
      id: change.id,
      fields: fieldsOf(collection, change, before, after, kind),
    }
  })
}

function fieldsOf(
  collection: Collection,
  change: Change,
  before: FngState,
  after: FngState,
  kind: ChangeView['kind'],
): ChangeView['fields'] {
  const { told: inName = [], unsaid = [] } = names[collection]
  const told = kind === 'changed' ? unsaid : [...inName, ...unsaid]
  return Object.entries(collections[collection] as Readonly<Record<string, Column>>)
    .filter(([field]) => !told.includes(field) && change.before?.[field] !== change.after?.[field])
    .map(([field, column]) => ({
      field: fieldLabel(field),
      before: change.before && words(before, collection, field, column, change.before),
      after: change.after && words(after, collection, field, column, change.after),
    }))
    .filter((field) => isWorthSaying(kind, field.before) || isWorthSaying(kind, field.after))
}

/** Of a new row or one that is gone, what it has: that it lacks something goes without saying. */
const isWorthSaying = (kind: ChangeView['kind'], value: string | null): boolean =>
  value !== null && (kind === 'changed' || !['no', '0', 'none'].includes(value))

function words(state: FngState, collection: Collection, field: string, column: Column, row: Row): string | null {
  if (collection === 'houseRows' && field === 'patch') return patchInWords(row)
  if (collection === 'switches' && field === 'value') return answerInWords(row)
  if (collection === 'ownTables' && field === 'rows') return ownRowsInWords(row)
  if (collection === 'nameLists') return namesInWords(row, field)
  if (collection === 'printSetups' && field === 'content') return sheetsInWords(row)
  if (column.secret) return 'sealed'
  if (column.picture) return 'a picture'
  const value = row[field]
  return (typeof value === 'number' ? referentName(state, field, value) : null) ?? valueInWords(state, field, value)
}
