import type { BattleCraftView } from '../../contract/battle.ts'
import { craftModeWords, helicopterOf, isOver, isSeen, pilotRep, seenIn } from '../../rules/battle/air/craft.ts'
import type { Craft } from '../../rules/battle/battle.ts'
import type { FngState } from '../../rules/state.ts'

/** @returns the aircraft over the table, on it, and those whose wreck lies in a sector. */
export const craftViews = (state: FngState): BattleCraftView[] =>
  state.craft.filter(isSeen).map((craft) => {
    const { id, name, mode } = craft
    const sector = seenIn(craft)
    const rep = mode === 'down' ? '' : `, REP ${pilotRep(craft)}`
    const where = sector === null ? '' : `, sector ${sector}`
    const kind = helicopterOf(state, craft) === null ? 'plane' : 'helicopter'
    return { id, name, kind, mode, sector, label: `${name}${rep}: ${craftModeWords[mode]}${where}` }
  })

/** @returns the sector that support is shown in beside its name; null in flight and off the table. */
export const sectorOfCraft = (craft: Craft): number | null => (isOver(craft) ? seenIn(craft) : null)
