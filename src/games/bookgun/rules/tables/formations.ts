import { defineTable } from '../../../../main/engine/table.ts'

/** How figures stand; rules hang on close order, open order, column and mass. */
export const formations = defineTable({
  id: 'bag.formations',
  title: 'Formations',
  page: 8,
  alsoOn: [9, 10],
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: ['A formation that was shot up or broken by terrain counts as what it was at first.'],
  rows: [
    {
      key: 'close',
      cells: { formation: 'Close order' },
      text: 'Bases touch or are less than 1" apart, two or more figures wide, any depth; 2 ranks fight in close combat. A very good target.',
    },
    {
      key: 'open',
      cells: { formation: 'Open order' },
      text: 'Bases apart, up to 2". Any depth; 2 ranks shoot or fight. Less good a target; every side may fire in it.',
    },
    {
      key: 'line',
      cells: { formation: 'Line' },
      text: 'One rank, for assaults and for searching an area; open or close order.',
    },
    {
      key: 'squadAckAck',
      cells: { formation: 'Squad ack-ack' },
      text: 'Fire teams apart, one leading, the other behind it and to the side; usual on roads. The leader is with either; open or close order.',
    },
    {
      key: 'platoonAckAck',
      cells: { formation: 'Platoon ack-ack' },
      text: 'Squads in the same way: one leads, the others are behind it and to the side; open or close order.',
    },
    {
      key: 'arrowhead',
      cells: { formation: 'Arrowhead' },
      text: 'Crosses open ground: few figures in front, all can fire to the flanks; open or close order.',
    },
    {
      key: 'box',
      cells: { formation: 'Box' },
      text: 'As the arrowhead, with the support group in the middle of the rear; open or close order.',
    },
    {
      key: 'column',
      cells: { formation: 'Column' },
      text: '1 to 4 figures wide and longer than wide, on a road no wider than the road. Not tactical; open or close order.',
    },
    {
      key: 'mass',
      cells: { formation: 'Mass' },
      text: 'An oval of 3 ranks or more, the middle ones fullest. Insurgents and crowds that riot or charge are in it; close or open order.',
    },
    {
      key: 'unformed',
      cells: { formation: 'Unformed' },
      text: 'When nothing else applies: in buildings, in a fort, routing; close or open order.',
    },
    {
      key: 'circle',
      cells: { formation: 'Defensive circle or square' },
      text: 'All round, against insurgents or civilians in the open. It may move, and counts as stationary in close combat; close or open order.',
    },
  ],
})
