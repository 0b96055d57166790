import { defineTable } from '../../../../main/engine/table.ts'

/** Does an area come down with the one below it? Rolled again for each further area going up (FNG p. 40, ruling). */
export const collapseAbove = defineTable({
  id: 'collapse-above',
  title: 'Does the area above collapse too?',
  page: 40,
  dice: { kind: 'read' },
  how: '1d6 read, once for each area going up',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 3,
      outcome: 'collapses',
      gives: { test: 'reaction.recover-from-knock-down' },
      text: 'Comes down as well; those in it take Recover From Knock Down',
    },
    { from: 4, to: 6, outcome: 'stays', gives: { test: null }, text: 'Holds; nobody in it tests' },
  ],
})

/**
 * Building Defensive Values (FNG p. 41). `cover` is what stationary men inside have; `bunker` says that the rules of
 * bunkers hold (pp. 42-43); `burnsAsDv` is the DV that a fire eats up, at least 1, null where nothing burns (p. 43,
 * rulings); `rubble` is left by collapsed areas (p. 40); `survivesCollapse` allows an occupant his die (hooch).
 */
export const buildingDv = defineTable({
  id: 'building-dv',
  title: 'Building Defensive Values',
  page: 41,
  dice: { kind: 'lookUp' },
  tells: { dv: 'DV' },
  modifiers: [],
  rows: [
    {
      key: 'bunker',
      gives: { dv: 5, cover: 'cover', bunker: true, burnsAsDv: null, rubble: false, survivesCollapse: false },
      cells: { structure: 'Bunker', DV: 5, note: 'Earth with a roof, shored up by sandbags or timber' },
    },
    {
      key: 'concrete',
      gives: { dv: 4, cover: 'cover', bunker: false, burnsAsDv: null, rubble: true, survivesCollapse: false },
      cells: { structure: 'Concrete', DV: 4, note: 'Basements, stone walls' },
    },
    {
      key: 'concreteSteel',
      gives: { dv: 10, cover: 'cover', bunker: true, burnsAsDv: null, rubble: true, survivesCollapse: false },
      cells: {
        structure: 'Concrete/steel structure',
        DV: 10,
        note: 'A large bunker, such as a buried headquarters; rare',
      },
    },
    {
      key: 'dirtBerm',
      gives: { dv: 6, cover: 'cover', bunker: false, burnsAsDv: null, rubble: false, survivesCollapse: false },
      cells: {
        structure: 'Dirt berm',
        DV: 6,
        note: 'Earth wall of a base; with sandbags and a trench round guns and mortars',
      },
    },
    {
      key: 'frame',
      gives: { dv: 1, cover: 'cover', bunker: false, burnsAsDv: 1, rubble: false, survivesCollapse: false },
      cells: { structure: 'Frame structure', DV: 1, note: 'Timber and other light stuff' },
    },
    {
      key: 'hooch',
      gives: { dv: 0, cover: 'concealment', bunker: false, burnsAsDv: 1, rubble: false, survivesCollapse: true },
      cells: {
        structure: 'Hooch',
        DV: 0,
        note: 'Bamboo and leaves: hides but does not protect. In a collapse a man inside is lost only when his 1d6 vs REP passes 0; no rubble, it hides men still',
      },
    },
    {
      key: 'logBunker',
      gives: { dv: 4, cover: 'cover', bunker: true, burnsAsDv: 4, rubble: false, survivesCollapse: false },
      cells: { structure: 'Log bunker', DV: 4, note: 'Logs and earth: what VC and NVA build in the jungle' },
    },
    {
      key: 'masonry',
      gives: { dv: 3, cover: 'cover', bunker: false, burnsAsDv: 3, rubble: true, survivesCollapse: false },
      cells: { structure: 'Masonry building', DV: 3, note: 'Of brick' },
    },
    {
      key: 'sandbagged',
      gives: { dv: 2, cover: 'cover', bunker: false, burnsAsDv: null, rubble: false, survivesCollapse: false },
      cells: { structure: 'Sandbagged position', DV: 2, note: '' },
    },
  ],
})

/** Building Target, for fire with APR weapons at a named area (FNG p. 41). */
export const buildingTarget = defineTable({
  id: 'building-target',
  title: 'Building Target',
  page: 41,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the shooter',
  modifiers: [
    { when: 'over48Inches', text: 'Target farther off than 48"', to: 'target', by: -1 },
    { when: 'spreadShot', text: 'A shot after the first, at another area (once)', to: 'target', by: -1 },
  ],
  rows: [
    { from: 2, to: 2, outcome: 'hit', gives: { test: null }, text: 'On target: go to Building Penetration' },
    {
      from: 1,
      to: 1,
      when: 'shooterMovedFast',
      outcome: 'miss',
      gives: { test: null },
      text: 'Goes wide, no reaction',
      cells: { circumstance: 'shooter moved fast' },
    },
    {
      from: 1,
      to: 1,
      when: 'targetIsBunker',
      outcome: 'miss',
      gives: { test: null },
      text: 'Goes wide, no reaction',
      cells: { circumstance: 'bunker' },
    },
    {
      from: 1,
      to: 1,
      when: 'severalAreas',
      outcome: 'nextArea',
      gives: { test: 'reaction.received-fire' },
      text: 'Strikes one of the nearest other areas, by chance: Building Penetration for that one; Received Fire for those in the area aimed at',
      cells: { circumstance: 'building of several areas' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'hit',
      gives: { test: null },
      text: 'On target: go to Building Penetration',
      cells: { circumstance: 'anything else' },
    },
    { from: 0, to: 0, outcome: 'miss', gives: { test: null }, text: 'Goes wide, no reaction' },
  ],
})

/** Building Penetration; not rolled when the APR does not exceed the DV: then it is `none` (FNG p. 42, ruling). */
export const buildingPenetration = defineTable({
  id: 'building-penetration',
  title: 'Building Penetration',
  page: 42,
  dice: { kind: 'passing', count: 2, versus: 'APR - DV' },
  how: '2d6 passing vs APR of the weapon less DV of the area',
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'collapses',
      gives: { obviouslyDead: true, test: null },
      text: 'The area comes down: all in it Obviously Dead',
    },
    {
      from: 1,
      to: 1,
      outcome: 'havoc',
      gives: { obviouslyDead: false, test: 'reaction.recover-from-knock-down' },
      text: 'Shaken through: all in the area take Recover From Knock Down',
    },
    {
      from: 0,
      to: 0,
      outcome: 'none',
      gives: { obviouslyDead: false, test: 'reaction.received-fire' },
      text: 'The wall holds: those in the area take Received Fire',
    },
  ],
})

/** Tunnel entrance in a bunker (FNG p. 42). */
export const bunkerTunnel = defineTable({
  id: 'bunker-tunnel',
  title: 'Tunnel entrance in a bunker',
  page: 42,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'tunnel', text: 'A tunnel starts inside' },
    { from: 4, to: 6, outcome: 'none', text: 'No tunnel' },
  ],
})

/**
 * Bunker Suppression, when the successes of the fire exceed the DV (FNG p. 43; two dice by ruling). `rep` holds from now
 * until the occupants next activate, for all their rolls; so does `suppressed`.
 */
export const bunkerSuppression = defineTable({
  id: 'bunker-suppression',
  title: 'Bunker Suppression',
  page: 43,
  dice: { kind: 'passing', count: 2, versus: 'average REP' },
  how: '2d6 passing vs average REP of the occupants, rounded up',
  tells: { rep: 'text' },
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'carryOn', gives: { suppressed: false, rep: 0 }, text: 'No effect on the occupants' },
    {
      from: 1,
      to: 1,
      when: 'twiceTheDv',
      outcome: 'suppressed',
      gives: { suppressed: true, rep: 0 },
      text: 'Suppressed until next active: they neither react nor fire',
      cells: { circumstance: 'successes are 2 x DV or more' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'shaken',
      gives: { suppressed: false, rep: -1 },
      text: 'They act, with REP -1 until next active',
      cells: { circumstance: 'fewer successes' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'suppressed',
      gives: { suppressed: true, rep: 0 },
      text: 'Suppressed until next active: they neither react nor fire',
    },
  ],
})

/**
 * In a Fire, each figure inside with its own REP when active (FNG p. 44, ruling). A figure leaves when the DV left is at
 * most `leavesAtDv`, or at most half of what it was where `leavesAtHalfDv` says so.
 */
export const inAFire = defineTable({
  id: 'in-a-fire',
  title: 'In a Fire',
  page: 44,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the figure, when active',
  tells: { leavesAtDv: 'text', impact: 'text', recoveryDice: 'text' },
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'mayStay',
      gives: { leavesAtDv: 1, leavesAtHalfDv: false },
      text: 'Stays and acts until the DV is down to 1; then gets out',
    },
    {
      from: 1,
      to: 1,
      outcome: 'mayStay',
      gives: { leavesAtDv: 1, leavesAtHalfDv: true },
      text: 'Stays and acts until the DV is down to half of what it was, or to 1; then gets out',
    },
    {
      from: 0,
      to: 0,
      outcome: 'burned',
      gives: { impact: 3, stunnedCountsAs: 'outOfTheFight', recoveryDice: -1 },
      text: 'Burned: Combat Damage with Impact 3, Stunned becomes Out of the Fight; After the Battle Recovery with -1d6',
    },
  ],
})
