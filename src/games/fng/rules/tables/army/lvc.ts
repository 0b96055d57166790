import { defineTable } from '../../../../../main/engine/table.ts'

/** Local VC platoon (FNG p. 12). */
export const lvc = defineTable({
  id: 'army.lvc',
  title: 'Local VC platoon',
  page: 12,
  dice: { kind: 'added', count: 1 },
  how: 'strength 4 + 1d6, at most 9',
  tells: { number: 'number', chanceTo: 'entry', weapon: 'weapon' },
  modifiers: [],
  notes: ['Riflemen: four, for a full squad has 9 men.'],
  rows: [
    {
      key: 'hq.guerrillaLeader',
      gives: { number: 1, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'HQ: Guerrilla Leader', number: 1, weapon: 'VC Weapons' },
    },
    {
      key: 'hq.nco',
      gives: { number: 1, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'HQ: NCO', number: 1, weapon: 'VC Weapons' },
    },
    {
      key: 'hq.runner',
      gives: { number: 1, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'HQ: Runner', number: 1, weapon: 'VC Weapons' },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'attachment (1-2): Medic', number: 1, weapon: 'VC Weapons' },
    },
    {
      key: 'attachment.lmg',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'weapons.generic-names', sidearm: 'tt-30' },
      cells: { entry: 'attachment (1-2): LMG', number: 1, weapon: 'LMG' },
    },
    {
      key: 'attachment.cadre',
      gives: { number: 1, chanceTo: 2, weapon: null, rolledOn: 'political-officer-weapon' },
      cells: { entry: 'attachment (1-2): Cadre', number: 1, weapon: 'table Weapon of a Political Officer or Cadre' },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 9, base: 4 }, cells: { entry: 'men in a full squad', number: 9 } },
    {
      key: 'squad.nco',
      gives: { number: 1, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'squad: NCO', number: 1, weapon: 'VC Weapons' },
    },
    {
      key: 'squad.jrNco',
      gives: { number: 2, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'squad: Jr NCO', number: 2, weapon: 'VC Weapons' },
    },
    {
      key: 'squad.lmg',
      gives: { number: 1, weapon: null, rolledOn: 'weapons.generic-names', sidearm: 'tt-30' },
      cells: { entry: 'squad: LMG', number: 1, weapon: 'LMG' },
    },
    {
      key: 'squad.gl',
      gives: { number: 1, weapon: 'rpg-2', sidearm: 'tt-30' },
      cells: { entry: 'squad: GL', number: 1, weapon: 'rpg-2' },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 4, weapon: null, rolledOn: 'vc-weapons' },
      cells: { entry: 'squad: riflemen', number: 4, weapon: 'VC Weapons' },
    },
    { key: 'sum', gives: { number: 9 }, cells: { entry: 'in all, in a squad', number: 9 } },
  ],
})

/** Individual REP (FNG p. 12). */
export const lvcRep = defineTable({
  id: 'army.lvc.rep',
  title: 'Individual REP',
  page: 12,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 4, outcome: 3, text: 'REP 3' },
    { from: 5, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 12). */
export const lvcEquipment = defineTable({
  id: 'army.lvc.equipment',
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
      key: 'satchel-charge',
      gives: { chanceTo: 3, always: false, quantity: 1, per: 'leader' },
      cells: { item: 'satchel charge', chance: '1d6 (1-3)', quantity: 1, per: 'Leader' },
    },
    {
      key: 'claymore-cf',
      gives: { chanceTo: 3, always: false, quantity: 1, per: 'leader' },
      cells: { item: 'Claymore CDM', chance: '1d6 (1-3)', quantity: 1, per: 'Leader' },
    },
    {
      key: 'satchel-charge.squad',
      gives: { chanceTo: 3, always: false, quantity: 'half', per: 'squad' },
      cells: { item: 'satchel charge', chance: '1d6 (1-3)', quantity: '1/2d6', per: 'squad' },
    },
  ],
})
