import type { GameScreens } from '../renderer/gameScreens.ts'
import { bookgunScreens } from './bookgun/screens/bookgunScreens.ts'
import { fngScreens } from './fng/screens/fngScreens.ts'
import { skirmishScreens } from './skirmish/screens/skirmishScreens.ts'
import { snoopinScreens } from './snoopin/screens/snoopinScreens.ts'

/** The games, as the screens know them, in the order in which they are offered. */
export const gameScreens: readonly GameScreens[] = [fngScreens, skirmishScreens, snoopinScreens, bookgunScreens]
