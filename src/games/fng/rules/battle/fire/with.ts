import type { Figure } from '../battle.ts'

/** What a figure aims with: the weapon in his hands or the pistol at his belt. */
export type With = 'own' | 'sidearm'

export const weaponChoices = [
  { value: 'own', label: 'Own weapon' },
  { value: 'sidearm', label: 'Sidearm' },
] as const satisfies readonly { readonly value: With; readonly label: string }[]

/** @returns the key of the weapon that he fires; his own where he has no other. */
export const keyFor = (figure: Figure, choice: With): string =>
  choice === 'sidearm' && figure.sidearm !== null ? figure.sidearm : figure.weapon
