import { defineTable } from '../../../../main/engine/table.ts'

/**
 * In Sight test (FNG p. 21): a figure with no success has no place in the order (ruling). A hidden or Stealthy opponent
 * costs a die only where that holds for every enemy in sight (ruling).
 */
export const inSight = defineTable({
  id: 'in-sight',
  title: 'In Sight test',
  page: 21,
  alsoOn: [112],
  dice: { kind: 'successes', count: 'REP' },
  how: 'REP d6 counting successes (1-3); modifiers may leave none',
  modifiers: [
    { when: 'walkingPoint', text: 'Pointman who walks point', to: 'dice', by: 1 },
    { when: 'quickReflexes', text: 'Quick Reflexes', to: 'dice', by: 1 },
    { when: 'shortsighted', text: 'Shortsighted', to: 'dice', by: -1 },
    { when: 'targetStealthy', text: 'The enemy in sight is Stealthy', to: 'dice', by: -1 },
    { when: 'activeAndMoved', text: 'Active and has moved', to: 'dice', by: -1 },
    { when: 'opponentHidden', text: 'The enemy in sight is in cover or concealed', to: 'dice', by: -1 },
    { when: 'duckingBack', text: 'Ducking back', to: 'dice', by: 0, effect: 'no die less, but no fire' },
    { when: 'retiring', text: 'Retiring', to: 'dice', by: 0, effect: 'no die less, but no fire' },
  ],
  rows: [
    {
      when: 'duckingBack',
      from: 1,
      to: 'more',
      outcome: 'completesReaction',
      text: 'Goes on ducking back instead of acting',
      cells: { circumstance: 'ducking back' },
    },
    {
      when: 'retiring',
      from: 1,
      to: 'more',
      outcome: 'completesReaction',
      text: 'Goes on retiring instead of acting',
      cells: { circumstance: 'retiring' },
    },
    {
      from: 1,
      to: 'more',
      outcome: 'acts',
      text: 'Acts: most successes first, equal numbers at the same time',
      cells: { circumstance: 'otherwise' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'noAction',
      text: 'No fire in this round of In Sight',
      cells: { circumstance: 'any' },
    },
  ],
  scoreCounts: true,
})

/**
 * In Sight Resolution (FNG p. 21), when the figure's turn comes: the first row that applies. The keyed rows need no die;
 * Outgunned is asked only of a figure that can fire (ruling).
 */
export const inSightResolution = defineTable({
  id: 'in-sight.resolution',
  title: "In Sight Resolution, when the figure's turn comes",
  page: 21,
  alsoOn: [112],
  dice: { kind: 'passing', count: 1, versus: 'REP' },
  how: 'no die for the first three rows, else 1d6 passing vs REP; a Star chooses',
  modifiers: [],
  rows: [
    {
      key: 'outgunned',
      outcome: 'duckBack',
      gives: { forfeits: true },
      text: 'Duck Back; no action',
      cells: { circumstance: 'can fire, but is outgunned' },
    },
    {
      key: 'cannotFireMayCharge',
      outcome: 'charge',
      gives: { forfeits: false },
      text: 'Takes the Charging into Melee test',
      cells: { circumstance: 'cannot fire (range, ammo, weapon), a target within a charge' },
    },
    {
      key: 'cannotFire',
      outcome: 'duckBack',
      gives: { forfeits: true },
      text: 'Duck Back; no action',
      cells: { circumstance: 'cannot fire (range, ammo, weapon), no target within a charge' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'fire',
      gives: { forfeits: false, snapFireIfActive: true },
      text: 'Fires; first round: snap fire for an active figure',
      cells: { circumstance: 'otherwise' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'duckBack',
      gives: { forfeits: true },
      text: 'Duck Back instead of firing',
      cells: { circumstance: 'otherwise' },
    },
  ],
})

/** Received Fire (FNG p. 22). Outgunned figures never do better than Duck Back, in cover too (p. 30, ruling). */
export const receivedFire = defineTable({
  id: 'reaction.received-fire',
  title: 'Received Fire',
  page: 112,
  alsoOn: [22],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP, and the Leader Die',
  modifiers: [
    { when: 'leaderDiePassed', text: 'The Leader Die passed', to: 'score', by: 1 },
    { when: 'inBunker', text: 'In a bunker', to: 'dice', by: 1 },
    { when: 'highActivity', text: 'VC/NVA, high activity ("EAL 5")', to: 'target', by: 1 },
    { when: 'lowActivity', text: 'VC/NVA, low activity ("EAL 1")', to: 'target', by: -1 },
    { when: 'poser', text: 'Poser (p. 6)', to: 'dice', by: -1, sets: 1, effect: 'only 1d6' },
    { when: 'bornLeader', text: 'Born Leader; friends within 4" share his result (p. 5)', to: 'dice', by: 1 },
    { when: 'shirker', text: 'Shirker (p. 6)', to: 'dice', by: 0, effect: 'counts as outgunned' },
    {
      when: 'oldHand',
      text: 'Old Hand (p. 6)',
      to: 'dice',
      by: 0,
      effect: 'Outgunned Rankings against him count 1 less',
    },
  ],
  rows: [
    {
      when: 'retrievingWounded',
      from: 2,
      to: 'more',
      outcome: 'carryOn',
      text: 'Carry On',
      cells: { circumstance: 'retrieving wounded' },
    },
    {
      when: 'outgunned',
      from: 2,
      to: 'more',
      outcome: 'duckBack',
      text: 'Duck Back',
      cells: { circumstance: 'outgunned' },
    },
    { from: 2, to: 'more', outcome: 'fire', text: 'Fires', cells: { circumstance: 'otherwise' } },
    {
      when: 'retrievingWounded',
      from: 1,
      to: 1,
      outcome: 'carryOn',
      text: 'Carry On',
      cells: { circumstance: 'retrieving wounded' },
    },
    { when: 'outgunned', from: 1, to: 1, outcome: 'duckBack', text: 'Duck Back', cells: { circumstance: 'outgunned' } },
    { when: 'inCover', from: 1, to: 1, outcome: 'fire', text: 'Fires', cells: { circumstance: 'in cover' } },
    { from: 1, to: 1, outcome: 'duckBack', text: 'Duck Back', cells: { circumstance: 'otherwise' } },
    { from: 0, to: 0, outcome: 'cohesion', text: 'Cohesion test of the whole group', cells: { circumstance: 'all' } },
  ],
})

/** Man Down (FNG p. 22). */
export const manDown = defineTable({
  id: 'reaction.man-down',
  title: 'Man Down',
  page: 112,
  alsoOn: [22],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP, and the Leader Die',
  modifiers: [
    { when: 'leaderDiePassed', text: 'The Leader Die passed', to: 'score', by: 1 },
    { when: 'bornLeader', text: 'Born Leader; friends within 4" share his result (p. 5)', to: 'dice', by: 1 },
  ],
  rows: [
    { from: 2, to: 'more', outcome: 'carryOn', text: 'Carry On' },
    { from: 1, to: 1, outcome: 'duckBack', text: 'Duck Back' },
    { from: 0, to: 0, outcome: 'cohesion', text: 'Cohesion test of the whole group' },
  ],
})

/** Cohesion (FNG p. 23): one set of 2d6 for the group, read against each member's REP. */
export const cohesion = defineTable({
  id: 'reaction.cohesion',
  title: 'Cohesion test',
  page: 112,
  alsoOn: [23],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: "2d6 passing, thrown once for the group and read against each member's REP, and a new Leader Die",
  modifiers: [
    { when: 'leaderDiePassed', text: 'The Leader Die passed', to: 'score', by: 1 },
    {
      when: 'bornLeader',
      text: 'Born Leader, a die of his own; friends within 4" share his result (p. 5)',
      to: 'dice',
      by: 1,
    },
    { when: 'highActivity', text: 'VC/NVA, high activity ("EAL 5")', to: 'dice', by: 1 },
    { when: 'lowActivity', text: 'VC/NVA, low activity ("EAL 1")', to: 'dice', by: -1 },
  ],
  rows: [
    { from: 2, to: 'more', outcome: 'carryOn', text: 'Carry On', cells: { circumstance: 'all' } },
    {
      when: 'halfStrength',
      from: 1,
      to: 1,
      outcome: 'retire',
      text: 'Retire',
      cells: { circumstance: 'squad at 1/2 strength or below' },
    },
    { from: 1, to: 1, outcome: 'carryOn', text: 'Carry On', cells: { circumstance: 'otherwise' } },
    { from: 0, to: 0, outcome: 'retire', text: 'Retire', cells: { circumstance: 'all' } },
  ],
})

/** Recover From Knock Down (FNG p. 23). A flak jacket and Hard As Nails do not add up (ruling). */
export const recoverFromKnockDown = defineTable({
  id: 'reaction.recover-from-knock-down',
  title: 'Recover From Knock Down',
  page: 112,
  alsoOn: [23],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP',
  modifiers: [
    { when: 'flakJacket', text: 'Flak jacket', to: 'dice', by: 1, sets: 3, effect: '3d6, not 2d6' },
    { when: 'hardAsNails', text: 'Hard As Nails (p. 5)', to: 'dice', by: 1, sets: 3, effect: '3d6, not 2d6' },
  ],
  rows: [
    { from: 2, to: 3, outcome: 'stunned', text: 'Stunned until one whole turn of activation has been sat out' },
    { from: 1, to: 1, outcome: 'outOfTheFight', text: 'Out of the Fight' },
    { from: 0, to: 0, outcome: 'obviouslyDead', text: 'Obviously Dead' },
  ],
})
