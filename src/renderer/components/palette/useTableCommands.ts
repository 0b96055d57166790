import { computed, onMounted, type ComputedRef } from 'vue'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useTables } from '../../stores/tables.ts'
import { usePush } from './usePush.ts'

/** The tables of the open tour's game. */
export function useTableCommands(): ComputedRef<Command[]> {
  const tables = useTables()
  const tour = useCampaign()
  const push = usePush()
  onMounted(() => void tables.need(tour.campaign))
  return computed(() =>
    (tables.tables ?? []).map((table) => ({
      id: `table.${table.id}`,
      title: table.title.charAt(0).toUpperCase() + table.title.slice(1),
      group: 'Tables',
      hint: table.page === null ? '' : `p. ${table.page}`,
      words: table.id.replace(/[.-]/g, ' '),
      run: push(
        tour.campaign === null
          ? { name: 'tables', params: { table: table.id } }
          : { name: 'tourTables', params: { campaign: tour.campaign, table: table.id } },
      ),
    })),
  )
}
