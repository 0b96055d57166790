import type { WordsOf } from '../../../main/app/game/words.ts'
import type { About } from '../../../main/engine/lines.ts'
import { rowIn } from '../../../main/engine/state.ts'
import type { SnoopinState } from '../rules/state.ts'

/** Steps by which the players put something right by hand. */
export const stepsOfCorrection: readonly string[] = [
  'correctMan',
  'correctForce',
  'correctTeam',
  'correctFatigue',
  'correctAsset',
  'correctInsurgency',
  'giveDevelopment',
  'takeDevelopment',
]

/** Fields in which the players write words of their own. */
export const ownWords: Readonly<Record<string, readonly string[]>> = {
  beginCampaign: ['setting'],
  correctMan: ['note'],
  correctForce: ['note'],
  beginTurn: ['scenario', 'missions.words'],
  reconnoiter: ['hotSpots', 'objectives.place', 'edges.edge'],
  endGame: ['words'],
  assess: ['words'],
  endCampaign: ['words'],
}

/** Steps that only write beside the game. */
export const stepsBeside: readonly string[] = [
  'addForce',
  'addSquad',
  'addMan',
  'moveMan',
  'removeMan',
  'nameMen',
  'addAsset',
  'removeAsset',
  'namePointMan',
  ...stepsOfCorrection,
]

/** @returns all men there have ever been, in order of name. */
export const menOf = ({ men }: SnoopinState): readonly { readonly id: number; readonly name: string }[] =>
  men.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)

type Rows = NonNullable<WordsOf<SnoopinState>['rowsOf']>

/** @returns what tells of a man besides his own row: that he was hit, and that he came along. */
export const rowsOf: Rows = ({ casualties, accompanying }, gone, man) => {
  const his = (collection: string, rows: readonly { readonly id: number; readonly manId: number }[]) =>
    rows.filter(({ manId }) => manId === man).map(({ id }) => ({ collection, id }))
  const went = gone
    .filter(({ collection, before }) => collection === 'casualties' && before?.['manId'] === man)
    .map(({ collection, before }) => ({ collection, id: before!.id }))
  return [...his('casualties', casualties), ...his('accompanying', accompanying), ...went]
}

/** @returns the name of the man that a line is about; null where it is about something else. */
export function manIn(state: SnoopinState, { collection, id }: About): string | null {
  const man = collection === 'men' ? id : collection === 'casualties' ? rowIn(state.casualties, id)?.manId : undefined
  return man === undefined ? null : (rowIn(state.men, man)?.name ?? null)
}
