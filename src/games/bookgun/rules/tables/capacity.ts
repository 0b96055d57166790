import { defineTable } from '../../../../main/engine/table.ts'

/** `figures` is how many; null where another number says it. */
export const capacity = defineTable({
  id: 'bag.capacity',
  title: 'Passengers',
  page: 15,
  alsoOn: [16],
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: ['A horse that carries more is begun in the text, which breaks off: it is left out.'],
  rows: [
    { key: 'wagon', gives: { figures: 6 }, cells: { carrier: 'Horse drawn wagon, ambulance' }, text: '6' },
    {
      key: 'limber',
      gives: { figures: 2 },
      cells: { carrier: 'Horse drawn limber' },
      text: 'the crew of the gun it tows, or 2 when it tows none',
    },
    { key: 'lightWheeled', gives: { figures: 7 }, cells: { carrier: 'Light wheeled' }, text: '7' },
    { key: 'mediumWheeled', gives: { figures: 12 }, cells: { carrier: 'Medium wheeled' }, text: '12' },
    { key: 'heavyWheeled', gives: { figures: 16 }, cells: { carrier: 'Heavy wheeled' }, text: '16' },
    { key: 'lightTracked', gives: { figures: 7 }, cells: { carrier: 'Light tracked with passenger room' }, text: '7' },
    { key: 'heavyTracked', gives: { figures: 0 }, cells: { carrier: 'Heavy tracked' }, text: 'none inside' },
    {
      key: 'riders',
      gives: { figures: 7 },
      cells: { carrier: 'Tank, self-propelled gun, armored car, on the outside' },
      text: '7 riders',
    },
    { key: 'boat', gives: { figures: 9 }, cells: { carrier: 'Light or motor patrol boat' }, text: '9' },
    { key: 'horse', gives: { figures: 1 }, cells: { carrier: 'Horse' }, text: '1' },
  ],
})
