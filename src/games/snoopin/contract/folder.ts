import type { GameFolder } from '../../../contract/folder.ts'

/** The plum folder of Snoopin' & Poopin', with a sealed order on it. */
export const snoopinFolder: GameFolder = {
  rail: { light: '#3d2c36', dark: '#120b0f' },
  railLine: { light: '#553f4c', dark: '#2a1c24' },
  railWords: { light: '#cdbac5', dark: '#b59fac' },
  game: { light: '#7a4462', dark: '#d79cb8' },
  emblem: [{ d: 'M2 4h16v12H2zM2 4l8 7l8-7' }, { d: 'M10 8.2l2.6 2.6L10 13.4l-2.6-2.6z', solid: true }],
}
