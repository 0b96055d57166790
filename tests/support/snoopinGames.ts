import { autoplay } from '../../src/games/snoopin/rules/simulation.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'
import { playedGames, type PlayedEntry } from './playedGames.ts'

export type SnoopinEntry = PlayedEntry<SnoopinState>

export const { play: playSnoopinStep, playAll: playSnoopinCampaign } = playedGames<SnoopinState>(
  snoopinSystem,
  autoplay,
)
