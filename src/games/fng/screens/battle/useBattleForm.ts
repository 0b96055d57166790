import { computed, shallowRef } from 'vue'
import type { BattleForm, FormValue, FormValues } from '../../contract/battle.ts'
import { pressed, slotFor, wantedSlot } from '../../../../renderer/components/picks/slots.ts'
import { changed, unsettled } from './changedValues.ts'
import { named, slotsOf, type FormSlot } from './formSlots.ts'
import { spansOf } from './formSpan.ts'
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
  /** Key of the place that had the keys last. */
  const at = shallowRef('')
  const slots = computed(() => (form.value ? slotsOf(form.value) : []))

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
    at.value = ''
    if (!shown && fresh.fields.length === 0 && fresh.problem === null) {
      form.value = null
      play(action, {})
      return
    }
    form.value = fresh
    followed.value = follow
  }
  /**
   * Opens the form of an action filled with these values, where it takes them.
   * @param fits does it take them?
   * @param atOnce with nothing left to ask it is played.
   * @returns false where it does not: nothing lies open then.
   */
  const openFilled = async (
    action: string,
    values: FormValues,
    fits: (fresh: BattleForm) => boolean,
    atOnce = false,
  ): Promise<boolean> => {
    opening.value = true
    const fresh = await ask(action, values)
    opening.value = false
    if (!fresh || !fits(fresh)) return false
    at.value = ''
    followed.value = null
    const isWhole = atOnce && fresh.problem === null && fresh.asks === null
    const isPlayed = isWhole && fresh.fields.every(({ name }) => name in values)
    form.value = isPlayed ? null : fresh
    if (isPlayed) play(action, fresh.values)
    return true
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
  const name = (slot: FormSlot, ids: readonly number[]) => {
    if (!form.value) return
    const next = named(form.value, slot, pressed(slot, ids))
    void set(next.name, next.value)
  }
  /** The place that wants filling. */
  const wanted = computed(() => wantedSlot(slots.value, at.value))
  /**
   * Puts whoever was pressed into the place of the form that wants him.
   * @param ways what the press may stand for: the man, his group, all of a group. The first that a place can hold counts.
   * @returns false where none can.
   */
  const put = (...ways: readonly (readonly number[])[]): boolean => {
    for (const ids of ways) {
      const slot = slotFor(slots.value, ids, at.value)
      if (!slot) continue
      name(slot, ids)
      return true
    }
    return false
  }
  const close = () => {
    at.value = ''
    drop()
    form.value = null
    followed.value = null
  }
  return {
    form,
    followed,
    opening,
    formFailure: failure,
    asking,
    open,
    openFilled,
    set,
    settled,
    put,
    slots,
    wanted,
    /** Distances that are asked, and between whom. */
    spans: computed(() => (form.value ? spansOf(form.value) : [])),
    /** Names somebody in the place that wants filling, or takes him out. */
    fill: (ids: readonly number[]) => {
      if (wanted.value) name(wanted.value, ids)
    },
    comeTo: (key: string) => {
      at.value = key
    },
    refresh,
    close,
  }
}
