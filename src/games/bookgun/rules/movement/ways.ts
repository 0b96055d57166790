import type { MoveWay } from '../inputs.ts'

export const isCharge = (way: MoveWay): boolean => way === 'charge' || way === 'chargeRoad'
export const isOnRoad = (way: MoveWay): boolean => way === 'road' || way === 'chargeRoad'
