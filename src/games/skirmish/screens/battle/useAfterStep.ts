import type { Ref } from 'vue'
import type { StepReply } from '../../../../contract/question.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { SideView, TableView } from '../../contract/table.ts'
import { useHandOn } from '../useHandOn.ts'

/** The desk as a step leaves it. */
interface Desk {
  readonly table: Readonly<Ref<TableView | null>>
  /** Who holds the machine. */
  readonly holder: Readonly<Ref<number | null>>
  /** Whose turn it is. */
  readonly active: Readonly<Ref<SideView | null>>
  /** The open form goes. */
  readonly leave: () => void
  /** Nobody is chosen any more. */
  readonly letGo: () => void
}

/** What a step brings on: it is told, its form goes, and the machine changes hands where it must. */
export function useAfterStep({ table, holder, active, leave, letGo }: Desk) {
  const tour = useCampaign()
  const notices = useNotices()
  const players = usePlayers()
  const handOn = useHandOn()
  /**
   * After a step the machine stays where it is, but for the end of a turn: then the other side is on.
   * @param first it was the first turn that began.
   */
  const after = async (reply: StepReply | undefined, first = false) => {
    if (reply?.status !== 'done') return
    const { step, title, lines } = reply.entry
    notices.murmur(`${title}. ${lines.at(-1)?.text ?? ''}`)
    leave()
    if (step === 'skirmish.endTurn' || step === 'skirmish.endGame') letGo()
    if (step === 'skirmish.endGame') players.putDown()
    if (step === 'skirmish.endTurn' || first) await handOn()
  }
  return {
    after,
    settled: async (taken: Promise<StepReply | undefined>) => {
      const reply = await taken
      await after(reply)
      return reply
    },
    /** Who is not on tells what only he knows, and hands the machine back: the dice are for the other. */
    told: async (take: () => Promise<StepReply | undefined>) => {
      const isGuest = holder.value !== null && holder.value !== active.value?.id
      const reply = await take()
      await after(reply)
      if (!isGuest || !reply) return
      await tour.reload()
      if (!table.value?.blasts.some(({ asksHidden }) => asksHidden)) await handOn()
    },
  }
}
