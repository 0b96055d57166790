import type { GameParts } from '../../../../src/renderer/gameScreens.ts'

export const parts: GameParts = { shortcuts: [], guide: [] }
