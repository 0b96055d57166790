import { shallowRef, watch } from 'vue'
import type { PackOffer, PackPart, PackView } from '../../contract/pack.ts'
import { packLength, packTooLong } from '../../contract/packLength.ts'
import type { StepName } from '../../contract/gameProcedures.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { Api } from '../../contract/client.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useGame } from '../stores/game.ts'
import { useNotices } from '../stores/notices.ts'
import { fileNameOf, saveText } from '../takeAway.ts'
import { useCall } from './useCall.ts'

/** A letter takes four bytes at most. */
const mostBytes = packLength * 4

/** Packs of the open campaign: what its player has made as a file to share, and such files opened. */
export function usePacks(api: Api) {
  const tour = useCampaign()
  const game = useGame()
  const notices = useNotices()
  const { busy, failure, run } = useCall()
  watch(failure, (now) => {
    if (now) tour.complain(now)
  })
  const campaign = () => tour.campaign ?? ''
  /** What can be put into a pack; null while nobody has asked to save one. */
  const offers = shallowRef<readonly PackOffer[] | null>(null)
  /** A pack that has been read and checked; nothing is played by it yet. */
  const opened = shallowRef<PackView | null>(null)

  async function offer(): Promise<void> {
    offers.value = (await run(() => api('pack.offer', { campaign: campaign() }), 'wait')) ?? null
  }

  async function save(parts: PackPart[], title: string, note: string): Promise<void> {
    const file = await run(() => api('pack.save', { campaign: campaign(), parts, title, note }), 'wait')
    if (!file) return
    saveText(`${fileNameOf(title) || 'Pack'}.tourpack.json`, 'application/json', file.text)
    offers.value = null
  }

  async function read(file: File): Promise<void> {
    // What is too large for any pack is not even read.
    if (file.size > mostBytes) tour.complain({ code: 'bad-input', message: packTooLong })
    else
      opened.value =
        (await run(async () => api('pack.read', { campaign: campaign(), text: await file.text() }), 'wait')) ?? null
  }

  async function take(): Promise<void> {
    const step = opened.value?.take
    opened.value = null
    if (!step) return
    const asked = { campaign: campaign(), head: tour.head, input: step.input } as InputOf<StepName>
    const reply = await run(() => api(game.step(step.step), asked))
    if (reply?.status !== 'done') return
    notices.say(`${reply.entry.title}.`)
  }

  return { busy, offers, opened, offer, save, read, take }
}
