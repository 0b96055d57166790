import { describe, expect, it } from 'vitest'
import { playStep } from '../../../../../../../src/main/engine/system.ts'
import type { Row } from '../../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../../src/main/engine/tape.ts'
import { fngSystem } from '../../../../../../../src/games/fng/rules/system.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { bringForce } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import { placeOccupants } from '../../../../../../../src/games/fng/rules/battle/traps/spiderHoles/occupants.ts'
import { snipers } from '../../../../../../../src/games/fng/rules/battle/support/ours/strangers.ts'
import { weaponFigures } from '../../../../../../../src/games/fng/rules/battle/fire/weapons.ts'
import type { ForceId } from '../../../../../../../src/games/fng/rules/forces/forces.ts'
import { rulesOf } from '../../../../../../../src/games/fng/rules/house/rulesOf.ts'
import type { FngState, HouseRow } from '../../../../../../../src/games/fng/rules/state.ts'
import { genericWeaponNames } from '../../../../../../../src/games/fng/rules/tables/weapons.ts'
import { weaponTables } from '../../../../../../../src/games/fng/rules/tables/families.ts'
import { battleWith, our, playAction, their } from '../../../../../../support/battle.ts'
import { freshStructure } from '../../../../../../../src/games/fng/rules/battle/structures.ts'
import { pef, scenePartly, withContacts } from './contactState.ts'

const met = withContacts({ contacts: [{}], battle: { enemy: 'mfvc' }, mission: { halfMonth: 20 } })
const bring = (state: FngState, id: ForceId, seed = 1) =>
  figuresOf(
    scenePartly(
      state,
      (scene) => {
        bringForce(scene, id, { subject: pef(1), why: 'PEF 1', sector: 4 })
      },
      [],
      seed,
    ).state,
    'theirs',
  )
const house = (tableId: string, position: number, patch: object): HouseRow => ({
  id: 1,
  tableId,
  part: 'row',
  position,
  patch: JSON.stringify(patch),
})
const rowOf = (key: string) => genericWeaponNames.rows.findIndex((row) => row.key === key)
/** The campaign calls this kind something else on the Communist side. */
const called = (kind: string, CF: string): FngState => ({
  ...met,
  houseRows: [house(genericWeaponNames.id, rowOf(kind), { gives: { CF } })],
})

describe('FNG p. 13: a weapon of the enemy is that of his own list', () => {
  it('no weapon stands in two lists under one id', () => {
    const keys = weaponTables.flatMap(({ rows }) => rows.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('a house rule for his medium machine gun is not one for ours', () => {
    const [gunner] = bring(met, 'mmgTeam')
    const rules = rulesOf({ houseRows: [house('weapons.cf.mmg', 0, { cells: { impact: 4, targets: 6 } })] })
    expect(weaponFigures(rules, gunner!.weapon)).toMatchObject({ name: 'M1917', impact: 4, targets: 6 })
    expect(weaponFigures(rules, 'm1917')).toMatchObject({ name: 'M1917', impact: 3, targets: 5 })
  })

  it('his Claymore blasts by his list, p. 29', () => {
    expect(bring(met, 'suicideTroops')[0]!.items).toBe('claymore-cf')
    const state: FngState = battleWith({
      ours: [{}],
      theirs: [{ items: 'claymore-cf' }],
      battle: { turn: 0 },
      groups: { E1: { activated: true } },
    })
    const set = playAction(state, 'placeClaymore', { figure: their(1) }).state
    expect(set.structures).toMatchObject([{ type: 'claymore-cf', state: 'set' }])
    expect(set.figures.find(({ id }) => id === their(1))!.items).toBeNull()
    const turn = {
      ...set,
      battle: set.battle.map((row) => ({ ...row, turn: 2, side: 'theirs' as const, ourDie: 2, theirDie: 3 })),
    }
    const values = { figure: their(1), mine: set.structures[0]!.id, before: [our(1)], behind: [], near: [] }
    const blast = (tableId: string, position: number) =>
      playStep(fngSystem, 'act', {
        state: { ...turn, houseRows: [house(tableId, position, { cells: { impact: 9 } })] },
        input: { action: 'setOffMine', values },
        // A 6 is more than a Claymore's Impact of 3.
        dice: openTape({ faces: [6, 6, 6, 6, 6, 6], dice: 'roll', choices: 'draw', seed: 1, depth: 9 }),
        depth: 9,
      }).state.figures.find(({ id }) => id === our(1))!.status
    expect(blast('weapons.cf.grenades', 1)).toBe('outOfTheFight')
    expect(blast('weapons.fwf.grenades', 4)).not.toBe('outOfTheFight')
  })
})

describe('FNG pp. 71-72, 93-96: a chart that names a kind means the weapon of the short list', () => {
  it.each([
    ['MMG', 'mmgTeam', 0],
    ['HMG', 'hmgTeam', 0],
    ['82mm recoilless', 'recoillessTeam', 0],
    ['BA rifle', 'sniper', 0],
    ['pistol', 'mortarTeam', 0],
  ] as const)('%s', (kind, force, nth) => {
    const book = bring(met, force)[nth]!.weapon
    expect(book).toBe((genericWeaponNames.rows[rowOf(kind)] as Row).gives!['CF'])
    expect(bring(called(kind, 'sks'), force)[nth]!.weapon).toBe('sks')
  })

  it('the pistol at the belt of a gunner too', () => {
    expect(bring(called('pistol', 'sks'), 'hmgTeam')[0]!.sidearm).toBe('sks')
  })

  it('the carbine of "SMG or M-2 carbine"', () => {
    const weapons = (state: FngState) =>
      new Set([1, 2, 3, 4].flatMap((seed) => bring(state, 'demolitionUnit', seed).map(({ weapon }) => weapon)))
    expect(weapons(met)).toContain('m2-carbine-cf')
    expect(weapons(called('M-2 carbine', 'sks'))).toContain('sks')
  })

  it('the rifle in a spider hole', () => {
    const hole = { ...freshStructure, id: 700, kind: 'spiderHole', name: 'Hole', type: 'rifles' } as const
    const inHole = (state: FngState) =>
      figuresOf(
        scenePartly({ ...state, structures: [hole] as never }, (scene) => placeOccupants(scene, 700), [
          ['spider-hole-occupant', 700, 2],
        ]).state,
        'theirs',
      ).map(({ weapon }) => weapon)
    expect(inHole(met)).toContain('ak-47')
    expect(inHole(called('SF rifle', 'sks'))).toEqual(['sks'])
  })

  it('the rifle of our own sniper', () => {
    const houseRows = [house(genericWeaponNames.id, rowOf('BA rifle'), { gives: { FWF: 'm14' } })]
    const ours = (state: FngState) =>
      scenePartly(state, snipers).state.figures.find(({ items }) => items === 'scope')!.weapon
    expect(ours(met)).toBe('springfield')
    expect(ours({ ...met, houseRows })).toBe('m14')
  })
})
