import { computed, type ComputedRef, type Ref } from 'vue'
import type { EntryView, LineView } from '../../../../contract/journal.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { SealedView, TableView } from '../../contract/table.ts'
import { useSkirmish } from '../useSkirmish.ts'

/** How many entries of the journal the log looks back. */
const logLength = 120

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
  const { table } = useSkirmish()
  const holder = computed(() => players.holder?.id ?? null)
  const own = useView(
    async () => {
      const { campaign } = tour
      const side = holder.value
      if (campaign === null || side === null) return null
      return { side, sealed: await api('skirmish.sealed', { campaign, holder: side }) }
    },
    () => tour.overview && [tour.overview, holder.value],
  )
  const journal = useView(
    () => api('journal.list', { campaign: tour.campaign ?? '', limit: logLength }),
    () => tour.overview,
  )
  return {
    table,
    sealed: computed(() => (own.data.value?.side === holder.value ? own.data.value.sealed : null)),
    holder,
    log: computed(() => ofGame(journal.data.value?.entries ?? [])),
    failure: own.failure,
  }
}

/** Where somebody stands is seen on the drawn table, and told by no log. */
const drawn: readonly string[] = ['skirmish.place', 'skirmish.layTable']

/** A long number that proves what was sealed: it is for the journal, and tells nobody at the table anything. */
export const isProof = ({ about }: LineView): boolean => about?.collection === 'seals'

/** @returns the entries since the newest game was set up, newest first, without those that were undone, and no proofs. */
export function ofGame(entries: readonly EntryView[]): readonly EntryView[] {
  const path = entries
    .filter(({ onPath, step }) => onPath && !drawn.includes(step))
    .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !isProof(line)) }))
  const first = path.findIndex(({ step }) => step === 'skirmish.beginGame')
  return first < 0 ? path : path.slice(0, first + 1)
}
