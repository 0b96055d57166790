import { computed, ref, watch } from 'vue'
import { followsIn, type Follow, type Following } from './asks/follows.ts'

/** What follows, and which of it lies open: the one that is looked at, else the first if that comes before anything else. */
export function useFollowing(now: () => Following | null) {
  /** Keys of what was let go. */
  const gone = ref<readonly string[]>([])
  const looked = ref<string | null>(null)
  /** The player has turned to something else: nothing opens by itself until something has been done. */
  const aside = ref(false)
  const all = computed(() => {
    const table = now()
    return table?.table.game ? followsIn(table) : []
  })
  const rows = computed(() => all.value.filter(({ key }) => !gone.value.includes(key)))
  const opened = computed((): Follow | null => {
    const first = rows.value[0]
    return rows.value.find(({ key }) => key === looked.value) ?? (first?.due && !aside.value ? first : null)
  })
  watch(all, (follows) => {
    gone.value = gone.value.filter((key) => follows.some((one) => one.key === key))
  })
  return {
    rows,
    opened,
    look: (key: string) => {
      looked.value = key
    },
    /** Nothing lies open any more. */
    turnAside: () => {
      looked.value = null
      aside.value = true
    },
    /** Something has been done: what follows lies open. */
    turnBack: () => {
      looked.value = null
      aside.value = false
    },
    letGo: ({ key }: Follow) => {
      gone.value = [...gone.value, key]
    },
  }
}
