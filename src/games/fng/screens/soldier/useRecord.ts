import { shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { RecordView } from '../../contract/record.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import type { InputOf } from '../../../../contract/procedures.ts'
import type { Api } from '../../../../contract/client.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import type { useCampaign } from '../../../../renderer/stores/campaign.ts'

type StoryStep = 'fng.writeNote' | 'fng.placePicture' | 'fng.changeCaption' | 'fng.removePicture'

export interface RecordOf {
  /** The man's record; the one before stays on the screen until the new one is here. */
  readonly view: Readonly<ShallowRef<RecordView | null>>
  readonly failure: Readonly<Ref<Failure | null>>
  readonly loading: Readonly<Ref<boolean>>
  readonly busy: Readonly<Ref<boolean>>
  /** Writes a step of the story. @returns whether it was done. */
  readonly tell: <S extends StoryStep>(step: S, input: InputOf<S>['input']) => Promise<boolean>
  readonly calm: () => void
}

/**
 * One man's record, fetched again whenever the tour moves on.
 * @param soldier his id, as the address says it.
 */
export function useRecord(api: Api, tour: ReturnType<typeof useCampaign>, soldier: () => number): RecordOf {
  const asked = useView(
    () => api('fng.record', { campaign: tour.campaign ?? '', soldier: soldier() }),
    () => tour.campaign && [tour.campaign, tour.head, soldier()],
  )
  const change = useCall()
  const failure = shallowRef<Failure | null>(null)
  watch([asked.failure, change.failure], ([refused, unchanged]) => {
    failure.value = unchanged ?? refused
  })
  async function tell<S extends StoryStep>(step: S, input: InputOf<S>['input']): Promise<boolean> {
    const reply = await change.run(() => api(step, { campaign: tour.campaign ?? '', input } as InputOf<S>), 'wait')
    return reply !== undefined
  }
  return {
    view: asked.data,
    failure,
    loading: asked.loading,
    busy: change.busy,
    tell,
    calm: () => {
      failure.value = null
    },
  }
}
