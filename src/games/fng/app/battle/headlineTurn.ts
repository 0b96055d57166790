import type { Line } from '../../../../main/engine/lines.ts'
import type { Change } from '../../../../main/engine/state.ts'
import { battleOf, type Battle } from '../../rules/battle/battle.ts'
import type { FngState } from '../../rules/state.ts'
import { reinforcements } from '../../rules/tables/index.ts'
import { lastingText } from './eventWords.ts'
import { comers, contactsIn } from './headlineComers.ts'

/** @returns whose turn it became, "Turn 2: ours 1, theirs 5, they go first", "Their turn"; null where the turn goes on. */
export function turnIn(changes: readonly Change[]): string | null {
  const change = changes.find(({ collection }) => collection === 'battle')
  const was = change?.before as unknown as Battle | null | undefined
  const is = change?.after as unknown as Battle | null | undefined
  if (!was || !is) return null
  if (is.over && !was.over) return `The mission is over after turn ${is.turn}`
  if (is.turn !== was.turn)
    return `Turn ${is.turn}: ours ${is.ourDie}, theirs ${is.theirDie}, ${is.first === 'ours' ? 'we' : 'they'} go first`
  if (is.side === was.side || is.side === null) return null
  return is.side === 'ours' ? 'Our turn' : 'Their turn'
}

/**
 * What a new turn brings onto the table besides, in sentences: "Total 7 brings reinforcements of theirs. PEF 3 lies in sector 2."
 *
 * @returns null for nothing.
 */
export function comesWithTurn(
  { changes, lines }: { readonly changes: readonly Change[]; readonly lines: readonly Line[] },
  after: FngState,
): string | null {
  const come = [comers(changes), contactsIn(changes)].filter((text) => text !== null).join('; ')
  const check = lines.find(({ table }) => table === reinforcements.id)
  if (check === undefined) return come === '' ? null : `${come}.`
  const { ourDie, theirDie } = battleOf(after)
  const whose = (ourDie ?? 0) > (theirDie ?? 0) ? 'of ours' : 'of theirs'
  const row = check.row === null ? null : reinforcements.rows[check.row]
  if (row?.outcome === 'none')
    return `Total 7, but no reinforcements ${whose} this time.${come === '' ? '' : ` ${come}.`}`
  return `Total 7 brings reinforcements ${whose}. ${come === '' ? comingIn(changes, after) : come}.`
}

/** What of them is not on the table: a call under way or waiting, theirs behind a lull. */
function comingIn(changes: readonly Change[], after: FngState): string {
  const isNew = (of: string) => changes.find(({ collection, before }) => collection === of && before === null)?.id
  const call = after.calls.find(({ id }) => id === isNew('calls'))
  const lasting = after.lasting.find(({ id }) => id === isNew('lasting'))
  return call?.what ?? (lasting === undefined ? null : lastingText(after, lasting)) ?? 'nobody on the table yet'
}
