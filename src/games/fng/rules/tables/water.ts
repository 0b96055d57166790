import { defineTable } from '../../../../main/engine/table.ts'

/** Course of a river (FNG p. 49). */
export const riverDirection = defineTable({
  id: 'river.direction',
  title: 'course of a river',
  page: 49,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 'westEast', text: 'From west to east' },
    { from: 3, to: 3, outcome: 'eastWest', text: 'From east to west' },
    { from: 4, to: 4, outcome: 'southNorth', text: 'From south to north' },
    { from: 5, to: 6, outcome: 'northSouth', text: 'From north to south' },
  ],
})

/** Depth of water (FNG p. 49). */
export const waterDepth = defineTable({
  id: 'water.depth',
  title: 'depth of water',
  page: 49,
  dice: { kind: 'half' },
  how: '1/2d6 (1d6: 1-2 = 1, 3-4 = 2, 5-6 = 3)',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 1, text: 'Below the knee: no penalty, open terrain, Fast Move as usual' },
    {
      from: 2,
      to: 2,
      outcome: 2,
      text: 'Above the waist: normal movement x0.5, weapons usable while wading, Fast Move with 1d6 only; or swim instead at 6" a turn without using weapons',
    },
    { from: 3, to: 3, outcome: 3, text: 'Deep: swimming only' },
  ],
})

/** Current speed (FNG p. 49). */
export const waterCurrent = defineTable({
  id: 'water.current',
  title: 'current speed',
  page: 49,
  dice: { kind: 'half' },
  how: '1/2d6',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 1,
      text: 'REP -1 for the Swimming Test; each swimmer drifts 1" downstream each turn, test passed or not',
    },
    { from: 2, to: 2, outcome: 2, text: 'REP -2; drift 2"' },
    { from: 3, to: 3, outcome: 3, text: 'REP -3; drift 3"' },
  ],
})

/** Swimming Test (FNG p. 50). */
export const swimming = defineTable({
  id: 'water.swimming',
  title: 'Swimming Test',
  page: 50,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP minus current speed. Taken at the start of each turn of Activation: must in depth 3, may in depth 2.',
  modifiers: [
    { when: 'current', text: 'Current speed 1, 2 or 3', to: 'target', by: -1, effect: '-1, -2 or -3' },
    { when: 'swimmer', text: 'Swimmer attribute (p. 6)', to: 'dice', by: 1 },
    { when: 'towing', text: 'A lone rescuer towing a casualty', to: 'target', by: -1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'swims', text: 'Swims up to 6"' },
    {
      from: 1,
      to: 1,
      outcome: 'slightTrouble',
      text: 'Slight trouble: swims up to 3", -1 REP in melee this turn; but if this result already came up earlier in the same crossing, treat as 0',
    },
    {
      from: 0,
      to: 0,
      outcome: 'bigTrouble',
      text: 'Big trouble: no movement; must pass 2d6 at the next test, or be reached by another figure next turn, or drowns at the end of that turn',
    },
  ],
})
