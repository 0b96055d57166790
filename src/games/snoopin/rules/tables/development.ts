import { defineTable } from '../../../../main/engine/table.ts'
import { afterAction } from './pages.ts'

/** For a team that hurt a hostile unit, was engaged by one, and lost nobody killed or captured. */
export const unitDevelopment = defineTable({
  id: 'snoopin.unit-development',
  title: 'Unit Development',
  ...afterAction,
  dice: { kind: 'read', sides: 10 },
  how: '1d10 read for each team of the platoon that has earned it',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'fatigue', text: 'Combat Fatigue' },
    { from: 2, to: 5, outcome: 'none', text: 'No development' },
    { from: 6, to: 6, outcome: 'firepower', text: 'Firepower development' },
    { from: 7, to: 7, outcome: 'defence', text: 'Defence development' },
    { from: 8, to: 8, outcome: 'reaction', text: 'Reaction development' },
    { from: 9, to: 9, outcome: 'special', text: 'Special development' },
    { from: 10, to: 10, outcome: 'leadership', text: 'Leadership development' },
  ],
})

/** All of it lasts until the team recuperates, and adds up. `name` is what a team bears it by. */
export const combatFatigue = defineTable({
  id: 'snoopin.combat-fatigue',
  title: 'Combat Fatigue',
  ...afterAction,
  dice: { kind: 'added', count: 2, sides: 'quality' },
  how: '2 Troop Quality dice added, of the normal Troop Quality',
  modifiers: [],
  notes: [
    'It lasts until the team sits out a campaign turn. A fatigued team that goes out again rolls here again.',
    'Defence, Firepower and Reaction dice do not fall below D6; a Morale that does keeps the team at home.',
  ],
  rows: [
    {
      from: 2,
      to: 3,
      outcome: 'defence',
      gives: { name: 'Degraded Defence' },
      text: 'Degraded Defence: one Defence die is one type lower (5D8 becomes 4D8 and 1D6)',
    },
    {
      from: 4,
      to: 5,
      outcome: 'firepower',
      gives: { name: 'Degraded Firepower' },
      text: 'Degraded Firepower: one Firepower die is one type lower (6D8 becomes 5D8 and 1D6)',
    },
    {
      from: 6,
      to: 7,
      outcome: 'morale',
      gives: { name: 'Degraded Morale' },
      text: 'Degraded Morale: the Morale die is one type lower (D10 becomes D8); below D6 the unit is combat ineffective and may not be fielded',
    },
    {
      from: 8,
      to: 9,
      outcome: 'reactions',
      gives: { name: 'Degraded Reactions' },
      text: 'Degraded Reactions: Troop Quality is one level lower for Reaction rolls (D8 rolls a D6), not below D6',
    },
    {
      from: 10,
      to: 11,
      outcome: 'edge',
      gives: { name: 'Loss of Edge' },
      text: 'Loss of Edge: no benefit from earlier development ranks',
    },
    {
      from: 12,
      to: 'more',
      outcome: 'fatigued',
      gives: { name: 'Fatigued' },
      text: 'Fatigued: no effect now, but the combat stress level is 1 higher in all future scenarios',
    },
  ],
})

/** Three areas of three ranks: the key is area and rank. */
export const ranks = defineTable({
  id: 'snoopin.ranks',
  title: 'Ranks',
  ...afterAction,
  dice: { kind: 'lookUp' },
  figures: ['rank'],
  modifiers: [],
  notes: ['A fourth result of a kind brings nothing.'],
  rows: [
    {
      key: 'firepower1',
      gives: { area: 'firepower', rank: 1 },
      text: 'once per game, right after rolling to engage a hostile, re-roll one of the lowest Firepower dice',
      cells: { area: 'Firepower', rank: 1 },
    },
    {
      key: 'firepower2',
      gives: { area: 'firepower', rank: 2 },
      text: '+2" to Optimum Range',
      cells: { area: 'Firepower', rank: 2 },
    },
    {
      key: 'firepower3',
      gives: { area: 'firepower', rank: 3 },
      text: 'one Quality die level higher when engaging a hostile with Firepower or Close Combat',
      cells: { area: 'Firepower', rank: 3 },
    },
    {
      key: 'defence1',
      gives: { area: 'defence', rank: 1 },
      text: 'once per game, right after being engaged by a hostile, re-roll one of the lowest Defence dice',
      cells: { area: 'Defence', rank: 1 },
    },
    {
      key: 'defence2',
      gives: { area: 'defence', rank: 2 },
      text: 'once per game, at the start of a turn, may set up as by the Fog of War card "An Excellent Position"',
      cells: { area: 'Defence', rank: 2 },
    },
    {
      key: 'defence3',
      gives: { area: 'defence', rank: 3 },
      text: 'Defence one Troop Quality die type higher (D8 to D10)',
      cells: { area: 'Defence', rank: 3 },
    },
    {
      key: 'reaction1',
      gives: { area: 'reaction', rank: 1 },
      text: 'once per game, right after a Reaction test, re-roll the Reaction die',
      cells: { area: 'Reaction', rank: 1 },
    },
    {
      key: 'reaction2',
      gives: { area: 'reaction', rank: 2 },
      text: 'conditions that lower Reaction rolls do not apply',
      cells: { area: 'Reaction', rank: 2 },
    },
    {
      key: 'reaction3',
      gives: { area: 'reaction', rank: 3 },
      text: 'one Quality die type higher for Reaction (D8 to D10)',
      cells: { area: 'Reaction', rank: 3 },
    },
  ],
})

/** `spare` marks the one that a team may hold more than once. */
export const specialDevelopment = defineTable({
  id: 'snoopin.special-development',
  title: 'Special Team Development',
  ...afterAction,
  dice: { kind: 'read', sides: 12 },
  how: '1d12 read; one that the team holds already is rolled again',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'advancedOverwatch',
      gives: { name: 'Advanced Overwatch', spare: false },
      text: 'Advanced Overwatch: on Overwatch may react when a friendly team in LOS engages a hostile, adding half its Firepower to that roll; counts as a Reaction for Firepower reduction',
    },
    {
      from: 2,
      to: 2,
      outcome: 'getSome',
      gives: { name: 'Get Some!', spare: false },
      text: 'Get Some!: if it wins the Reaction roll, may give 1 Defence die for 1 more Firepower die in that round of fire',
    },
    {
      from: 3,
      to: 3,
      outcome: 'coverFire',
      gives: { name: 'Cover Fire!', spare: false },
      text: 'Cover Fire!: if it wins the Reaction roll, may give 1 Firepower die for 1 more Defence die in that round of fire',
    },
    {
      from: 4,
      to: 4,
      outcome: 'babysitters',
      gives: { name: 'Babysitters', spare: false },
      text: 'Babysitters: no -1 Firepower with Dependents',
    },
    {
      from: 5,
      to: 5,
      outcome: 'alleyDogs',
      gives: { name: 'Alley Dogs', spare: false },
      text: 'Alley Dogs: may go In Cover right after a Cautious Move',
    },
    {
      from: 6,
      to: 6,
      outcome: 'fearsome',
      gives: { name: 'Fearsome', spare: false },
      text: 'Fearsome: insurgents Shrink on 1 or 2 against it; in its Close Assault the defenders lose half their Firepower in defensive fire in place of 1 die',
    },
    {
      from: 7,
      to: 7,
      outcome: 'cowboys',
      gives: { name: 'Cowboys', spare: false },
      text: 'Cowboys: may engage one more target when splitting fire',
    },
    {
      from: 8,
      to: 8,
      outcome: 'shootAndScoot',
      gives: { name: 'Shoot and Scoot', spare: false },
      text: 'Shoot and Scoot: without Dependents or casualties, may fire and then Rapid move, with all normal penalties of a Rapid Move, -1 Firepower among them',
    },
    {
      from: 9,
      to: 9,
      outcome: 'boonieRats',
      gives: { name: 'Boonie Rats', spare: false },
      text: 'Boonie Rats: hostiles that enter after turn 1 are placed more than 6" away from it',
    },
    {
      from: 10,
      to: 10,
      outcome: 'bushmasters',
      gives: { name: 'Bushmasters', spare: false },
      text: 'Bushmasters: one free 3" move after set-up and before the game',
    },
    {
      from: 11,
      to: 11,
      outcome: 'hard',
      gives: { name: 'Hard', spare: false },
      text: 'Hard: once per game, re-roll one result on the First Aid table',
    },
    {
      from: 12,
      to: 12,
      outcome: 'acePointMan',
      gives: { name: 'Ace Point Man', spare: true },
      text: 'Ace Point Man: one figure is named Designated Point Man; if he is killed it is lost. A unit may hold several, but only one counts',
    },
  ],
})

export const leadershipDevelopment = defineTable({
  id: 'snoopin.leadership-development',
  title: 'Leadership Development',
  ...afterAction,
  dice: { kind: 'read' },
  how: '1d6 read; one that the team holds already is rolled again',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'ableAndWilling',
      gives: { name: 'Able and Willing' },
      text: 'Able and Willing: re-roll the first failed Morale test of the game',
    },
    {
      from: 2,
      to: 2,
      outcome: 'planB',
      gives: { name: 'Plan B' },
      text: 'Plan B: the player may draw one Fog of War card before the game and hold it, to be played at the start of any turn after the first',
    },
    {
      from: 3,
      to: 3,
      outcome: 'misdirection',
      gives: { name: 'Misdirection' },
      text: 'Misdirection: when a 6 is rolled for the Hot Spot of new VC units, a D6; on 4 or more the regular player picks it in place of the insurgent player',
    },
    {
      from: 4,
      to: 4,
      outcome: 'masterOfChaos',
      gives: { name: 'Master of Chaos' },
      text: 'Master of Chaos: at the start, look at the top two Fog of War cards and put one or both back on top or at the bottom',
    },
    {
      from: 5,
      to: 5,
      outcome: 'situationalAwareness',
      gives: { name: 'Situational Awareness' },
      text: 'Situational Awareness: one Command Die, once per game, added to any one roll',
    },
    {
      from: 6,
      to: 6,
      outcome: 'unfuckYourself',
      gives: { name: 'Unf**k Yourself' },
      text: 'Unf**k Yourself: once per scenario, a unit with Combat Fatigue may test Troop Quality; on 4 or more the fatigue is ignored to the end of the scenario',
    },
  ],
})
