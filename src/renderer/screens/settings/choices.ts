import type { DiceMode } from '../../composables/useStep.ts'
import type { Motion, Paper, TextSize, Theme } from '../../stores/settings.ts'

/** What the settings can be, in the order they are offered. */

type Choices<T extends string> = readonly { readonly value: T; readonly label: string }[]

export const dice: Choices<DiceMode> = [
  { value: 'player', label: 'By hand' },
  { value: 'program', label: 'The program' },
]
export const papers: Choices<Paper> = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
]
export const themes: Choices<Theme> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
export const textSizes: Choices<TextSize> = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
]
export const motions: Choices<Motion> = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'Reduced' },
]
export const sounds: Choices<'off' | 'on'> = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
]
