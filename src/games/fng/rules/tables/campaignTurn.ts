import { defineTable } from '../../../../main/engine/table.ts'

/** Contact test (FNG p. 57). */
export const contact = defineTable({
  id: 'mission.contact',
  title: 'Contact test',
  page: 57,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the Star (the squad leader)',
  modifiers: [
    { when: 'rainySeason', text: 'Rainy season (May to November)', to: 'target', by: -1 },
    { when: 'extraDie', text: 'The previous Contact test passed 1d6', to: 'dice', by: 1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'contact', text: 'Contact: set up a Mission' },
    {
      from: 1,
      to: 1,
      outcome: 'extraDie',
      text: 'No contact this campaign turn, but the next Contact test is rolled with 3d6; go to the end-of-turn procedure',
    },
    { from: 0, to: 0, outcome: 'quiet', text: 'No contact this campaign turn; go to the end-of-turn procedure' },
  ],
})

/** FWF Support Level (FNG p. 58). */
export const supportLevel = defineTable({
  id: 'mission.support-level',
  title: 'FWF Support Level',
  page: 58,
  dice: { kind: 'lower' },
  how: '2d6; doubles: take that score; otherwise the lower score',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 1, text: 'Support Level 1' },
    { from: 2, to: 2, outcome: 2, text: 'Support Level 2' },
    { from: 3, to: 3, outcome: 3, text: 'Support Level 3' },
    { from: 4, to: 4, outcome: 4, text: 'Support Level 4' },
    { from: 5, to: 5, outcome: 5, text: 'Support Level 5' },
    { from: 6, to: 6, outcome: 6, text: 'Support Level 6' },
  ],
})

/** Enemy Activity Level, EAL (FNG p. 58). */
export const enemyActivityLevel = defineTable({
  id: 'mission.enemy-activity-level',
  title: 'Enemy Activity Level, EAL',
  page: 58,
  dice: { kind: 'lower' },
  how: '2d6; doubles: take that score; otherwise the lower score',
  modifiers: [
    { when: 'pacified', text: 'Pacified area', to: 'level', by: -1 },
    { when: 'contested', text: 'Contested area', to: 'level', by: 0 },
    { when: 'proCommunist', text: 'Pro-Communist area', to: 'level', by: 1 },
    {
      when: 'cakeWalk',
      text: 'Good Mission result 5 last time (cake walk)',
      to: 'level',
      by: 0,
      effect: 'EAL at most 3',
    },
  ],
  rows: [{ from: 1, to: 6, text: 'The score, as modified, is the EAL', scoreIs: 'EAL' }],
})

/** Day Part (FNG p. 59). */
export const dayPart = defineTable({
  id: 'mission.day-part',
  title: 'Day Part',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  heads: { text: 'day part' },
  tells: { light: 'light', turns: 'turns', next: 'then go to row' },
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'night',
      gives: { light: 'night', turns: 3, halfDie: true, next: 3 },
      text: 'Night',
      cells: { light: 'night', turns: '3 + 1/2d6', 'then go to row': 3 },
    },
    {
      from: 3,
      to: 4,
      outcome: 'preDawn',
      gives: { light: 'night', turns: 3, halfDie: true, next: 5 },
      text: 'Pre-Dawn',
      cells: { light: 'night', turns: '3 + 1/2d6', 'then go to row': 5 },
    },
    {
      from: 5,
      to: 5,
      outcome: 'morning',
      gives: { light: 'daylight', turns: 10, halfDie: false, next: 7 },
      text: 'Morning',
      cells: { light: 'daylight', turns: 10, 'then go to row': 7 },
    },
    {
      from: 6,
      to: 6,
      outcome: 'morning',
      gives: { light: 'daylight', turns: 3, halfDie: true, next: 7 },
      text: 'Morning',
      cells: { light: 'daylight', turns: '3 + 1/2d6', 'then go to row': 7 },
    },
    {
      from: 7,
      to: 7,
      outcome: 'afternoon',
      gives: { light: 'daylight', turns: 10, halfDie: false, next: 10 },
      text: 'Afternoon',
      cells: { light: 'daylight', turns: 10, 'then go to row': 10 },
    },
    {
      from: 8,
      to: 9,
      outcome: 'afternoon',
      gives: { light: 'daylight', turns: 3, halfDie: false, next: 10 },
      text: 'Afternoon',
      cells: { light: 'daylight', turns: 3, 'then go to row': 10 },
    },
    {
      from: 10,
      to: 11,
      outcome: 'evening',
      gives: { light: 'daylight', turns: 3, halfDie: true, next: 12 },
      text: 'Evening',
      cells: { light: 'daylight', turns: '3 + 1/2d6', 'then go to row': 12 },
    },
    {
      from: 12,
      to: 'more',
      outcome: 'night',
      gives: { light: 'night', turns: 10, halfDie: false, next: 3 },
      text: 'Night',
      cells: { light: 'night', turns: 10, 'then go to row': 3 },
    },
  ],
})

/** What Inclement weather does to sight, where it is not the rain of p. 30 (FNG p. 59). */
export const sightAsEver = 'sight as ever'

/** Weather (FNG p. 59). */
export const weather = defineTable({
  id: 'mission.weather',
  title: 'weather',
  page: 59,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [{ when: 'rainySeason', text: 'Rainy season (May to November)', to: 'score', by: 1 }],
  rows: [
    { from: 2, to: 2, outcome: 'clear', text: 'Clear' },
    { from: 3, to: 4, outcome: 'clear', text: 'Clear' },
    { from: 5, to: 5, outcome: 'clear', text: 'Clear' },
    { from: 6, to: 6, outcome: 'clear', text: 'Clear' },
    {
      from: 7,
      to: 7,
      outcome: 'variable',
      text: 'Variable: Clear until doubles come up for Activation; then look up the total of the doubles in this column',
    },
    {
      from: 8,
      to: 9,
      outcome: 'inclement',
      text: `Inclement: ${sightAsEver}; any aircraft due to fly cannot take off on 1d6 (1-2); if it does fly, it comes 1/2d6 turns later than given`,
    },
    {
      from: 10,
      to: 11,
      outcome: 'terrible',
      text: 'Terrible: all aircraft grounded; LOS 12" in daylight, 6" at night; Mud where flagged in the terrain tables; paddies flooded; roads not affected',
    },
    { from: 12, to: 'more', outcome: 'terrible', text: 'Terrible: as 10-11' },
  ],
})
