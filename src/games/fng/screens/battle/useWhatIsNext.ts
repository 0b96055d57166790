import { computed, ref, shallowRef } from 'vue'
import type { BattleActionView } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import { likeliest } from './findActions.ts'

/** So many buttons stand for what is wanted now. */
const mostOffered = 3

/**
 * What goes on with the turn, and what is likely. An action that would leave somebody out is asked about
 * before it is done; pressed a second time it is done.
 */
export function useWhatIsNext(of: { readonly battle: () => Fought | null; readonly open: (action: string) => void }) {
  const actions = () => of.battle()?.actions ?? []
  const goOn = computed(() => actions().find(({ name }) => name === of.battle()?.turn.goOn) ?? null)
  /** What goes on with the turn has a button of its own. */
  const likely = computed(() => {
    const others = actions().filter((one) => one !== goOn.value)
    return likeliest(others, of.battle()?.turn.due ?? null, mostOffered)
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
