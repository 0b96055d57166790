import type { BattleGroupView, BattleView } from '../../contract/battle.ts'

/** A battle that has begun, as the screen has it. */
export type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

export type Side = BattleGroupView['side']

/**
 * What lies below the map: the actions while it is the map's turn (`map`), with what follows before them where something does
 * (`follow`), else what covers them.
 */
export type Stage = 'map' | 'follow' | 'form' | 'slip' | 'log'
