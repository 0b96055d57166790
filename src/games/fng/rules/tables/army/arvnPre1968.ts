import { defineTable } from '../../../../../main/engine/table.ts'

/** ARVN platoon up to 31 December 1967 (FNG p. 10). */
export const arvnPre1968 = defineTable({
  id: 'army.arvn-pre-1968',
  title: 'ARVN platoon up to 31 December 1967',
  page: 10,
  dice: { kind: 'added', count: 1 },
  how: 'strength 5 + 1d6, at most 10',
  tells: { number: 'number', chanceTo: 'entry', weapon: 'weapon' },
  modifiers: [],
  notes: [
    '(1) The FO RTO appears only together with an FO; an FO without one carries the radio himself. Both are entitled to pistols only, but may carry rifles if the player likes.',
    '(2) A .45 M1911A1 in a holster.',
    '(3) An American: REP by the list of the US Army Infantry. He does not count as ARVN when he calls for support; ARVN soldiers who call do.',
  ],
  rows: [
    {
      key: 'hq.lieutenant',
      gives: { number: 1, weapon: 'm1911a1' },
      cells: { entry: 'HQ: Lieutenant', number: 1, weapon: 'pistol' },
    },
    {
      key: 'hq.nco',
      gives: { number: 1, weapon: 'm2-carbine' },
      cells: { entry: 'HQ: NCO', number: 1, weapon: 'm2-carbine' },
    },
    {
      key: 'hq.rto',
      gives: { number: 1, weapon: 'm1911a1' },
      cells: { entry: 'HQ: RTO', number: 1, weapon: 'pistol' },
    },
    {
      key: 'attachment.usAdvisor',
      gives: { number: 1, chanceTo: 2, weapon: 'm2-carbine' },
      cells: { entry: 'attachment (1-2): US Advisor, footnote (3)', number: 1, weapon: 'm2-carbine' },
    },
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
      cells: { entry: 'attachment (1-2): Medic', number: 1, weapon: '.45 pistol' },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 10, base: 5 }, cells: { entry: 'soldiers in a full squad', number: 10 } },
    {
      key: 'squad.nco',
      gives: { number: 1, weapon: 'm2-carbine', alternative: 'm1-thompson' },
      cells: { entry: 'squad: NCO', number: 1, weapon: 'm2-carbine or SMG' },
    },
    {
      key: 'squad.jrNco',
      gives: { number: 2, weapon: 'm2-carbine', alternative: 'm1-thompson' },
      cells: { entry: 'squad: Jr NCO', number: 2, weapon: 'm2-carbine or SMG' },
    },
    {
      key: 'squad.lmg',
      gives: { number: 1, weapon: 'm60', alternative: 'bar', sidearm: 'm1911a1' },
      cells: { entry: 'squad: LMG', number: 1, weapon: 'm60 or bar' },
    },
    {
      key: 'squad.gl',
      gives: { number: 1, weapon: 'm79', sidearm: 'm1911a1' },
      cells: { entry: 'squad: GL', number: 1, weapon: 'm79, footnote (2)' },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 5, weapon: 'm1-garand', alternative: 'm2-carbine' },
      cells: { entry: 'squad: riflemen', number: 5, weapon: 'm1-garand (M-1) or m2-carbine (M-2)' },
    },
    {
      key: 'sum',
      gives: { number: 10 },
      cells: { entry: 'in all, in a squad', number: 10 },
    },
  ],
})

/** Individual REP (FNG p. 10). */
export const arvnPre1968Rep = defineTable({
  id: 'army.arvn-pre-1968.rep',
  title: 'Individual REP',
  page: 10,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 4, outcome: 3, text: 'REP 3' },
    { from: 5, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 10). */
export const arvnPre1968Equipment = defineTable({
  id: 'army.arvn-pre-1968.equipment',
  title: 'equipment',
  page: 10,
  dice: { kind: 'possibility' },
  how: 'as stated in the row',
  onPaper: '',
  figures: ['quantity'],
  tells: { chanceTo: 'chance', quantity: 'quantity' },
  modifiers: [],
  rows: [
    {
      key: 'm20',
      gives: { chanceTo: 2, always: false, quantity: 1, per: 'platoon' },
      cells: { item: 'M-20 rocket launcher', chance: '1d6 (1-2)', quantity: 1, per: 'platoon' },
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
      key: 'politicalAppointee',
      gives: { chanceTo: 3, always: false, quantity: null, per: 'lieutenant' },
      cells: { item: 'political appointee', chance: '1d6 (1-3)', per: 'the Lieutenant' },
    },
  ],
})
