import { defineTable } from '../../../../main/engine/table.ts'

/** Pistols (FNG p. 11). */
export const fwfPistol = defineTable({
  id: 'weapons.fwf.pistol',
  title: 'pistols',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm1911a1',
      cells: { name: 'M-1911A1 .45 Caliber', range: 12, targets: 2, impact: 2, APR: '-', blast: '-', OR: 1 },
    },
  ],
})

/** SMG, medium caliber (FNG p. 11). */
export const fwfSmgMedium = defineTable({
  id: 'weapons.fwf.smg-medium',
  title: 'SMG, medium caliber',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    { key: 'f1-smg', cells: { name: 'F-1 9mm SMG', range: 18, targets: 3, impact: 1, APR: '-', blast: '-', OR: 3 } },
    {
      key: 'l3a1-sterling',
      cells: { name: 'L3A1 Sterling 9mm SMG', range: 20, targets: 4, impact: 1, APR: '-', blast: '-', OR: 3 },
    },
    {
      key: 'smg-9mm',
      cells: {
        name: '9mm SMG',
        range: 18,
        targets: 4,
        impact: 1,
        APR: '-',
        blast: '-',
        OR: 3,
      },
    },
  ],
})

/** SMG, large caliber (FNG p. 11). */
export const fwfSmgLarge = defineTable({
  id: 'weapons.fwf.smg-large',
  title: 'SMG, large caliber',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm3a1',
      cells: { name: 'M-3A1 "Grease Gun"', range: 20, targets: 3, impact: 2, APR: '-', blast: '-', OR: 3 },
    },
    {
      key: 'm1-thompson',
      cells: { name: 'M-1 Thompson', range: 24, targets: 4, impact: 2, APR: '-', blast: '-', OR: 3 },
    },
  ],
})

/** Select fire carbine, medium caliber (FNG p. 11). */
export const fwfSfCarbine = defineTable({
  id: 'weapons.fwf.sf-carbine',
  title: 'select fire carbine, medium caliber',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm2-carbine',
      cells: {
        name: 'M-2 Carbine .30 Caliber (pistol round)',
        range: 24,
        targets: 4,
        impact: 1,
        APR: '-',
        blast: '-',
        OR: 3,
      },
    },
  ],
})

/** Semi-automatic rifles (FNG p. 11). */
export const fwfSaRifle = defineTable({
  id: 'weapons.fwf.sa-rifle',
  title: 'semi-automatic rifles',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm1-garand',
      cells: { name: 'M-1 Garand .30 Caliber', range: 48, targets: 2, impact: 3, APR: '-', blast: '-', OR: 2 },
    },
    {
      key: 'l1a1-slr',
      cells: { name: 'L1A1 SLR 7.62mm', range: 48, targets: 2, impact: 3, APR: '-', blast: '-', OR: 2 },
    },
    { key: 'm14', cells: { name: 'M-14 7.62mm', range: 48, targets: 2, impact: 3, APR: '-', blast: '-', OR: 2 } },
  ],
})

/** Bolt action rifle (FNG p. 11). */
export const fwfBaRifle = defineTable({
  id: 'weapons.fwf.ba-rifle',
  title: 'bolt action rifle',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  notes: ['(1) 60" with a sniper scope, otherwise 48".'],
  rows: [
    {
      key: 'springfield',
      cells: {
        name: 'Springfield .30 Caliber',
        range: '48/60 (1)',
        targets: 1,
        impact: 3,
        APR: '-',
        blast: '-',
        OR: 1,
      },
    },
  ],
})

/** Select fire rifles (FNG p. 11). */
export const fwfSfRifle = defineTable({
  id: 'weapons.fwf.sf-rifle',
  title: 'select fire rifles',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'l1a1-auto',
      cells: { name: 'L1A1 SLR Auto 7.62mm', range: 48, targets: 3, impact: 3, APR: '-', blast: '-', OR: 3 },
    },
    { key: 'm14a1', cells: { name: 'M-14A1 7.62mm', range: 48, targets: 3, impact: 3, APR: '-', blast: '-', OR: 3 } },
    {
      key: 'm16',
      cells: { name: 'M-16 or M-16A1 5.56mm', range: 48, targets: 4, impact: 2, APR: '-', blast: '-', OR: 3 },
    },
    { key: 'bar', cells: { name: 'BAR .30 cal', range: 48, targets: 3, impact: 3, APR: '-', blast: '-', OR: 3 } },
  ],
})

/** Combat shotgun (FNG p. 11). */
export const fwfShotgun = defineTable({
  id: 'weapons.fwf.shotgun',
  title: 'combat shotgun',
  page: 11,
  dice: { kind: 'lookUp' },
  figures: ['targets'],
  heads: { key: 'id' },
  modifiers: [],
  notes: ['(2) At 3" or less: Targets 1, 2d6, the best counts. Beyond: Targets 2, 4d6, the best two count (p. 26).'],
  rows: [
    {
      key: 'remington-shotgun',
      cells: { name: 'Remington 12 gauge', range: 12, targets: '2 (2)', impact: 2, APR: '-', blast: '-', OR: 3 },
    },
  ],
})

/** Light machine gun (FNG p. 11). */
export const fwfLmg = defineTable({
  id: 'weapons.fwf.lmg',
  title: 'light machine gun',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [{ key: 'm60', cells: { name: 'M-60 7.62mm', range: 48, targets: 5, impact: 3, APR: '-', blast: '-', OR: 4 } }],
})

/** Medium machine gun (FNG p. 11). */
export const fwfMmg = defineTable({
  id: 'weapons.fwf.mmg',
  title: 'medium machine gun',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [
    {
      key: 'm1917',
      cells: { name: 'M1917 .30 Caliber', range: 48, targets: 5, impact: 3, APR: '-', blast: '-', OR: 4 },
    },
  ],
})

/** Heavy machine gun (FNG p. 11). */
export const fwfHmg = defineTable({
  id: 'weapons.fwf.hmg',
  title: 'heavy machine gun',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  rows: [{ key: 'm2hb', cells: { name: '.50 cal M2HB', range: 60, targets: 4, impact: 5, APR: 2, blast: '-', OR: 4 } }],
})

/** Grenades and other weapons (FNG p. 11). */
export const fwfGrenades = defineTable({
  id: 'weapons.fwf.grenades',
  title: 'grenades and other weapons',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  notes: [
    '(1) When active and before use its timer is set to 0-3 turns.',
    '(2) Command Detonated Mines and C-4: p. 29.',
    '(3) For each block of 1 kg.',
  ],
  rows: [
    {
      key: 'grenade-fwf',
      cells: { name: 'Grenade, thrown', range: 6, targets: 'circle', impact: 2, APR: '-', blast: 5, OR: 5 },
    },
    {
      key: 'gl-he',
      cells: {
        name: 'M-79/M203 GL, High Explosive',
        range: 'min 12, max 36',
        targets: 'circle',
        impact: 2,
        APR: '-',
        blast: 5,
        OR: 5,
      },
    },
    {
      key: 'gl-buckshot',
      cells: { name: 'M-79/M203 GL, Buckshot', range: 12, targets: 3, impact: 2, APR: '-', blast: '-', OR: 5 },
    },
    {
      key: 'demolition-charge',
      cells: { name: 'Demolition Charge (1)', range: 3, targets: 'circle', impact: 4, APR: 5, blast: 5, OR: 5 },
    },
    {
      key: 'claymore',
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
      key: 'c4',
      cells: {
        name: 'C-4 plastic explosive (2)',
        range: 0,
        targets: 'circle',
        impact: '2 per block (3)',
        APR: '2 per block (3)',
        blast: 5,
        OR: 5,
      },
    },
  ],
})

/** Anti-tank weapons (FNG p. 11). */
export const fwfAntiTank = defineTable({
  id: 'weapons.fwf.anti-tank',
  title: 'anti-tank weapons',
  page: 11,
  dice: { kind: 'lookUp' },
  heads: { key: 'id' },
  modifiers: [],
  notes: [
    '(1) Targets 1 against vehicles and buildings.',
    '(2) On jeeps, APCs or static mounts only; no man can carry it.',
    '(3) Back blast: 8" and Impact 3 behind recoilless rifles, 6" and Impact 2 behind the others (p. 27).',
    '(4) One shot, thrown away, not reloaded.',
  ],
  rows: [
    {
      key: 'm20',
      cells: {
        name: 'M-20 3.5" rocket launcher',
        range: 30,
        targets: 'circle (1)',
        impact: '2 (3)',
        APR: 7,
        blast: 4,
        OR: 5,
      },
    },
    {
      key: 'm72-law',
      cells: { name: 'M-72 LAW (4)', range: 24, targets: 'circle (1)', impact: '2 (3)', APR: 5, blast: 4, OR: 5 },
    },
    {
      key: 'rr-57mm',
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
      key: 'rr-90mm',
      cells: {
        name: '90mm Recoilless Rifle',
        range: 48,
        targets: 'circle (1)',
        impact: '3 (3)',
        APR: 8,
        blast: 8,
        OR: 5,
      },
    },
    {
      key: 'rr-106mm',
      cells: {
        name: '106mm Recoilless Rifle (2)',
        range: 60,
        targets: 'circle (1)',
        impact: '4 (3)',
        APR: 9,
        blast: 10,
        OR: 5,
      },
    },
  ],
})
