import { defineTable, missing } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/**
 * The tables that the page speaks of and does not carry. A figure that is missing here stands in no text: the player fills
 * it in from his copy (../copy), and until then what needs it is not played.
 */

/** Suppress: the scores of one die that bring a counter, such as "5-6". Rows named `own` are for further weapons. */
export const weapons = defineTable({
  id: 'skirmish.weapons',
  title: 'Weapons',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: '1d6 for each phase of fire; the Suppress scores come from your copy',
  fromCopy: { suppress: { column: 'Suppress', kind: 'scores' }, name: { column: 'name', kind: 'words' } },
  lacks:
    'The page says how a phase of fire is rolled. Which scores bring a counter stands in its weapons table, which it names and does not carry.',
  modifiers: [],
  rows: [
    { key: 'm16', gives: { name: 'M16', kind: 'gun', suppress: missing }, cells: { weapon: 'M16' } },
    { key: 'm60', gives: { name: 'M60', kind: 'gun', suppress: missing }, cells: { weapon: 'M60' } },
    {
      key: 'm79',
      gives: { name: 'M79', kind: 'launcher', launches: true },
      cells: { weapon: 'M79: fires grenades' },
    },
    {
      key: 'm203',
      gives: { name: 'M16 with M203', kind: 'gun', launches: true, firesAs: 'm16' },
      cells: { weapon: 'M16 with M203: an M16 that fires grenades as well' },
    },
    { key: 'shotgun', gives: { name: 'Shotgun', kind: 'gun', suppress: missing }, cells: { weapon: 'Shotgun' } },
    { key: 'ak', gives: { name: 'AK-47, SKS', kind: 'gun', suppress: missing }, cells: { weapon: 'AK-47, SKS' } },
    { key: 'rpd', gives: { name: 'RPD', kind: 'gun', suppress: missing }, cells: { weapon: 'RPD' } },
    { key: 'rpg', gives: { name: 'RPG', kind: 'rpg', suppress: missing }, cells: { weapon: 'RPG' } },
    { key: 'pistol', gives: { name: 'Pistol', kind: 'gun', suppress: missing }, cells: { weapon: 'Pistol' } },
    {
      key: 'own1',
      gives: { name: missing, kind: 'gun', suppress: missing },
      cells: { weapon: 'a weapon of your copy' },
    },
    {
      key: 'own2',
      gives: { name: missing, kind: 'gun', suppress: missing },
      cells: { weapon: 'a weapon of your copy' },
    },
    {
      key: 'own3',
      gives: { name: missing, kind: 'gun', suppress: missing },
      cells: { weapon: 'a weapon of your copy' },
    },
    {
      key: 'own4',
      gives: { name: missing, kind: 'gun', suppress: missing },
      cells: { weapon: 'a weapon of your copy' },
    },
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
  fromCopy: { direction: { column: 'direction', kind: 'words' }, inches: { column: 'inches', kind: 'number' } },
  lacks:
    'The page sends every shot that can go astray to its deviation chart, which it does not carry: only what a 1 and a 2 mean is said.',
  modifiers: [],
  notes: [
    'A 1 or 2 is on target for hand grenades, M79 and M203, and mortars that see their target.',
    'A 1 or 2 for a further shot of the same turn: it lands where the one before it did.',
  ],
  rows: [
    { key: '1', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 1' } },
    { key: '2', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 2' } },
    { key: '3', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 3' } },
    { key: '4', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 4' } },
    { key: '5', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 5' } },
    { key: '6', gives: { direction: missing, inches: missing }, cells: { die: 'artillery deviation, a 6' } },
  ],
})

/** The three standard grenades; the text names two. A size is how far from the middle it reaches. */
export const grenades = defineTable({
  id: 'skirmish.grenades',
  title: 'Grenades',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled; the figures come from your copy',
  onPaper: 'The figures come from your copy',
  fromCopy: {
    range: { column: 'range in inches', kind: 'number' },
    name: { column: 'name', kind: 'words' },
    counters: { column: 'counters', kind: 'number' },
    inches: { column: 'inches', kind: 'number' },
    turns: { column: 'turns', kind: 'number' },
  },
  lacks:
    'The page speaks of three standard grenades, names two, and does not carry their table. Mines work as the first of them.',
  modifiers: [],
  rows: [
    { key: 'hand', gives: { range: missing }, cells: { what: 'hand grenade: how far it can be thrown' } },
    {
      key: 'fragmentation',
      gives: { name: 'fragmentation', counters: missing, inches: missing },
      cells: { what: 'fragmentation, and mines: counters, and how far it reaches' },
    },
    {
      key: 'phosphorus',
      gives: { name: 'phosphorus', inches: missing, turns: missing },
      cells: { what: 'phosphorus: smoke that blocks sight, how far it reaches and for how long' },
    },
    {
      key: 'third',
      gives: { name: missing, counters: missing, inches: missing },
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
  fromCopy: { inches: { column: 'inches', kind: 'number' } },
  lacks: 'The page gives two moves. How far a figure goes in one ordinary phase is in none of its lines.',
  figures: ['result'],
  modifiers: [],
  rows: [
    { key: 'ordinary', gives: { inches: missing, phases: 1 }, cells: { movement: 'figure, one ordinary phase' } },
    {
      key: 'tactical',
      gives: { inches: 2, phases: 2 },
      text: '2"',
      cells: { movement: 'tactical movement, two consecutive phases' },
    },
    { key: 'm113', gives: { inches: 4, phases: 1 }, text: '4"', cells: { movement: 'M113, one phase' } },
  ],
})
