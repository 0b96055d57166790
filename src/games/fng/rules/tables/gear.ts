import { defineTable } from '../../../../main/engine/table.ts'

/** Chance of carrying it (FNG p. 6). */
export const gear = defineTable({
  id: 'gear',
  title: 'gear a man may carry',
  page: 6,
  alsoOn: [7],
  dice: { kind: 'possibility' },
  how: '1d6 per soldier and item, possibility',
  heads: { key: 'id' },
  tells: { chanceTo: 'who has it' },
  modifiers: [],
  rows: [
    { key: 'flashlight', gives: { chanceTo: 2 }, cells: { item: 'Flashlight', 'who has it': 'soldier (1-2)' } },
    {
      key: 'pencil-flare',
      gives: { chanceTo: 2 },
      cells: { item: 'Pencil Flare / Starburst Cluster', 'who has it': 'soldier (1-2); usually several in a squad' },
    },
    {
      key: 'starlight-scope',
      gives: { chanceTo: null },
      cells: {
        item: 'Starlight scope / device',
        'who has it':
          'one per platoon; began to appear in small numbers in mid 1967, at least one per platoon by late 1968',
      },
    },
    {
      key: 'wire-cutters',
      gives: { chanceTo: 1 },
      cells: {
        item: 'Wire cutters',
        'who has it': 'soldier (1); on a Mission that needs them at least one character has them',
      },
    },
    { key: 'flak-jacket', gives: { chanceTo: null }, cells: { item: 'Flak jacket', 'who has it': 'by army list' } },
    {
      key: 'chicken-plate',
      gives: { chanceTo: null },
      cells: { item: 'Chicken Plate', 'who has it': 'helicopter crews' },
    },
  ],
})
