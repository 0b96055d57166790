import { defineStore } from 'pinia'
import { ref, watch, type Ref } from 'vue'
import { remember, remembered } from '../composables/storage.ts'
import type { DiceMode } from '../composables/useStep.ts'

export type Paper = 'letter' | 'a4'
export type Theme = 'system' | 'light' | 'dark'
export type TextSize = 'small' | 'normal' | 'large' | 'larger'
export type Motion = 'system' | 'reduced'

/** How much larger each size of the text is than the normal one. */
export const zoomOf: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.12, larger: 1.25 }

/** What this window remembers for the player: who rolls, on which paper he prints, and how the program looks and sounds. */
export const useSettings = defineStore('settings', () => ({
  dice: kept<DiceMode>('dice', ['program', 'player']),
  paper: kept<Paper>('paper', ['letter', 'a4']),
  theme: kept<Theme>('theme', ['system', 'light', 'dark']),
  textSize: kept<TextSize>('textSize', ['normal', 'small', 'large', 'larger']),
  motion: kept<Motion>('motion', ['system', 'reduced']),
  sounds: kept('sounds', ['off', 'on']),
}))

/**
 * What is set in another tab of the same browser is set here too, at once.
 *
 * @param values what it may be; the first is what it is until the player says otherwise.
 */
function kept<T extends string>(key: string, values: readonly [T, ...T[]]): Ref<T> {
  const known = (found: string | null) => values.find((one) => one === found) ?? values[0]
  const value = ref(known(remembered(key))) as Ref<T>
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key) value.value = known(newValue)
  })
  watch(value, (now) => {
    remember(key, now)
  })
  return value
}
