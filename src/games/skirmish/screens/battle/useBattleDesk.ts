import type { Battle } from './useBattle.ts'
import { useBattleKeys } from './useBattleKeys.ts'

/** The keys of the battle. @param end ends the part or the turn. */
export function useBattleDesk(battle: Battle, end: () => void): void {
  const { active, chosen, ask, wanted } = battle
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
}
