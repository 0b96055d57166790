import { defineTable } from '../../../../main/engine/table.ts'

/** Pistols (FNG p. 13). */
export const cfPistol = defineTable({
  id: 'weapons.cf.pistol',
  title: 'pistols',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'tt-30',
      cells: { name: 'Tokarev TT-30 7.62mm', range: 12, targets: 2, impact: 1, APR: '-', blast: '-', OR: 1 },
    },
  ],
})

/** SMG, medium caliber (FNG p. 13). */
export const cfSmgMedium = defineTable({
  id: 'weapons.cf.smg-medium',
  title: 'SMG, medium caliber',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    { key: 'mat-49', cells: { name: 'MaT-49 9mm', range: 24, targets: 3, impact: 1, APR: '-', blast: '-', OR: 3 } },
    { key: 'ppsh', cells: { name: 'PPSh 41/43 9mm', range: 24, targets: 4, impact: 1, APR: '-', blast: '-', OR: 3 } },
  ],
})

/** Select fire carbine, medium caliber (FNG p. 13). */
export const cfSfCarbine = defineTable({
  id: 'weapons.cf.sf-carbine',
  title: 'select fire carbine, medium caliber',
  page: 13,
  dice: { kind: 'lookUp' },
  figures: ['targets'],
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm2-carbine-cf',
      cells: {
        name: 'M-2 SF Carbine .30 Caliber (pistol round)',
        range: 24,
        targets: '2/4',
        impact: 1,
        APR: '-',
        blast: '-',
        OR: 3,
      },
    },
  ],
})

/** Semi-automatic carbine (FNG p. 13). */
export const cfSaCarbine = defineTable({
  id: 'weapons.cf.sa-carbine',
  title: 'semi-automatic carbine',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm1-carbine',
      cells: { name: 'M-1 SA Carbine', range: 24, targets: 2, impact: 1, APR: '-', blast: '-', OR: 2 },
    },
  ],
})

/** Semi-automatic rifle (FNG p. 13). */
export const cfSaRifle = defineTable({
  id: 'weapons.cf.sa-rifle',
  title: 'semi-automatic rifle',
  page: 13,
  dice: { kind: 'lookUp' },
  figures: ['range'],
  heads: { key: 'id' },
  modifiers: [],
  notes: ['(2) -1 to hit beyond 30".'],
  rows: [
    { key: 'sks', cells: { name: 'SKS 7.62mm', range: '48 (2)', targets: 2, impact: 3, APR: '-', blast: '-', OR: 2 } },
  ],
})

/** Bolt action rifle (FNG p. 13). */
export const cfBaRifle = defineTable({
  id: 'weapons.cf.ba-rifle',
  title: 'bolt action rifle',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  notes: ['(1) 60" with a sniper scope, otherwise 48".'],
  rows: [
    {
      key: 'mosin-nagant',
      cells: { name: 'Mosin Nagant 7.62mm', range: '48/60 (1)', targets: 1, impact: 3, APR: '-', blast: '-', OR: 1 },
    },
  ],
})

/** Select fire rifle (FNG p. 13). */
export const cfSfRifle = defineTable({
  id: 'weapons.cf.sf-rifle',
  title: 'select fire rifle',
  page: 13,
  dice: { kind: 'lookUp' },
  figures: ['targets'],
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'ak-47',
      cells: { name: 'AK-47 (Type-56) 7.62mm', range: 48, targets: '2/3', impact: 3, APR: '-', blast: '-', OR: 3 },
    },
  ],
})

/** Light machine guns (FNG p. 13). */
export const cfLmg = defineTable({
  id: 'weapons.cf.lmg',
  title: 'light machine guns',
  page: 13,
  dice: { kind: 'lookUp' },
  figures: ['targets'],
  heads: { key: 'id' },
  modifiers: [],
  notes: ['(1) No loader. Jams on a 1 each time it is fired.'],
  rows: [
    { key: 'dpm', cells: { name: 'DPM (Type-53 LMG)', range: 48, targets: 4, impact: 3, APR: '-', blast: '-', OR: 4 } },
    { key: 'rpd', cells: { name: 'RPD (Type-56 LMG)', range: 48, targets: 5, impact: 3, APR: '-', blast: '-', OR: 4 } },
    {
      key: 'bar-cf',
      cells: { name: 'BAR .30 Caliber (1)', range: 48, targets: '2/3', impact: 3, APR: '-', blast: '-', OR: 3 },
    },
  ],
})

/** Medium machine gun (FNG p. 13). */
export const cfMmg = defineTable({
  id: 'weapons.cf.mmg',
  title: 'medium machine gun',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm1917-cf',
      cells: { name: 'M1917 .30 Caliber', range: 48, targets: 5, impact: 3, APR: '-', blast: '-', OR: 4 },
    },
  ],
})

/** Heavy machine gun (FNG p. 13). */
export const cfHmg = defineTable({
  id: 'weapons.cf.hmg',
  title: 'heavy machine gun',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    { key: 'dshk', cells: { name: 'DShK-46 12.7mm', range: 60, targets: 4, impact: 5, APR: 2, blast: '-', OR: 4 } },
  ],
})

/** Grenades and other weapons (FNG p. 13). */
export const cfGrenades = defineTable({
  id: 'weapons.cf.grenades',
  title: 'grenades and other weapons',
  page: 13,
  dice: { kind: 'lookUp' },
  figures: ['impact'],
  heads: { key: 'id' },
  modifiers: [],
  notes: [
    '(1) Dud test: 1d6, (1-2) dud.',
    '(2) Command Detonated Mines: p. 29.',
    '(3) When active and before use its timer is set to 0-3 turns.',
  ],
  rows: [
    {
      key: 'grenade-cf',
      cells: { name: 'Grenade, thrown', range: 6, targets: 'circle', impact: '2 (1)', APR: '-', blast: 5, OR: 5 },
    },
    {
      key: 'claymore-cf',
      cells: {
        name: 'Claymore CDM (2)',
        range: '1" x 8" x 8"',
        targets: 'all in the area',
        impact: 3,
        APR: '-',
        blast: '-',
        OR: 5,
      },
    },
    {
      key: 'satchel-charge',
      cells: { name: 'Satchel Charge (3)', range: 3, targets: 'circle', impact: 5, APR: 5, blast: 1, OR: 5 },
    },
  ],
})

/** Anti-tank weapons (FNG p. 13). */
export const cfAntiTank = defineTable({
  id: 'weapons.cf.anti-tank',
  title: 'anti-tank weapons',
  page: 13,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  notes: [
    '(1) Targets 1 against vehicles and buildings.',
    '(2) Takes six turns to take down or to set up; 1d6 HEAT and 1d6 HE rounds per gun.',
    '(3) Back blast: 8" and Impact 3 behind recoilless rifles, 6" and Impact 2 behind the others (p. 27).',
  ],
  rows: [
    {
      key: 'rpg-2',
      cells: {
        name: 'RPG-2 (B-40)',
        range: 'min 12, max 24',
        targets: 'circle (1)',
        impact: '2 (3)',
        APR: 7,
        blast: 4,
        OR: 5,
      },
    },
    {
      key: 'rpg-7',
      cells: {
        name: 'RPG-7 (B-41)',
        range: 'min 12, max 48',
        targets: 'circle (1)',
        impact: '3 (3)',
        APR: 8,
        blast: 5,
        OR: 5,
      },
    },
    {
      key: 'rr-57mm-cf',
      cells: {
        name: '57mm Recoilless Rifle',
        range: 48,
        targets: 'circle (1)',
        impact: '2 (3)',
        APR: 5,
        blast: 5,
        OR: 5,
      },
    },
    {
      key: 'rr-82mm',
      cells: {
        name: '82mm Recoilless Gun',
        range: 48,
        targets: 'circle (1)',
        impact: '3 (3)',
        APR: 8,
        blast: 4,
        OR: 5,
      },
    },
    {
      key: 'rr-107mm',
      cells: {
        name: '107mm Recoilless Rifle (2)',
        range: 60,
        targets: 'circle (1)',
        impact: '4 (3)',
        APR: 8,
        blast: 8,
        OR: 5,
      },
    },
  ],
})
