import { clampLevel } from '../../../missionRules.ts'
import { fwfReinforcements } from '../../../tables/index.ts'
import type { FwfArrival } from '../../../tables/types.ts'
import { battleOf } from '../../battle.ts'
import type { Scene } from '../../scene.ts'

/** What the Free World chart has brought. */
export interface OurArrival {
  readonly brings: FwfArrival
  readonly text: string
  /** Of barrages. */
  readonly weapons: number
  readonly rounds: number
}

/**
 * Rolls on the Free World chart of the Support Level (FNG pp. 93-94); with half the dice, rounded up, on the chart of that
 * number (ruling to p. 93).
 * @param subject whom the dice are matched by.
 */
export function rollOurChart(scene: Scene, dice: 'full' | 'half', subject: number): OurArrival {
  const { supportLevel } = battleOf(scene.state)
  const level = clampLevel(dice === 'full' ? supportLevel : Math.ceil(supportLevel / 2))
  const roll = scene.roll(fwfReinforcements[level], { subject, why: `Support Level ${supportLevel}` })
  const { outcome, gives, text = '' } = roll.row
  scene.tell(roll, `Reinforcements: ${text}.`)
  return { brings: outcome, text, weapons: gives?.weapons ?? 0, rounds: gives?.rounds ?? 0 }
}
