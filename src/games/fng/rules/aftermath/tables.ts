import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Which extra item the platoon gets. The book prints it inside row 4 of Good Mission (FNG p. 102); outcomes are ids of
 * equipment and weapons.
 */
export const extraItem = defineTable({
  id: 'after.extra-item',
  title: 'Extra item',
  page: 102,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'radio', text: 'A radio' },
    { from: 4, to: 5, outcome: 'm60', text: 'An M-60 LMG' },
    { from: 6, to: 6, outcome: 'm79', text: 'An M-79' },
  ],
})
