import { defineTable } from '../../../../../main/engine/table.ts'

/** US Army Infantry platoon (FNG p. 9). */
export const usArmyInfantry = defineTable({
  id: 'army.us-army-infantry',
  title: 'US Army Infantry platoon',
  page: 9,
  dice: { kind: 'added', count: 1 },
  how: 'strength 5 + 1d6, at most 10',
  tells: { number: 'number', chanceTo: 'entry', weapon: 'weapon' },
  modifiers: [],
  notes: [
    '(1) The FO RTO appears only together with an FO; an FO without one carries the radio himself. Both are entitled to pistols only, but may carry rifles if the player likes.',
    '(4) A .45 M1911A1 in a holster.',
  ],
  rows: [
    {
      key: 'hq.lieutenant',
      gives: { number: 1, weapon: 'm16' },
      cells: { entry: 'HQ: Lieutenant', number: 1, weapon: 'm16' },
    },
    { key: 'hq.nco', gives: { number: 1, weapon: 'm16' }, cells: { entry: 'HQ: NCO', number: 1, weapon: 'm16' } },
    { key: 'hq.rto', gives: { number: 1, weapon: 'm16' }, cells: { entry: 'HQ: RTO', number: 1, weapon: 'm16' } },
    {
      key: 'attachment.fo',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: { entry: 'attachment (1-2): FO', number: 1, weapon: 'pistol, footnote (1)' },
    },
    {
      key: 'attachment.foRto',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: { entry: 'attachment (1-2): FO RTO', number: 1, weapon: 'pistol, footnote (1)' },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: { entry: 'attachment (1-2): Medic', number: 1, weapon: '.45 pistol, footnote (4)' },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 10, base: 5 }, cells: { entry: 'soldiers in a full squad', number: 10 } },
    { key: 'squad.nco', gives: { number: 1, weapon: 'm16' }, cells: { entry: 'squad: NCO', number: 1, weapon: 'm16' } },
    {
      key: 'squad.jrNco',
      gives: { number: 2, weapon: 'm16' },
      cells: { entry: 'squad: Jr NCO', number: 2, weapon: 'm16' },
    },
    {
      key: 'squad.lmg',
      gives: { number: 1, weapon: 'm60', sidearm: 'm1911a1' },
      cells: { entry: 'squad: LMG', number: 1, weapon: 'm60' },
    },
    {
      key: 'squad.gl',
      gives: { number: 2, weapon: 'm79', sidearm: 'm1911a1' },
      cells: { entry: 'squad: GL', number: 2, weapon: 'm79, footnote (4)' },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 4, weapon: 'm16' },
      cells: { entry: 'squad: riflemen', number: 4, weapon: 'm16' },
    },
    {
      key: 'sum',
      gives: { number: 10 },
      cells: { entry: 'in all, in a squad', number: 10 },
    },
  ],
})

/** Individual REP (FNG p. 9). */
export const usArmyInfantryRep = defineTable({
  id: 'army.us-army-infantry.rep',
  title: 'Individual REP',
  page: 9,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 3, text: 'REP 3' },
    { from: 4, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 9). */
export const usArmyInfantryEquipment = defineTable({
  id: 'army.us-army-infantry.equipment',
  title: 'equipment',
  page: 9,
  dice: { kind: 'possibility' },
  how: 'as stated in the row',
  onPaper: '',
  figures: ['quantity'],
  tells: { chanceTo: 'chance', quantity: 'quantity' },
  modifiers: [],
  rows: [
    {
      key: 'm72-law',
      gives: { chanceTo: 3, always: false, quantity: '1d6', per: 'squad' },
      cells: { item: 'M-72 LAW', chance: '1d6 (1-3)', quantity: '1d6', per: 'squad' },
    },
    {
      key: 'smoke-grenade',
      gives: { chanceTo: null, always: true, quantity: null, per: 'lieutenantNcoRto' },
      cells: { item: 'smoke grenades', chance: 'always', per: 'every Lieutenant, NCO and RTO' },
    },
    {
      key: 'claymore',
      gives: { chanceTo: null, always: true, quantity: 'half', per: 'squad' },
      cells: { item: 'Claymore CDM', chance: 'always', quantity: '1/2d6', per: 'squad' },
    },
    {
      key: 'flak-jacket',
      gives: { chanceTo: null, always: false, quantity: 1, per: 'soldier' },
      cells: { item: 'flak jacket', chance: "player's choice", quantity: 1, per: 'soldier' },
    },
    {
      key: 'c4',
      gives: { chanceTo: null, always: true, quantity: '1d6', per: 'squad' },
      cells: { item: 'C-4 blocks', chance: 'always', quantity: '1d6', per: 'squad' },
    },
  ],
})
