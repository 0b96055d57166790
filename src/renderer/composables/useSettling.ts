import { ref, type Ref } from 'vue'
import { useCampaign } from '../stores/campaign.ts'

export interface Settling {
  /** A step is done, but the page still shows the tour as it was before. */
  readonly settling: Readonly<Ref<boolean>>
  readonly settle: () => Promise<void>
}

/** The page catches up with the open tour after a step. */
export function useSettling(): Settling {
  const tour = useCampaign()
  const settling = ref(false)
  const settle = async () => {
    settling.value = true
    try {
      await tour.reload()
    } finally {
      settling.value = false
    }
  }
  return { settling, settle }
}
