import { computed, ref, shallowRef } from 'vue'
import type { BattleActionView, FormValues } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import { likeliest, offersOf } from './findActions.ts'

/** So many buttons stand for what is wanted now. */
const mostOffered = 3

/** They go on with the turn: its button says which does just now. */
const further: readonly string[] = ['passOn', 'nextTurn']

/**
 * What goes on with the turn, and what is likely. An action that would leave somebody out is asked about
 * before it is done; pressed a second time it is done.
 */
export function useWhatIsNext(of: {
  readonly battle: () => Fought | null
  readonly selected: () => readonly number[]
  /** @param values all that it asks, where that is known: it is played at once. */
  readonly open: (action: string, values: FormValues | null) => void
}) {
  const actions = () => of.battle()?.actions ?? []
  const goOn = computed(() => actions().find(({ name }) => name === of.battle()?.turn.goOn) ?? null)
  /** What goes on with the turn has a button of its own. */
  const likely = computed(() => {
    const others = actions().filter((one) => one !== goOn.value && !(goOn.value && further.includes(one.name)))
    return offersOf(likeliest(others, of.battle()?.turn.due ?? null, mostOffered), mostOffered)
  })
  /** What the way on is called: "Their turn", "Turn 7". */
  const goOnTitle = computed(() =>
    goOn.value?.name === 'nextTurn' ? `Turn ${(of.battle()?.turn.number ?? 0) + 1}` : (goOn.value?.title ?? null),
  )
  /** What is or was asked about: the dialog is closed before its answer comes. */
  const asked = shallowRef<BattleActionView | null>(null)
  const asking = ref(false)
  const confirm = () => {
    asking.value = false
    if (asked.value) of.open(asked.value.name, null)
  }
  /** What is left to say of an action is nothing where one alone can do it, or he is selected. */
  const onlyWay = ({ ways }: BattleActionView): FormValues | null => {
    const isSelected = (id: unknown) => of.selected().includes(id as number)
    const meant = ways.filter(({ values }) => Object.values(values).some(isSelected))
    const [first, ...more] = meant.length > 0 ? meant : ways
    return first && more.length === 0 ? first.values : null
  }
  const open = (name: string, values: FormValues | null = null) => {
    const action = actions().find((one) => one.name === name)
    if (asking.value && asked.value?.name === name) confirm()
    else if (action && action.leaves !== null) {
      asked.value = action
      asking.value = true
    } else of.open(name, values)
  }
  return {
    goOn,
    goOnTitle,
    likely,
    asked,
    asking,
    confirm,
    open,
    /** By its key: with nothing left to say it is played. */
    openByKey: (name: string) => {
      const action = actions().find((one) => one.name === name)
      open(name, action ? onlyWay(action) : null)
    },
  }
}
