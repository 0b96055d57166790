import type { BattleGroupView, BattleView } from '../../contract/battle.ts'

/** A battle that has begun, as the screen has it. */
export type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

export type Side = BattleGroupView['side']

/** What covers the middle of the screen; the map lies there when nothing does. */
export type Stage = 'map' | 'form' | 'slip' | 'log'
