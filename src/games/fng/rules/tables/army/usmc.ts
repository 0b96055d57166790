import { defineTable } from '../../../../../main/engine/table.ts'

/** USMC platoon (FNG p. 9). */
export const usmc = defineTable({
  id: 'army.usmc',
  title: 'USMC platoon',
  page: 9,
  dice: { kind: 'added', count: 1 },
  how: 'strength 8 + 1d6, at most 14',
  tells: {
    number: 'number',
    chanceTo: 'entry',
    weapon: ['weapon before 1 July 1968', 'weapon from 1 July 1968'],
    later: 'weapon from 1 July 1968',
  },
  modifiers: [],
  notes: [
    '(1) The FO RTO appears only together with an FO; an FO without one carries the radio himself. Both are entitled to pistols only, but may carry rifles if the player likes.',
    '(2) Navy Corpsmen, entitled to pistols only; may carry an assault rifle if the player likes.',
    '(4) A .45 M1911A1 in a holster.',
  ],
  rows: [
    {
      key: 'hq.lieutenant',
      gives: { number: 1, weapon: 'm14', later: 'm16' },
      cells: {
        entry: 'HQ: Lieutenant',
        number: 1,
        'weapon before 1 July 1968': 'm14',
        'weapon from 1 July 1968': 'm16',
      },
    },
    {
      key: 'hq.nco',
      gives: { number: 1, weapon: 'm14', later: 'm16' },
      cells: { entry: 'HQ: NCO', number: 1, 'weapon before 1 July 1968': 'm14', 'weapon from 1 July 1968': 'm16' },
    },
    {
      key: 'hq.rto',
      gives: { number: 1, weapon: 'm14', later: 'm16' },
      cells: { entry: 'HQ: RTO', number: 1, 'weapon before 1 July 1968': 'm14', 'weapon from 1 July 1968': 'm16' },
    },
    {
      key: 'hq.medic',
      gives: { number: 1, weapon: 'm1911a1' },
      cells: {
        entry: 'HQ: Medic (Corpsman), footnotes (2), (4)',
        number: 1,
        'weapon before 1 July 1968': '.45 pistol',
        'weapon from 1 July 1968': '.45 pistol',
      },
    },
    {
      key: 'attachment.fo',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: {
        entry: 'attachment (1-2): FO',
        number: 1,
        'weapon before 1 July 1968': 'pistol, footnote (1)',
        'weapon from 1 July 1968': 'pistol, footnote (1)',
      },
    },
    {
      key: 'attachment.foRto',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: {
        entry: 'attachment (1-2): FO RTO',
        number: 1,
        'weapon before 1 July 1968': 'pistol, footnote (1)',
        'weapon from 1 July 1968': 'pistol, footnote (1)',
      },
    },
    {
      key: 'attachment.medic',
      gives: { number: 1, chanceTo: 2, weapon: 'm1911a1' },
      cells: {
        entry: 'attachment (1-2): Medic (Corpsman), footnote (2)',
        number: 1,
        'weapon before 1 July 1968': '.45 pistol',
        'weapon from 1 July 1968': '.45 pistol',
      },
    },
    {
      key: 'attachment.lmg',
      gives: { number: 1, chanceTo: 2, weapon: 'm60', sidearm: 'm1911a1' },
      cells: {
        entry: 'attachment (1-2): LMG',
        number: 1,
        'weapon before 1 July 1968': 'm60',
        'weapon from 1 July 1968': 'm60',
      },
    },
    { key: 'squads', gives: { number: 3 }, cells: { entry: 'squads in the platoon', number: 3 } },
    { key: 'paper', gives: { number: 14, base: 8 }, cells: { entry: 'soldiers in a full squad', number: 14 } },
    {
      key: 'squad.nco',
      gives: { number: 1, weapon: 'm14', later: 'm16' },
      cells: { entry: 'squad: NCO', number: 1, 'weapon before 1 July 1968': 'm14', 'weapon from 1 July 1968': 'm16' },
    },
    {
      key: 'squad.jrNco',
      gives: { number: 3, weapon: 'm14', later: 'm16' },
      cells: {
        entry: 'squad: Jr NCO',
        number: 3,
        'weapon before 1 July 1968': 'm14',
        'weapon from 1 July 1968': 'm16',
      },
    },
    {
      key: 'squad.lmg',
      gives: { number: 3, weapon: 'm14a1', sidearm: 'm1911a1' },
      cells: {
        entry: 'squad: LMG',
        number: 3,
        'weapon before 1 July 1968': 'm14a1',
        'weapon from 1 July 1968': 'm14a1 kept',
      },
    },
    {
      key: 'squad.gl',
      gives: { number: 1, weapon: 'm79', sidearm: 'm1911a1' },
      cells: {
        entry: 'squad: GL',
        number: 1,
        'weapon before 1 July 1968': 'm79, footnote (4)',
        'weapon from 1 July 1968': 'm79, footnote (4)',
      },
    },
    {
      key: 'squad.riflemen',
      gives: { number: 6, weapon: 'm14', later: 'm16' },
      cells: {
        entry: 'squad: riflemen',
        number: 6,
        'weapon before 1 July 1968': 'm14',
        'weapon from 1 July 1968': 'm16',
      },
    },
    {
      key: 'sum',
      gives: { number: 14 },
      cells: { entry: 'in all, in a squad', number: 14 },
    },
  ],
})

/** Individual REP (FNG p. 9). */
export const usmcRep = defineTable({
  id: 'army.usmc.rep',
  title: 'Individual REP',
  page: 9,
  dice: { kind: 'read' },
  how: '1d6 per soldier, read',
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 3, text: 'REP 3' },
    { from: 3, to: 5, outcome: 4, text: 'REP 4' },
    { from: 6, to: 6, outcome: 5, text: 'REP 5' },
  ],
})

/** Equipment (FNG p. 9). */
export const usmcEquipment = defineTable({
  id: 'army.usmc.equipment',
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
      key: 'm20',
      gives: { chanceTo: 2, always: false, quantity: 1, per: 'platoon', untilHalfMonth: 36 },
      cells: {
        item: "M-20 rocket launcher or 90mm RR (player's choice), in place of one man's rifle",
        chance: '1d6 (1-2)',
        quantity: 1,
        per: 'platoon',
        when: 'before 1 July 1968',
      },
    },
    {
      key: 'm72-law',
      gives: { chanceTo: 3, always: false, quantity: '1d6', per: 'squad', fromHalfMonth: 36 },
      cells: {
        item: 'M-72 LAW',
        chance: '1d6 (1-3)',
        quantity: '1d6',
        per: 'squad',
        when: 'from 1 July 1968, in place of the row above',
      },
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
      gives: { chanceTo: null, always: true, quantity: 1, per: 'soldier' },
      cells: { item: 'flak jacket', chance: 'all are issued one', quantity: 1, per: 'soldier' },
    },
    {
      key: 'c4',
      gives: { chanceTo: null, always: true, quantity: '1d6', per: 'squad' },
      cells: { item: 'C-4 blocks', chance: 'always', quantity: '1d6', per: 'squad' },
    },
  ],
})
