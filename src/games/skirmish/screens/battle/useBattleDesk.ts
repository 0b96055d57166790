import type { Battle } from './useBattle.ts'
import { useBattleKeys } from './useBattleKeys.ts'
import { useCover } from './useCover.ts'

/** The keys of the battle, and the cover over what is sealed. @param end ends the part or the turn. */
export function useBattleDesk(battle: Battle, end: () => void): void {
  const { players, holder, active, chosen, ask, wanted } = battle
  const cover = () => {
    players.putDown()
  }
  const atWork = () => ask.value !== null || wanted.value !== null
  useBattleKeys({
    taken: atWork,
    choose: (nth) => {
      const figure = active.value?.figures[nth - 1]
      if (figure) battle.choose(figure.id)
    },
    act: (actions) => {
      const action = chosen.value?.actions.find((one) => actions.includes(one.action))
      if (action) battle.openAction(action.action)
      return action !== undefined
    },
    end,
    cover,
    back: () => {
      if (wanted.value) return false
      if (ask.value) {
        battle.leave()
        return true
      }
      if (chosen.value === null) return false
      battle.choose(null)
      return true
    },
  })
  useCover(() => holder.value !== null && !atWork(), cover)
}
