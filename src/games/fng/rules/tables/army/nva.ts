import { defineTable } from '../../../../../main/engine/table.ts'

/** NVA platoon (FNG p. 12). */
export const nva = defineTable({
  id: 'army.nva',
  title: 'NVA platoon',
  page: 12,
  dice: { kind: 'added', count: 1 },
  how: 'strength 6 + 1d6, at most 12',
  tells: {
    number: 'number',
    chanceTo: 'entry',
    weapon: ['weapon before 1 July 1968', 'weapon from 1 July 1968'],
    later: 'weapon from 1 July 1968',
  },
  modifiers: [],
  notes: ['(1) The FO RTO appears only together with an FO; an FO without one carries the radio himself.'],
  rows: [
    {
      key: 'hq.lieutenant',
      gives: { number: 1, weapon: 'ak-47' },
      cells: {
        entry: 'HQ: Lieutenant',
        number: 1,
        'weapon before 1 July 1968': 'ak-47',
        'weapon from 1 July 1968': 'ak-47',
      },
    },
    {
      key: 'hq.nco',
      gives: { number: 1, weapon: 'ak-47' },
      cells: { entry: 'HQ: NCO', number: 1, 'weapon before 1 July 1968': 'ak-47', 'weapon from 1 July 1968': 'ak-47' },
    },
    {
      key: 'hq.rto',
      gives: { number: 1, weapon: 'ak-47' },
      cells: { entry: 'HQ: RTO', number: 1, 'weapon before 1 July 1968': 'ak-47', 'weapon from 1 July 1968': 'ak-47' },
    },
    {
      key: 'attachment.fo',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: {
        entry: 'attachment (1-2): FO',
        number: 1,
        'weapon before 1 July 1968': '-',
        'weapon from 1 July 1968': '-',
      },
    },
    {
      key: 'attachment.foRto',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: {
        entry: 'attachment (1-2): FO RTO, footnote (1)',
        number: 1,
        'weapon before 1 July 1968': '-',
        'weapon from 1 July 1968': '-',
      },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: {
        entry: 'attachment (1-2): Medic',
        number: 1,
        'weapon before 1 July 1968': '-',
        'weapon from 1 July 1968': '-',
      },
    },
    {
      key: 'attachment.politicalOfficer',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'political-officer-weapon' },
      cells: {
        entry: 'attachment (1-2): Political Officer',
        number: 1,
        'weapon before 1 July 1968': 'table Weapon of a Political Officer or Cadre',
        'weapon from 1 July 1968': 'table Weapon of a Political Officer or Cadre',
      },
    },
    {
      key: 'attachment.lvcGuide',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'vc-weapons' },
      cells: {
        entry: 'attachment (1-2): LVC Guide',
        number: 1,
        'weapon before 1 July 1968': 'VC Weapons',
        'weapon from 1 July 1968': 'VC Weapons',
      },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 12, base: 6 }, cells: { entry: 'men in a full squad', number: 12 } },
    {
      key: 'squad.nco',
      gives: { number: 1, weapon: 'ak-47' },
      cells: {
        entry: 'squad: NCO',
        number: 1,
        'weapon before 1 July 1968': 'ak-47',
        'weapon from 1 July 1968': 'ak-47',
      },
    },
    {
      key: 'squad.jrNco',
      gives: { number: 1, weapon: 'ak-47' },
      cells: {
        entry: 'squad: Jr NCO',
        number: 1,
        'weapon before 1 July 1968': 'ak-47',
        'weapon from 1 July 1968': 'ak-47',
      },
    },
    {
      key: 'squad.lmg',
      gives: { number: 2, weapon: 'rpd', sidearm: 'tt-30' },
      cells: { entry: 'squad: LMG', number: 2, 'weapon before 1 July 1968': 'rpd', 'weapon from 1 July 1968': 'rpd' },
    },
    {
      key: 'squad.gl',
      gives: {
        number: 2,
        weapon: 'rpg-2',
        alternative: 'rpg-7',
        later: 'rpg-7',
        laterSidearm: 'ak-47',
        sidearm: 'tt-30',
      },
      cells: {
        entry: 'squad: GL',
        number: 2,
        'weapon before 1 July 1968': 'rpg-2 or rpg-7, with a pistol',
        'weapon from 1 July 1968': 'rpg-7, with an ak-47',
      },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 6, weapon: 'ak-47', alternative: 'sks', later: 'ak-47' },
      cells: {
        entry: 'squad: riflemen',
        number: 6,
        'weapon before 1 July 1968': 'ak-47 or sks',
        'weapon from 1 July 1968': 'ak-47',
      },
    },
    {
      key: 'sum',
      gives: { number: 12 },
      cells: { entry: 'in all, in a squad', number: 12 },
    },
  ],
})

/** Individual REP (FNG p. 12). */
export const nvaRep = defineTable({
  id: 'army.nva.rep',
  title: 'Individual REP',
  page: 12,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 3, text: 'REP 3' },
    { from: 3, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 12). */
export const nvaEquipment = defineTable({
  id: 'army.nva.equipment',
  title: 'equipment',
  page: 12,
  dice: { kind: 'possibility' },
  how: 'as stated in the row',
  onPaper: '',
  figures: ['quantity'],
  tells: { chanceTo: 'chance', quantity: 'quantity' },
  modifiers: [],
  rows: [
    {
      key: 'claymore-cf',
      gives: { chanceTo: 3, always: false, quantity: 1, per: 'leader' },
      cells: { item: 'Claymore CDM', chance: '1d6 (1-3)', quantity: 1, per: 'Leader' },
    },
    {
      key: 'satchel-charge',
      gives: { chanceTo: null, always: true, quantity: '1d6', per: 'squad' },
      cells: { item: 'satchel charge', chance: 'always', quantity: '1d6', per: 'squad' },
    },
  ],
})
