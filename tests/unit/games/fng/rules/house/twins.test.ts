import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import { meleeWeaponOf } from '../../../../../../src/games/fng/rules/battle/melee/meleeWeapon.ts'
import type { HouseRow } from '../../../../../../src/games/fng/rules/state.ts'
import {
  airRequest,
  artilleryRequest,
  dateChanges,
  heliGunshipRequest,
  meleeCombat,
  meleeWeapons,
  reinforcementsRequest,
  supportLevel1,
  supportLevel3,
  usmcEquipment,
} from '../../../../../../src/games/fng/rules/tables/index.ts'
import type { Table } from '../../../../../../src/main/engine/table.ts'
import { battleWith, figureIn, our, playScene } from '../../../../../support/battle.ts'

const modifier = (table: Table, when: string, by: number): HouseRow => ({
  id: 1,
  tableId: table.id,
  part: 'modifier',
  position: table.modifiers.findIndex((each) => each.when === when),
  patch: JSON.stringify({ by }),
})
const row = (table: Table, key: string, gives: object): HouseRow => ({
  id: 2,
  tableId: table.id,
  part: 'row',
  position: table.rows.findIndex((each) => each.key === key),
  patch: JSON.stringify({ gives }),
})
const by = (houseRows: readonly HouseRow[], table: Table, when: string) =>
  rulesOf({ houseRows })
    .table(table)
    .modifiers.find((each) => each.when === when)!.by

describe('a figure that the book prints twice is one figure', () => {
  it('FNG pp. 75-97: what a Support Level takes off, listed and on the tables of the requests', () => {
    const listed = [modifier(supportLevel3, 'allOther', -4)]
    expect(by(listed, airRequest, 'supportLevel3')).toBe(-4)
    expect(by(listed, heliGunshipRequest, 'supportLevel3')).toBe(-4)
    expect(by(listed, artilleryRequest, 'supportLevel3Artillery')).toBe(-2)
    expect(by([modifier(supportLevel1, 'allOther', 0)], reinforcementsRequest, 'supportLevel1')).toBe(0)
    const played = [modifier(airRequest, 'supportLevel3', 2)]
    // Only one of the two that it is listed for: the list keeps its word.
    expect(by(played, supportLevel3, 'allOther')).toBe(-1)
    const both = [...played, { ...modifier(heliGunshipRequest, 'supportLevel3', 2), id: 3 }]
    expect(by(both, supportLevel3, 'allOther')).toBe(2)
    expect(by([...listed, { ...played[0]!, id: 3 }], airRequest, 'supportLevel3')).toBe(2)
  })

  it('FNG pp. 35, 37: the dice of a melee weapon', () => {
    const listed = [row(meleeWeapons, 'handHeldBlade', { dice: 3 })]
    expect(by(listed, meleeCombat, 'handHeldBlade')).toBe(3)
    const printed = rulesOf({ houseRows: [modifier(meleeCombat, 'rifleBayonet', 4)] }).table<Table>(meleeWeapons)
    expect(printed.rows[3]).toMatchObject({ gives: { dice: 4 }, cells: { 'in dice': '+4' } })
    // A Knifeman takes to his blade sooner.
    const state = { ...battleWith({ ours: [{ attributes: ['knifeman'], weapon: 'm14' }] }) }
    const best = (houseRows: readonly HouseRow[]) => {
      let weapon = ''
      playScene({ ...state, houseRows }, (scene) => {
        weapon = meleeWeaponOf(scene, figureIn(scene.state, our(1)))
      })
      return weapon
    }
    expect(best([])).toBe('handHeldBlade')
    expect(best([row(meleeWeapons, 'rifleBayonet', { dice: 5 })])).toBe('rifleBayonet')
  })

  it('FNG pp. 6, 9: the day on which the Marines are given LAWs', () => {
    const rules = rulesOf({ houseRows: [row(dateChanges, 'usmcLaw', { halfMonth: 20 })] })
    const gives = (key: string) => rules.table<Table>(usmcEquipment).rows.find((each) => each.key === key)!.gives
    expect(gives('m20')).toMatchObject({ untilHalfMonth: 20, quantity: 1 })
    expect(gives('m72-law')).toMatchObject({ fromHalfMonth: 20 })
  })

  it('what is no such figure stays as it was', () => {
    const rules = rulesOf({ houseRows: [modifier(airRequest, 'captain', 5)] })
    expect(rules.table(heliGunshipRequest)).toBe(heliGunshipRequest)
    expect(rules.table(supportLevel3)).toBe(supportLevel3)
  })
})
