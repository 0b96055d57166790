import { defineSwitches } from './switchTypes.ts'

/** Rulings with two playable readings that act on the table: read by the battle tracker. */
export const battleReadings = defineSwitches([
  {
    name: 'duckBackInGroup',
    title: 'Duck Back and groups',
    about: 'Does a man in Duck Back hold a group together, and a Leader bring his along?',
    page: 14,
    kind: 'ruling',
    options: [
      { value: 'holds', label: 'He does' },
      { value: 'breaks', label: 'He breaks it' },
    ],
  },
  {
    name: 'enemyOrder',
    title: 'Order of the enemy',
    about: 'In which order groups that the rules run are activated.',
    page: 60,
    kind: 'ruling',
    options: [
      { value: 'closest', label: 'PEFs, then the closest' },
      { value: 'rep', label: 'Highest REP first' },
    ],
  },
  {
    name: 'retireAgain',
    title: 'A second Retire',
    about: 'When a second Retire takes a man off the table.',
    page: 18,
    kind: 'ruling',
    options: [
      { value: 'sameTurn', label: 'In the same turn' },
      { value: 'anyLaterTurn', label: 'In any turn' },
    ],
  },
  {
    name: 'inSightRounds',
    title: 'Rounds of In Sight',
    about: 'Is In Sight repeated until one side has nobody left to fire?',
    page: 22,
    kind: 'ruling',
    options: [
      { value: 'one', label: 'One round' },
      { value: 'repeated', label: 'Repeated' },
    ],
  },
  {
    name: 'hipFire',
    title: 'Firing from the hip',
    about: 'Which penalties a machine gun fired from the hip takes.',
    page: 26,
    kind: 'ruling',
    options: [
      { value: 'both', label: 'REP and Targets' },
      { value: 'repOnly', label: 'REP only' },
    ],
  },
  {
    name: 'usedKit',
    title: 'Used up in battle',
    about: 'Are LAWs, mines and charges that a squad has used gone for good?',
    page: 27,
    kind: 'ruling',
    options: [
      { value: 'gone', label: 'They are gone' },
      { value: 'replaced', label: 'Made good before the next mission' },
    ],
  },
  {
    name: 'recoillessBackBlast',
    title: 'Back blast of recoilless rifles',
    about: 'How far and how hard it strikes.',
    page: 27,
    kind: 'ruling',
    options: [
      { value: 'text', label: '8", Impact 3' },
      { value: 'table', label: '6", Impact 2' },
    ],
  },
  {
    name: 'communistDuds',
    title: 'Communist duds',
    about: 'On which scores a Communist grenade is a dud.',
    page: 13,
    kind: 'ruling',
    options: [
      { value: 'oneTwo', label: '1-2, hit or miss' },
      { value: 'fiveSix', label: '5-6, after a good throw' },
    ],
  },
  {
    name: 'bunkerSuppressionDice',
    title: 'Suppressing a bunker',
    about: 'How many dice its occupants roll.',
    page: 43,
    kind: 'ruling',
    options: [
      { value: '2', label: '2d6' },
      { value: '1', label: '1d6' },
    ],
  },
  {
    name: 'suppressionAmmo',
    title: 'Ammunition of suppressing fire',
    about: 'Do 1s empty a weapon that suppresses a bunker?',
    page: 30,
    kind: 'ruling',
    options: [
      { value: 'counts', label: 'As in any firing' },
      { value: 'never', label: 'They do not' },
    ],
  },
  {
    name: 'barrageRep',
    title: "The enemy's barrages",
    about: 'Whose REP directs a barrage of his charts while none of his men is on the table?',
    page: 77,
    kind: 'ruling',
    options: [
      { value: 'observer', label: 'An observer, by army list' },
      { value: 'pefs', label: 'That of the PEFs' },
    ],
  },
  {
    name: 'fireRep',
    title: 'In a fire',
    about: 'Whose REP counts when a building burns.',
    page: 44,
    kind: 'ruling',
    options: [
      { value: 'own', label: "Each man's own" },
      { value: 'average', label: 'The average inside' },
    ],
  },
  {
    name: 'speakLocalTwice',
    title: 'Twice as many in Speak Local',
    about: 'When the best row of Speak Local is reached.',
    page: 56,
    kind: 'ruling',
    options: [
      { value: 'leadOfTwo', label: 'Twice as many, two ahead' },
      { value: 'twice', label: 'Twice as many' },
    ],
  },
  {
    name: 'trapTarget',
    title: 'Target of traps and spider holes',
    about: 'Whom a trap or spider hole of a Random Event meets.',
    page: 65,
    kind: 'ruling',
    options: [
      { value: 'procedure', label: 'Rolled for' },
      { value: 'nearPef', label: 'Closest to a PEF' },
    ],
  },
  {
    name: 'tunnelAttributes',
    title: 'Clumsy and Stealthy in tunnels',
    about: 'Do their modifiers count for every encounter?',
    page: 66,
    kind: 'ruling',
    options: [
      { value: 'limited', label: 'Traps, or enemies, only' },
      { value: 'always', label: 'Every encounter' },
    ],
  },
  {
    name: 'enemyActionAgainst',
    title: 'What the enemy acts by',
    about: 'What VC/NVA Action is rolled against.',
    page: 69,
    kind: 'ruling',
    options: [
      { value: 'eal', label: 'The EAL' },
      { value: 'leaderRep', label: "The Leader's REP" },
    ],
  },
  {
    name: 'observedFire',
    title: 'Deviation with an observer',
    about: 'When a Forward Observer halves the deviation.',
    page: 76,
    kind: 'ruling',
    options: [
      { value: 'inSight', label: 'Target in his sight' },
      { value: 'always', label: 'Whenever he calls' },
    ],
  },
  {
    name: 'readyArtillery',
    title: 'Guns of Ready Support',
    about: 'How many weapons a Ready artillery mission fires.',
    page: 75,
    kind: 'ruling',
    options: [
      { value: '2', label: 'Two' },
      { value: '1', label: 'One' },
      { value: '3', label: 'Three' },
    ],
  },
  {
    name: 'reinforcementsAtSl1',
    title: 'Reinforcements at Support Level 1',
    about: 'May they be asked for?',
    page: 75,
    kind: 'ruling',
    options: [
      { value: 'never', label: 'No' },
      { value: 'minus3', label: 'At -3' },
    ],
  },
  {
    name: 'goldenBbRep',
    title: 'Shaken pilots',
    about: 'How long the REP lasts that a pilot loses to a Golden BB.',
    page: 82,
    kind: 'ruling',
    options: [
      { value: 'game', label: 'The rest of the game' },
      { value: 'run', label: 'That run' },
    ],
  },
  {
    name: 'forcesOnTable',
    title: 'An enemy without fighters',
    about: 'Do his dead, wounded and captured count as forces on the table when his reinforcements are due?',
    page: 93,
    kind: 'ruling',
    options: [
      { value: 'fighters', label: 'No, a PEF comes' },
      { value: 'figures', label: 'They do' },
    ],
  },
  {
    name: 'ambushSpotting',
    title: 'Spotting an ambush',
    about: 'Who rolls to notice it.',
    page: 98,
    kind: 'ruling',
    options: [
      { value: 'squad', label: 'One roll for the squad' },
      { value: 'figure', label: 'Every man' },
    ],
  },
  {
    name: 'aircraftLoads',
    title: 'Loads A and B',
    about: 'Who says which load an F-4 or A-4 carries.',
    page: 109,
    kind: 'ruling',
    options: [
      { value: 'dice', label: 'The dice' },
      { value: 'player', label: 'The player' },
    ],
  },
])
