import { defineTable } from '../../../../main/engine/table.ts'

/** After every scenario with a draw or better. A further improvement at rank 3 is no development. */
export const insurgency = defineTable({
  id: 'snoopin.insurgency',
  title: 'Building the Insurgency',
  page: 19,
  alsoOn: [20],
  dice: { kind: 'read', sides: 10 },
  how: '1d10 read after every scenario with a draw or better',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'disillusionment',
      text: 'Disillusionment: Local Force VC become subject to Shrink',
    },
    { from: 2, to: 5, outcome: 'none', text: 'No Development' },
    { from: 6, to: 6, outcome: 'supplies', text: 'Improved Supplies' },
    { from: 7, to: 7, outcome: 'troops', text: 'Improved Troops' },
    { from: 8, to: 8, outcome: 'tactics', text: 'Improved Tactics' },
    { from: 9, to: 9, outcome: 'special', text: 'Special development' },
    { from: 10, to: 10, outcome: 'leadership', text: 'Improved Leadership' },
  ],
})

/**
 * Four areas of three ranks: the key is area and rank. `startDie` is rolled at the start of a game, per `each`, and passes
 * at `from`; units have `quality` and `morale` at least.
 */
export const insurgencyRanks = defineTable({
  id: 'snoopin.insurgency-ranks',
  title: 'Insurgency ranks',
  page: 20,
  alsoOn: [21],
  dice: { kind: 'lookUp' },
  figures: ['rank'],
  modifiers: [],
  rows: [
    {
      key: 'supplies1',
      gives: { area: 'supplies', rank: 1, name: 'Supplies come in', startDie: 6, each: 'game', from: 4 },
      text: 'at the start of each later game a D6: on 4 or more the Supply Quality of all VC units is one level higher',
      cells: { improvement: 'Supplies', rank: 1 },
    },
    {
      key: 'supplies2',
      gives: { area: 'supplies', rank: 2, name: 'Average for good' },
      text: 'Supply Quality of all VC units is Average for good; Fog of War cards or scenarios may lower it',
      cells: { improvement: 'Supplies', rank: 2 },
    },
    {
      key: 'supplies3',
      gives: { area: 'supplies', rank: 3, name: 'Well Supplied', startDie: 6, each: 'VC unit', from: 4 },
      text: 'at the start of a game a D6 for each VC unit deployed: on 4 or more it is Well Supplied for the game',
      cells: { improvement: 'Supplies', rank: 3 },
    },
    {
      key: 'troops1',
      gives: {
        area: 'troops',
        rank: 1,
        name: 'Local Force up',
        startDie: 6,
        each: 'Local Force unit',
        from: 4,
        quality: 8,
        morale: 10,
      },
      text: 'at the start of each game a D6 for each Local Force unit deployed: on 4 or more it has Troop Quality D8 and Morale D10',
      cells: { improvement: 'Troops', rank: 1 },
    },
    {
      key: 'troops2',
      gives: { area: 'troops', rank: 2, name: 'Local Force trained', quality: 8, morale: 10 },
      text: 'all Local Force units have Troop Quality D8 and Morale D10',
      cells: { improvement: 'Troops', rank: 2 },
    },
    {
      key: 'troops3',
      gives: {
        area: 'troops',
        rank: 3,
        name: 'Main Force up',
        startDie: 6,
        each: 'Main Force unit',
        from: 4,
        quality: 10,
        morale: 10,
      },
      text: 'at the start of each game a D6 for each Main Force unit: on 4 or more it has Troop Quality D10 and Morale D10',
      cells: { improvement: 'Troops', rank: 3 },
    },
    {
      key: 'tactics1',
      gives: { area: 'tactics', rank: 1, name: '+1 die shift' },
      text: '+1 die shift to Troop Quality in tests to find or avoid alarms, mines or flares',
      cells: { improvement: 'Tactics', rank: 1 },
    },
    {
      key: 'tactics2',
      gives: { area: 'tactics', rank: 2, name: '-1 to be spotted' },
      text: 'units that try to spot VC units have -1 on the die',
      cells: { improvement: 'Tactics', rank: 2 },
    },
    {
      key: 'tactics3',
      gives: { area: 'tactics', rank: 3, name: '+1 to react' },
      text: 'all VC units have +1 on Reaction test dice',
      cells: { improvement: 'Tactics', rank: 3 },
    },
    {
      key: 'leadership1',
      gives: { area: 'leadership', rank: 1, name: 'Leaders of D10', morale: 10 },
      text: 'Morale of all VC leaders is D10',
      cells: { improvement: 'Leadership', rank: 1 },
    },
    {
      key: 'leadership2',
      gives: { area: 'leadership', rank: 2, name: 'One die more' },
      text: 'once per game the VC may add a die to any one die roll',
      cells: { improvement: 'Leadership', rank: 2 },
    },
    {
      key: 'leadership3',
      gives: { area: 'leadership', rank: 3, name: 'Morale up' },
      text: 'once per game: Morale one die type up for every VC on the table',
      cells: { improvement: 'Leadership', rank: 3 },
    },
  ],
})

/** One that is held already is no development (ruling). */
export const insurgencySpecial = defineTable({
  id: 'snoopin.insurgency-special',
  title: 'Special Development',
  page: 21,
  dice: { kind: 'read' },
  how: '1d6 read; one that is held already is no development',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'avengers',
      gives: { name: 'Avengers' },
      text: 'Avengers: CIDG and other Irregular enemy units have -1 on all Reaction test dice',
    },
    {
      from: 2,
      to: 2,
      outcome: 'light',
      gives: { name: 'Light of the Revolution' },
      text: 'Light of the Revolution: at the start of the game each Kit Carson Scout passes a Troop Quality test or is taken off the table',
    },
    {
      from: 3,
      to: 3,
      outcome: 'nightStalkers',
      gives: { name: 'Night Stalkers' },
      text: 'Night Stalkers: +1 die shift to Morale at night',
    },
    {
      from: 4,
      to: 4,
      outcome: 'unpredictable',
      gives: { name: 'Unpredictable' },
      text: 'Unpredictable: once per game, at any time in a turn, makes the opponent draw a Fog of War card',
    },
    {
      from: 5,
      to: 5,
      outcome: 'boobyTraps',
      gives: { name: 'Booby Trap Artists' },
      text: 'Booby Trap Artists: +1 to the dice for how many Booby Trap cards there are',
    },
    {
      from: 6,
      to: 6,
      outcome: 'victoryOrDeath',
      gives: { name: 'Victory or Death' },
      text: 'Victory or Death: on casualty checks a 5 or 6 leaves the figure in combat unharmed',
    },
  ],
})
