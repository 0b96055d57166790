import { defineTable } from '../../../../main/engine/table.ts'

/** FWF reinforcements, SL 1 (FNG p. 93). */
export const fwfReinforcementsSl1 = defineTable({
  id: 'reinforcements.fwf.sl-1',
  title: 'FWF reinforcements, SL 1',
  page: 93,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 4, outcome: 'squad', text: 'Squad' },
    {
      from: 5,
      to: 5,
      outcome: 'mortars',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium mortar barrage, available on a single target',
    },
    { from: 6, to: 6, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
  ],
})

/** FWF reinforcements, SL 2 (FNG p. 93). */
export const fwfReinforcementsSl2 = defineTable({
  id: 'reinforcements.fwf.sl-2',
  title: 'FWF reinforcements, SL 2',
  page: 93,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'mortars',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium mortar barrage, available on a single target',
    },
    { from: 3, to: 5, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
    { from: 6, to: 10, outcome: 'squad', text: 'Squad' },
    {
      from: 11,
      to: 11,
      outcome: 'artillery',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium artillery barrage, available on a single target',
    },
    { from: 12, to: 12, outcome: 'hog', text: 'UH-1 "Hog", REP 5, arrives; one pass, then returns to base' },
  ],
})

/** FWF reinforcements, SL 3 (FNG p. 94). */
export const fwfReinforcementsSl3 = defineTable({
  id: 'reinforcements.fwf.sl-3',
  title: 'FWF reinforcements, SL 3',
  page: 94,
  dice: { kind: 'added', count: 3 },
  how: '3d6 added',
  modifiers: [],
  rows: [
    { from: 3, to: 4, outcome: 'slick', text: 'UH-1 "Slick" in the area, available at once' },
    { from: 5, to: 8, outcome: 'squad', text: 'Squad' },
    { from: 9, to: 10, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
    {
      from: 11,
      to: 11,
      outcome: 'mortars',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium mortar barrage, available on a single target',
    },
    {
      from: 12,
      to: 14,
      outcome: 'mortars',
      gives: { weapons: 2, rounds: 2 },
      text: 'Two two-round heavy mortar barrages, available on a single target',
    },
    {
      from: 15,
      to: 16,
      outcome: 'artillery',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium artillery barrage, available on a single target',
    },
    { from: 17, to: 18, outcome: 'hog', text: 'UH-1 "Hog", REP 5, arrives; one pass, then returns to base' },
  ],
})

/** FWF reinforcements, SL 4 (FNG p. 94). */
export const fwfReinforcementsSl4 = defineTable({
  id: 'reinforcements.fwf.sl-4',
  title: 'FWF reinforcements, SL 4',
  page: 94,
  dice: { kind: 'added', count: 4 },
  how: '4d6 added',
  modifiers: [],
  rows: [
    {
      from: 4,
      to: 5,
      outcome: 'artillery',
      gives: { weapons: 2, rounds: 2 },
      text: 'Two two-round heavy artillery barrages, available on a single target',
    },
    {
      from: 6,
      to: 7,
      outcome: 'artillery',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium artillery barrage, available on a single target',
    },
    { from: 8, to: 12, outcome: 'squad', text: 'Squad' },
    { from: 13, to: 13, outcome: 'loach', text: 'OH-6 "Loach", REP 5, arrives, available at once' },
    {
      from: 14,
      to: 15,
      outcome: 'mortars',
      gives: { weapons: 2, rounds: 2 },
      text: 'Two two-round heavy mortar barrages, available on a single target',
    },
    { from: 16, to: 22, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
    {
      from: 23,
      to: 24,
      outcome: 'facOrStrike',
      text: 'FAC arrives overhead; if one is already on station, a pair of attack aircraft is available instead (types from the Aircraft Availability table)',
    },
  ],
})

/** FWF reinforcements, SL 5 (FNG p. 94). */
export const fwfReinforcementsSl5 = defineTable({
  id: 'reinforcements.fwf.sl-5',
  title: 'FWF reinforcements, SL 5',
  page: 94,
  dice: { kind: 'added', count: 5 },
  how: '5d6 added',
  modifiers: [],
  rows: [
    {
      from: 5,
      to: 5,
      outcome: 'artilleryOnFive',
      text: 'The next successful RTO call for artillery or mortars counts as a 5 on the request table',
    },
    {
      from: 6,
      to: 8,
      outcome: 'artillery',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium artillery barrage, available on a single target',
    },
    { from: 9, to: 10, outcome: 'gunship', text: 'Gunship arrives, available at once' },
    {
      from: 11,
      to: 11,
      outcome: 'snipers',
      text: 'Two-man sniper team: sniper with BA rifle and scope, spotter with M-16 (and starlight scope at night)',
    },
    { from: 12, to: 14, outcome: 'squad', text: 'Squad' },
    { from: 15, to: 23, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
    {
      from: 24,
      to: 30,
      outcome: 'facOrStrike',
      text: 'FAC arrives overhead; if one is already on station, a pair of attack aircraft is available instead (types from the Aircraft Availability table)',
    },
  ],
})

/** FWF reinforcements, SL 6 (FNG p. 94). */
export const fwfReinforcementsSl6 = defineTable({
  id: 'reinforcements.fwf.sl-6',
  title: 'FWF reinforcements, SL 6',
  page: 94,
  dice: { kind: 'added', count: 6 },
  how: '6d6 added',
  modifiers: [],
  rows: [
    {
      from: 6,
      to: 12,
      outcome: 'artilleryOnFive',
      text: 'The next successful RTO call for artillery or mortars counts as a 5 on the request table',
    },
    {
      from: 13,
      to: 15,
      outcome: 'artillery',
      gives: { weapons: 1, rounds: 3 },
      text: 'Three-round medium artillery barrage, available on a single target',
    },
    { from: 16, to: 20, outcome: 'squad', text: 'Squad' },
    {
      from: 21,
      to: 22,
      outcome: 'snipers',
      text: 'Two-man sniper team: sniper with BA rifle and scope, spotter with M-16 (and starlight scope at night)',
    },
    { from: 23, to: 26, outcome: 'gunship', text: 'Gunship arrives, available at once' },
    { from: 27, to: 32, outcome: 'restOfPlatoon', text: 'Rest of platoon' },
    {
      from: 33,
      to: 36,
      outcome: 'facOrStrike',
      text: 'FAC arrives overhead; if one is already on station, a pair of attack aircraft is available instead (types from the Aircraft Availability table)',
    },
  ],
})
