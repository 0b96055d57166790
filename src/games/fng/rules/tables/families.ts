import type { KeyOf } from '../../../../main/engine/table.ts'
import type { Area, ArmyListId } from '../terms.ts'
import { usArmyInfantry, usArmyInfantryRep, usArmyInfantryEquipment } from './army/usArmyInfantry.ts'
import { usmc, usmcRep, usmcEquipment } from './army/usmc.ts'
import { sfCidg, sfCidgRep, sfCidgEquipment } from './army/sfCidg.ts'
import { anzac, anzacRep, anzacEquipment } from './army/anzac.ts'
import { arvnPre1968, arvnPre1968Rep, arvnPre1968Equipment } from './army/arvnPre1968.ts'
import { arvnPost1968, arvnPost1968Rep, arvnPost1968Equipment } from './army/arvnPost1968.ts'
import { nva, nvaRep, nvaEquipment } from './army/nva.ts'
import { mfvc, mfvcRep, mfvcEquipment } from './army/mfvc.ts'
import { lvc, lvcRep, lvcEquipment } from './army/lvc.ts'
import {
  fwfPistol,
  fwfSmgMedium,
  fwfSmgLarge,
  fwfSfCarbine,
  fwfSaRifle,
  fwfBaRifle,
  fwfSfRifle,
  fwfShotgun,
  fwfLmg,
  fwfMmg,
  fwfHmg,
  fwfGrenades,
  fwfAntiTank,
} from './weaponsFwf.ts'
import {
  cfPistol,
  cfSmgMedium,
  cfSfCarbine,
  cfSaCarbine,
  cfSaRifle,
  cfBaRifle,
  cfSfRifle,
  cfLmg,
  cfMmg,
  cfHmg,
  cfGrenades,
  cfAntiTank,
} from './weaponsCf.ts'
import { otherWeapons } from './weapons.ts'
import {
  terrainICorpsDmz,
  terrainICorpsCoastal,
  terrainICorpsInterior,
  terrainIiCorpsCoastal,
  terrainIiCorpsInterior,
  terrainIiCorpsHighlands,
  terrainIiiCorpsCoastal,
  terrainIiiCorpsInterior,
  terrainIiiCorpsHighlands,
  terrainIiiCorpsFreeFireZone,
  terrainIiiCorpsSwamp,
  terrainIvCorpsSwamp,
  terrainIvCorpsInterior,
  terrainIvCorpsFreeFireZone,
  populationValue,
} from './terrain.ts'
import {
  missionTypeDmz,
  missionTypeCoastal,
  missionTypeInterior,
  missionTypeHighlands,
  missionTypeFreeFireZone,
  missionTypeSwamp,
} from './missionTypes.ts'
import {
  potentialContactEal1,
  potentialContactEal2,
  potentialContactEal3,
  potentialContactEal4,
  potentialContactEal5,
  potentialContactEal6,
} from './potentialContacts.ts'
import {
  enemiesICorpsDmz,
  enemiesICorpsCoastal,
  enemiesICorpsInterior,
  enemiesIiCorpsCoastal,
  enemiesIiCorpsInterior,
  enemiesIiCorpsHighlands,
  enemiesIiiCorpsCoastal,
  enemiesIiiCorpsInterior,
  enemiesIiiCorpsHighlands,
  enemiesIiiCorpsFreeFireZone,
  enemiesIiiCorpsSwamp,
  enemiesIvCorpsSwamp,
  enemiesIvCorpsInterior,
  enemiesIvCorpsFreeFireZone,
} from './enemyGenerators.ts'
import {
  supportLevel1,
  supportLevel2,
  supportLevel3,
  supportLevel4,
  supportLevel5,
  supportLevel6,
} from './supportLevels.ts'
import {
  fwfReinforcementsSl1,
  fwfReinforcementsSl2,
  fwfReinforcementsSl3,
  fwfReinforcementsSl4,
  fwfReinforcementsSl5,
  fwfReinforcementsSl6,
} from './fwfReinforcements.ts'
import {
  vcNvaReinforcementsEal1,
  vcNvaReinforcementsEal2,
  vcNvaReinforcementsEal3,
  vcNvaReinforcementsEal4,
  vcNvaReinforcementsEal5,
  vcNvaReinforcementsEal6,
} from './vcNvaReinforcements.ts'
import type {
  ArmyListTable,
  ContactTable,
  EnemyTable,
  EquipmentTable,
  ForceTable,
  MissionTypeTable,
  RepTable,
  SupportLevelTable,
  TerrainTable,
  WeaponTable,
  FwfReinforcementTable,
} from './types.ts'

/** A number of 1 to 6: Support Level or Enemy Activity Level. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6

/** An area of operations within its Corps, a key of `terrain.population-value`. */
export type AreaKey = KeyOf<typeof populationValue>

/** The fourteen 2d6 tables of terrain, one for each area of operations (FNG pp. 45-46). */
export const terrainGenerators: Readonly<Record<AreaKey, TerrainTable>> = {
  'i.dmz': terrainICorpsDmz,
  'i.coastal': terrainICorpsCoastal,
  'i.interior': terrainICorpsInterior,
  'ii.coastal': terrainIiCorpsCoastal,
  'ii.interior': terrainIiCorpsInterior,
  'ii.highlands': terrainIiCorpsHighlands,
  'iii.coastal': terrainIiiCorpsCoastal,
  'iii.interior': terrainIiiCorpsInterior,
  'iii.highlands': terrainIiiCorpsHighlands,
  'iii.free-fire-zone': terrainIiiCorpsFreeFireZone,
  'iii.swamp': terrainIiiCorpsSwamp,
  'iv.swamp': terrainIvCorpsSwamp,
  'iv.interior': terrainIvCorpsInterior,
  'iv.free-fire-zone': terrainIvCorpsFreeFireZone,
}

/** Which enemy is met, by area of operations (FNG pp. 67-68). */
export const enemyGenerators: Readonly<Record<AreaKey, EnemyTable>> = {
  'i.dmz': enemiesICorpsDmz,
  'i.coastal': enemiesICorpsCoastal,
  'i.interior': enemiesICorpsInterior,
  'ii.coastal': enemiesIiCorpsCoastal,
  'ii.interior': enemiesIiCorpsInterior,
  'ii.highlands': enemiesIiCorpsHighlands,
  'iii.coastal': enemiesIiiCorpsCoastal,
  'iii.interior': enemiesIiiCorpsInterior,
  'iii.highlands': enemiesIiiCorpsHighlands,
  'iii.free-fire-zone': enemiesIiiCorpsFreeFireZone,
  'iii.swamp': enemiesIiiCorpsSwamp,
  'iv.swamp': enemiesIvCorpsSwamp,
  'iv.interior': enemiesIvCorpsInterior,
  'iv.free-fire-zone': enemiesIvCorpsFreeFireZone,
}

/** Mission types by area (FNG p. 59). */
export const missionTypeTables: Readonly<Record<Area, MissionTypeTable>> = {
  dmz: missionTypeDmz,
  coastal: missionTypeCoastal,
  interior: missionTypeInterior,
  highlands: missionTypeHighlands,
  'free-fire-zone': missionTypeFreeFireZone,
  swamp: missionTypeSwamp,
}

/** Who stands in a platoon, by army list (FNG pp. 9-12). */
export const armyLists: Readonly<Record<ArmyListId, ArmyListTable>> = {
  'us-army-infantry': usArmyInfantry,
  usmc: usmc,
  'sf-cidg': sfCidg,
  anzac: anzac,
  'arvn-pre-1968': arvnPre1968,
  'arvn-post-1968': arvnPost1968,
  nva: nva,
  mfvc: mfvc,
  lvc: lvc,
}

/** Individual REP by army list (FNG pp. 9-12). */
export const armyRepTables: Readonly<Record<ArmyListId, RepTable>> = {
  'us-army-infantry': usArmyInfantryRep,
  usmc: usmcRep,
  'sf-cidg': sfCidgRep,
  anzac: anzacRep,
  'arvn-pre-1968': arvnPre1968Rep,
  'arvn-post-1968': arvnPost1968Rep,
  nva: nvaRep,
  mfvc: mfvcRep,
  lvc: lvcRep,
}

/** Equipment by army list (FNG pp. 9-12). */
export const armyEquipment: Readonly<Record<ArmyListId, EquipmentTable>> = {
  'us-army-infantry': usArmyInfantryEquipment,
  usmc: usmcEquipment,
  'sf-cidg': sfCidgEquipment,
  anzac: anzacEquipment,
  'arvn-pre-1968': arvnPre1968Equipment,
  'arvn-post-1968': arvnPost1968Equipment,
  nva: nvaEquipment,
  mfvc: mfvcEquipment,
  lvc: lvcEquipment,
}

/** Every table of weapons, in the order of the book (FNG pp. 11, 13, 28-29). */
export const weaponTables: readonly WeaponTable[] = [
  fwfPistol,
  fwfSmgMedium,
  fwfSmgLarge,
  fwfSfCarbine,
  fwfSaRifle,
  fwfBaRifle,
  fwfSfRifle,
  fwfShotgun,
  fwfLmg,
  fwfMmg,
  fwfHmg,
  fwfGrenades,
  fwfAntiTank,
  cfPistol,
  cfSmgMedium,
  cfSfCarbine,
  cfSaCarbine,
  cfSaRifle,
  cfBaRifle,
  cfSfRifle,
  cfLmg,
  cfMmg,
  cfHmg,
  cfGrenades,
  cfAntiTank,
  otherWeapons,
]

/** What each Support Level brings (FNG pp. 75-76). */
export const supportLevels: Readonly<Record<Level, SupportLevelTable>> = {
  1: supportLevel1,
  2: supportLevel2,
  3: supportLevel3,
  4: supportLevel4,
  5: supportLevel5,
  6: supportLevel6,
}

/** Potential Contact by Enemy Activity Level (FNG pp. 62-64). */
export const potentialContacts: Readonly<Record<Level, ContactTable>> = {
  1: potentialContactEal1,
  2: potentialContactEal2,
  3: potentialContactEal3,
  4: potentialContactEal4,
  5: potentialContactEal5,
  6: potentialContactEal6,
}

/** Reinforcements of the Free World Forces by Support Level (FNG pp. 93-94). */
export const fwfReinforcements: Readonly<Record<Level, FwfReinforcementTable>> = {
  1: fwfReinforcementsSl1,
  2: fwfReinforcementsSl2,
  3: fwfReinforcementsSl3,
  4: fwfReinforcementsSl4,
  5: fwfReinforcementsSl5,
  6: fwfReinforcementsSl6,
}

/** Reinforcements of VC and NVA by Enemy Activity Level (FNG pp. 95-96). */
export const vcNvaReinforcements: Readonly<Record<Level, ForceTable>> = {
  1: vcNvaReinforcementsEal1,
  2: vcNvaReinforcementsEal2,
  3: vcNvaReinforcementsEal3,
  4: vcNvaReinforcementsEal4,
  5: vcNvaReinforcementsEal5,
  6: vcNvaReinforcementsEal6,
}
