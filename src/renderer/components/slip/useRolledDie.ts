import type { Ref } from 'vue'
import type { WantedThrowView } from '../../../contract/question.ts'
import { useApi } from '../../api.ts'
import { useCall } from '../../composables/useCall.ts'
import type { Slip } from '../../composables/useSlip.ts'
import { useCampaign } from '../../stores/campaign.ts'

/** Dice of a slip that the program rolls one by one. */
export function useRolledDie(
  slip: Pick<Slip<WantedThrowView>, 'throws' | 'isFull' | 'lay'>,
  { open, busy }: { readonly open: Readonly<Ref<number>>; readonly busy: () => boolean },
) {
  const { throws, isFull } = slip
  const api = useApi()
  const tour = useCampaign()
  const { run, failure } = useCall()
  /** The program rolls the die that is wanted and no other: it lies there as if the player had thrown it. */
  const roll = async () => {
    const { campaign } = tour
    const at = open.value
    const one = throws.value[at]
    if (campaign === null || one === undefined || busy() || isFull(at)) return
    const { key, subject, occurrence } = one.wanted
    const place = { key, subject, occurrence, die: one.faces.length }
    const face = await run(() => api('pending.rollDie', { campaign, ...place, holder: tour.holder }))
    // A die that was typed meanwhile lies in its place.
    const isWanted = open.value === at && throws.value[at]?.faces.length === place.die
    if (face !== undefined && isWanted) slip.lay(face)
  }
  /** What is begun is thrown to its end by the program, so that no die that lies is thrown away. */
  const fill = async (missing: number) => {
    const isBegun = () => !isFull(open.value) && (throws.value[open.value]?.faces.length ?? 0) > 0
    for (let left = missing; left > 0 && isBegun(); left -= 1) await roll()
  }
  return { roll, fill, failure }
}
