import { defineTable } from '../../../../main/engine/table.ts'
import { afterAction } from './pages.ts'

/** One die of the unit's quality for each man of the pool. */
export const returnToDuty = defineTable({
  id: 'snoopin.return-to-duty',
  title: 'Return to Duty Pool',
  ...afterAction,
  dice: { kind: 'read', sides: 'quality' },
  how: 'one die of the unit’s Troop Quality for each in the pool',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'stays', text: 'Stays in the pool' },
    { from: 4, to: 'more', outcome: 'rejoins', text: 'Rejoins his unit' },
  ],
})

/** The same for those who need more treatment; who is lost for good has no such roll (ruling). */
export const replacementPool = defineTable({
  id: 'snoopin.replacement-pool',
  title: 'Replacement Pool',
  ...afterAction,
  dice: { kind: 'read', sides: 'quality' },
  how: 'one die of the unit’s Troop Quality for each with a Serious Injury',
  modifiers: [],
  notes: ['Deceased, Very Serious Injury, KIA and POW have no such roll: their replacement comes at once.'],
  rows: [
    { from: 1, to: 3, outcome: 'unfit', text: 'Unfit: the unit gets a replacement' },
    { from: 4, to: 'more', outcome: 'returnToDuty', text: 'Goes to the Return to Duty Pool' },
  ],
})

/** The die is not named; the rows run from 1 to 6 (ruling). */
export const replacement = defineTable({
  id: 'snoopin.replacement',
  title: 'Replacement',
  ...afterAction,
  dice: { kind: 'read' },
  how: '1d6 read for each man who comes',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 2,
      outcome: 'cherry',
      gives: { name: 'Cherry', quality: 6, morale: 8 },
      text: 'Cherry: Troop Quality D6, Morale D8',
    },
    {
      from: 3,
      to: 5,
      outcome: 'fng',
      gives: { name: 'FNG', quality: 8, morale: 8 },
      text: 'FNG: Troop Quality D8, Morale D8',
    },
    {
      from: 6,
      to: 6,
      outcome: 'lifer',
      gives: { name: 'Lifer', quality: 10, morale: 10 },
      text: 'Lifer: Troop Quality D10, Morale D10',
    },
  ],
})

/** Rolled by a unit of which half or more is replaced at once. */
export const lossOfDevelopments = defineTable({
  id: 'snoopin.loss-of-developments',
  title: 'Loss of developments',
  ...afterAction,
  dice: { kind: 'read', sides: 'quality' },
  how: 'one die of the unit’s Troop Quality, where half or more of it is replaced at once',
  modifiers: [{ when: 'replacement', text: 'Each replacement assigned in this campaign turn', to: 'score', by: -1 }],
  rows: [
    { from: 'less', to: 3, outcome: 'lost', text: 'All combat advancements are lost' },
    { from: 4, to: 'more', outcome: 'kept', text: 'Its combat advancements are kept' },
  ],
})
