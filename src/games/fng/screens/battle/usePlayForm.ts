import { ref, shallowRef } from 'vue'
import type { BattleForm, FormValues } from '../../contract/battle.ts'
import { notTaken } from '../../../../renderer/composables/notTaken.ts'

/**
 * Plays the form that lies open. What is to be asked before is asked once in a turn: confirmed, or pressed a second time, it
 * is played, and the same question does not come again.
 */
export function usePlayForm(of: {
  /** The form once all that was entered is answered. */
  readonly settled: () => Promise<BattleForm | null>
  readonly busy: () => boolean
  readonly turn: () => number
  readonly play: (action: string, values: FormValues) => void
}) {
  /** What is or was asked about: the dialog is closed before its answer comes. */
  const doubted = shallowRef<BattleForm | null>(null)
  const doubting = ref(false)
  const confirmed = new Set<string>()
  const keyOf = ({ asks }: BattleForm) => `${of.turn()} ${asks ?? ''}`

  const playNow = ({ action, values }: BattleForm) => {
    if (of.busy()) notTaken()
    else of.play(action, values)
  }
  const play = async () => {
    const now = await of.settled()
    if (now?.problem !== null) return
    if (now.asks === null || confirmed.has(keyOf(now))) {
      playNow(now)
      return
    }
    doubted.value = now
    doubting.value = true
  }
  const goAhead = () => {
    doubting.value = false
    if (!doubted.value) return
    confirmed.add(keyOf(doubted.value))
    playNow(doubted.value)
  }
  return { play, doubted, doubting, goAhead }
}
