import { defineTable } from '../../../../main/engine/table.ts'
import { afterAction } from './pages.ts'

/**
 * Rolled for each figure with a Serious Wound, with two dice of its unit's own Troop Quality: `quality` of the situation is
 * their sides. Outcomes are keys of `casualtyStatus`.
 */
export const casualtyEvacuated = defineTable({
  id: 'snoopin.casualty-evacuated',
  title: 'Casualty evacuated',
  ...afterAction,
  dice: { kind: 'added', count: 2, sides: 'quality' },
  how: '2 Troop Quality dice added; left the table before the end, by CASEVAC or with a friendly unit',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'deceased', text: 'Deceased: one die into the Replacement Pool' },
    { from: 3, to: 3, outcome: 'verySerious', text: 'Very Serious Injury: one die into the Replacement Pool' },
    { from: 4, to: 5, outcome: 'serious', text: 'Serious Injury: one die into the Replacement Pool' },
    { from: 6, to: 7, outcome: 'incapacitating', text: 'Incapacitating Injury: one die into the Return to Duty Pool' },
    { from: 8, to: 'more', outcome: 'notSerious', text: 'Not Seriously Injured: rejoins at once' },
  ],
})

export const casualtyAccompanied = defineTable({
  id: 'snoopin.casualty-accompanied',
  title: 'Casualty accompanied',
  ...afterAction,
  dice: { kind: 'added', count: 2, sides: 'quality' },
  how: '2 Troop Quality dice added; on the table at the end, friendly combat troops within 2"',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'deceased', text: 'Deceased' },
    { from: 3, to: 4, outcome: 'verySerious', text: 'Very Serious Injury' },
    { from: 5, to: 6, outcome: 'serious', text: 'Serious Injury' },
    { from: 7, to: 9, outcome: 'incapacitating', text: 'Incapacitating Injury' },
    { from: 10, to: 'more', outcome: 'notSerious', text: 'Not Seriously Injured' },
  ],
})

/** A straggler who is recovered rolls once more, on the table that his outcome names. */
export const casualtyStraggler = defineTable({
  id: 'snoopin.casualty-straggler',
  title: 'Straggler',
  ...afterAction,
  dice: { kind: 'added', count: 2, sides: 'quality' },
  how: '2 Troop Quality dice added; on the table at the end without friendly combatants',
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 3,
      outcome: 'whereaboutsUnknown',
      text: 'Duty Status - Whereabouts Unknown: roll here again after the next scenario',
    },
    { from: 4, to: 6, outcome: 'captured', text: 'Captured' },
    { from: 7, to: 9, outcome: 'accompanied', text: 'Recovered: roll on Casualty accompanied' },
    { from: 10, to: 'more', outcome: 'evacuated', text: 'Recovered: roll on Casualty evacuated' },
  ],
})

/** What becomes of a casualty; `status` is where he is then. */
export const casualtyStatus = defineTable({
  id: 'snoopin.casualty-status',
  title: 'Casualty categories',
  ...afterAction,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'deceased',
      gives: { status: 'dead' },
      text: 'dies of wounds; one die into the Replacement Pool',
      cells: { category: 'Deceased' },
    },
    {
      key: 'whereaboutsUnknown',
      gives: { status: 'unknown' },
      text: 'roll again on the Straggler table after the next scenario',
      cells: { category: 'Duty Status - Whereabouts Unknown' },
    },
    {
      key: 'mia',
      gives: { status: 'unknown' },
      text: 'roll 2 Troop Quality dice on the Straggler table',
      cells: { category: 'Missing' },
    },
    {
      key: 'verySerious',
      gives: { status: 'sentHome' },
      text: 'out of the campaign for good; one die into the Replacement Pool',
      cells: { category: 'Very Serious Injury' },
    },
    {
      key: 'serious',
      gives: { status: 'replacementPool' },
      text: 'needs more treatment before duty; one die into the Replacement Pool',
      cells: { category: 'Serious Injury' },
    },
    {
      key: 'incapacitating',
      gives: { status: 'returnPool' },
      text: 'recuperating; one die into the Return to Duty Pool',
      cells: { category: 'Incapacitating Injury' },
    },
    {
      key: 'notSerious',
      gives: { status: 'fit' },
      text: 'rejoins at once',
      cells: { category: 'Not Seriously Injured' },
    },
    {
      key: 'captured',
      gives: { status: 'captured', campaignPoints: -5 },
      text: 'a POW: 5 Campaign Victory Points off; lost for good, unless a rescue is played',
      cells: { category: 'Captured' },
    },
  ],
})
