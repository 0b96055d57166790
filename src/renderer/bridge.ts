import type { Bridge } from '../contract/rpc.ts'
import { findBridge } from './findBridge.ts'

/** The way to main that this page was opened with. */
export const bridge: Bridge = findBridge()
