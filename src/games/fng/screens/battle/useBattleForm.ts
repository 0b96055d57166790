import { ref, shallowRef } from 'vue'
import type { BattleForm, FormValue, FormValues } from '../../contract/battle.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { failureOf, useApi } from '../../../../renderer/api.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'

/**
 * The form of one action, which main makes anew with every value that changes: what it asks may hang on what stands
 * before.
 * @param play plays an action that asks nothing, at once.
 */
export function useBattleForm(selected: () => readonly number[], play: (action: string, values: FormValues) => void) {
  const api = useApi()
  const tour = useCampaign()
  const form = shallowRef<BattleForm | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** A newer state of the form is on its way. */
  const asking = ref(false)
  let latest = 0
  /** The field that had the keys last. */
  let at = ''

  const ask = async (action: string, values: FormValues): Promise<BattleForm | null> => {
    const mine = ++latest
    asking.value = true
    try {
      const answer = await api('fng.battleForm', {
        campaign: tour.campaign ?? '',
        action,
        values: values as never,
        selected: [...selected()],
      })
      return mine === latest ? answer : null
    } catch (error) {
      if (mine === latest) failure.value = failureOf(error)
      return null
    } finally {
      if (mine === latest) asking.value = false
    }
  }
  /**
   * Opens the form of an action; one that asks nothing is played, unless it is only to be `shown`.
   * @param values what is known already of what it asks.
   */
  const open = async (action: string, shown = false, values: FormValues = {}) => {
    failure.value = null
    const fresh = await ask(action, values)
    if (!fresh) return
    if (!shown && fresh.fields.length === 0 && fresh.problem === null) {
      form.value = null
      play(action, {})
    } else form.value = fresh
  }
  /** What has been entered last and is not answered yet. */
  let onItsWay: Promise<unknown> = Promise.resolve()
  const set = (name: string, value: FormValue) => (onItsWay = enter(name, value))
  const enter = async (name: string, value: FormValue) => {
    const now = form.value
    if (!now) return
    const values = { ...now.values, [name]: value }
    form.value = { ...now, values }
    const fresh = await ask(now.action, values)
    if (fresh?.action === form.value.action) form.value = fresh
  }
  /** @returns the form once all that was entered is answered: what it asks may be something else then. */
  const settled = async (): Promise<BattleForm | null> => {
    await onItsWay
    return form.value
  }
  /** Asks anew what the form offers: something else has happened meanwhile. */
  const refresh = async () => {
    const now = form.value
    if (!now) return
    const fresh = await ask(now.action, now.values)
    if (fresh) form.value = fresh
  }
  /** Puts what was pressed on the screen into the first field that can hold it. @returns false where none can. */
  const put = (id: number): boolean => {
    const able = (form.value?.fields ?? []).filter(
      (one) => (one.kind === 'pick' || one.kind === 'picks') && one.among.some((pick) => pick.id === id),
    )
    const field = able.find(({ name }) => name === at) ?? able[0]
    if (!field || !form.value) return false
    const value = form.value.values[field.name]
    if (field.kind === 'pick') void set(field.name, field.optional && value === id ? null : id)
    else if (field.kind === 'picks') void set(field.name, toggled(value as readonly number[], id, field.most))
    return true
  }
  const comeTo = (name: string) => {
    at = name
  }
  const close = () => {
    at = ''
    latest += 1
    asking.value = false
    form.value = null
  }
  return { form, formFailure: failure, asking, open, set, settled, put, comeTo, refresh, close }
}

/** @returns the ids with one more or less; where no more can be, the first makes room. */
export function toggled(ids: readonly number[], id: number, most: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return [...ids, id].slice(-Math.max(1, most))
}
