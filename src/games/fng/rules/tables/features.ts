import { defineTable } from '../../../../main/engine/table.ts'

/** Course of a road (FNG p. 50). */
export const roadDirection = defineTable({
  id: 'road.direction',
  title: 'course of a road',
  page: 50,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'westEast', text: 'Left to right' },
    { from: 4, to: 6, outcome: 'northSouth', text: 'North to south' },
  ],
})

/** Barbed or concertina wire (FNG p. 51). */
export const wireKind = defineTable({
  id: 'feature.wire-kind',
  title: 'barbed or concertina wire',
  page: 51,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'single', text: 'Single strand, 2" deep' },
    { from: 4, to: 6, outcome: 'double', text: 'Double strand, 4" deep' },
  ],
})

/** Crossing wire (FNG p. 51). */
export const wireCrossing = defineTable({
  id: 'feature.wire-crossing',
  title: 'crossing wire',
  page: 51,
  dice: { kind: 'lookUp' },
  how: 'Fast Move Test (p. 17: 2d6 passing vs REP, +4" for each die passed); read the extra inches gained',
  modifiers: [],
  firstFits: true,
  rows: [
    { from: 0, to: 0, outcome: 'stays', text: 'Stays in place' },
    { from: 0, to: 3, outcome: 'oneInch', text: 'Moves 1"', cells: { from: 'more than 0' } },
    { from: 4, to: 'more', outcome: 'crosses', text: 'Crosses 2" of wire' },
  ],
})

/** Clearing 6" x 6" by fire (FNG p. 51). */
export const minefieldClearing = defineTable({
  id: 'feature.minefield-clearing',
  title: 'clearing 6" x 6" of a minefield by fire',
  page: 51,
  dice: { kind: 'read' },
  how: '1d6 read, rolled only when a figure has entered the field and failed its 1d6 check',
  modifiers: [],
  rows: [
    { from: 1, to: 1, key: 'artillery', text: 'The area is clear', cells: { cause: 'artillery barrage' } },
    { from: 1, to: 2, key: 'rocket', text: 'The area is clear', cells: { cause: 'rocket' } },
    { from: 1, to: 3, key: 'bomb500', text: 'The area is clear', cells: { cause: '500 lb bomb' } },
    { from: 1, to: 4, key: 'bomb750', text: 'The area is clear', cells: { cause: '750 lb bomb' } },
    { key: 'bomb1000', text: 'No roll: the field becomes a crater', cells: { cause: '1000 lb or larger bomb' } },
  ],
})
