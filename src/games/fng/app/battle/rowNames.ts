import type { AnyRow } from '../../../../main/engine/state.ts'
import type { battleCollections } from '../../rules/battle/collections.ts'
import type { TallyEvent } from '../../rules/battle/tally.ts'
import type { FngState } from '../../rules/state.ts'

const named: Name = (_, row) => String(row['name'])

/** What the columns of a battle that hold an id point at. */
const referents: Readonly<Record<string, keyof FngState>> = {
  groupId: 'groups',
  leaderId: 'figures',
  commanderId: 'figures',
  figureId: 'figures',
  carries: 'figures',
  matchedWith: 'figures',
  aboardId: 'craft',
  vehicleId: 'vehicles',
  structureId: 'structures',
  buildingId: 'structures',
}

/** @returns what an id in a column of the battle is called: "E1 2", "B"; null where the column holds none, or it is gone. */
export function referentName(state: FngState, field: string, id: number): string | null {
  const collection = referents[field]
  const row = collection && (state[collection] as readonly AnyRow[]).find((one) => one.id === id)
  return row ? String(row['name']) : null
}

/** What the report counts, of whom it was done to where there is one. */
const tallied: Readonly<Record<TallyEvent, string>> = {
  enemyPlaced: 'enemy placed',
  kill: 'killed',
  putOut: 'put out of action',
  downInMelee: 'put to the ground in melee',
  'captured.unharmed': 'captured unharmed',
  'captured.wounded': 'captured wounded',
  civilianCasualty: 'civilian casualty',
  civilianDetained: 'civilian detained',
  pefRevealed: 'PEF revealed',
  pcRevealed: 'PC revealed',
  sectorPatrolled: 'sector patrolled',
  taskCompleted: 'task completed',
  taskFailed: 'task failed',
  leftTableInTime: 'left the table in time',
  'support.onDemand': 'support called On Demand',
  'support.readyUsed': 'Ready Support used',
  'deed.broughtInWounded': 'wounded man brought in',
  'deed.twoInMelee': 'two beaten in melee',
  'deed.fourSingleHanded': 'four put out single-handed',
  'deed.capturedUnwounded': 'captured unwounded',
  'deed.destroyedBunker': 'bunker cleared',
  lawFired: 'weapon used up',
  otherPoints: 'other points',
}

/** "For the report: put out of action, E1 2 by Cpl Reyes, J.". */
const inReport: Name = (state, row) => {
  const named = (field: string) => state.figures.find(({ id }) => id === row[field])?.name
  const [whom, who] = [named('about'), named('figureId')]
  const people = [whom ?? '', who === undefined ? '' : `by ${who}`].filter((one) => one !== '').join(' ')
  const what = tallied[row['event'] as TallyEvent]
  const times = row['count'] === 1 ? '' : `, ${String(row['count'])} times`
  return `For the report: ${what}${people === '' ? '' : `, ${people}`}${times}`
}

const numbered =
  (what: string): Name =>
  (_: unknown, row: AnyRow) =>
    `${what} ${String(row['number'])}`

/** What the rows of a battle are called, and the columns that this name tells already. */
export const battleNames = {
  battle: { name: () => 'The battle' },
  groups: { name: (_, row) => `Group ${String(row['name'])}`, told: ['name'] },
  figures: { name: named, told: ['name'], unsaid: ['answers', 'busyWith'] },
  contacts: { name: numbered('PEF'), told: ['number'], unsaid: ['markerId'] },
  sealedContacts: { name: () => 'A sealed contact', unsaid: ['contactId', 'digest'] },
  lasting: { name: named, told: ['name'] },
  calls: { name: (_, row) => `Call: ${String(row['what'])}`, told: ['what'] },
  craft: { name: named, told: ['name'], unsaid: ['callId'] },
  structures: { name: named, told: ['name'], unsaid: ['contactId'] },
  vehicles: { name: named, told: ['name'] },
  tallies: { name: inReport, told: ['event', 'figureId', 'about', 'turn', 'count'], unsaid: ['about'] },
} satisfies Readonly<Record<keyof typeof battleCollections, Naming>>

/** @returns what a row is called, from the row itself and the state it stands in. */
export type Name = (state: FngState, row: AnyRow) => string

export interface Naming {
  readonly name: Name
  /** Columns that the name tells already. */
  readonly told?: readonly string[]
  /** Columns that say nothing to the player: ids of what has no name, bookkeeping. */
  readonly unsaid?: readonly string[]
}
