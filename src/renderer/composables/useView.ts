import { ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { Failure } from '../../contract/rpc.ts'
import { failureOf } from '../api.ts'

export interface View<T> {
  readonly data: Readonly<ShallowRef<T | null>>
  readonly failure: Ref<Failure | null>
  readonly loading: Readonly<Ref<boolean>>
  /**
   * Fetches again; what came last wins, also when answers overtake each other. Done when the newest answer is here:
   * whoever waited for an overtaken one must not go on with what is old.
   */
  readonly reload: () => Promise<void>
}

/**
 * Asks main for a view and keeps the answer. The old answer stays on the screen while a new one is fetched.
 * @param of what the view is of (`() => tour.overview`): it asks at once, and again whenever that is another; while that
 * is null it does not ask. Left out: whoever has the view says by `reload` when.
 */
export function useView<T>(fetchIt: () => Promise<T>, of?: () => unknown): View<T> {
  const data = shallowRef<T | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const loading = ref(false)
  let latest = 0
  let newest: Promise<void> = Promise.resolve()
  const fetchAs = async (mine: number): Promise<void> => {
    loading.value = true
    try {
      const answer = await fetchIt()
      if (mine !== latest) {
        await newest
        return
      }
      data.value = answer
      failure.value = null
    } catch (error) {
      if (mine !== latest) {
        await newest
        return
      }
      failure.value = failureOf(error)
    } finally {
      if (mine === latest) loading.value = false
    }
  }
  const reload = () => {
    newest = fetchAs(++latest)
    return newest
  }
  if (of) watch(of, (now) => (now ?? null) !== null && void reload(), { immediate: true })
  return { data, failure, loading, reload }
}
