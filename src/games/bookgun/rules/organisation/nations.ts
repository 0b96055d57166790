import type { Nation, NationId, Part, Platoon } from './shape.ts'

/** The armies of p. 6-7, from which the table's words, the checks, the rosters and the sheets are made. */

const hq = (id: string, title: string): Part => ({
  id,
  kind: 'headquarters',
  title,
  figures: [
    { role: 'officer', count: 1, weapon: null, leads: true },
    { role: 'nco', count: 1, weapon: null },
    { role: 'rto', count: 1, weapon: null },
  ],
})

const platoonHq = hq('platoonHq', 'Platoon HQ')
const companyHq = hq('companyHq', 'Company HQ')

/** East of these an officer leads without an NCO and an RTO. */
const officerAlone: Part = { ...platoonHq, figures: platoonHq.figures.slice(0, 1) }

const team = (id: string, title: string, weapon: string, crew = 2): Part => ({
  id,
  kind: 'team',
  title,
  figures: [{ role: 'crew', count: crew, weapon }],
})

const m240 = team('m240', 'M240 team', 'M240')
const javelin = team('javelin', 'Javelin team', 'Javelin')
const mmg = team('mmg', 'MMG team', 'MMG')

const armor = (title: string, vehicles: number): Part => ({
  id: 'armor',
  kind: 'vehicles',
  title,
  figures: [],
  vehicles,
})

const usHeadquarters = (id: string, title: string, m240s: number, javelins: number): Platoon => ({
  id,
  title,
  parts: [
    { part: platoonHq, count: 1 },
    ...(javelins > 0 ? [{ part: javelin, count: javelins }] : []),
    { part: m240, count: m240s },
  ],
})

const detachment = (id: string, title: string): Platoon => ({
  id,
  title,
  parts: [{ part: specialTeam, count: 2 }],
})

const specialTeam: Part = {
  id: 'specialTeam',
  kind: 'team',
  title: 'Special team',
  figures: [
    { role: 'sniper', count: 1, weapon: 'sniper rifle' },
    { role: 'grenadier', count: 1, weapon: 'M203' },
    { role: 'rifleman', count: 2, weapon: 'M4 carbine', chosen: true },
  ],
  options: [
    { id: 'm4', weapon: 'M4 carbine' },
    { id: 'mp5', weapon: 'MP5', when: 'urban operations' },
  ],
}

const fireTeam = (name: string) =>
  [
    { role: 'teamLeader', count: 1, weapon: 'M203', team: name },
    { role: 'rifleman', count: 1, weapon: 'M16', team: name },
    { role: 'gunner', count: 1, weapon: 'M249 SAW', team: name },
  ] as const

const usa: Nation = {
  id: 'usa',
  title: 'USA',
  squad: {
    id: 'squad',
    kind: 'squad',
    title: 'Squad',
    figures: [{ role: 'leader', count: 1, weapon: null, leads: true }, ...fireTeam('A'), ...fireTeam('B')],
    rounds: 'AT4 LAWs and grenades',
  },
  platoons: [
    usHeadquarters('infantry', 'Infantry', 2, 2),
    usHeadquarters('lightInfantry', 'Light infantry', 2, 0),
    usHeadquarters('ranger', 'Ranger', 3, 0),
    usHeadquarters('marine', 'Marine', 2, 2),
    usHeadquarters('mechanized', 'Mechanized', 2, 2),
    usHeadquarters('airborne', 'Airborne', 2, 2),
  ],
  company: [
    { part: companyHq, count: 1 },
    { part: team('mortar', '60mm mortar', '60mm mortar', 3), count: 3 },
  ],
  armor: armor('Armor platoon', 4),
  special: [detachment('delta', 'Delta Force'), detachment('specialForces', 'Special Forces')],
}

const uk: Nation = {
  id: 'uk',
  title: 'UK',
  squad: {
    id: 'squad',
    kind: 'squad',
    title: 'Section',
    figures: [
      { role: 'leader', count: 1, weapon: 'SA80', leads: true },
      { role: 'gunner', count: 2, weapon: 'LSW' },
      { role: 'rifleman', count: 4, weapon: 'SA80' },
    ],
    rounds: 'M72 LAWs and grenades',
  },
  platoons: [
    {
      id: 'infantry',
      title: 'Infantry',
      parts: [
        { part: platoonHq, count: 1 },
        { part: m240, count: 1 },
        { part: team('mortar', '51mm mortar team', '51mm mortar'), count: 1 },
      ],
    },
  ],
  company: [
    { part: companyHq, count: 1 },
    // The text does not say how many crew a MILAN has.
    { part: { ...team('milan', 'MILAN 2 team', 'MILAN 2'), sizeUnsaid: true }, count: 3 },
  ],
  armor: armor('Armor troop', 4),
  special: [],
}

const canada: Nation = {
  id: 'canada',
  title: 'Canada',
  squad: {
    id: 'squad',
    kind: 'squad',
    title: 'Section',
    figures: [
      { role: 'leader', count: 1, weapon: 'M16', leads: true },
      { role: 'grenadier', count: 1, weapon: 'M203' },
      { role: 'gunner', count: 2, weapon: 'M249' },
      { role: 'rifleman', count: 3, weapon: 'M16' },
    ],
    rounds: 'M72 LAWs and grenades',
  },
  platoons: [
    {
      id: 'infantry',
      title: 'Infantry',
      parts: [
        { part: platoonHq, count: 1 },
        {
          part: {
            id: 'weaponsSection',
            kind: 'section',
            title: 'Weapons section',
            figures: [
              { role: 'leader', count: 1, weapon: 'M16', leads: true },
              { role: 'crew', count: 2, weapon: 'M240', team: 'A' },
              { role: 'crew', count: 2, weapon: 'M240', team: 'B' },
            ],
          },
          count: 1,
        },
        {
          part: {
            id: 'antiTank',
            kind: 'team',
            title: 'Anti-tank team',
            figures: [{ role: 'crew', count: 2, weapon: '84mm MAW', chosen: true }],
            options: [
              { id: 'maw', weapon: '84mm MAW' },
              { id: 'missile', weapon: 'light anti-tank missile' },
            ],
          },
          count: 1,
        },
        { part: team('mortar', '60mm mortar team', '60mm mortar'), count: 1 },
      ],
    },
  ],
  company: [{ part: companyHq, count: 1 }],
  armor: armor('Armor troop', 4),
  special: [],
}

const israel: Nation = {
  id: 'israel',
  title: 'Israel',
  squad: {
    id: 'squad',
    kind: 'squad',
    title: 'Squad',
    figures: [
      { role: 'leader', count: 1, weapon: 'Galil', leads: true },
      { role: 'gunner', count: 1, weapon: 'M240 on bipod' },
      { role: 'gunner', count: 1, weapon: 'RPG7, Galil' },
      { role: 'grenadier', count: 1, weapon: 'M203' },
      { role: 'rifleman', count: 3, weapon: 'Galil' },
    ],
    rounds: 'AT4 LAWs and grenades',
  },
  platoons: [
    {
      id: 'infantry',
      title: 'Infantry',
      parts: [
        { part: platoonHq, count: 1 },
        { part: javelin, count: 1 },
        { part: team('mortar', '52mm mortar team', '52mm mortar'), count: 1 },
      ],
    },
  ],
  company: [],
  armor: armor('Armor platoon', 3),
  special: [],
}

/** Former Soviet and Arab squads differ in their rocket, and in what the text says of rifles. */
const eastern = (id: NationId, title: string, rocket: string, rifle: string | null): Nation => ({
  id,
  title,
  squad: {
    id: 'squad',
    kind: 'squad',
    title: 'Squad',
    figures: [
      { role: 'leader', count: 1, weapon: rifle, leads: true },
      { role: 'crew', count: 2, weapon: 'LMG' },
      { role: 'gunner', count: 1, weapon: `${rocket}, AK` },
      { role: 'rifleman', count: 3, weapon: rifle },
    ],
  },
  platoons: [
    {
      id: 'infantry',
      title: 'Infantry',
      parts: [
        { part: officerAlone, count: 1 },
        { part: mmg, count: 1 },
      ],
    },
  ],
  company: [],
  armor: armor('Armor platoon', 3),
  special: [],
})

/** In the order of the table. */
export const nations: readonly Nation[] = [
  usa,
  uk,
  canada,
  israel,
  eastern('formerSoviet', 'Former Soviet', 'RPG16', 'AK'),
  eastern('arab', 'Arab', 'RPG7', null),
]
