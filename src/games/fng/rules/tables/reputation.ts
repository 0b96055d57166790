import { defineTable } from '../../../../main/engine/table.ts'

/** Colour of the REP stripe (FNG p. 3). */
export const repStripe = defineTable({
  id: 'base-stripe.rep',
  title: 'colour of the REP stripe',
  page: 3,
  dice: { kind: 'lookUp' },
  heads: { key: 'REP' },
  modifiers: [],
  rows: [
    { key: '3', cells: { colour: 'green' } },
    { key: '4', cells: { colour: 'red' } },
    { key: '5', cells: { colour: 'blue' } },
    { key: '6', cells: { colour: 'white' } },
  ],
})

/** Colour of the squad stripe (FNG p. 3). */
export const squadStripe = defineTable({
  id: 'base-stripe.squad',
  title: 'colour of the squad stripe',
  page: 3,
  dice: { kind: 'lookUp' },
  heads: { key: 'squad' },
  modifiers: [],
  rows: [
    { key: '1st', cells: { colour: 'blue' } },
    { key: '2nd', cells: { colour: 'red' } },
    { key: '3rd', cells: { colour: 'green' } },
  ],
})

/** REP levels (FNG p. 4). */
export const reputation = defineTable({
  id: 'reputation',
  title: 'REP levels',
  page: 4,
  alsoOn: [104],
  dice: { kind: 'lookUp' },
  heads: { key: 'REP' },
  modifiers: [],
  rows: [
    { key: '6', cells: { who: 'larger-than-life heroes, very rare' } },
    {
      key: '5',
      cells: { who: 'veterans of many successful missions: combat-experienced officers, NCOs and soldiers' },
    },
    {
      key: '4',
      cells: { who: 'reliable, of some experience, or highly trained and motivated; has come through combat' },
    },
    {
      key: '3',
      cells: {
        who: 'unknown quality: little or no action so far, newly trained, or grown cautious near the end of the tour (Short Timer, p. 104)',
      },
    },
    { key: '2', cells: { who: 'green or poor quality, poorly trained or pressed into service' } },
    { key: '1', cells: { who: 'civilians and others without weapons training or combat experience' } },
  ],
})

/** Star Power dice (FNG p. 4). */
export const starPower = defineTable({
  id: 'star-power',
  title: 'Star Power dice',
  page: 4,
  dice: { kind: 'read' },
  how: 'one d6 for each Star Power die still held, each die read on its own; rolled whenever the character takes any damage',
  heads: { text: 'effect on the damage' },
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 3,
      outcome: 'reduces',
      text: 'Reduces one damage result by one level',
      cells: { 'the die': 'kept' },
    },
    { from: 4, to: 5, outcome: 'kept', text: 'None', cells: { 'the die': 'kept' } },
    { from: 6, to: 6, outcome: 'lost', text: 'None', cells: { 'the die': 'lost for the rest of the Mission' } },
  ],
})

/** One level of reduction (FNG p. 4). */
export const starPowerStepDown = defineTable({
  id: 'star-power.step-down',
  title: 'Star Power, one level of damage less',
  page: 4,
  dice: { kind: 'lookUp' },
  heads: { key: 'damage before' },
  modifiers: [],
  rows: [
    { key: 'Obviously Dead', gives: { after: 'outOfTheFight' }, cells: { 'damage after': 'Out of the Fight' } },
    { key: 'Out of the Fight', gives: { after: 'stunned' }, cells: { 'damage after': 'Stunned' } },
    { key: 'Stunned', gives: { after: 'carryOn' }, cells: { 'damage after': 'Carry On' } },
  ],
})
