import { defineTable } from '../../../../../main/engine/table.ts'

/** Special Forces CIDG platoon (FNG p. 9). */
export const sfCidg = defineTable({
  id: 'army.sf-cidg',
  title: 'Special Forces CIDG platoon',
  page: 9,
  dice: { kind: 'added', count: 1 },
  how: 'strength 6 + 1d6, at most 12',
  figures: ['number'],
  tells: { number: 'number', chanceTo: 'entry', weapon: 'weapon' },
  modifiers: [],
  notes: [
    '(3) He is in fact the platoon leader for the Mission. All CIDG soldiers are indigenous: Speak Local applies (p. 56).',
    '(4) A .45 M1911A1 in a holster.',
    'From 1 January 1969: all rifles and carbines M-16, and the BAR becomes an M-60 with an assistant.',
  ],
  rows: [
    {
      key: 'hq.sfNco',
      gives: { number: 1, weapon: 'm2-carbine' },
      cells: {
        entry: 'HQ: SF NCO, footnote (3)',
        number: 1,
        weapon: 'm2-carbine (or nearly anything short of an LMG)',
      },
    },
    {
      key: 'hq.rto',
      gives: { number: 1, weapon: 'm2-carbine' },
      cells: { entry: 'HQ: RTO', number: 1, weapon: 'm2-carbine' },
    },
    {
      key: 'hq.translator',
      gives: { number: 1, weapon: 'm2-carbine' },
      cells: { entry: 'HQ: Translator', number: 1, weapon: 'm2-carbine' },
    },
    {
      key: 'hq.lldbLieutenant',
      gives: { number: 1, weapon: 'm2-carbine' },
      cells: { entry: 'HQ: LLDB Lieutenant (Vietnamese Special Forces)', number: 1, weapon: 'm2-carbine' },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: { entry: 'attachment (1-2): Medic, footnote (4)', number: 1, weapon: '.45 pistol' },
    },
    { key: 'squads', gives: { number: 3, upTo: 4 }, cells: { entry: 'squads in the platoon', number: '3-4' } },
    { key: 'paper', gives: { number: 12, base: 6 }, cells: { entry: 'soldiers in a full squad', number: 12 } },
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
      gives: { number: 1, weapon: 'bar', sidearm: 'm1911a1' },
      cells: { entry: 'squad: LMG', number: 1, weapon: 'bar' },
    },
    {
      key: 'squad.gl',
      gives: { number: 1, weapon: 'm79', sidearm: 'm1911a1' },
      cells: { entry: 'squad: GL', number: 1, weapon: 'm79' },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 7, weapon: 'm1-garand', alternative: 'm2-carbine' },
      cells: { entry: 'squad: riflemen', number: 7, weapon: 'm1-garand (SA M-1) or m2-carbine (SF M-2)' },
    },
    {
      key: 'sum',
      gives: { number: 12 },
      cells: { entry: 'in all, in a squad', number: 12 },
    },
  ],
})

/** Individual REP (FNG p. 9). */
export const sfCidgRep = defineTable({
  id: 'army.sf-cidg.rep',
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

/** REP of the SF NCO (FNG p. 9). */
export const sfNcoRep = defineTable({
  id: 'army.sf-cidg.sf-nco-rep',
  title: 'REP of the SF NCO',
  page: 9,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 4, text: 'REP 4' },
    { from: 4, to: 5, outcome: 5, text: 'REP 5' },
    { from: 6, to: 6, outcome: 6, text: 'REP 6' },
  ],
})

/** Equipment (FNG p. 9). */
export const sfCidgEquipment = defineTable({
  id: 'army.sf-cidg.equipment',
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
      gives: { chanceTo: 2, always: false, quantity: '1d6', per: 'squad' },
      cells: { item: 'M-72 LAW', chance: '1d6 (1-2)', quantity: '1d6', per: 'squad' },
    },
    {
      key: 'smoke-grenade',
      gives: { chanceTo: null, always: true, quantity: null, per: 'sfNcoRto' },
      cells: { item: 'smoke grenades', chance: 'always', per: 'every SF NCO and RTO' },
    },
    {
      key: 'claymore',
      gives: { chanceTo: null, always: true, quantity: 'half', per: 'squad' },
      cells: { item: 'Claymore CDM', chance: 'always', quantity: '1/2d6', per: 'squad' },
    },
    {
      key: 'c4',
      gives: { chanceTo: null, always: true, quantity: '1d6', per: 'squad' },
      cells: { item: 'C-4 blocks', chance: 'always', quantity: '1d6', per: 'squad' },
    },
    {
      key: 'fluent',
      gives: { chanceTo: 2, always: false, quantity: null, per: 'sfNco' },
      cells: { item: 'Attribute Fluent', chance: '1d6 (1-2)', per: 'the SF NCO' },
    },
  ],
})
