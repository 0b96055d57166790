import type { GameFolder } from '../../../contract/folder.ts'

/** The ochre folder of The Book and The Gun, with two cards on it. */
export const bookgunFolder: GameFolder = {
  rail: { light: '#423522', dark: '#120e06' },
  railLine: { light: '#5a4a33', dark: '#2b2213' },
  railWords: { light: '#cdbfa6', dark: '#b5a88e' },
  game: { light: '#7d5a10', dark: '#d9b252' },
  emblem: [
    { d: 'M8.2 17.9l-2.6.4a1.4 1.4 0 0 1-1.6-1.2L2 5.9a1.4 1.4 0 0 1 1.2-1.6l4.6-.7' },
    {
      d: 'M10.9 2.1l6.9 1.1a1.4 1.4 0 0 1 1.2 1.6l-1.8 11.1a1.4 1.4 0 0 1-1.6 1.2l-6.9-1.1a1.4 1.4 0 0 1-1.2-1.6L9.3 3.3a1.4 1.4 0 0 1 1.6-1.2z',
    },
    { d: 'M14.1 6.4l1.8 3.5-2.8 2.7-1.8-3.4z', solid: true },
  ],
}
