import { defineForms } from '../../../contract/form.ts'

/** The steps whose input is made of fields: schemas, forms and the terminal's help come from here. */

const name = { kind: 'text', label: 'Name', most: 60, needed: true } as const
const words = { kind: 'text', label: 'In words', most: 200, otherwise: '' } as const
const side = { kind: 'pick', label: 'Player', from: 'players' } as const
const unit = { kind: 'pick', label: 'Unit', from: 'units', fixed: true } as const
const troop = { kind: 'pick', label: 'Unit', from: 'troops' } as const
const leader = { kind: 'text', label: 'Leader', most: 60, otherwise: '' } as const
const underFormation = {
  kind: 'pick',
  label: 'Belongs to',
  from: 'formations',
  optional: true,
  none: 'nothing: attached',
  otherwise: null,
} as const
const formation = {
  kind: 'choice',
  label: 'Formation',
  options: [
    { value: 'close', label: 'Close order' },
    { value: 'open', label: 'Open order' },
    { value: 'column', label: 'Column' },
  ],
} as const
const inches = { kind: 'number', label: 'Distance', least: 0, most: 999, fraction: true, unit: 'inches' } as const
const sky = {
  kind: 'choice',
  label: 'Sky',
  options: [
    { value: 'clear', label: 'Clear' },
    { value: 'fog', label: 'Fog' },
    { value: 'rain', label: 'Rain' },
    { value: 'snowfall', label: 'Falling snow' },
  ],
} as const
const weather = {
  kind: 'choice',
  label: 'Weather on the ground',
  options: [
    { value: 'dry', label: 'None' },
    { value: 'mud', label: 'Mud' },
    { value: 'snow', label: 'Snow' },
  ],
} as const
const night = {
  kind: 'flag',
  label: 'Night',
  help: 'Halves the distances for spotting, and once more what fog, rain or snow leave of them.',
  otherwise: false,
} as const
const roe = {
  kind: 'choice',
  label: 'Rules of engagement',
  help: 'In force while civilians are on the table.',
  options: [
    { value: 'ROE1', label: 'ROE1 Weapons Hold' },
    { value: 'ROE2', label: 'ROE2 Weapons Tight' },
    { value: 'ROE3', label: 'ROE3 Weapons Ready' },
    { value: 'ROE4', label: 'ROE4 Weapons Free' },
  ],
} as const
const friendly = {
  kind: 'choice',
  label: 'Friendly to',
  options: [
    { value: 'nobody', label: 'Nobody' },
    { value: 'insurgents', label: 'The insurgents' },
    { value: 'army', label: 'The army' },
  ],
} as const
const no = (label: string, help?: string) =>
  ({ kind: 'flag', label, ...(help !== undefined && { help }), otherwise: false }) as const

export const bookgunForms = defineForms({
  beginCampaign: {
    title: 'Begin a campaign',
    fields: {
      title: { ...name, label: 'Title' },
      armyPlayer: { ...name, label: 'Who plays the army' },
      armyForce: { kind: 'text', label: 'What he leads', most: 60, otherwise: '' },
      nation: { kind: 'key', label: 'Nation', from: 'nations', most: 20 },
      insurgentPlayer: { ...name, label: 'Who plays the insurgents' },
      insurgentForce: { kind: 'text', label: 'What he leads', most: 60, otherwise: '' },
      umpire: {
        kind: 'text',
        label: 'Umpire or third player',
        help: 'Runs civilians who are not friendly to the insurgents. May be left empty.',
        most: 60,
        otherwise: '',
      },
      leaderBesides: no('A cell has its leader besides the fourteen'),
    },
  },
  addFormation: {
    title: 'Add a formation',
    fields: {
      type: { kind: 'key', label: 'Which', from: 'formationTypes', most: 40 },
      name,
      under: underFormation,
      whole: { kind: 'flag', label: 'With all units that the organisation gives it', otherwise: true },
      platoons: {
        kind: 'key',
        label: 'Its platoons',
        help: 'Of a company with all its units; left empty: the first type of its nation.',
        from: 'platoonTypes',
        most: 40,
        optional: true,
        otherwise: null,
      },
    },
  },
  nameFormation: {
    title: 'Put a formation right',
    fields: {
      formation: { kind: 'pick', label: 'Formation', from: 'formations', fixed: true },
      name,
      under: underFormation,
    },
  },
  disband: {
    title: 'Take a formation out',
    fields: { formation: { kind: 'pick', label: 'Formation', from: 'formations', fixed: true } },
  },
  addUnit: {
    title: 'Add a unit',
    fields: {
      part: { kind: 'key', label: 'Which', from: 'parts', most: 40 },
      name,
      leader,
      formation: underFormation,
      figures: {
        kind: 'number',
        label: 'Figures or vehicles',
        help: 'Left empty: as many as the organisation says.',
        least: 1,
        most: 60,
        optional: true,
        otherwise: null,
      },
    },
  },
  editUnit: {
    title: 'Put a unit right',
    fields: {
      unit,
      name,
      leader,
      formation: underFormation,
      mobility: {
        kind: 'choice',
        label: 'Gets about',
        options: [
          { value: 'foot', label: 'on foot' },
          { value: 'cavalry', label: 'on horses' },
          { value: 'bicycles', label: 'on bicycles' },
          { value: 'gun', label: 'artillery' },
          { value: 'horseDrawn', label: 'horse drawn vehicles' },
          { value: 'lightWheeled', label: 'light wheeled vehicles' },
          { value: 'mediumWheeled', label: 'medium wheeled vehicles' },
          { value: 'heavyWheeled', label: 'heavy wheeled vehicles' },
          { value: 'lightTracked', label: 'light tracked vehicles' },
          { value: 'heavyTracked', label: 'heavy tracked vehicles' },
          { value: 'skiDoo', label: 'Ski Doo' },
          { value: 'bv206', label: 'BV206' },
          { value: 'lightBoat', label: 'light boats' },
          { value: 'patrolBoat', label: 'motor patrol boats' },
          { value: 'aircraft', label: 'aircraft' },
        ],
      },
    },
  },
  chooseWeapon: {
    title: 'Choose a weapon',
    fields: { unit, choice: { kind: 'key', label: 'Weapon', from: 'choices', most: 20 } },
  },
  addFigures: {
    title: 'Add figures',
    fields: {
      unit,
      what: {
        kind: 'choice',
        label: 'What',
        options: [
          { value: 'man', label: 'Figures' },
          { value: 'leader', label: 'A leader' },
          { value: 'vehicle', label: 'Vehicles' },
        ],
      },
      weapon: { kind: 'text', label: 'Weapon, or what vehicle', most: 40, otherwise: '' },
      count: { kind: 'number', label: 'How many', least: 1, most: 60 },
    },
  },
  takeOutFigures: {
    title: 'Take figures out',
    fields: { figures: { kind: 'picks', label: 'Figures', from: 'figures', least: 1, most: 200 } },
  },
  bringBack: {
    title: 'Replace lost figures',
    fields: { figures: { kind: 'picks', label: 'Figures', from: 'lostFigures', least: 1, most: 200 } },
  },
  takeOutUnit: { title: 'Take a unit out', fields: { unit } },
  beginGame: {
    title: 'Begin a game',
    fields: {
      scenario: { kind: 'text', label: 'Scenario', most: 200 },
      setsUp: {
        kind: 'choice',
        label: 'Who sets up on the table',
        help: 'Only who sets up may conceal.',
        options: [
          { value: 'nobody', label: 'Nobody, or both enter' },
          { value: 'army', label: 'The army' },
          { value: 'insurgents', label: 'The insurgents' },
        ],
      },
      sky,
      weather,
      night,
      roe,
      cardPerFigure: no('A card for each figure in the fire phase', 'Else one card lets a whole unit fire.'),
    },
  },
  deploy: {
    title: 'Put units on the table',
    fields: {
      units: {
        kind: 'rows',
        label: 'Units',
        fields: {
          unit: { kind: 'pick', label: 'Unit', from: 'ready' },
          formation,
          waiting: no('Waits to enter the table'),
          mounted: no('On its horses or bicycles'),
        },
        least: 1,
        most: 60,
      },
    },
  },
  deployMob: {
    title: 'Put a mob on the table',
    fields: {
      unit: { kind: 'pick', label: 'Mob', from: 'mobs' },
      friendly,
      runBy: { ...side, label: 'Run by' },
    },
  },
  setVehicles: {
    title: 'What vehicles can do',
    button: 'So they can',
    fields: {
      troop: { ...troop, from: 'vehicles' },
      roadBound: no('Wheels without off-road ability'),
      amphibious: no('Amphibious'),
      afloat: no('On the water', 'There an amphibious vehicle takes nobody aboard and lets nobody off.'),
      limber: no('Horse drawn: a limber', 'It carries two, or the crew of the gun that it tows; a wagon carries six.'),
    },
  },
  conceal: {
    title: 'Conceal',
    fields: {
      side: { ...side, fixed: true },
      markers: {
        kind: 'rows',
        label: 'Markers, in the order of their numbers',
        help: 'One dummy for every two real ones. A marker without a unit is a dummy.',
        fields: {
          unit: { kind: 'pick', label: 'Unit', from: 'ready', optional: true },
          place: { kind: 'text', label: 'Where', most: 200, otherwise: '' },
        },
        least: 1,
        most: 60,
      },
    },
  },
  nameCommander: {
    title: 'Name the Commander-in-Chief',
    fields: { side: { ...side, fixed: true }, unit: { kind: 'pick', label: 'Leader of', from: 'led' } },
  },
  setRoe: { title: 'Rules of engagement', fields: { rule: roe } },
  setWeather: { title: 'The weather', button: 'So it is now', fields: { sky, weather, night } },
  pass: { title: 'Pass', fields: { troop } },
  joker: {
    title: 'Joker',
    fields: { troop: { ...troop, label: 'Unit that it is for', optional: true, otherwise: null } },
  },
  enter: { title: 'Enter the table', fields: { troop, formation } },
  move: {
    title: 'Move',
    fields: {
      troop,
      way: {
        kind: 'choice',
        label: 'Way',
        options: [
          { value: 'cross', label: 'Cross country' },
          { value: 'road', label: 'On road' },
          { value: 'charge', label: 'Charge' },
          { value: 'chargeRoad', label: 'Charge on road' },
        ],
      },
      formation: { ...formation, help: 'That it takes: a change rolls the slower of the two.' },
      ground: {
        kind: 'choice',
        label: 'Ground',
        options: [
          { value: 'clear', label: 'Clear' },
          { value: 'rough', label: 'Rough' },
          { value: 'dense', label: 'Dense' },
          { value: 'inside', label: 'Inside a building' },
        ],
      },
      weather,
      slope: {
        kind: 'choice',
        label: 'Steep slope',
        options: [
          { value: 'none', label: 'None' },
          { value: 'up', label: 'Up or across' },
          { value: 'down', label: 'Straight down' },
        ],
        otherwise: 'none',
      },
      prone: no('Prone'),
      leaderless: no('Leaderless', 'These figures have no leader within 6" as the move begins.'),
      carrying: no('Wounded', 'Carries wounded, or wounded men who help each other.'),
      backs: no('Backs up'),
      water: no('On water'),
      turns: { kind: 'number', label: 'Turns of up to 90 degrees', least: 0, most: 9, otherwise: 0 },
      enemyInches: { ...inches, label: 'Distance to the charged enemy', otherwise: 0 },
      ends: {
        kind: 'choice',
        label: 'Ends',
        help: 'Through a window goes one figure a turn; four at most are in a room and on a floor.',
        options: [
          { value: 'free', label: 'In the open' },
          { value: 'wall', label: 'Before a wall or barricade' },
          { value: 'window', label: 'Before a window' },
        ],
        otherwise: 'free',
      },
    },
  },
  moveColumn: {
    title: 'Move in a row on the road',
    fields: {
      troops: { kind: 'picks', label: 'Units', from: 'onRoad', least: 2, most: 20 },
      way: {
        kind: 'choice',
        label: 'Way',
        options: [
          { value: 'road', label: 'On road' },
          { value: 'chargeRoad', label: 'Charge on road' },
        ],
      },
      weather,
    },
  },
  rally: {
    title: 'Try to rally',
    fields: {
      troop,
      helper: {
        ...troop,
        label: 'Whose leader tries',
        from: 'leaders',
        optional: true,
        none: 'its own',
        otherwise: null,
      },
      alone: no('No leader within 6"'),
    },
  },
  mount: {
    title: 'Mount',
    fields: {
      troop,
      carrier: {
        kind: 'pick',
        label: 'In or on',
        from: 'carriers',
        optional: true,
        none: 'what it has',
        otherwise: null,
      },
    },
  },
  dismount: {
    title: 'Dismount',
    fields: { troop, charge: no('Charges at once'), holders: no('A quarter holds the horses') },
  },
  climb: {
    title: 'Onto the obstacle',
    fields: {
      troop: { ...troop, help: 'Through a window: one figure a turn, and four at most in a room and on a floor.' },
    },
  },
  handleGun: {
    title: 'Handle a gun',
    fields: {
      troop,
      what: {
        kind: 'choice',
        label: 'What',
        options: [
          { value: 'limber', label: 'Limber' },
          { value: 'unlimber', label: 'Unlimber' },
          { value: 'manhandle', label: 'Manhandle, or change its arc' },
        ],
      },
    },
  },
  sendScouts: {
    title: 'Send scouts',
    fields: { troop, figures: { kind: 'number', label: 'Figures', least: 1, most: 20 } },
  },
  scoutsBack: { title: 'Scouts come back', fields: { troop } },
  fire: {
    title: 'Fire',
    fields: {
      troop: { ...troop, from: 'mayFire' },
      target: { ...troop, label: 'At', from: 'shotAt', optional: true, none: 'nobody named', otherwise: null },
      near: no('Within 6"', 'Who has neither moved nor fired, nor been met or spotted, is fired on so near alone.'),
      markers: { kind: 'number', label: 'Reload markers', least: 0, most: 9, start: 1 },
      words,
    },
  },
  casualties: {
    title: 'Casualties',
    button: 'Note them',
    fields: {
      troop,
      killed: { kind: 'number', label: 'Lost', least: 0, most: 60 },
      wounded: { kind: 'number', label: 'Wounded', least: 0, most: 60, otherwise: 0 },
      ace: no('An ace was drawn: the leader is one of them'),
      words,
    },
  },
  note: {
    title: 'Noted by hand',
    button: 'Note it',
    fields: {
      troop,
      what: {
        kind: 'choice',
        label: 'What',
        options: [
          { value: 'shaken', label: 'Shaken' },
          { value: 'routed', label: 'Routed' },
          { value: 'rallied', label: 'Rallied' },
          { value: 'reload', label: 'Reload marker' },
          { value: 'reloadOff', label: 'Reload marker off' },
          { value: 'healed', label: 'Wounded are healed' },
          { value: 'leaderLost', label: 'Leader lost' },
          { value: 'leaderBack', label: 'Has a leader again' },
          { value: 'captured', label: 'Captured' },
          { value: 'left', label: 'Left the table' },
          { value: 'hidden', label: 'Out of sight' },
          { value: 'spotted', label: 'Spotted' },
          { value: 'prone', label: 'Prone' },
          { value: 'stands', label: 'Stands up' },
          { value: 'jumpsOff', label: 'Jumps off its vehicle' },
          { value: 'charged', label: 'Charged before it could rally' },
        ],
      },
      count: { kind: 'number', label: 'How many', least: 1, most: 60, otherwise: 1 },
      words,
    },
  },
  spot: {
    title: 'Look',
    fields: {
      troop: { ...troop, label: 'Who looks' },
      target: { ...troop, label: 'For whom', from: 'targets' },
      inches,
      inVehicle: no('From inside a vehicle'),
      thermal: no('Thermal sights'),
      goggles: no('Night vision goggles'),
    },
  },
  reveal: {
    title: 'Take a marker off',
    fields: {
      troop: { kind: 'pick', label: 'Marker', from: 'markers' },
      why: {
        kind: 'choice',
        label: 'Why',
        options: [
          { value: 'shows', label: 'It leaves its cover' },
          { value: 'fires', label: 'It fires' },
          { value: 'met', label: 'Enemies come close' },
        ],
      },
    },
  },
  stampede: {
    title: 'Stampede',
    fields: { troop, hit: { kind: 'number', label: 'Horses hit', least: 1, most: 60 } },
  },
  closeCombat: {
    title: 'Close combat',
    button: 'Settle it',
    fields: {
      attacker: { ...troop, label: 'Who charges', from: 'charging' },
      defender: { ...troop, label: 'Who is charged', from: 'charged' },
      loser: {
        ...troop,
        label: 'Who lost',
        from: 'fighting',
        optional: true,
        none: 'nobody',
        otherwise: null,
      },
      passed: no('The loser passed its morale check', 'Then it falls back shaken; else it routs.'),
      falls: {
        kind: 'choice',
        label: 'Its move, if it falls back',
        help: 'A normal move: over such ground, or measured on the table as you like.',
        options: [
          { value: 'table', label: 'Not rolled' },
          { value: 'clear', label: 'Rolled, clear' },
          { value: 'rough', label: 'Rolled, rough' },
          { value: 'dense', label: 'Rolled, dense' },
          { value: 'inside', label: 'Rolled, inside' },
        ],
        otherwise: 'table',
      },
      carrying: no('It carries wounded', 'Where its move is rolled, the high die is taken off.'),
      words,
    },
  },
  endPhase: { title: 'End the phase', fields: { restPasses: no('All that have not acted pass') } },
  agreeToEnd: { title: 'Agree to the end', fields: { side: { kind: 'pick', label: 'Player', from: 'players' } } },
  endGame: {
    title: 'End the game',
    fields: {
      winner: { kind: 'pick', label: 'Who has won', from: 'players', optional: true, none: 'nobody' },
      words: { ...words, label: 'How it ended' },
      keepLosses: no('What was lost is lost to the rosters'),
    },
  },
})
