import type { Row, Table } from '../../../../main/engine/table.ts'
import type { ArmyListId, FreeWorldList } from '../terms.ts'
import { armyIndex } from '../tables/armyLists.ts'
import { anzac, anzacEquipment, anzacRep } from '../tables/army/anzac.ts'
import { arvnPost1968, arvnPost1968Equipment, arvnPost1968Rep } from '../tables/army/arvnPost1968.ts'
import { arvnPre1968, arvnPre1968Equipment, arvnPre1968Rep } from '../tables/army/arvnPre1968.ts'
import { lvc, lvcEquipment, lvcRep } from '../tables/army/lvc.ts'
import { mfvc, mfvcEquipment, mfvcRep } from '../tables/army/mfvc.ts'
import { nva, nvaEquipment, nvaRep } from '../tables/army/nva.ts'
import { sfCidg, sfCidgEquipment, sfCidgRep } from '../tables/army/sfCidg.ts'
import { usArmyInfantry, usArmyInfantryEquipment, usArmyInfantryRep } from '../tables/army/usArmyInfantry.ts'
import { usmc, usmcEquipment, usmcRep } from '../tables/army/usmc.ts'

interface ArmyList {
  /** Posts, squads and weapons. */
  readonly list: Table
  /** Individual REP. */
  readonly rep: Table
  readonly equipment: Table
}

/** The nine army lists (FNG pp. 9-12), each with its three tables. */
export const armyLists: Readonly<Record<ArmyListId, ArmyList>> = {
  'us-army-infantry': { list: usArmyInfantry, rep: usArmyInfantryRep, equipment: usArmyInfantryEquipment },
  usmc: { list: usmc, rep: usmcRep, equipment: usmcEquipment },
  'sf-cidg': { list: sfCidg, rep: sfCidgRep, equipment: sfCidgEquipment },
  anzac: { list: anzac, rep: anzacRep, equipment: anzacEquipment },
  'arvn-pre-1968': { list: arvnPre1968, rep: arvnPre1968Rep, equipment: arvnPre1968Equipment },
  'arvn-post-1968': { list: arvnPost1968, rep: arvnPost1968Rep, equipment: arvnPost1968Equipment },
  nva: { list: nva, rep: nvaRep, equipment: nvaEquipment },
  mfvc: { list: mfvc, rep: mfvcRep, equipment: mfvcEquipment },
  lvc: { list: lvc, rep: lvcRep, equipment: lvcEquipment },
}

type IndexRow = (typeof armyIndex)['rows'][number]

const isFreeWorld = (row: IndexRow): row is Extract<IndexRow, { key: FreeWorldList }> => row.cells.side === 'FWF'

/** The ids of all nine, in the order of the book (FNG p. 7). */
export const listIds: readonly ArmyListId[] = armyIndex.rows.map(({ key }) => key)

/** The lists that a player can have. */
export const freeWorldLists: readonly FreeWorldList[] = armyIndex.rows.filter(isFreeWorld).map(({ key }) => key)

/** @returns a text that a row gives; null where it gives none. */
export function textOf(row: Row, name: string): string | null {
  const value = row.gives?.[name]
  return typeof value === 'string' ? value : null
}

/** @returns a number that a row gives; null where it gives none. */
export function numberOf(row: Row, name: string): number | null {
  const value = row.gives?.[name]
  return typeof value === 'number' ? value : null
}

/**
 * @returns a number that a row must give.
 * @throws Error when it does not: the table is broken.
 */
export function numberIn(row: Row, name: string): number {
  const value = numberOf(row, name)
  if (value === null) throw new Error(`The entry ${row.key ?? ''} gives no ${name}.`)
  return value
}
