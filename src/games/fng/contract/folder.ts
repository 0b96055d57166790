import type { GameFolder } from '../../../contract/folder.ts'

/** The olive folder of FNG, with the short-timer calendar on it. */
export const fngFolder: GameFolder = {
  rail: { light: '#33382a', dark: '#0d0e09' },
  railLine: { light: '#434a37', dark: '#23261b' },
  railWords: { light: '#bfc0a6', dark: '#a3a48a' },
  game: { light: '#4a5232', dark: '#a9b37c' },
  emblem: [
    { d: 'M3 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z' },
    { d: 'M1 9l5-3 4 2.5L14 6l5 3M1 13h18M8 13l-3 6M13 13l2 6' },
    { d: 'M12.8 4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z', solid: true },
  ],
}
