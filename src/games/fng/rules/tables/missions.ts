import { defineTable } from '../../../../main/engine/table.ts'

/** Where the book has each mission's own length, PEFs and points (FNG pp. 98-102): the tables below put five texts into one. */
export const pagesOfMissions = {
  length: { ambush: 98, defense: 99, fight: 100, patrol: 100, recon: 101 },
  pefs: { ambush: 98, defense: 99, fight: 100, patrol: 101, recon: 101 },
  points: { ambush: 99, defense: 99, fight: 100, patrol: 101, recon: 102 },
} as const

/** Game length (FNG p. 98). */
export const gameLength = defineTable({
  id: 'mission.game-length',
  title: 'game length',
  page: 98,
  alsoOn: [99, 100, 101],
  dice: { kind: 'read' },
  how: '1d6 read at the end of the minimum length and of each extra turn',
  figures: ['goes on with one more turn on'],
  tells: { minimumTurns: 'minimum turns', endsFrom: 'ends on' },
  modifiers: [],
  rows: [
    {
      key: 'ambush',
      gives: { minimumTurns: 6, endsFrom: null },
      cells: { mission: 'Ambush', 'minimum turns': 6, 'ends on': 'see Ambush, after turn 6' },
    },
    {
      key: 'defense',
      gives: { minimumTurns: 10, endsFrom: 5 },
      cells: { mission: 'Defense', 'minimum turns': 10, 'ends on': '5-6', 'goes on with one more turn on': '1-4' },
    },
    {
      key: 'fight',
      gives: { minimumTurns: 12, endsFrom: 5 },
      cells: { mission: 'Fight', 'minimum turns': 12, 'ends on': '5-6', 'goes on with one more turn on': '1-4' },
    },
    {
      key: 'patrol',
      gives: { minimumTurns: 14, endsFrom: 5 },
      cells: { mission: 'Patrol', 'minimum turns': 14, 'ends on': '5-6', 'goes on with one more turn on': '1-4' },
    },
    {
      key: 'recon',
      gives: { minimumTurns: 12, endsFrom: 5 },
      cells: { mission: 'Recon', 'minimum turns': 12, 'ends on': '5-6', 'goes on with one more turn on': '1-4' },
    },
  ],
})

/** PEFs at the start (FNG p. 98). */
export const pefCount = defineTable({
  id: 'mission.pef-count',
  title: 'PEFs at the start',
  page: 98,
  alsoOn: [99, 100, 101],
  dice: { kind: 'possibility' },
  how: 'see the result; chance rolls are 1d6 read',
  tells: { chanceTo: 'text', maximumPcs: 'text' },
  modifiers: [],
  rows: [
    {
      key: 'ambush',
      gives: { pefs: 'oneAndChances', chanceTo: 3, maximumPcs: 0 },
      text: '1 PEF; for each EAL point above 1, one more on (1-3)',
      cells: { mission: 'Ambush' },
    },
    {
      key: 'defense',
      gives: { pefs: 'onePerEal', chanceTo: null, maximumPcs: 0 },
      text: '1 PEF per EAL point',
      cells: { mission: 'Defense' },
    },
    {
      key: 'fight',
      gives: { pefs: 'oneAndChances', chanceTo: 3, maximumPcs: 0 },
      text: '1 PEF; for each EAL point above 1, one more on (1-3)',
      cells: { mission: 'Fight' },
    },
    {
      key: 'patrol',
      gives: { pefs: 'oneAndChances', chanceTo: 3, maximumPcs: 0 },
      text: '1 PEF; for each EAL point above 1, one more on (1-3)',
      cells: { mission: 'Patrol' },
    },
    {
      key: 'recon',
      gives: { pefs: 'onePerEal', chanceTo: null, maximumPcs: 4 },
      text: '1 PEF per EAL point, and 1 PC per EAL point up to 4 PCs',
      cells: { mission: 'Recon' },
    },
  ],
})

/** VP by Mission (FNG p. 98). */
export const missionVictoryPoints = defineTable({
  id: 'mission.victory-points',
  title: 'victory points by Mission',
  page: 98,
  alsoOn: [99, 100, 101, 102],
  dice: { kind: 'lookUp' },
  figures: ['Ambush', 'Defense', 'Fight', 'Patrol', 'Recon'],
  tells: { ambush: 'Ambush', defense: 'Defense', fight: 'Fight', patrol: 'Patrol', recon: 'Recon' },
  modifiers: [],
  rows: [
    {
      key: 'capturedUnharmed',
      gives: { ambush: 3, defense: 2, fight: 3, patrol: 3, recon: 2 },
      cells: {
        event: 'each VC/NVA captured unharmed',
        Ambush: '+3',
        Defense: '+2',
        Fight: '+3',
        Patrol: '+3',
        Recon: '+2',
      },
    },
    {
      key: 'capturedWounded',
      gives: { ambush: 2, defense: 1, fight: 2, patrol: 2, recon: 2 },
      cells: {
        event: 'each VC/NVA captured wounded (Out of the Fight)',
        Ambush: '+2',
        Defense: '+1',
        Fight: '+2',
        Patrol: '+2',
        Recon: '+2',
      },
    },
    {
      key: 'confirmedDead',
      gives: { ambush: 2, defense: 2, fight: 2, patrol: 2, recon: 2 },
      cells: {
        event: 'each confirmed VC/NVA dead',
        Ambush: '+2',
        Defense: '+2',
        Fight: '+2',
        Patrol: '+2',
        Recon: '+2',
      },
    },
    {
      key: 'unconfirmedDead',
      gives: { ambush: 1, defense: 1, fight: 1, patrol: 1, recon: 1 },
      cells: {
        event: 'each unconfirmed VC/NVA dead',
        Ambush: '+1',
        Defense: '+1',
        Fight: '+1',
        Patrol: '+1',
        Recon: '+1',
      },
    },
    {
      key: 'ownMissing',
      gives: { ambush: -10, defense: -10, fight: -10, patrol: -10, recon: -10 },
      cells: { event: 'each FWF MIA', Ambush: '-10', Defense: '-10', Fight: '-10', Patrol: '-10', Recon: '-10' },
    },
    {
      key: 'ownDead',
      gives: { ambush: -5, defense: -4, fight: -5, patrol: -5, recon: -5 },
      cells: { event: 'each FWF dead', Ambush: '-5', Defense: '-4', Fight: '-5', Patrol: '-5', Recon: '-5' },
    },
    {
      key: 'ownWounded',
      gives: { ambush: -2, defense: -2, fight: -2, patrol: -2, recon: -2 },
      cells: { event: 'each FWF wounded', Ambush: '-2', Defense: '-2', Fight: '-2', Patrol: '-2', Recon: '-2' },
    },
    {
      key: 'woundedLeft',
      gives: { ambush: null, defense: null, fight: null, patrol: -4, recon: null },
      cells: {
        event: 'each FWF wounded who still lies on the table at the end',
        Ambush: '-',
        Defense: '-',
        Fight: '-',
        Patrol: '-4',
        Recon: '-',
      },
    },
    {
      key: 'notOffTable',
      gives: { ambush: null, defense: null, fight: null, patrol: -2, recon: -2 },
      cells: {
        event: 'unit has not left the table when the game length is reached',
        Ambush: '-',
        Defense: '-',
        Fight: '-',
        Patrol: '-2',
        Recon: '-2',
      },
    },
    {
      key: 'taskCompleted',
      gives: { ambush: null, defense: 5, fight: null, patrol: null, recon: null },
      cells: {
        event: 'assigned task completed, no enemy within 6" of it at game end',
        Ambush: '-',
        Defense: '+5',
        Fight: '-',
        Patrol: '-',
        Recon: '-',
      },
    },
    {
      key: 'taskFailed',
      gives: { ambush: null, defense: -4, fight: null, patrol: null, recon: null },
      cells: { event: 'assigned task failed', Ambush: '-', Defense: '-4', Fight: '-', Patrol: '-', Recon: '-' },
    },
    {
      key: 'civilianDetained',
      gives: { ambush: null, defense: 2, fight: null, patrol: null, recon: null },
      cells: {
        event: 'each suspicious civilian detained (Check Point)',
        Ambush: '-',
        Defense: '+2',
        Fight: '-',
        Patrol: '-',
        Recon: '-',
      },
    },
    {
      key: 'pefRevealed',
      gives: { ambush: null, defense: null, fight: null, patrol: 2, recon: null },
      cells: {
        event: 'each PEF revealed by the unit',
        Ambush: '-',
        Defense: '-',
        Fight: '-',
        Patrol: '+2',
        Recon: '-',
      },
    },
    {
      key: 'sectorPatrolled',
      gives: { ambush: null, defense: null, fight: null, patrol: 1, recon: null },
      cells: { event: 'each sector patrolled', Ambush: '-', Defense: '-', Fight: '-', Patrol: '+1', Recon: '-' },
    },
    {
      key: 'pcRevealed',
      gives: { ambush: null, defense: null, fight: null, patrol: null, recon: 2 },
      cells: { event: 'each PC revealed by the unit', Ambush: '-', Defense: '-', Fight: '-', Patrol: '-', Recon: '+2' },
    },
    {
      key: 'allPcsAndOff',
      gives: { ambush: null, defense: null, fight: null, patrol: null, recon: 3 },
      cells: {
        event: 'all PCs revealed and the squad off the table before the limit',
        Ambush: '-',
        Defense: '-',
        Fight: '-',
        Patrol: '-',
        Recon: '+3',
      },
    },
  ],
})

/** Who ambushes whom (FNG p. 98). */
export const ambushSide = defineTable({
  id: 'mission.ambush-side',
  title: 'who ambushes whom',
  page: 98,
  dice: { kind: 'added', count: 1, plus: 'EAL' },
  how: '1d6 added to EAL',
  modifiers: [{ when: 'eal', text: 'EAL of the area', to: 'score', by: 0, effect: 'added to the die' }],
  rows: [
    { from: 2, to: 6, outcome: 'player', text: 'The player ambushes the enemy' },
    { from: 7, to: 12, outcome: 'enemy', text: 'The player is ambushed' },
  ],
})

/** After turn 6 (FNG p. 98). */
export const ambushAftermath = defineTable({
  id: 'mission.ambush-aftermath',
  title: 'Ambush, after turn 6',
  page: 98,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'fight', text: 'The objectives become those of a Fight Mission and play goes on' },
    { from: 4, to: 6, outcome: 'ends', text: 'The Mission ends' },
  ],
})

/** Spotting the ambush (FNG p. 98). */
export const ambushSpotting = defineTable({
  id: 'mission.ambush-spotting',
  title: 'spotting the ambush',
  page: 98,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: "2d6 passing vs REP, one roll for the squad, compared with each figure's REP",
  modifiers: [{ when: 'pointman', text: 'Pointman attribute, when walking point (p. 6)', to: 'target', by: 1 }],
  rows: [
    { from: 2, to: 2, outcome: 'spotted', text: 'Any figure passing 2d6: the ambush is spotted' },
    { from: 0, to: 1, outcome: 'notSpotted', text: 'No figure passing 2d6: not spotted' },
  ],
})

/** What is to be defended (FNG p. 99). */
export const defenseTask = defineTable({
  id: 'mission.defense-task',
  title: 'what is to be defended',
  page: 99,
  dice: { kind: 'read' },
  how: '1d6 read',
  heads: { text: 'task' },
  modifiers: [{ when: 'populated', text: 'The area is populated', to: 'score', by: 1 }],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'radioRelay',
      text: 'Radio Relay',
      cells: {
        'what is there': 'a hill with four men with M-16s: a senior NCO and three RTOs',
        'how it runs': 'guard the team until the game ends',
      },
    },
    {
      from: 2,
      to: 2,
      outcome: 'resupplySite',
      text: 'Resupply Site',
      cells: {
        'what is there': 'a clearing 10" across or more',
        'how it runs':
          'a UH-1 Slick with supplies for six passengers comes 1d6 + 2 turns after the start; it lands, or kicks them out where it has no room; landed it stays two full turns to be unloaded, then takes off',
      },
    },
    {
      from: 3,
      to: 3,
      outcome: 'waterParty',
      text: 'Water Party',
      cells: {
        'what is there': 'a river or pond; a paddy is none',
        'how it runs':
          'the squad comes in over an edge of a random sector with two unarmed men, who fill water for two full turns and may do other things meanwhile; it leaves with the water where it came in',
      },
    },
    {
      from: 4,
      to: 4,
      outcome: 'wounded',
      text: 'Wounded',
      cells: {
        'what is there': 'a clearing 10" across or more with 2d6 wounded, a medic and an RTO',
        'how it runs':
          'the RTO calls Dustoff, as the Support Level allows, more than one flight if need be; the squad guards the wounded meanwhile',
      },
    },
    {
      from: 5,
      to: 5,
      outcome: 'checkPoint',
      text: 'Check Point',
      cells: {
        'what is there': 'a road, with the check point at its middle',
        'how it runs':
          'until fighting begins 1d6 civilians come from either end on each turn with an Activation total above 6 and walk to the other; the squad checks each as he passes',
      },
    },
    {
      from: 6,
      to: 7,
      outcome: 'bridge',
      text: 'Bridge',
      cells: {
        'what is there':
          'a river with a bridge at its middle, road or trail on both sides, a sandbagged position for four men at each end',
        'how it runs': 'civilians as at the check point, but nobody is checked',
      },
    },
  ],
})

/** Checking a civilian (FNG p. 99). */
export const checkPoint = defineTable({
  id: 'mission.check-point',
  title: 'checking a civilian',
  page: 99,
  dice: { kind: 'successes', count: 'REP' },
  how: 'Speak Local by the checking soldier (REP d6, -2 dice if not Fluent), counting successes; then 1d6 read if called for',
  modifiers: [{ when: 'notFluent', text: 'Soldier lacks the Fluent attribute', to: 'dice', by: -2 }],
  rows: [
    {
      from: 2,
      to: 'more',
      outcome: 'wrong',
      text: 'Something is wrong: 1d6: (1-5) nothing after all, (6) false papers: the person must be detained until the end of the game',
    },
    { from: 0, to: 1, outcome: 'inOrder', text: 'Papers in order, the civilian goes on' },
  ],
})

/** The PC among the PEFs, Fight and Patrol at EAL 5 or more (FNG p. 100). */
export const onePc = defineTable({
  id: 'mission.one-pc',
  title: 'the PC among the PEFs, Fight and Patrol at EAL 5 or more',
  page: 100,
  alsoOn: [101],
  dice: { kind: 'read' },
  how: '1d6 read, when a PEF is resolved and the PC has not yet been found',
  modifiers: [
    {
      when: 'lastPef',
      text: 'This is the last PEF and no PC has been found',
      to: 'score',
      by: 0,
      effect: 'it is the PC, no roll',
    },
  ],
  rows: [
    { from: 1, to: 3, outcome: 'pc', text: 'It is the PC' },
    { from: 4, to: 6, outcome: 'pef', text: 'Resolve the PEF as usual' },
  ],
})

/** PC or PEF, Recon (FNG p. 101). */
export const reconPc = defineTable({
  id: 'mission.recon-pc',
  title: 'PC or PEF, Recon',
  page: 101,
  dice: { kind: 'read' },
  how: '1d6 read, when a marker is resolved, until the required number of PCs has been revealed',
  modifiers: [],
  rows: [
    { from: 1, to: 5, outcome: 'pc', text: 'It is a PC' },
    { from: 6, to: 6, outcome: 'pef', text: 'Resolve the PEF as usual' },
  ],
})
