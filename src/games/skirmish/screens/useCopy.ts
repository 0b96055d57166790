import type { CopyView } from '../../../contract/copy.ts'
import { useTourView } from '../../../renderer/composables/useTourView.ts'
import type { View } from '../../../renderer/composables/useView.ts'

/** What the rules need from the player's copy. */
export const useCopy = (): View<CopyView> => useTourView((api, campaign) => api('skirmish.copy', { campaign }))
