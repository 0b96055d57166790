import { attributes as attributeTable } from '../../../../src/games/fng/rules/tables/index.ts'
import { weaponTables } from '../../../../src/games/fng/rules/tables/families.ts'
import { battleWith, our, their } from '../../battle.ts'
import { place, type Scene } from './scene.ts'

/** Every weapon of ours and of theirs in somebody's hands. */
export const weapons: readonly Scene[] = weaponTables.flatMap((table) =>
  table.rows.map(({ key }): Scene => ({
    start: battleWith({
      ours: [{ leads: true, weapon: key, setUp: true, rep: 5 }, { weapon: key }, { items: key }],
      theirs: [{ leads: true, weapon: key, setUp: true }, { weapon: key, setUp: true }, {}, {}, {}],
      battle: { turn: 2 },
      groups: { A: { activated: true }, E1: { activated: true } },
    }),
    does: [
      'fire',
      'launch',
      'throwGrenade',
      'flame',
      'setCharge',
      'goesOff',
      'setUpGun',
      'inSight',
      'fireAtAircraft',
      'placeClaymore',
      'setOffMine',
      'nextTurn',
      'react',
    ],
    moves: 12,
    times: 3,
  })),
)

/** Every Attribute, alone among plain men. */
export const traitsAtWork: readonly Scene[] = attributeTable.rows.map(({ key }): Scene => ({
  start: battleWith({
    ours: [
      { leads: true, rep: 5, attributes: [key] },
      { attributes: [key], role: 'rto', weapon: 'm79' },
      { attributes: [key], weapon: 'm60' },
      { attributes: [key], weapon: 'springfield', prone: true },
      { attributes: [key], weapon: 'm14', sidearm: 'm1911a1' },
      { status: 'outOfTheFight', wasOut: true },
    ],
    theirs: [{ leads: true }, { status: 'stunned' }],
    civilians: [{}, {}],
    battle: { turn: 2 },
    groups: { A: { activated: true }, E1: { activated: true } },
  }),
  moves: 25,
  times: 3,
}))

/** Men in melee, wounded who are dragged along, prisoners. */
export const melees: readonly Scene[] = (['ours', 'theirs'] as const).map((side): Scene => ({
  start: battleWith({
    ours: [
      { star: true, leads: true, rep: 5, attributes: ['knifeman'] },
      { matchedWith: their(1), matchedTurn: 1, attributes: ['brawler'] },
      { status: 'outOfTheFight', wasOut: true, carried: true },
      { carries: our(3), matchedWith: their(2), role: 'medic', weapon: 'unarmed' },
      { weapon: 'unarmed', attributes: ['wuss'] },
    ],
    theirs: [
      { leads: true, matchedWith: our(2), matchedTurn: 1 },
      { matchedWith: our(4), weapon: 'unarmed' },
      { status: 'stunned' },
      { orders: 'humanWave', mayCharge: true },
    ],
    battle: { side, turn: 2 },
    groups: { A: { activated: true }, E1: { activated: true } },
  }),
  does: ['charge', 'meleeRound', 'breakOff', 'subdue', 'captivesGoFree', 'inSight'],
  moves: 10,
  times: 12,
}))

/** Buildings of several areas, and every weapon that can reach far into them. */
export const walls: readonly Scene[] = [
  'm2hb',
  'dshk',
  'rr-106mm',
  'rr-107mm',
  'm60',
  'rpg-7',
  'remington-shotgun',
  'm16',
].map((weapon): Scene => ({
  start: {
    ...battleWith({
      ours: [
        { leads: true, rep: 5, weapon, setUp: true },
        { weapon, setUp: true },
      ],
      theirs: [{ leads: true }, {}, {}],
      battle: { turn: 2 },
      groups: { A: { activated: true } },
    }),
    structures: [
      place({ groupId: 902, dv: 2 }),
      place({ id: 9_800_003, buildingId: 9_800_001, level: 0 }),
      place({ id: 9_800_004, buildingId: 9_800_001, level: 1 }),
      place({ id: 9_800_005, kind: 'bunker', type: 'fourManBunker', name: 'Bunker', dv: 4, dvAtStart: 4 }),
    ],
  },
  does: ['fireAtBuilding', 'suppressBunker', 'throwGrenade', 'launch'],
  moves: 8,
  times: 20,
}))
