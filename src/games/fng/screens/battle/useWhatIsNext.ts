import { computed, ref, shallowRef } from 'vue'
import type { BattleActionView, FormValues } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import { likeliest } from './findActions.ts'

/** So many buttons stand for what is wanted now. */
const mostOffered = 3

/**
 * What goes on with the turn, what follows and what is likely. An action that would leave somebody out is asked about
 * before it is done; pressed a second time it is done.
 */
export function useWhatIsNext(of: {
  readonly battle: () => Fought | null
  /** Opens an action; `offered` is what is known of its form already. */
  readonly open: (action: string, offered?: FormValues) => void
}) {
  const actions = () => of.battle()?.actions ?? []
  const goOn = computed(() => actions().find(({ name }) => name === of.battle()?.turn.goOn) ?? null)
  /** The first that follows from the acts so far. */
  const next = computed(() => of.battle()?.follows[0] ?? null)
  /** What goes on with the turn has a button of its own, and so has what follows from the last action. */
  const likely = computed(() => {
    const others = actions().filter((one) => one !== goOn.value && one.name !== next.value?.action)
    return likeliest(others, of.battle()?.turn.due ?? null, mostOffered - (next.value === null ? 0 : 1))
  })
  /** What is or was asked about: the dialog is closed before its answer comes. */
  const asked = shallowRef<BattleActionView | null>(null)
  const asking = ref(false)
  const confirm = () => {
    asking.value = false
    if (asked.value) of.open(asked.value.name)
  }
  return {
    goOn,
    likely,
    next,
    takeNext: () => {
      if (next.value) of.open(next.value.action, next.value.values)
    },
    asked,
    asking,
    confirm,
    open: (name: string) => {
      const action = actions().find((one) => one.name === name)
      if (asking.value && asked.value?.name === name) confirm()
      else if (action && action.leaves !== null) {
        asked.value = action
        asking.value = true
      } else of.open(name)
    },
  }
}
