import { defineForms, type Field } from '../../../contract/form.ts'

/** The steps whose input is made of fields: schemas, forms and the terminal's help come from here. */

const name = { kind: 'text', label: 'Name', most: 60, needed: true } as const
/** Points on the table, and other words of the players. */
const words = { kind: 'text', label: 'In words', most: 200 } as const
const target = { kind: 'text', label: 'Target point', most: 200 } as const
const inches = { kind: 'number', label: 'Distance', least: 0, most: 999, fraction: true, unit: 'inches' } as const
const tableEdge = { kind: 'number', least: 12, most: 240, unit: 'inches' } as const
const onTheTable = {
  across: { ...inches, label: 'From the left edge', most: 240 },
  down: { ...inches, label: 'From the upper edge', most: 240 },
} as const
const weapon = { kind: 'key', label: 'Weapon', from: 'weapons', most: 20 } as const
const figure = { kind: 'pick', label: 'Figure', from: 'ours' } as const
const enemy = { kind: 'pick', label: 'The enemy', from: 'enemies' } as const
const side = { kind: 'pick', label: 'Player', from: 'players' } as const
const phases = { kind: 'number', label: 'Phases', least: 1, most: 3, otherwise: 1 } as const
const cover = { kind: 'flag', label: 'In cover', otherwise: false } as const
const behind = {
  ...cover,
  label: 'Behind cover, not lobbed past it',
  help: 'Of support: in hard cover.',
} as const
const byHandOrArm = [
  { value: 'throw', label: 'Thrown' },
  { value: 'launch', label: 'From a launcher' },
] as const
const grenade = {
  kind: 'choice',
  label: 'Grenade',
  options: [
    { value: 'fragmentation', label: 'Fragmentation' },
    { value: 'phosphorus', label: 'White phosphorus' },
    { value: 'third', label: 'The third of your copy' },
  ],
} as const

const man = { name, weapon } as const
const men = (least: number) => ({ kind: 'rows', label: 'Men', fields: man, least, most: 30 }) as const
const several = (label: string, from: 'ours' | 'enemies', least: number) =>
  ({ kind: 'picks', label, from, least, most: 60 }) as const satisfies Field
const meeting = { figure, other: enemy, inches } as const

export const skirmishForms = defineForms({
  beginCampaign: {
    title: 'Begin a campaign',
    fields: {
      title: { ...name, label: 'Title' },
      players: {
        kind: 'rows',
        label: 'Players',
        fields: { name, force: { kind: 'text', label: 'What he leads', most: 60 } },
        least: 2,
        most: 2,
      },
    },
  },
  addSquad: { title: 'Add a squad', fields: { side, name, men: men(0) } },
  addMen: {
    title: 'Men join a squad',
    fields: { squad: { kind: 'pick', label: 'Squad', from: 'squads' }, men: men(1) },
  },
  nameSquad: {
    title: 'Name a squad anew',
    fields: { squad: { kind: 'pick', label: 'Squad', from: 'squads', fixed: true }, name },
  },
  moveMan: {
    title: 'Move a man',
    fields: {
      man: { kind: 'pick', label: 'Man', from: 'men', fixed: true },
      squad: { kind: 'pick', label: 'To', from: 'squads' },
    },
  },
  correctMan: {
    title: 'Put a man right',
    fields: {
      man: { kind: 'pick', label: 'Man', from: 'men', fixed: true },
      name,
      weapon,
      status: {
        kind: 'choice',
        label: 'He is',
        options: [
          { value: 'fit', label: 'fit' },
          { value: 'out', label: 'out' },
        ],
      },
      note: { ...words, label: 'Note' },
    },
  },
  layMines: {
    title: 'Lay mines',
    fields: {
      side: { ...side, fixed: true },
      places: { kind: 'texts', label: 'Where each lies', help: 'One mine a line.', least: 1, most: 40, each: 200 },
    },
  },
  layTable: {
    title: 'Lay the table',
    fields: {
      width: { ...tableEdge, label: 'From left to right', start: 48 },
      depth: { ...tableEdge, label: 'From top to bottom', start: 36 },
    },
  },
  place: {
    title: 'Place on the table',
    fields: {
      figures: {
        kind: 'rows',
        label: 'Figures',
        fields: { figure: { kind: 'pick', label: 'Figure', from: 'figures' }, ...onTheTable },
        least: 0,
        most: 120,
      },
      shots: {
        kind: 'rows',
        label: 'What went off',
        fields: {
          blast: { kind: 'pick', label: 'What', from: 'blasts' },
          aim: { kind: 'flag', label: 'The point that it was aimed at', otherwise: false },
          ...onTheTable,
        },
        least: 0,
        most: 60,
      },
    },
  },
  callShot: {
    title: 'Call a shot',
    fields: {
      target: { ...target, help: 'Of the first shot; each further one goes on from the last.' },
      bySmoke: { kind: 'flag', label: 'Corrected from the smoke round of the turn before', otherwise: false },
    },
  },
  smokeRound: {
    title: 'Call a smoke round',
    fields: {
      target,
      landed: {
        kind: 'text',
        label: 'Where the paper ball came to rest',
        help: 'Left empty, the program scatters it.',
        most: 200,
        optional: true,
        otherwise: null,
      },
    },
  },
  strike: {
    title: 'Who is hit',
    fields: {
      blast: { kind: 'pick', label: 'What went off', from: 'blasts', fixed: true },
      figures: {
        kind: 'rows',
        label: 'Figures near it',
        help: 'None, where none was near.',
        fields: {
          figure: { kind: 'pick', label: 'Figure', from: 'figures' },
          cover: behind,
          direct: { kind: 'flag', label: 'A round on the vehicle itself', otherwise: false },
        },
        least: 0,
        most: 60,
      },
    },
  },
  strikeSealed: {
    title: 'Which hidden figures are hit',
    fields: {
      blast: { kind: 'pick', label: 'What went off', from: 'blasts', fixed: true },
      figures: {
        kind: 'rows',
        label: 'Hidden figures near it',
        help: 'None, where none was near: the journal shows no difference.',
        fields: {
          figure: { kind: 'pick', label: 'Figure', from: 'hidden' },
          cover: behind,
          direct: { kind: 'flag', label: 'A round on the vehicle itself', otherwise: false },
          inches: { ...inches, label: 'Distance, of a claymore', otherwise: 0 },
        },
        least: 0,
        most: 60,
      },
    },
  },
  move: {
    title: 'Move',
    fields: {
      figures: several('Who moves', 'ours', 1),
      way: {
        kind: 'choice',
        label: 'How',
        options: [
          { value: 'ordinary', label: 'Ordinary movement' },
          { value: 'tactical', label: 'Tactical movement' },
        ],
      },
      phases: { ...phases, help: 'Of ordinary movement: tactical movement always takes two.' },
    },
  },
  listen: {
    title: 'Listen',
    fields: {
      figure,
      friendFired: { kind: 'flag', label: 'A friend within 10" has fired in this turn', otherwise: false },
      noises: {
        kind: 'rows',
        label: 'Noises',
        help: 'Who moved within 6" of one another made one noise; the distance is that of the nearest two.',
        fields: { figures: several('Who made it', 'enemies', 1), inches },
        least: 0,
        most: 20,
      },
    },
  },
  meet: { title: 'See each other', fields: meeting },
  spot: { title: 'Spot', fields: meeting },
  fire: {
    title: 'Fire',
    fields: {
      figure,
      phases,
      inArc: {
        kind: 'rows',
        label: 'Enemies in the arc',
        fields: { figure: enemy, cover },
        least: 1,
        most: 60,
      },
    },
  },
  speculativeFire: {
    title: 'Fire at a point',
    fields: {
      figure,
      way: { kind: 'choice', label: 'How', options: [{ value: 'fire', label: 'With a gun' }, ...byHandOrArm] },
      at: target,
    },
  },
  grenade: {
    title: 'A grenade',
    fields: {
      figure,
      way: { kind: 'choice', label: 'How', options: byHandOrArm },
      grenade,
      target,
      inches,
    },
  },
  fireMortar: {
    title: 'Fire a mortar',
    fields: {
      mortar: { kind: 'pick', label: 'Mortar', from: 'mortars' },
      grenade,
      target,
      shiftInches: { ...inches, label: 'Target point moved by', otherwise: 0 },
      inSight: { kind: 'flag', label: 'The target point is in sight' },
    },
  },
  moveMortar: {
    title: 'Set a mortar up, or take it down',
    fields: { mortar: { kind: 'pick', label: 'Mortar', from: 'mortars' } },
  },
  placeClaymore: {
    title: 'Place a claymore',
    fields: { figure, place: { ...words, label: 'Where, and facing where' } },
  },
  fireClaymore: {
    title: 'Fire a claymore',
    fields: {
      figure,
      claymore: { kind: 'pick', label: 'Claymore', from: 'claymores' },
      inches: { ...inches, label: 'Distance to the mine' },
      inArc: {
        kind: 'rows',
        label: 'Figures in its arc',
        fields: { figure: { kind: 'pick', label: 'Figure', from: 'figures' }, inches },
        least: 0,
        most: 60,
      },
    },
  },
  setOffMine: {
    title: 'Set off a mine',
    fields: {
      figure: { kind: 'pick', label: 'Figure', from: 'figures' },
      mine: { kind: 'pick', label: 'Mine', from: 'mines' },
    },
  },
  runOver: {
    title: 'Run over',
    fields: {
      vehicle: { kind: 'pick', label: 'Vehicle', from: 'vehicles' },
      figure: { kind: 'pick', label: 'Who is run over', from: 'figures' },
    },
  },
  takeRadio: { title: 'Take up the radio', fields: { figure } },
  byHand: {
    title: 'By hand',
    fields: {
      figure: { kind: 'pick', label: 'Figure', from: 'figures' },
      counters: { kind: 'number', label: 'Counters', least: 0, most: 99 },
      out: { kind: 'flag', label: 'Off the table' },
      words: { ...words, label: 'Why', otherwise: '' },
    },
  },
  endTurn: {
    title: 'End the turn',
    fields: {
      keep: {
        kind: 'picks',
        label: 'Who keeps all counters',
        from: 'ours',
        least: 0,
        most: 100,
        otherwise: [],
      },
    },
  },
  endGame: {
    title: 'End the game',
    fields: {
      winner: { kind: 'pick', label: 'Who has won', from: 'players', optional: true },
      words: { ...words, label: 'How it ended', otherwise: '' },
      agreed: {
        kind: 'picks',
        label: 'Agree that what they have sealed is opened',
        from: 'players',
        least: 0,
        most: 2,
        optional: true,
        otherwise: null,
      },
    },
  },
})
