import type { Battle } from './useBattle.ts'
import { useBattleKeys } from './useBattleKeys.ts'

/** The keys of the battle. @param end ends the part or the turn. */
export function useBattleDesk(battle: Battle, end: () => void): void {
  const { active, chosen, ask, isOwn, wanted } = battle
  const atWork = () => isOwn.value || wanted.value !== null
  useBattleKeys({
    taken: atWork,
    name: (key) => {
      const figure = wanted.value ? null : battle.picks.named(key)
      if (figure === null || ask.value === null) return false
      battle.press(figure)
      return true
    },
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
