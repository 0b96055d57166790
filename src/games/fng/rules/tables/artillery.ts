import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Artillery/Mortar Request (FNG p. 77). `weapons` arrive after `turns`, and a 1/2d6 of turns more with `plusHalfDie`.
 * Fire on a Registered Target Point takes no time (p. 76); a refusal closes only the kind that was asked for (ruling).
 */
export const artilleryRequest = defineTable({
  id: 'artillery.request',
  title: 'Artillery/Mortar Request',
  page: 77,
  dice: { kind: 'read' },
  how: '1d6 read, modified',
  tells: { weapons: 'text' },
  modifiers: [
    { when: 'lieutenant', text: 'Force Commander is a Lieutenant', to: 'score', by: 1 },
    { when: 'captain', text: 'Force Commander is a Captain or higher', to: 'score', by: 2 },
    { when: 'forwardObserver', text: 'A Forward Observer makes the call', to: 'score', by: 2 },
    { when: 'registeredTarget', text: 'On a Registered Target Point', to: 'score', by: 2 },
    { when: 'populationValue3', text: 'Population Value 3', to: 'score', by: -3 },
    { when: 'supportLevel1Mortars', text: 'Support Level 1, mortars', to: 'score', by: -1 },
    { when: 'supportLevel1Artillery', text: 'Support Level 1, artillery', to: 'score', by: -3 },
    { when: 'supportLevel2Artillery', text: 'Support Level 2, artillery', to: 'score', by: -2 },
    { when: 'supportLevel3Artillery', text: 'Support Level 3, artillery', to: 'score', by: -2 },
    { when: 'supportLevel4Artillery', text: 'Support Level 4, artillery', to: 'score', by: -1 },
  ],
  rows: [
    {
      from: 'less',
      to: 1,
      outcome: 'denied',
      gives: { weapons: 0, turns: 0, plusHalfDie: false },
      text: 'Denied: no more of this kind for the rest of the game',
    },
    {
      from: 2,
      to: 2,
      outcome: 'notNow',
      gives: { weapons: 0, turns: 0, plusHalfDie: false },
      text: 'None this turn; may be asked for again on a later turn',
    },
    {
      from: 3,
      to: 3,
      outcome: 'granted',
      gives: { weapons: 1, turns: 1, plusHalfDie: true },
      text: '1 weapon, in 1 + 1/2d6 turns',
    },
    {
      from: 4,
      to: 4,
      outcome: 'granted',
      gives: { weapons: 2, turns: 2, plusHalfDie: false },
      text: '2 weapons, in 2 turns',
    },
    {
      from: 5,
      to: 5,
      outcome: 'granted',
      gives: { weapons: 2, turns: 1, plusHalfDie: false },
      text: '2 weapons, next turn',
    },
    {
      from: 6,
      to: 'more',
      outcome: 'granted',
      gives: { weapons: 3, turns: 0, plusHalfDie: false },
      text: '3 weapons, this turn',
    },
  ],
})

/** Hitting w/ Mortars (FNG p. 77): one test a mission; `rolls` is how often each round deviates (ruling). */
export const mortarHitting = defineTable({
  id: 'mortar.hitting',
  title: 'Hitting w/ Mortars',
  page: 77,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the requester',
  tells: { rolls: 'text' },
  modifiers: [
    { when: 'targetOutOfSight', text: 'Target spot is no RTP and out of LOS of the requester', to: 'target', by: -1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'onTarget', gives: { rolls: 1 }, text: 'On target: 1 roll for deviation' },
    { from: 1, to: 1, outcome: 'inTheArea', gives: { rolls: 2 }, text: 'In the area: 2 rolls for deviation' },
    { from: 0, to: 0, outcome: 'miss', gives: { rolls: 3 }, text: 'Miss: 3 rolls for deviation' },
  ],
})

/**
 * Mortar Deviation (FNG p. 78). `ahead` and `right` are how many times `inches` the point moves, seen from the caller
 * to the target spot; `observedInches` is the distance for an FO with LOS.
 */
export const mortarDeviation = defineTable({
  id: 'mortar.deviation',
  title: 'Mortar Deviation',
  page: 78,
  dice: { kind: 'read' },
  how: '1d6 read, for each round, as often as Hitting w/ Mortars gives; seen from the caller',
  tells: { inches: 'text' },
  modifiers: [
    {
      when: 'forwardObserver',
      text: 'Called in by an FO with LOS to the target spot',
      to: 'score',
      by: 0,
      effect: 'half the distance: 3" instead of 6"',
    },
  ],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'long',
      gives: { inches: 6, observedInches: 3, ahead: 1, right: 0 },
      text: 'Long: 6" farther from the caller',
    },
    {
      from: 2,
      to: 2,
      outcome: 'left',
      gives: { inches: 6, observedInches: 3, ahead: 0, right: -1 },
      text: '6" to the left',
    },
    {
      from: 3,
      to: 3,
      outcome: 'right',
      gives: { inches: 6, observedInches: 3, ahead: 0, right: 1 },
      text: '6" to the right',
    },
    {
      from: 4,
      to: 4,
      outcome: 'short',
      gives: { inches: 6, observedInches: 3, ahead: -1, right: 0 },
      text: 'Short: 6" nearer to the caller',
    },
    {
      from: 5,
      to: 5,
      outcome: 'onTarget',
      gives: { inches: 0, observedInches: 0, ahead: 0, right: 0 },
      text: 'On target',
    },
    {
      from: 6,
      to: 6,
      outcome: 'onTarget',
      gives: { inches: 0, observedInches: 0, ahead: 0, right: 0 },
      text: 'On target',
    },
  ],
})

/**
 * Mortar and artillery effects (FNG pp. 78-79). Lengths in inches; `blast` is a diameter (ruling); each weapon fires
 * `rounds` in its one turn.
 */
export const mortarOrdnance = defineTable({
  id: 'mortar.ordnance',
  title: 'Mortar and artillery effects',
  page: 78,
  alsoOn: [79],
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled; lengths in inches, the blast circle by its diameter',
  onPaper: 'Lengths in inches, the blast circle by its diameter',
  modifiers: [],
  rows: [
    {
      key: 'mortar',
      cells: { weapon: 'Mortar', rounds: 3, blast: 6, impact: 2, APR: 2, deviation: 6, 'from friendly troops': 20 },
    },
    {
      key: 'artillery',
      cells: {
        weapon: 'Artillery',
        rounds: 3,
        blast: 12,
        impact: 4,
        APR: 5,
        deviation: 12,
        'from friendly troops': 36,
      },
    },
  ],
})

/**
 * Danger Close (FNG p. 78): fire nearer to friendly troops than allowed. Victory points are lost at once; with
 * `relievedTo` the Commander is relieved after the mission on a 1d6 of up to that.
 */
export const dangerClose = defineTable({
  id: 'artillery.danger-close',
  title: 'Danger Close',
  page: 78,
  dice: { kind: 'passing', count: 1, versus: 'REP' },
  how: '1d6 passing vs REP of the Commander',
  tells: { victoryPoints: 'text', relievedTo: 'text' },
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'fires',
      gives: { victoryPoints: -4, relievedTo: 0 },
      text: '-4 VP at once; the fire mission goes ahead',
    },
    {
      from: 0,
      to: 0,
      outcome: 'stopped',
      gives: { victoryPoints: -8, relievedTo: 2 },
      text: '-8 VP at once; no fire, the mission is used up; (1-2) the Commander is relieved of command after the Mission',
    },
  ],
})

/** Hitting w/ Artillery (FNG p. 78): one test a mission; `rolls` is how often each round deviates (ruling). */
export const artilleryHitting = defineTable({
  id: 'artillery.hitting',
  title: 'Hitting w/ Artillery',
  page: 78,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the requester',
  tells: { rolls: 'text' },
  modifiers: [
    { when: 'targetOutOfSight', text: 'Target spot is no RTP and out of LOS of the requester', to: 'target', by: -1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'onTarget', gives: { rolls: 1 }, text: 'On target: 1 roll for deviation' },
    { from: 1, to: 1, outcome: 'inTheArea', gives: { rolls: 2 }, text: 'In the area: 2 rolls for deviation' },
    { from: 0, to: 0, outcome: 'miss', gives: { rolls: 3 }, text: 'Miss: 3 rolls for deviation' },
  ],
})

/** Artillery Deviation (FNG p. 79): as `mortar.deviation`, at twice the distance. */
export const artilleryDeviation = defineTable({
  id: 'artillery.deviation',
  title: 'Artillery Deviation',
  page: 79,
  dice: { kind: 'read' },
  how: '1d6 read, for each round, as often as Hitting w/ Artillery gives; seen from the caller',
  tells: { inches: 'text' },
  modifiers: [
    {
      when: 'forwardObserver',
      text: 'Called in by an FO with LOS to the target spot',
      to: 'score',
      by: 0,
      effect: 'half the distance: 6" instead of 12"',
    },
  ],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'long',
      gives: { inches: 12, observedInches: 6, ahead: 1, right: 0 },
      text: 'Long: 12" farther from the caller',
    },
    {
      from: 2,
      to: 2,
      outcome: 'left',
      gives: { inches: 12, observedInches: 6, ahead: 0, right: -1 },
      text: '12" to the left',
    },
    {
      from: 3,
      to: 3,
      outcome: 'right',
      gives: { inches: 12, observedInches: 6, ahead: 0, right: 1 },
      text: '12" to the right',
    },
    {
      from: 4,
      to: 4,
      outcome: 'short',
      gives: { inches: 12, observedInches: 6, ahead: -1, right: 0 },
      text: 'Short: 12" nearer to the caller',
    },
    {
      from: 5,
      to: 5,
      outcome: 'onTarget',
      gives: { inches: 0, observedInches: 0, ahead: 0, right: 0 },
      text: 'On target',
    },
    {
      from: 6,
      to: 6,
      outcome: 'onTarget',
      gives: { inches: 0, observedInches: 0, ahead: 0, right: 0 },
      text: 'On target',
    },
  ],
})

/**
 * Illumination rounds (FNG p. 79). Lengths in inches; the lit circle is a diameter, and the turn of the burst counts as
 * the first (rulings). The drift is for each turn; one round per weapon and turn.
 */
export const illumination = defineTable({
  id: 'artillery.illumination',
  title: 'Illumination rounds',
  page: 79,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (placed by the normal firing procedure); one round per weapon and turn, no blast; circles in inches',
  onPaper: 'Placed by the normal firing procedure; one round per weapon and turn, no blast; circles in inches',
  modifiers: [
    { when: 'breeze', text: 'Breeze', to: 'score', by: 0, effect: 'drifts 6" a turn with the wind' },
    { when: 'strongWind', text: 'Strong wind', to: 'score', by: 0, effect: 'drifts 12" a turn with the wind' },
    { when: 'noWind', text: 'No wind', to: 'score', by: 0, effect: 'no drift' },
  ],
  rows: [
    {
      key: 'artillery',
      gives: { breeze: 6, strongWind: 12, noWind: 0 },
      cells: { 'fired by': 'Artillery', 'lit circle': 36, turns: 3 },
    },
    {
      key: 'mortar',
      gives: { breeze: 6, strongWind: 12, noWind: 0 },
      cells: { 'fired by': 'Mortar', 'lit circle': 24, turns: 3 },
    },
  ],
})
