import { computed, ref, shallowRef, watch } from 'vue'
import type { EntryView } from '../../../../contract/journal.ts'
import type { StepReply } from '../../../../contract/question.ts'
import type { StretchReply } from '../../../../contract/slip.ts'
import { cameTo } from '../../../../renderer/entryWords.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'

/** What has come of the steps of this sitting, told to the player as it comes. */
export function useOutcomes() {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const notices = useNotices()
  const recent = shallowRef<readonly EntryView[]>([])
  /** A done phase that is looked at again. */
  const shown = ref<string | null>(null)
  watch(
    () => tour.head,
    (now, before) => {
      // Steps were taken back: what came of them has not come about.
      if ((now ?? 0) < (before ?? 0)) recent.value = recent.value.filter(({ id }) => id <= (now ?? 0))
    },
  )
  const note = (reply: StepReply | undefined) => {
    if (reply?.status === 'done') {
      recent.value = [...recent.value, reply.entry, ...(reply.passed ?? [])]
      notices.murmur(cameTo(reply.entry))
    }
    return reply
  }
  const noteStretch = ({ played, question }: StretchReply) => {
    recent.value = [...recent.value, ...played]
    const done = played.length === 1 ? '1 step is done' : `${played.length} steps are done`
    notices.murmur(
      question ? `${done}. ${question.question.kind === 'dice' ? 'Dice' : 'Your choice'} wanted.` : `${done}.`,
    )
  }
  /** What came of the last steps; before the first one of this sitting, of the last done phase. */
  const results = computed<readonly EntryView[]>(() => {
    const looked = platoon.turn?.phases.find((one) => one.phase === shown.value)
    if (looked) return looked.entries
    if (recent.value.length > 0) return recent.value
    return platoon.turn?.phases.filter((one) => one.state === 'done' && one.entries.length > 0).at(-1)?.entries ?? []
  })
  return {
    shown,
    results,
    note,
    noteStretch,
    /** What comes next stands alone. */
    forget: () => {
      recent.value = []
      shown.value = null
    },
  }
}
