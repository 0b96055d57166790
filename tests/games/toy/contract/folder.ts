import type { GameFolder } from '../../../../src/contract/folder.ts'

/** The blue folder of the ferry, with a boat under sail on it. */
export const toyFolder: GameFolder = {
  rail: { light: '#243247', dark: '#0a0f16' },
  railLine: { light: '#33455f', dark: '#1c2836' },
  railWords: { light: '#b9c6d8', dark: '#9dacc0' },
  game: { light: '#2a5587', dark: '#8db6e6' },
  emblem: [{ d: 'M2 13h16l-3 5H5zM10 13V2l6 8h-6' }, { d: 'M8 4v6H4z', solid: true }],
}
