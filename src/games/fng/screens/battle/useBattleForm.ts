import { shallowRef } from 'vue'
import type { BattleForm, FormValue, FormValues } from '../../contract/battle.ts'
import { changed, unsettled } from './changedValues.ts'
import { pressedField } from './pressedField.ts'
import { useFormAnswers } from './useFormAnswers.ts'

/**
 * The form of one action, which main makes anew with every value that changes: what it asks may hang on what stands
 * before.
 * @param play plays an action that asks nothing, at once.
 */
export function useBattleForm(selected: () => readonly number[], play: (action: string, values: FormValues) => void) {
  const { failure, asking, ask, drop } = useFormAnswers(selected)
  const form = shallowRef<BattleForm | null>(null)
  const followed = shallowRef<string | null>(null)
  /** A form that the player opens himself is on its way. */
  const opening = shallowRef(false)
  /** The field that had the keys last. */
  let at = ''

  /**
   * Opens the form of an action; one that asks nothing is played, unless it is only to be `shown`.
   * @param values what is known already of what it asks.
   * @param follow key of the act that follows whose form it is; null for one that the player opens himself.
   */
  const open = async (action: string, shown = false, values: FormValues = {}, follow: string | null = null) => {
    failure.value = null
    // What follows is not in the way of what the player wants.
    if (follow === null && followed.value !== null) close()
    opening.value = follow === null
    const fresh = await ask(action, values)
    if (follow === null) opening.value = false
    if (!fresh) return
    if (!shown && fresh.fields.length === 0 && fresh.problem === null) {
      form.value = null
      play(action, {})
      return
    }
    form.value = fresh
    followed.value = follow
  }
  /** What has been entered last and is not answered yet. */
  let onItsWay: Promise<unknown> = Promise.resolve()
  const set = (name: string, value: FormValue) => (onItsWay = enter(name, value))
  const enter = async (name: string, value: FormValue) => {
    const now = form.value
    if (!now) return
    form.value = { ...now, values: { ...now.values, [name]: value } }
    const fresh = await ask(now.action, changed(now.fields, now.values, name, value))
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
    const fresh = await ask(now.action, unsettled(now.fields, now.values))
    if (fresh) form.value = fresh
  }
  /** Puts what was pressed on the screen into the first field that can hold it. @returns false where none can. */
  const put = (id: number): boolean => {
    const pressed = form.value && pressedField(form.value, id, at)
    if (!pressed) return false
    void set(pressed.name, pressed.value)
    return true
  }
  const comeTo = (name: string) => {
    at = name
  }
  const close = () => {
    at = ''
    drop()
    form.value = null
    followed.value = null
  }
  return { form, followed, opening, formFailure: failure, asking, open, set, settled, put, comeTo, refresh, close }
}
