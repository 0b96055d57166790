import type { LackingData } from '../contract/lacking.ts'
import { lacking } from '../rules/lacking.ts'

/** @returns what the text refers to and does not hold. */
export const lackingView = (): LackingData => ({ items: lacking })
