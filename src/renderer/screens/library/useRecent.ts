import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { RecentView } from '../../../contract/library.ts'

export interface Recent {
  /** Those that the library itself does not show: from elsewhere, or no longer there. */
  readonly elsewhere: ComputedRef<readonly RecentView[]>
  readonly forget: (file: RecentView) => Promise<void>
}

/** The tours opened lately. Only the desktop keeps a list; elsewhere it stays empty. */
export function useRecent(api: Api): Recent {
  const all = shallowRef<readonly RecentView[]>([])
  const look = async () => {
    all.value = await api('library.recent', {}).catch(() => [])
  }
  onMounted(() => void look())
  return {
    elsewhere: computed(() => all.value.filter(({ folder, missing }) => folder !== null || missing)),
    forget: async ({ campaign }) => {
      await api('library.forget', { campaign }).catch(() => null)
      await look()
    },
  }
}
