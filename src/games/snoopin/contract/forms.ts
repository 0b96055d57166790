import { defineForms } from '../../../contract/form.ts'

/** The steps whose input is made of fields: schemas, forms and the terminal's help come from here. */

const name = { kind: 'text', label: 'Name', most: 60, needed: true } as const
const words = { kind: 'text', label: 'In words', most: 200 } as const
const side = { kind: 'pick', label: 'Side', from: 'sides' } as const
const force = { kind: 'pick', label: 'Force', from: 'forces' } as const
const platoon = { kind: 'pick', label: 'Platoon', from: 'platoons' } as const
const insurgency = { kind: 'pick', label: 'Insurgency', from: 'insurgencies' } as const
const team = { kind: 'pick', label: 'Team', from: 'teams' } as const
const man = { kind: 'pick', label: 'Man', from: 'men' } as const
const player = { kind: 'text', label: 'Player', most: 60, otherwise: '' } as const
const inHead = { kind: 'text', most: 60, help: 'Left empty: the platoon has none.', otherwise: '' } as const
const rank = { kind: 'number', least: 0, most: 3 } as const
const tiredTimes = { kind: 'number', least: 0, most: 9, unit: 'times', otherwise: 0 } as const
const die = { kind: 'number', least: 6, most: 12, unit: 'sides' } as const
const quality = {
  troopQuality: { ...die, label: 'Troop Quality', start: 8, otherwise: 8 },
  morale: { ...die, label: 'Morale', start: 10, otherwise: 10 },
} as const
const levels = {
  confidence: { kind: 'text', label: 'Confidence', most: 40, otherwise: 'Confident' },
  supply: { kind: 'text', label: 'Supply Quality', most: 40, otherwise: 'Average' },
} as const
const role = {
  kind: 'choice',
  label: 'Role',
  options: [
    { value: 'officer', label: 'Platoon leader' },
    { value: 'sergeant', label: 'Platoon sergeant' },
    { value: 'squadLeader', label: 'Squad leader' },
    { value: 'teamLeader', label: 'Team leader' },
    { value: 'medic', label: 'Medic' },
    { value: 'man', label: 'Rifleman' },
  ],
} as const
const developmentKind = {
  kind: 'choice',
  label: 'Kind',
  options: [
    { value: 'special', label: 'Special' },
    { value: 'leadership', label: 'Leadership' },
  ],
} as const
const assetKind = {
  kind: 'choice',
  label: 'Kind',
  options: [
    { value: 'internal', label: 'Of the platoon' },
    { value: 'available', label: 'To be asked for' },
  ],
} as const
const price = {
  kind: 'number',
  label: 'Price',
  least: 0,
  most: 99,
  unit: 'points',
  optional: true,
  help: 'Of an asset that is asked for.',
  otherwise: null,
} as const
const bought = {
  boughtTeams: {
    kind: 'picks',
    label: 'Fireteams bought',
    from: 'teams',
    least: 0,
    most: 40,
    otherwise: [],
  },
  boughtSquads: { kind: 'picks', label: 'Squads bought', from: 'squads', least: 0, most: 20, otherwise: [] },
  assets: {
    kind: 'rows',
    label: 'Assets bought',
    fields: {
      asset: { kind: 'pick', label: 'Asset', from: 'available' },
      count: { kind: 'number', label: 'How many', least: 1, most: 20, otherwise: 1 },
    },
    least: 0,
    most: 20,
    otherwise: [],
  },
} as const

export const snoopinForms = defineForms({
  beginCampaign: {
    title: 'Begin a campaign',
    fields: {
      title: { ...name, label: 'Title' },
      kind: {
        kind: 'choice',
        label: 'Type',
        options: [
          { value: 'free', label: 'Free-form' },
          { value: 'pack', label: 'Campaign pack' },
        ],
      },
      setting: { ...words, label: 'Setting', help: 'Place and time.', otherwise: '' },
      length: {
        kind: 'number',
        label: 'Turns',
        least: 1,
        most: 60,
        optional: true,
        help: 'Left empty: open ended.',
        otherwise: null,
      },
      coop: { kind: 'flag', label: 'Both players on one side', otherwise: false },
      blockingInches: {
        kind: 'number',
        label: 'Blocking positions, from the own edge',
        least: 6,
        most: 8,
        unit: 'inches',
        otherwise: 6,
      },
      ranksSealed: { kind: 'flag', label: 'Ranks sealed too', otherwise: false },
      sides: {
        kind: 'rows',
        label: 'Sides',
        fields: {
          name,
          kind: {
            kind: 'choice',
            label: 'They are',
            options: [
              { value: 'regulars', label: 'Regulars' },
              { value: 'insurgents', label: 'Insurgents' },
            ],
          },
          player,
        },
        least: 2,
        most: 2,
      },
    },
  },
  addForce: {
    title: 'Add a force',
    fields: {
      side,
      player,
      name,
      ...quality,
      ...levels,
      officer: { ...inHead, label: 'Platoon leader' },
      sergeant: { ...inHead, label: 'Platoon sergeant' },
      medic: { ...inHead, label: 'Medic' },
    },
  },
  addSquad: {
    title: 'Add a squad',
    fields: {
      force: platoon,
      name,
      leader: {
        kind: 'text',
        label: 'Squad leader',
        most: 60,
        help: 'Where he stands beside the teams.',
        otherwise: '',
      },
      teams: {
        kind: 'rows',
        label: 'Teams',
        fields: {
          name,
          men: {
            kind: 'texts',
            label: 'Men',
            help: 'A name a line; the first leads it.',
            least: 1,
            most: 12,
            each: 60,
            needed: true,
          },
        },
        least: 1,
        most: 8,
      },
    },
  },
  addMan: {
    title: 'A man joins',
    fields: {
      force: platoon,
      squad: { kind: 'pick', label: 'Squad', from: 'squads', optional: true, otherwise: null },
      team: { ...team, optional: true, otherwise: null },
      name,
      role,
    },
  },
  moveMan: {
    title: 'Move a man',
    fields: {
      man: { ...man, fixed: true },
      squad: { kind: 'pick', label: 'Squad', from: 'squads', optional: true, help: 'None: the headquarters.' },
      team: { ...team, optional: true },
    },
  },
  correctMan: {
    title: 'Put a man right',
    fields: {
      man: { ...man, fixed: true },
      name,
      role,
      leadership: { kind: 'number', label: 'Leadership', least: -2, most: 2, optional: true },
      status: {
        kind: 'choice',
        label: 'He is',
        options: [
          { value: 'fit', label: 'fit' },
          { value: 'returnPool', label: 'in the Return to Duty Pool' },
          { value: 'replacementPool', label: 'in the Replacement Pool' },
          { value: 'unknown', label: 'whereabouts unknown' },
          { value: 'captured', label: 'captured' },
          { value: 'dead', label: 'dead' },
          { value: 'sentHome', label: 'sent home' },
        ],
      },
      note: { ...words, label: 'Note' },
    },
  },
  removeMan: { title: 'Take a man out', fields: { man } },
  correctForce: {
    title: 'Put a force right',
    fields: {
      force: { ...force, fixed: true },
      player,
      name,
      ...quality,
      ...levels,
      note: { ...words, label: 'Note' },
    },
  },
  correctTeam: {
    title: 'Put a team right',
    fields: {
      team: { ...team, fixed: true },
      name,
      ...quality,
      strength: { kind: 'number', label: 'Men when full', least: 1, most: 12 },
      firepower: { ...rank, label: 'Firepower rank' },
      defence: { ...rank, label: 'Defence rank' },
      reaction: { ...rank, label: 'Reaction rank' },
    },
  },
  correctFatigue: {
    title: 'Put its fatigue right',
    fields: {
      team: { ...team, fixed: true },
      defence: { ...tiredTimes, label: 'Degraded Defence' },
      firepower: { ...tiredTimes, label: 'Degraded Firepower' },
      morale: { ...tiredTimes, label: 'Degraded Morale' },
      reactions: { ...tiredTimes, label: 'Degraded Reactions' },
      edge: { ...tiredTimes, label: 'Loss of Edge' },
      fatigued: { ...tiredTimes, label: 'Fatigued' },
    },
  },
  giveDevelopment: {
    title: 'Give a development',
    fields: { team, kind: developmentKind, key: { kind: 'key', label: 'Development', from: 'developments', most: 40 } },
  },
  takeDevelopment: {
    title: 'Take a development away',
    fields: { development: { kind: 'pick', label: 'Development', from: 'held' } },
  },
  namePointMan: {
    title: 'Name the point man',
    fields: { development: { kind: 'pick', label: 'Development', from: 'held', fixed: true }, man },
  },
  correctInsurgency: {
    title: 'Put the insurgency right',
    fields: {
      force: { ...insurgency, fixed: true },
      supplies: { ...rank, label: 'Supplies' },
      troops: { ...rank, label: 'Troops' },
      tactics: { ...rank, label: 'Tactics' },
      leadership: { ...rank, label: 'Leadership' },
      disillusioned: { kind: 'flag', label: 'Disillusioned' },
      specials: {
        kind: 'rows',
        label: 'Special Developments',
        fields: { key: { kind: 'key', label: 'It holds', from: 'specials', most: 40 } },
        least: 0,
        most: 6,
        optional: true,
        otherwise: null,
      },
    },
  },
  rollLeadership: { title: 'Roll for leaders', fields: { force: platoon } },
  addAsset: { title: 'Agree an asset', fields: { force, kind: assetKind, name, price } },
  correctAsset: {
    title: 'Put an asset right',
    fields: { asset: { kind: 'pick', label: 'Asset', from: 'assets', fixed: true }, name, price },
  },
  removeAsset: { title: 'Strike an asset', fields: { asset: { kind: 'pick', label: 'Asset', from: 'assets' } } },
  beginTurn: {
    title: 'Begin a turn',
    fields: {
      scenario: { ...words, label: 'Scenario', most: 100, otherwise: '' },
      random: { kind: 'flag', label: 'Missions from the generator', otherwise: true },
      missions: {
        kind: 'rows',
        label: 'Missions of the scenario',
        help: 'Where the generator is not used.',
        fields: { side, words },
        least: 0,
        most: 2,
        otherwise: [],
      },
    },
  },
  drawMission: { title: 'Draw the mission', fields: { side: { ...side, fixed: true } } },
  openMission: { title: 'Open the mission', fields: { side: { ...side, fixed: true } } },
  rollMomentum: {
    title: 'Operational Momentum',
    fields: {
      force: platoon,
      points: {
        kind: 'number',
        label: 'Points by the scenario',
        least: 0,
        most: 60,
        optional: true,
        help: 'Left empty: two dice, added.',
        otherwise: null,
      },
    },
  },
  giveOrders: {
    title: 'Give the orders',
    fields: {
      force: { ...platoon, fixed: true },
      teams: {
        kind: 'picks',
        label: 'Teams that go',
        help: 'Of at least two squads. None where another platoon of the side goes: then it sits the turn out.',
        from: 'teams',
        least: 0,
        most: 60,
        otherwise: [],
      },
      ...bought,
    },
  },
  buy: { title: 'Spend momentum', fields: { force: { ...platoon, fixed: true }, ...bought } },
  rollOff: {
    title: 'Roll off',
    fields: {
      what: {
        kind: 'choice',
        label: 'For',
        options: [
          { value: 'objectives', label: 'who places the first objective' },
          { value: 'edges', label: 'who chooses an edge' },
          { value: 'deploy', label: 'who deploys first' },
        ],
      },
    },
  },
  reconnoiter: {
    title: 'Reconnoiter',
    fields: {
      pieces: { kind: 'number', label: 'Pieces of terrain', least: 0, most: 40, start: 10 },
      hotSpots: { ...words, label: 'Hot Spots', otherwise: '' },
      objectives: {
        kind: 'rows',
        label: 'Objectives',
        help: 'One in each quarter, in the order chosen.',
        fields: {
          quarter: { kind: 'number', label: 'Quarter', least: 1, most: 4 },
          place: { ...words, label: 'Piece of terrain' },
        },
        least: 0,
        most: 4,
        otherwise: [],
      },
      edges: {
        kind: 'rows',
        label: 'Edges',
        fields: { side, edge: { ...words, label: 'Edge', most: 60 } },
        least: 0,
        most: 2,
        otherwise: [],
      },
    },
  },
  initiatePlan: {
    title: 'Initiate the plan',
    fields: {
      fogCards: {
        kind: 'rows',
        label: 'Fog of War cards',
        fields: { side, cards: { kind: 'number', label: 'Cards', least: 0, most: 9 } },
        least: 0,
        most: 2,
        otherwise: [],
      },
      units: {
        kind: 'rows',
        label: 'Units of the insurgents, and scouts',
        fields: {
          force,
          name,
          kind: {
            kind: 'choice',
            label: 'Kind',
            options: [
              { value: 'local', label: 'Local Force' },
              { value: 'main', label: 'Main Force' },
              { value: 'leader', label: 'Leader' },
              { value: 'scout', label: 'Kit Carson Scout' },
            ],
          },
        },
        least: 0,
        most: 40,
        otherwise: [],
      },
    },
  },
  tally: {
    title: 'Count an event',
    fields: {
      side,
      event: { kind: 'key', label: 'Event', from: 'events', most: 40 },
      by: { kind: 'number', label: 'How many', least: -20, most: 20, start: 1, otherwise: 1 },
    },
  },
  hit: {
    title: 'A figure is hit',
    fields: {
      man,
      fate: {
        kind: 'choice',
        label: 'He is',
        options: [
          { value: 'wounded', label: 'seriously wounded' },
          { value: 'killed', label: 'killed' },
          { value: 'captured', label: 'captured' },
        ],
      },
      left: {
        kind: 'choice',
        label: 'He was',
        options: [
          { value: 'evacuated', label: 'evacuated before the end' },
          { value: 'accompanied', label: 'on the table, friends within 2"' },
          { value: 'straggler', label: 'on the table, alone' },
        ],
        optional: true,
        help: 'Of the wounded.',
        otherwise: null,
      },
    },
  },
  takeBackHit: { title: 'Not hit after all', fields: { man } },
  use: {
    title: 'Used in this game',
    fields: {
      team: { ...team, optional: true, otherwise: null },
      key: { kind: 'text', label: 'What', most: 60, needed: true },
    },
  },
  endGameTurn: { title: 'End of a turn of the game', fields: { initiative: { ...side, label: 'Who has Initiative' } } },
  endGame: { title: 'The game is over', fields: { words: { ...words, label: 'Why', otherwise: '' } } },
  assess: {
    title: 'Assess the operation',
    fields: {
      sides: {
        kind: 'rows',
        label: 'Sides',
        fields: {
          side,
          parts: { kind: 'number', label: 'Parts of the mission done', least: 0, most: 2, otherwise: 0 },
          points: {
            kind: 'number',
            label: 'Points by the scenario',
            least: -999,
            most: 999,
            optional: true,
            help: 'Left empty: by the two lists.',
            otherwise: null,
          },
        },
        least: 2,
        most: 2,
      },
      words: { ...words, label: 'How it went', otherwise: '' },
    },
  },
  developTeams: {
    title: 'Develop the teams',
    fields: {
      side: {
        ...side,
        optional: true,
        fixed: true,
        help: 'Where ranks are sealed: each side its own.',
        otherwise: null,
      },
      teams: {
        kind: 'rows',
        label: 'Teams that went',
        fields: {
          team,
          engaged: { kind: 'flag', label: 'Caused hostile casualties', otherwise: false },
          wasEngaged: { kind: 'flag', label: 'Was engaged by a hostile unit', otherwise: false },
          abandoned: { kind: 'flag', label: 'Abandoned its casualties', otherwise: false },
        },
        least: 0,
        most: 60,
      },
    },
  },
  buildInsurgency: { title: 'Build the insurgency', fields: { force: insurgency } },
  nameMen: {
    title: 'Name the new men',
    fields: {
      men: {
        kind: 'rows',
        label: 'New men',
        fields: { man: { ...man, label: 'New man', from: 'unnamed' }, name },
        least: 1,
        most: 60,
      },
    },
  },
  agreeToEnd: { title: 'Agree to the end', fields: { side: { ...side, fixed: true } } },
  endCampaign: { title: 'End the campaign', fields: { words: { ...words, label: 'How it ended', otherwise: '' } } },
})
