import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Booby trap types (FNG p. 65). The result that brings the trap names the type; of a Random Event the source does not,
 * so the die in front tells it (ruling). `disarmTest` says whether who trips it rolls on Disarm Trap.
 */
export const boobyTrapType = defineTable({
  id: 'booby-trap-type',
  title: 'Booby trap types',
  page: 65,
  dice: { kind: 'read' },
  how: 'the type comes with the trap; of a Random Event 1d6 read',
  heads: { from: 'd6 of a Random Event' },
  tells: { impact: 'Impact', blastInches: 'area' },
  modifiers: [],
  rows: [
    {
      key: 'wideSpread',
      from: 1,
      to: 3,
      outcome: 'wideSpread',
      gives: { impact: 2, blastInches: 5, coverProtects: true, disarmTest: true },
      text: 'Damage for everyone in the circle; cover protects as on p. 34',
      cells: { type: 'Wide-spread', area: 'blast circle of 5", its centre on who trips it', Impact: 2 },
    },
    {
      key: 'localized',
      from: 4,
      to: 6,
      outcome: 'localized',
      gives: { impact: 1, blastInches: null, coverProtects: false, disarmTest: false },
      text: 'Hits at once, without a test',
      cells: { type: 'Localized', area: 'only who trips it', Impact: 1 },
    },
  ],
})

/**
 * Disarm Trap, for wide-spread traps (FNG p. 65). With one pass `dice` more are rolled against the same modified REP, on
 * which a 6 fails too (ruling): none passed and it goes off.
 */
export const disarmTrap = defineTable({
  id: 'disarm-trap',
  title: 'Disarm Trap',
  page: 65,
  dice: { kind: 'passing', count: 2, versus: 'REP', alwaysFails: 6 },
  how: '2d6 passing vs REP; a 6 never passes',
  tells: { impact: 'text' },
  modifiers: [
    { when: 'trapFinder', text: 'Trap Finder (p. 6)', to: 'target', by: 1 },
    { when: 'pointmanOnPoint', text: 'Pointman who walks point (p. 6)', to: 'target', by: 1 },
    { when: 'wireCutters', text: 'Carries wire cutters (p. 7)', to: 'target', by: 1 },
  ],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'disarmed',
      gives: { dice: 0, impact: null },
      text: 'Made safe; the trap is useless now',
    },
    {
      from: 1,
      to: 1,
      outcome: 'oneMoreDie',
      gives: { dice: 1, impact: 2 },
      text: 'One more die, 1d6 vs REP: passed, it is made safe; failed, it goes off with Impact 2 on the whole circle',
    },
    {
      from: 0,
      to: 0,
      outcome: 'explodes',
      gives: { dice: 0, impact: 2 },
      text: 'It goes off with Impact 2 on the whole circle',
    },
  ],
})

/** Minimum turns in a tunnel, never below 1 (FNG p. 66). Shortened only by what all of a group have (ruling). */
export const tunnelTime = defineTable({
  id: 'tunnel-time',
  title: 'Minimum turns in a tunnel',
  page: 66,
  dice: { kind: 'read' },
  how: '1d6 read; the score is the number of turns',
  modifiers: [
    { when: 'ealAbove3', text: 'Each point of EAL above 3', to: 'score', by: -1 },
    { when: 'slight', text: 'Slight (p. 6)', to: 'score', by: -1 },
    { when: 'trapFinder', text: 'Trap Finder, or Tunnel Rat (p. 6)', to: 'score', by: -1 },
  ],
  rows: [
    { from: 'less', to: 1, outcome: 1, text: '1 turn' },
    { from: 2, to: 2, outcome: 2, text: '2 turns' },
    { from: 3, to: 3, outcome: 3, text: '3 turns' },
    { from: 4, to: 4, outcome: 4, text: '4 turns' },
    { from: 5, to: 5, outcome: 5, text: '5 turns' },
    { from: 6, to: 6, outcome: 6, text: '6 turns' },
  ],
})

/** Tunnel Encounter (FNG p. 66). `survival` goes into the Tunnel Survival rolls that follow, as its `encounter`. */
export const tunnelEncounter = defineTable({
  id: 'tunnel-encounter',
  title: 'Tunnel Encounter',
  page: 66,
  dice: { kind: 'read' },
  how: '1d6 read',
  tells: { survival: 'text' },
  modifiers: [
    { when: 'clumsy', text: 'Clumsy', to: 'score', by: -1 },
    { when: 'stealthy', text: 'Stealthy', to: 'score', by: 1 },
    { when: 'tunnelRat', text: 'Tunnel Rat', to: 'score', by: 2 },
  ],
  rows: [
    { from: 0, to: 0, outcome: 'enemy', gives: { survival: -1 }, text: 'An enemy, with Survival -1' },
    { from: 1, to: 1, outcome: 'enemy', gives: { survival: -1 }, text: 'An enemy, with Survival -1' },
    { from: 2, to: 2, outcome: 'boobyTrap', gives: { survival: -1 }, text: 'A booby trap, with Survival -1' },
    { from: 3, to: 3, outcome: 'enemy', gives: { survival: 0 }, text: 'An enemy' },
    { from: 4, to: 4, outcome: 'boobyTrap', gives: { survival: 0 }, text: 'A booby trap' },
    { from: 5, to: 5, outcome: 'enemy', gives: { survival: 2 }, text: 'An enemy, with Survival +2' },
    { from: 6, to: 'more', outcome: 'boobyTrap', gives: { survival: 2 }, text: 'A booby trap, with Survival +2' },
  ],
})

/**
 * Tunnel Survival, each figure with its own REP (FNG p. 66). `encounter` counts as often as the hazard says: -1, 0 or
 * +2, and +2 for a charge (p. 67). Of the four weapon circumstances one applies. The limits of Clumsy to traps and of
 * Stealthy to enemies are those of the Attributes (ruling). A rescuer needs `survives`, not to be unharmed.
 */
export const tunnelSurvival = defineTable({
  id: 'tunnel-survival',
  title: 'Tunnel Survival',
  page: 66,
  dice: { kind: 'added', count: 1, plus: 'REP - EAL' },
  how: '1d6 + REP of the figure - EAL',
  tells: { rep: 'text' },
  modifiers: [
    { when: 'encounter', text: 'The Tunnel Encounter', to: 'score', by: 1, effect: '-1, 0 or +2' },
    { when: 'clumsyAtTrap', text: 'Clumsy, at a booby trap', to: 'score', by: -1 },
    { when: 'stealthyAtEnemy', text: 'Stealthy, at an enemy', to: 'score', by: 1 },
    { when: 'tunnelRat', text: 'Tunnel Rat', to: 'score', by: 2 },
    { when: 'pistolAtEnemy', text: 'With a pistol, at an enemy', to: 'score', by: 1 },
    { when: 'silencedPistolAtEnemy', text: 'With a silenced pistol, at an enemy', to: 'score', by: 2 },
    { when: 'otherFirearm', text: 'With any other firearm', to: 'score', by: -1 },
    { when: 'noFirearmAtEnemy', text: 'Without a firearm, at an enemy', to: 'score', by: -2 },
    { when: 'hardAsNails', text: 'Hard As Nails (p. 5)', to: 'score', by: 1 },
    { when: 'lucky', text: 'Lucky (p. 5)', to: 'score', by: 1 },
    { when: 'quickReflexes', text: 'Quick Reflexes (p. 6)', to: 'score', by: 1 },
    { when: 'tough', text: 'Tough (p. 6)', to: 'score', by: 1 },
    { when: 'trapFinderAtTrap', text: 'Trap Finder, at a booby trap (p. 6)', to: 'score', by: 2 },
    { when: 'unlucky', text: 'Unlucky (p. 6)', to: 'score', by: -1 },
    { when: 'rescuer', text: 'Rescuer at the hazard that struck the man (p. 67)', to: 'score', by: 1 },
  ],
  rows: [
    {
      from: 'less',
      to: 3,
      outcome: 'down',
      gives: { survives: false, rep: 0, outWhenUp: false },
      text: 'Lies below, heard at the entrance as a shot or a blast: MIA unless somebody gets him out',
    },
    {
      from: 4,
      to: 4,
      outcome: 'injured',
      gives: { survives: true, rep: -1, outWhenUp: true },
      text: 'Hurt: REP -1 as long as he is below, Out of the Fight once up',
    },
    {
      from: 5,
      to: 'more',
      outcome: 'unharmed',
      gives: { survives: true, rep: 0, outWhenUp: false },
      text: 'Nothing happens to him',
    },
  ],
})

/**
 * Tunnel Success, once for a group that stayed its minimum of turns and once for each turn beyond (FNG p. 67). The
 * points are `points`, the score of `dice` d6 or half a d6, and half the EAL rounded up where `halfEal` says so.
 */
export const tunnelSuccess = defineTable({
  id: 'tunnel-success',
  title: 'Tunnel Success',
  page: 67,
  dice: { kind: 'read' },
  how: '1d6 read',
  tells: { points: 'text' },
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'nothing',
      gives: { points: 1, dice: 0, halfDie: false, halfEal: false },
      text: 'Empty: 1 VP',
    },
    {
      from: 2,
      to: 2,
      outcome: 'nothing',
      gives: { points: 1, dice: 0, halfDie: false, halfEal: false },
      text: 'Empty: 1 VP',
    },
    {
      from: 3,
      to: 3,
      outcome: 'nothing',
      gives: { points: 1, dice: 0, halfDie: false, halfEal: false },
      text: 'Empty: 1 VP',
    },
    {
      from: 4,
      to: 4,
      outcome: 'supplies',
      gives: { points: 1, dice: 1, halfDie: true, halfEal: false },
      text: 'A store: 1 + 1/2d6 VP',
    },
    {
      from: 5,
      to: 5,
      outcome: 'supplies',
      gives: { points: 1, dice: 1, halfDie: true, halfEal: false },
      text: 'A store: 1 + 1/2d6 VP',
    },
    {
      from: 6,
      to: 6,
      outcome: 'intelligence',
      gives: { points: 1, dice: 1, halfDie: false, halfEal: true },
      text: 'Papers of use: 1 + 1d6 VP and half the EAL, rounded up',
    },
  ],
})

/** Spider Hole direction (FNG p. 71). The sides count as the front when it strikes: `strikesFrom` (ruling). */
export const spiderHole = defineTable({
  id: 'spider-hole',
  title: 'Spider Hole direction',
  page: 71,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'rear', gives: { strikesFrom: 'rear' }, text: 'Behind the group' },
    { from: 2, to: 2, outcome: 'rear', gives: { strikesFrom: 'rear' }, text: 'Behind the group' },
    { from: 3, to: 3, outcome: 'rear', gives: { strikesFrom: 'rear' }, text: 'Behind the group' },
    { from: 4, to: 4, outcome: 'left', gives: { strikesFrom: 'front' }, text: 'On its left' },
    { from: 5, to: 5, outcome: 'right', gives: { strikesFrom: 'front' }, text: 'On its right' },
    { from: 6, to: 6, outcome: 'front', gives: { strikesFrom: 'front' }, text: 'Ahead of it' },
  ],
})

/**
 * Spider Hole Discovery (FNG p. 71). What the occupants do stands in `fromFront` and `fromRear`; a support weapon team
 * does `supportTeam` instead. Their charge goes straight to melee, without the Charge into Melee test.
 */
export const spiderHoleDiscovery = defineTable({
  id: 'spider-hole-discovery',
  title: 'Spider Hole Discovery',
  page: 71,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP',
  modifiers: [
    { when: 'holeInLos', text: 'Who tests has the hole in LOS', to: 'dice', by: 0, effect: 'no change, 2d6' },
    {
      when: 'trapFinderOrPointman',
      text: 'He has it in LOS and is a Trap Finder or Pointman',
      to: 'dice',
      by: 1,
      effect: 'rolls 3d6 and the best two count',
    },
    { when: 'nobodyFacesHole', text: 'Nobody faces the hole, the nearest figure tests', to: 'target', by: -2 },
  ],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'spotted',
      gives: { freeAttack: true, fromFront: null, fromRear: null, supportTeam: null },
      text: 'Seen: put it down; who saw it may fire at it at once, free',
    },
    {
      from: 1,
      to: 1,
      outcome: 'late',
      gives: { freeAttack: false, fromFront: 'fire', fromRear: 'charge', supportTeam: 'fire' },
      text: 'Put it down. From the front or a side they fire; from behind they charge the nearest man, at once into melee. A support weapon team always fires',
    },
    {
      from: 0,
      to: 0,
      outcome: 'surprised',
      gives: { freeAttack: false, fromFront: 'fireThenCharge', fromRear: 'fireThenCharge', supportTeam: 'fire' },
      text: 'Put it down. They fire, then charge the nearest man in LOS, at once into melee. A support weapon team fires only',
    },
  ],
})

/** Spider Hole Occupant (FNG p. 72). Weapons are keys of `weapons.generic-names`; `weapons` counts them. */
export const spiderHoleOccupant = defineTable({
  id: 'spider-hole-occupant',
  title: 'Spider Hole Occupant',
  page: 72,
  dice: { kind: 'read' },
  how: '1d6 read',
  tells: { rep: 'text' },
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'rpg',
      gives: { figures: 1, rep: 4, weapon: 'RPG', weapons: 1, supportTeam: true },
      text: 'One man, REP 4, RPG',
    },
    {
      from: 2,
      to: 2,
      outcome: 'rifleman',
      gives: { figures: 1, rep: 4, weapon: 'SF rifle', weapons: 1, supportTeam: false },
      text: 'One man, REP 4, SF rifle',
    },
    {
      from: 3,
      to: 3,
      outcome: 'smgs',
      gives: { figures: 2, rep: 4, weapon: 'SMG', weapons: 2, supportTeam: false },
      text: 'Two men, REP 4, an SMG each',
    },
    {
      from: 4,
      to: 4,
      outcome: 'riflemen',
      gives: { figures: 2, rep: 3, weapon: 'SF rifle', weapons: 2, supportTeam: false },
      text: 'Two men, REP 3, an SF rifle each',
    },
    {
      from: 5,
      to: 5,
      outcome: 'riflemen',
      gives: { figures: 2, rep: 3, weapon: 'SF rifle', weapons: 2, supportTeam: false },
      text: 'Two men, REP 3, an SF rifle each',
    },
    {
      from: 6,
      to: 6,
      outcome: 'lmgTeam',
      gives: { figures: 2, rep: 4, weapon: 'LMG', weapons: 1, supportTeam: true },
      text: 'Two men, REP 4, with one LMG',
    },
  ],
})
