import { defineTable } from '../../../../main/engine/table.ts'

/** Length of a full tour (FNG p. 53). */
export const tourLength = defineTable({
  id: 'campaign.tour-length',
  title: 'length of a full tour',
  page: 53,
  alsoOn: [104],
  dice: { kind: 'lookUp' },
  tells: { months: 'months', turns: 'campaign turns' },
  modifiers: [],
  rows: [
    { key: 'usmc', gives: { months: 13, turns: 26 }, cells: { force: 'USMC', months: 13, 'campaign turns': 26 } },
    {
      key: 'others',
      gives: { months: 12, turns: 24 },
      cells: { force: 'all others (U.S. Army, Special Forces/CIDG, ANZAC, ARVN)', months: 12, 'campaign turns': 24 },
    },
  ],
})

/** Starting DEROS (FNG p. 53). */
export const deros = defineTable({
  id: 'campaign.deros',
  title: 'starting DEROS',
  page: 53,
  dice: { kind: 'added', count: 2 },
  how: 'NCO rank and below 2d6 added; officers 1d6 read',
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 12,
      key: 'ncoOrBelow',
      gives: { dice: 2 },
      text: 'That many months until he goes home',
      cells: { who: 'each soldier of NCO rank or below' },
    },
    {
      from: 1,
      to: 6,
      key: 'officer',
      gives: { dice: 1 },
      text: 'That many months until he is reassigned',
      cells: { who: 'each officer' },
    },
  ],
})

/** Where forces fought (FNG p. 53). */
export const corpsChoice = defineTable({
  id: 'campaign.corps-choice',
  title: 'where forces fought',
  page: 53,
  dice: { kind: 'lookUp' },
  how: "nothing is rolled (player's choice, guided)",
  onPaper: "Player's choice, guided",
  modifiers: [],
  rows: [
    { key: 'usmc', gives: { corps: 'i' }, cells: { force: 'USMC', Corps: 'I, almost without exception' } },
    { key: 'anzac', gives: { corps: 'iii' }, cells: { force: 'ANZAC', Corps: 'III, centre and east' } },
    {
      key: 'riverine',
      gives: { corps: 'iv iii' },
      cells: { force: 'Riverine Task Force units', Corps: 'IV, and the south of III' },
    },
    {
      key: 'others',
      gives: { corps: 'i ii iii iv' },
      cells: { force: 'U.S. Army, Special Forces, ARVN', Corps: 'any' },
    },
  ],
})

/** Areas of operations by Corps (FNG p. 44). */
export const corpsAreas = defineTable({
  id: 'campaign.areas',
  title: 'areas of operations by Corps',
  page: 44,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'i',
      gives: { areas: 'dmz coastal interior' },
      cells: { Corps: 'I', 'areas of operations': 'dmz, coastal, interior' },
    },
    {
      key: 'ii',
      gives: { areas: 'coastal interior highlands' },
      cells: { Corps: 'II', 'areas of operations': 'coastal, interior, highlands' },
    },
    {
      key: 'iii',
      gives: { areas: 'coastal interior highlands free-fire-zone swamp' },
      cells: { Corps: 'III', 'areas of operations': 'coastal, interior, highlands, free-fire-zone, swamp' },
    },
    {
      key: 'iv',
      gives: { areas: 'swamp interior free-fire-zone' },
      cells: { Corps: 'IV', 'areas of operations': 'swamp, interior, free-fire-zone' },
    },
  ],
})

/** Where the Mission is (FNG p. 54). */
export const areaOfOperations = defineTable({
  id: 'campaign.area-of-operations',
  title: 'where the Mission is',
  page: 54,
  dice: { kind: 'read' },
  how: '1d6 read for each area of the Corps; highest wins; ties re-rolled',
  modifiers: [{ when: 'lastArea', text: 'Area of the previous Mission', to: 'score', by: 2 }],
  rows: [
    {
      from: 'less',
      to: 'more',
      outcome: 'total',
      text: 'The Mission is in this area',
      cells: { from: 'highest total', to: '' },
    },
  ],
})

/** Political status of the area (FNG p. 54). */
export const aoPoliticalStatus = defineTable({
  id: 'campaign.ao-political-status',
  title: 'political status of the area',
  page: 54,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [
    { when: 'iDmz', text: 'I Corps dmz', to: 'score', by: 1 },
    { when: 'iCoastal', text: 'I Corps coastal', to: 'score', by: 1 },
    { when: 'iInterior', text: 'I Corps interior', to: 'score', by: 2 },
    { when: 'iiHighlands', text: 'II Corps highlands', to: 'score', by: 1 },
    { when: 'iiCoastal', text: 'II Corps coastal', to: 'score', by: 2 },
    { when: 'iiInterior', text: 'II Corps interior', to: 'score', by: 1 },
    { when: 'iiiFreeFireZone', text: 'III Corps free-fire-zone', to: 'score', by: 2 },
    { when: 'iiiOther', text: 'III Corps coastal, interior, highlands, swamp', to: 'score', by: 0 },
    { when: 'ivSwamp', text: 'IV Corps swamp', to: 'score', by: 1 },
    { when: 'ivFreeFireZone', text: 'IV Corps free-fire-zone', to: 'score', by: 2 },
    { when: 'ivInterior', text: 'IV Corps interior', to: 'score', by: -1 },
  ],
  rows: [
    { from: 1, to: 5, outcome: 'pacified', gives: { eal: -1 }, text: 'Pacified: EAL -1' },
    { from: 6, to: 8, outcome: 'contested', gives: { eal: 0 }, text: 'Contested: EAL unchanged' },
    {
      from: 9,
      to: 14,
      outcome: 'proCommunist',
      gives: { eal: 1 },
      text: 'Pro-Communist: EAL +1 (and -1 to the 1d6 of the PEF Resolution Table, p. 61)',
    },
  ],
})
