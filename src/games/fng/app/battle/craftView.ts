import type { BattleCraftView } from '../../contract/battle.ts'
import { helicopterOf, isOver, pilotRep } from '../../rules/battle/air/craft.ts'
import type { Craft } from '../../rules/battle/battle.ts'
import type { FngState } from '../../rules/state.ts'
import { craftModeWords } from './battleWords.ts'

/** @returns the aircraft over the table, on it, and those whose wreck lies in a sector. */
export const craftViews = (state: FngState): BattleCraftView[] =>
  state.craft.flatMap((craft) => {
    const { id, name, mode } = craft
    const sector = placeOf(craft)
    if (mode === 'off' || mode === 'gone' || (mode === 'down' && sector === null)) return []
    const rep = mode === 'down' ? '' : `, REP ${pilotRep(craft)}`
    const where = sector === null ? '' : `, sector ${sector}`
    const kind = helicopterOf(state, craft) === null ? 'plane' : 'helicopter'
    return [{ id, name, kind, mode, sector, label: `${name}${rep}: ${craftModeWords[mode]}${where}` }]
  })

/** Who flies is everywhere and nowhere, but for a Loach that stays over the table. */
const placeOf = ({ mode, sector, overSince }: Craft): number | null =>
  mode === 'flying' && overSince === null ? null : sector

/** @returns the sector that support is shown in beside its name; null in flight and off the table. */
export const sectorOfCraft = (craft: Craft): number | null => (isOver(craft) ? placeOf(craft) : null)
