import { defineTable } from '../../../../main/engine/table.ts'

/** Figures given only in the text (FNG p. 28). */
export const otherWeapons = defineTable({
  id: 'weapons.other',
  title: 'other weapons',
  page: 28,
  alsoOn: [29],
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'flame-thrower',
      cells: {
        name: 'Infantry flame-thrower',
        range: 12,
        targets: 'everybody in a path 3" wide',
        impact: 5,
        APR: 5,
        blast: '-',
        OR: 5,
      },
    },
    {
      key: 'rifle-grenade',
      cells: {
        name: 'Rifle launched grenade (fragmentation or anti-tank)',
        range: 20,
        targets: '-',
        impact: '-',
        APR: '-',
        blast: '-',
        OR: 5,
      },
    },
    {
      key: 'smoke-grenade',
      cells: {
        name: 'Smoke grenade',
        range: '-',
        targets: 'smoke',
        impact: '-',
        APR: '-',
        blast: '-',
        OR: '-',
      },
    },
  ],
})

/**
 * Names used by other tables (FNG p. 71). What a chart calls by its kind alone is that of `FWF` or `CF`; an RPG is the
 * one of the enemy's army list.
 */
export const genericWeaponNames = defineTable({
  id: 'weapons.generic-names',
  title: 'weapons named by their kind',
  page: 71,
  alsoOn: [72, 93, 94, 95, 96],
  dice: { kind: 'read' },
  how: '1d6 where a span stands',
  heads: { key: 'name' },
  modifiers: [],
  rows: [
    { key: 'pistol', gives: { FWF: 'm1911a1', CF: 'tt-30' }, cells: { FWF: 'm1911a1', CF: 'tt-30' } },
    {
      key: 'SMG',
      gives: { first: 'mat-49', firstTo: 3, second: 'ppsh', secondTo: 6 },
      cells: { FWF: 'm1-thompson (ANZAC f1-smg)', CF: '(1-3) mat-49, (4-6) ppsh' },
    },
    { key: 'M-2 carbine', gives: { CF: 'm2-carbine-cf' }, cells: { FWF: 'm2-carbine', CF: 'm2-carbine-cf' } },
    { key: 'SF rifle', gives: { CF: 'ak-47' }, cells: { FWF: 'm16', CF: 'ak-47' } },
    {
      key: 'BA rifle',
      gives: { FWF: 'springfield', CF: 'mosin-nagant' },
      cells: { FWF: 'springfield', CF: 'mosin-nagant' },
    },
    {
      key: 'LMG',
      gives: { nva: 'rpd', first: 'dpm', firstTo: 2, second: 'rpd', secondTo: 4, third: 'bar-cf', thirdTo: 6 },
      cells: { FWF: 'm60', CF: 'NVA rpd; VC (1-2) dpm, (3-4) rpd, (5-6) bar-cf' },
    },
    { key: 'MMG', gives: { CF: 'm1917-cf' }, cells: { FWF: 'm1917', CF: 'm1917-cf' } },
    { key: 'HMG', gives: { CF: 'dshk' }, cells: { FWF: 'm2hb', CF: 'dshk' } },
    { key: 'RPG', cells: { FWF: '-', CF: "as the enemy's army list says for the date" } },
    { key: '82mm recoilless', gives: { CF: 'rr-82mm' }, cells: { FWF: '-', CF: 'rr-82mm' } },
  ],
})

/** Hasty Machinegun Setup (FNG p. 27). */
export const hastyMgSetup = defineTable({
  id: 'hasty-mg-setup',
  title: 'Hasty Machinegun Setup',
  page: 27,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the team Leader',
  modifiers: [{ when: 'proneWithBipod', text: 'LMG with bipod going prone and not fully crewed', to: 'dice', by: 1 }],
  rows: [
    { from: 2, to: 3, outcome: 'now', text: 'May fire at once' },
    { from: 1, to: 1, outcome: 'inReaction', text: 'May fire in reaction' },
    { from: 0, to: 0, outcome: 'nextActive', text: 'May fire when next active' },
  ],
})

/** Size of the smoke cloud (FNG p. 28). */
export const smokeGrowth = defineTable({
  id: 'smoke.growth',
  title: 'size of the smoke cloud',
  page: 28,
  dice: { kind: 'lookUp' },
  heads: { key: 'turn of the grenade' },
  modifiers: [],
  rows: [
    { key: '1', cells: { 'with wind': 'circle of 5" around the grenade', 'without wind': 'circle of 5"' } },
    { key: '2', cells: { 'with wind': '5" wide, 10" long, along the wind', 'without wind': 'circle of 5"' } },
    { key: '3', cells: { 'with wind': '5" wide, 15" long, along the wind', 'without wind': 'circle of 5"' } },
    { key: 'after 3', cells: { 'with wind': 'removed', 'without wind': 'removed' } },
  ],
})

/** Outgunned Rankings (FNG p. 30). */
export const outgunned = defineTable({
  id: 'outgunned',
  title: 'Outgunned Rankings',
  page: 30,
  alsoOn: [113],
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (marked "Na")',
  onPaper: '',
  heads: { key: 'OR' },
  modifiers: [],
  rows: [
    {
      key: '5',
      cells: { weapons: 'flame-throwers, grenades, grenade launchers, satchel charges, all anti-tank weapons' },
    },
    { key: '4', cells: { weapons: 'HMG, MMG, LMG' } },
    { key: '3', cells: { weapons: 'SF, BAR, SMG, shotguns' } },
    { key: '2', cells: { weapons: 'semi-automatic rifles and carbines' } },
    { key: '1', cells: { weapons: 'other ranged weapons' } },
    { key: '0', cells: { weapons: 'whoever cannot shoot back (including no ammo, too far)' } },
  ],
})
