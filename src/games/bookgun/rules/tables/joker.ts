import { defineTable } from '../../../../main/engine/table.ts'

/** Rolled when a joker is drawn in the movement phase; its side names the unit. */
export const jokerMovement = defineTable({
  id: 'bag.joker-movement',
  title: 'Joker movement',
  page: 13,
  dice: { kind: 'read' },
  how: "1d6 read; the drawn joker's side names the unit it is about",
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'dieMore', text: 'One die more for its movement this turn' },
    { from: 2, to: 2, outcome: 'still', text: 'It does not move this turn' },
    { from: 3, to: 3, outcome: 'fallsBack', gives: { dice: 2 }, text: 'It falls back this turn, 2D6' },
    { from: 4, to: 4, outcome: 'less', text: '1D6 less for its movement this turn' },
    { from: 5, to: 5, outcome: 'healed', text: 'Its wounded are healed' },
    { from: 6, to: 6, outcome: 'charge', text: 'It must charge the nearest enemy unit this turn' },
  ],
})
