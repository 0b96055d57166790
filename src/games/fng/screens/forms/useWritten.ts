import { onScopeDispose, shallowRef, watch } from 'vue'
import type { AfterActionView } from '../../contract/after.ts'
import type { Api } from '../../../../contract/client.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import type { ReportInput } from './reportInput.ts'

/** So long nothing more is pressed before it is asked, in milliseconds. */
const pause = 120

/**
 * What the mission would come to were the report handed in as it is written.
 * @param of the report; null while a box of it needs a look: then what was said last stands.
 */
export function useWritten(api: Api, campaign: () => string, of: () => ReportInput | null) {
  const asked = shallowRef<ReportInput | null>(null)
  const { data, reload } = useView<AfterActionView>(() =>
    api('fng.written', { campaign: campaign(), report: asked.value! }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    () => {
      const report = of()
      return report && JSON.stringify(report)
    },
    (now) => {
      clearTimeout(timer)
      if (now === null) return
      asked.value = of()
      timer = setTimeout(() => void reload(), pause)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return data
}
