import { computed, type ComputedRef, type Ref } from 'vue'
import type { EntryView } from '../../../../contract/journal.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { useGameLog } from '../../../../renderer/composables/useGameLog.ts'
import { useSealed } from '../../../../renderer/composables/useSealed.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { SealedView, TableView } from '../../contract/table.ts'
import { useSkirmish } from '../useSkirmish.ts'

export interface BattleTable {
  /** Null until it is here, and while it is fetched for other eyes. */
  readonly table: ComputedRef<TableView | null>
  /** What the player who holds the machine has sealed; null where it lies on the table. */
  readonly sealed: ComputedRef<SealedView | null>
  readonly holder: ComputedRef<number | null>
  /** Entries of the game under way, newest first. */
  readonly log: ComputedRef<readonly EntryView[]>
  readonly failure: Ref<Failure | null>
}

/** The game under way as the player sees it who holds the machine. What one may see never stands before the other. */
export function useBattleTable(): BattleTable {
  const players = usePlayers()
  const { table } = useSkirmish()
  const { sealed, failure } = useSealed((api, own) => api('skirmish.sealed', own))
  return {
    table,
    sealed,
    holder: computed(() => players.holder?.id ?? null),
    log: useGameLog('skirmish.beginGame', drawn),
    failure,
  }
}

/** Where somebody stands is seen on the drawn table, and told by no log. */
const drawn: readonly string[] = ['skirmish.place', 'skirmish.layTable']
