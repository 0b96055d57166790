import type { AppSystem } from './appSystem.ts'
import { fng } from '../../games/fng/app/index.ts'

/** Every game the program knows. */
export const systems: readonly AppSystem[] = [fng]

/** @throws Error for a system that is not there: the store has refused such files before. */
export function appSystem(id: string): AppSystem {
  const found = systems.find((s) => s.system.id === id)
  if (!found) throw new Error(`There is no system ${id}.`)
  return found
}
