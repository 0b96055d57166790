import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Airstrike Request (FNG p. 80). The FAC comes after `facTurns`, and a 1/2d6 of turns more with `plusHalfDie`; one
 * aircraft is available `strikeTurns` after him. Where a FAC is there already, only he is skipped (ruling).
 */
export const airRequest = defineTable({
  id: 'air.request',
  title: 'Airstrike Request',
  page: 80,
  dice: { kind: 'read' },
  how: '1d6 read, modified',
  modifiers: [
    { when: 'lieutenant', text: 'Force Commander is a Lieutenant', to: 'score', by: 1 },
    { when: 'captain', text: 'Force Commander is a Captain or higher', to: 'score', by: 2 },
    { when: 'supportLevel1', text: 'Support Level 1', to: 'score', by: -3 },
    { when: 'supportLevel2', text: 'Support Level 2', to: 'score', by: -2 },
    { when: 'supportLevel3', text: 'Support Level 3', to: 'score', by: -1 },
    { when: 'supportLevel4', text: 'Support Level 4', to: 'score', by: -1 },
  ],
  rows: [
    {
      from: 'less',
      to: 1,
      outcome: 'denied',
      gives: { facTurns: 0, plusHalfDie: false, strikeTurns: 0 },
      text: 'Denied: no airstrikes for the rest of the game',
    },
    {
      from: 2,
      to: 2,
      outcome: 'notNow',
      gives: { facTurns: 0, plusHalfDie: false, strikeTurns: 0 },
      text: 'None this turn; may be asked for again on a later turn',
    },
    {
      from: 3,
      to: 3,
      outcome: 'granted',
      gives: { facTurns: 1, plusHalfDie: true, strikeTurns: 1 },
      text: 'FAC in 1 + 1/2d6 turns, an airstrike the turn after',
    },
    {
      from: 4,
      to: 4,
      outcome: 'granted',
      gives: { facTurns: 1, plusHalfDie: false, strikeTurns: 1 },
      text: 'FAC next turn, an airstrike the turn after',
    },
    {
      from: 5,
      to: 5,
      outcome: 'granted',
      gives: { facTurns: 0, plusHalfDie: false, strikeTurns: 1 },
      text: 'FAC at once, an airstrike next turn',
    },
    {
      from: 6,
      to: 'more',
      outcome: 'granted',
      gives: { facTurns: 0, plusHalfDie: false, strikeTurns: 0 },
      text: 'FAC and an airstrike at once',
    },
  ],
})

/**
 * Anti-Aircraft Check (FNG p. 82), for enemies within 12" of the Flight Line and in LOS. `weakWeapon` is true of a
 * weapon with an OR of at most the row's `upToOr`; `seeksCover` is to head for cover and Duck Back.
 */
export const antiAircraftCheck = defineTable({
  id: 'air.anti-aircraft-check',
  title: 'Anti-Aircraft Check',
  page: 82,
  dice: {
    kind: 'stages',
    stages: [
      { kind: 'passing', count: 2, versus: 'REP' },
      { kind: 'passing', count: 1, versus: 'REP' },
    ],
  },
  how: '2d6 passing vs REP; with OR 3 or higher and 2d6 passed, 1d6 passing vs REP',
  heads: { then: '1d6 passed' },
  tells: { upToOr: 'who' },
  modifiers: [],
  rows: [
    {
      when: 'weakWeapon',
      from: 2,
      to: 2,
      outcome: 'ducksBack',
      gives: { upToOr: 2 },
      text: 'Ducks Back',
      cells: { who: 'OR 2 or lower' },
    },
    {
      from: 2,
      to: 2,
      then: { from: 1, to: 1 },
      outcome: 'fires',
      text: 'Stands and fires at the aircraft',
      cells: { who: 'OR 3 or higher' },
    },
    {
      from: 2,
      to: 2,
      then: { from: 0, to: 0 },
      outcome: 'ducksBack',
      text: 'Ducks Back',
      cells: { who: 'OR 3 or higher' },
    },
    {
      when: 'vehicle',
      from: 1,
      to: 1,
      outcome: 'seeksCover',
      text: 'Heads for cover and Ducks Back',
      cells: { who: 'vehicle' },
    },
    { from: 1, to: 1, outcome: 'ducksBack', text: 'Ducks Back', cells: { who: 'infantry' } },
    {
      when: 'vehicle',
      from: 0,
      to: 0,
      outcome: 'seeksCover',
      text: 'Heads for cover and Ducks Back',
      cells: { who: 'vehicle' },
    },
    { from: 0, to: 0, outcome: 'retires', text: 'Retires away from the Flight Line', cells: { who: 'infantry' } },
  ],
})

/**
 * Golden BB (FNG p. 82). Dice: the OR of all who fire, halves kept exact, by the pilot's REP, rounded up; never fewer
 * than that REP. Each die not passed is a hit: `air.damage`. The `rep` stays lost for the game (ruling); with
 * `leavesTo` the aircraft is gone for good on a 1d6 of up to that.
 */
export const goldenBb = defineTable({
  id: 'air.golden-bb',
  title: 'Golden BB',
  page: 82,
  dice: { kind: 'passing', count: 'Golden BB dice', versus: 'REP of the pilot' },
  how: "sum of OR / REP of the pilot, rounded up, but at least his REP in d6, passing vs the pilot's REP",
  tells: { rep: 'text', leavesTo: 'text' },
  modifiers: [
    {
      when: 'firerInCover',
      text: 'Firer in cover or concealment from the air',
      to: 'dice',
      by: 0,
      effect: 'his OR counts half',
    },
  ],
  // The dice that are not passed are the hits.
  scoreCounts: true,
  rows: [
    { from: 3, to: 'more', outcome: 'noEffect', gives: { rep: 0, leavesTo: 0 }, text: 'No effect, the run goes on' },
    { from: 2, to: 2, outcome: 'pressesOn', gives: { rep: -1, leavesTo: 0 }, text: 'The run goes on at -1 REP' },
    {
      from: 'less',
      to: 1,
      outcome: 'breaksOff',
      gives: { rep: 0, leavesTo: 3 },
      text: 'Turns away without attacking; (1-3) back to base for the rest of the game',
    },
  ],
})

/** Aircraft Damage (FNG p. 82): a roll for each hit, by the highest Impact that fired; `rep` is for the whole game. */
export const aircraftDamage = defineTable({
  id: 'air.damage',
  title: 'Aircraft Damage',
  page: 82,
  dice: { kind: 'read' },
  how: '1d6 read against the Impact, one roll for each hit',
  tells: { damage: 'text', rep: 'text' },
  modifiers: [],
  notes: ['More damage than DP: crashes off the table. Pilot at half his REP or less: back to base.'],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'hardHit',
      gives: { damage: 2, rep: -1 },
      text: '2 points of damage; the pilot counts -1 REP for the rest of the game',
    },
    {
      from: 2,
      to: { of: 'Impact', plus: 0 },
      outcome: 'hit',
      gives: { damage: 1, rep: 0 },
      text: '1 point of damage',
    },
    {
      from: { of: 'Impact', plus: 1 },
      to: 6,
      outcome: 'noEffect',
      gives: { damage: 0, rep: 0 },
      text: 'No effect',
    },
  ],
})

/**
 * Airstrike Deviation (FNG p. 83), after a miss. The point moves `dice` d6 inches times `ahead` along the Flight Line.
 */
export const airDeviation = defineTable({
  id: 'air.deviation',
  title: 'Airstrike Deviation',
  page: 83,
  dice: { kind: 'read' },
  how: '1d6 read, after a miss',
  tells: { dice: 'text' },
  modifiers: [
    { when: 'fromHelicopter', text: 'Fired from a helicopter', to: 'score', by: 0, effect: 'half the distance' },
  ],
  rows: [
    { from: 1, to: 1, outcome: 'onTarget', gives: { dice: 0, ahead: 0 }, text: 'On target' },
    { from: 2, to: 2, outcome: 'onTarget', gives: { dice: 0, ahead: 0 }, text: 'On target' },
    { from: 3, to: 3, outcome: 'past', gives: { dice: 2, ahead: 1 }, text: '2d6" past the target' },
    { from: 4, to: 4, outcome: 'short', gives: { dice: 2, ahead: -1 }, text: '2d6" short of the target' },
    { from: 5, to: 5, outcome: 'past', gives: { dice: 4, ahead: 1 }, text: '4d6" past the target' },
    { from: 6, to: 6, outcome: 'short', gives: { dice: 4, ahead: -1 }, text: '4d6" short of the target' },
  ],
})

/** FAC pilot REP (FNG p. 84): the outcome is the REP. */
export const facRep = defineTable({
  id: 'air.fac-rep',
  title: 'FAC pilot REP',
  page: 84,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 4, text: 'REP 4' },
    { from: 3, to: 5, outcome: 5, text: 'REP 5' },
    { from: 6, to: 6, outcome: 6, text: 'REP 6' },
  ],
})

/** Aerial Spotting Check (FNG p. 84), once for each target within 12" of the Flight Line. */
export const aerialSpotting = defineTable({
  id: 'air.spotting-check',
  title: 'Aerial Spotting Check',
  page: 84,
  dice: { kind: 'passing', count: 2, versus: 'REP of the pilot' },
  how: '2d6 passing vs REP of the pilot, once for each target',
  modifiers: [
    { when: 'targetInCover', text: 'Target in cover from the air', to: 'dice', by: -1 },
    { when: 'targetConcealed', text: 'Target in concealment from the air', to: 'dice', by: -1 },
    { when: 'hovering', text: 'From a hovering helicopter', to: 'dice', by: 1 },
  ],
  rows: [
    { from: 2, to: 'more', outcome: 'spotted', text: 'Spotted; a PEF is resolved at once' },
    { from: 'less', to: 1, outcome: 'notSpotted', text: 'Not spotted; a PEF stays as it is' },
  ],
})
