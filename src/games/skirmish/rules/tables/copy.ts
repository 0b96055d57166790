import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/**
 * The tables that the page speaks of and does not carry. A figure that is null here stands in no text: the player fills
 * it in from his copy (../copy), and until then what needs it is not played.
 */

/** Suppress: the scores of one die that bring a counter, such as "56". Rows named `own` are for further weapons. */
export const weapons = defineTable({
  id: 'skirmish.weapons',
  title: 'Weapons',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: '1d6 for each phase of fire; the Suppress scores come from your copy',
  modifiers: [],
  rows: [
    { key: 'm16', gives: { name: 'M16', kind: 'gun', suppress: null }, cells: { weapon: 'M16' } },
    { key: 'm60', gives: { name: 'M60', kind: 'gun', suppress: null }, cells: { weapon: 'M60' } },
    {
      key: 'm79',
      gives: { name: 'M79, M203', kind: 'launcher' },
      cells: { weapon: 'M79, M203: fires grenades' },
    },
    { key: 'shotgun', gives: { name: 'Shotgun', kind: 'gun', suppress: null }, cells: { weapon: 'Shotgun' } },
    { key: 'ak', gives: { name: 'AK-47, SKS', kind: 'gun', suppress: null }, cells: { weapon: 'AK-47, SKS' } },
    { key: 'rpd', gives: { name: 'RPD', kind: 'gun', suppress: null }, cells: { weapon: 'RPD' } },
    { key: 'rpg', gives: { name: 'RPG', kind: 'rpg', suppress: null }, cells: { weapon: 'RPG' } },
    { key: 'pistol', gives: { name: 'Pistol', kind: 'gun', suppress: null }, cells: { weapon: 'Pistol' } },
    { key: 'own1', gives: { name: null, kind: 'gun', suppress: null }, cells: { weapon: 'a weapon of your copy' } },
    { key: 'own2', gives: { name: null, kind: 'gun', suppress: null }, cells: { weapon: 'a weapon of your copy' } },
    { key: 'own3', gives: { name: null, kind: 'gun', suppress: null }, cells: { weapon: 'a weapon of your copy' } },
    { key: 'own4', gives: { name: null, kind: 'gun', suppress: null }, cells: { weapon: 'a weapon of your copy' } },
  ],
})

/**
 * Where a shot lands off its point. That 1 and 2 mean on target for a hand grenade, a launcher and a mortar that sees
 * its target, and no change for a further shot of a turn, is printed; what they mean for a first shot is not.
 */
export const deviation = defineTable({
  id: 'skirmish.deviation',
  title: 'Artillery deviation',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read; direction and inches come from your copy',
  modifiers: [],
  notes: [
    'A 1 or 2 is on target for hand grenades, M79 and M203, and mortars that see their target.',
    'A 1 or 2 for a further shot of the same turn: it lands where the one before it did.',
  ],
  rows: [
    { key: '1', from: 1, to: 1, gives: { direction: null, inches: null } },
    { key: '2', from: 2, to: 2, gives: { direction: null, inches: null } },
    { key: '3', from: 3, to: 3, gives: { direction: null, inches: null } },
    { key: '4', from: 4, to: 4, gives: { direction: null, inches: null } },
    { key: '5', from: 5, to: 5, gives: { direction: null, inches: null } },
    { key: '6', from: 6, to: 6, gives: { direction: null, inches: null } },
  ],
})

/** The three standard grenades; the text names two. A size is how far from the middle it reaches. */
export const grenades = defineTable({
  id: 'skirmish.grenades',
  title: 'Grenades',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled; the figures come from your copy',
  modifiers: [],
  rows: [
    { key: 'hand', gives: { range: null }, cells: { what: 'hand grenade: how far it can be thrown' } },
    {
      key: 'fragmentation',
      gives: { name: 'fragmentation', counters: null, inches: null },
      cells: { what: 'fragmentation, and mines: counters, and how far it reaches' },
    },
    {
      key: 'phosphorus',
      gives: { name: 'phosphorus', inches: null, turns: null },
      cells: { what: 'phosphorus: smoke that blocks sight, how far it reaches and for how long' },
    },
    {
      key: 'third',
      gives: { name: null, counters: null, inches: null },
      cells: { what: 'the third standard type, which the text does not name' },
    },
  ],
})

/** How far figures move in a phase. */
export const movement = defineTable({
  id: 'skirmish.movement',
  title: 'Movement',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled',
  modifiers: [],
  rows: [
    { key: 'ordinary', gives: { inches: null, phases: 1 }, cells: { movement: 'figure, one ordinary phase' } },
    {
      key: 'tactical',
      gives: { inches: 2, phases: 2 },
      text: '2"',
      cells: { movement: 'tactical movement, two consecutive phases' },
    },
    { key: 'm113', gives: { inches: 4, phases: 1 }, text: '4"', cells: { movement: 'M113, one phase' } },
  ],
})
