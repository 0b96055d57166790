import type { BattleGroupView, BattleView } from '../../contract/battle.ts'

/** A battle that has begun, as the screen has it. */
export type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

export type Side = BattleGroupView['side']

/** What lies below the map: what follows and the actions while it is the map's turn (`map`), else what covers them. */
export type Stage = 'map' | 'form' | 'slip' | 'log'
