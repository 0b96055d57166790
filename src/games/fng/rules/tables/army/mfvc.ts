import { defineTable } from '../../../../../main/engine/table.ts'

/** Main Force VC platoon (FNG p. 12). */
export const mfvc = defineTable({
  id: 'army.mfvc',
  title: 'Main Force VC platoon',
  page: 12,
  dice: { kind: 'added', count: 1 },
  how: 'strength 6 + 1d6, at most 12',
  figures: ['number'],
  tells: { number: 'number', chanceTo: 'entry', weapon: 'weapon from 1 July 1967' },
  modifiers: [],
  notes: [
    '(1) The FO RTO appears only together with an FO; an FO without one carries the radio himself.',
    'Before 1 July 1967 there are no AK-47s: VC Weapons instead.',
  ],
  rows: [
    {
      key: 'hq.lieutenant',
      gives: { number: 1, weapon: 'ak-47' },
      cells: { entry: 'HQ: Lieutenant', number: 1, 'weapon from 1 July 1967': 'ak-47' },
    },
    {
      key: 'hq.nco',
      gives: { number: 1, weapon: 'ak-47' },
      cells: { entry: 'HQ: NCO', number: 1, 'weapon from 1 July 1967': 'ak-47' },
    },
    {
      key: 'hq.runner',
      gives: { number: 1, weapon: null, rolledOn: 'weapons.generic-names' },
      cells: { entry: 'HQ: Runner', number: 1, 'weapon from 1 July 1967': 'SMG' },
    },
    {
      key: 'hq.medic',
      gives: { number: 1, weapon: 'tt-30' },
      cells: { entry: 'HQ: Medic', number: 1, 'weapon from 1 July 1967': '-' },
    },
    {
      key: 'attachment.fo',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: { entry: 'attachment (1-2): FO', number: 1, 'weapon from 1 July 1967': '-' },
    },
    {
      key: 'attachment.foRto',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: { entry: 'attachment (1-2): FO RTO, footnote (1)', number: 1, 'weapon from 1 July 1967': '-' },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: 'tt-30' },
      cells: { entry: 'attachment (1-2): Medic', number: 1, 'weapon from 1 July 1967': '-' },
    },
    {
      key: 'attachment.lmg',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'weapons.generic-names', sidearm: 'tt-30' },
      cells: { entry: 'attachment (1-2): LMG', number: 1, 'weapon from 1 July 1967': 'LMG' },
    },
    {
      key: 'attachment.lmg2',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'weapons.generic-names', sidearm: 'tt-30' },
      cells: { entry: 'attachment (1-2): LMG', number: 1, 'weapon from 1 July 1967': 'LMG' },
    },
    {
      key: 'attachment.politicalOfficer',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'political-officer-weapon' },
      cells: {
        entry: 'attachment (1-2): Political Officer',
        number: 1,
        'weapon from 1 July 1967': 'table Weapon of a Political Officer or Cadre',
      },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 12, base: 6 }, cells: { entry: 'men in a full squad', number: '10-12' } },
    {
      key: 'squad.nco',
      gives: { number: 1, weapon: 'ak-47' },
      cells: { entry: 'squad: NCO', number: 1, 'weapon from 1 July 1967': 'ak-47' },
    },
    {
      key: 'squad.jrNco',
      gives: { number: 1, weapon: 'ak-47', alternative: 'sks' },
      cells: { entry: 'squad: Jr NCO', number: 1, 'weapon from 1 July 1967': 'ak-47 or sks' },
    },
    {
      key: 'squad.lmg',
      gives: { number: 1, weapon: null, rolledOn: 'weapons.generic-names', sidearm: 'tt-30' },
      cells: { entry: 'squad: LMG', number: 1, 'weapon from 1 July 1967': 'LMG' },
    },
    {
      key: 'squad.gl',
      gives: { number: 1, weapon: 'rpg-7', weaponTo: 2, alternative: 'rpg-2', sidearm: 'tt-30' },
      cells: { entry: 'squad: GL', number: 1, 'weapon from 1 July 1967': '1d6: (1-2) rpg-7, otherwise rpg-2' },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 4, weapon: 'ak-47' },
      cells: { entry: 'squad: riflemen', number: 4, 'weapon from 1 July 1967': 'ak-47' },
    },
    {
      key: 'squad.sksRiflemen',
      gives: { number: 4, weapon: 'sks' },
      cells: { entry: 'squad: riflemen', number: 4, 'weapon from 1 July 1967': 'sks' },
    },
    {
      key: 'sum',
      gives: { number: 12 },
      cells: { entry: 'in all, in a squad', number: 12 },
    },
  ],
})

/** Individual REP (FNG p. 12). */
export const mfvcRep = defineTable({
  id: 'army.mfvc.rep',
  title: 'Individual REP',
  page: 12,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 3, text: 'REP 3' },
    { from: 4, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 12). */
export const mfvcEquipment = defineTable({
  id: 'army.mfvc.equipment',
  title: 'equipment',
  page: 12,
  dice: { kind: 'possibility' },
  how: 'as stated in the row',
  onPaper: '',
  figures: ['quantity'],
  tells: { quantity: 'quantity' },
  modifiers: [],
  rows: [
    {
      key: 'satchel-charge',
      gives: { chanceTo: null, always: true, quantity: 'half', per: 'squad' },
      cells: { item: 'satchel charge', chance: 'always', quantity: '1/2d6', per: 'squad' },
    },
  ],
})
