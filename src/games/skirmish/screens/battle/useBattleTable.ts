import { computed, watch, type ComputedRef, type Ref } from 'vue'
import type { EntryView } from '../../../../contract/journal.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { SealedView, TableView } from '../../contract/table.ts'

/** How many entries of the journal the log looks back. */
const logLength = 60

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
  const api = useApi()
  const tour = useCampaign()
  const players = usePlayers()
  const holder = computed(() => players.holder?.id ?? null)
  const shown = useView(async () => {
    const { campaign } = tour
    const side = holder.value
    if (campaign === null) return null
    const [table, sealed] = await Promise.all([
      api('skirmish.table', { campaign, holder: side }),
      side === null ? null : api('skirmish.sealed', { campaign, holder: side }),
    ])
    return { side, table, sealed }
  })
  const journal = useView(() => api('journal.list', { campaign: tour.campaign ?? '', limit: logLength }))
  watch([() => tour.overview, holder], ([overview]) => overview && void shown.reload(), { immediate: true })
  watch(
    () => tour.overview,
    (overview) => overview && void journal.reload(),
    { immediate: true },
  )
  /** What was fetched for other eyes is nobody's. */
  const mine = computed(() => (shown.data.value?.side === holder.value ? shown.data.value : null))
  return {
    table: computed(() => mine.value?.table ?? null),
    sealed: computed(() => mine.value?.sealed ?? null),
    holder,
    log: computed(() => ofGame(journal.data.value?.entries ?? [])),
    failure: shown.failure,
  }
}

/** @returns the entries since the newest game was set up, newest first, without those that were undone. */
export function ofGame(entries: readonly EntryView[]): readonly EntryView[] {
  const path = entries.filter(({ onPath }) => onPath)
  const first = path.findIndex(({ step }) => step === 'skirmish.beginGame')
  return first < 0 ? path : path.slice(0, first + 1)
}
