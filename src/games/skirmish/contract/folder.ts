import type { GameFolder } from '../../../contract/folder.ts'

/** The blue-green folder of the skirmish rules, with a figure in its ring of three phases on it. */
export const skirmishFolder: GameFolder = {
  rail: { light: '#24393b', dark: '#091213' },
  railLine: { light: '#34504f', dark: '#1b2c2c' },
  railWords: { light: '#b7c9c4', dark: '#9db1ac' },
  game: { light: '#2b6462', dark: '#7cbdb4' },
  emblem: [
    { d: 'M10 1.2a8.8 8.8 0 0 1 7.9 12.6M16.6 15.9a8.8 8.8 0 0 1-13.2 0M2.1 13.8A8.8 8.8 0 0 1 7.6 1.5', width: 1.9 },
    { d: 'M5.9 10a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0-8.2 0z' },
    { d: 'M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z', solid: true },
  ],
}
