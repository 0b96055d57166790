import { listIds } from '../../rules/platoon/lists.ts'
import type { Family, FamilyKind, QrsSpec } from '../../../../main/sheets/qrs/book.ts'

const family = (title: string, as: FamilyKind, ...tables: string[]): Family => ({ title, as, tables })

/** The grounds of a Corps, an area a column; each says its Population Value. */
const terrainOf = (corps: string): Family => ({
  ...family(`Terrain, ${corps} Corps`, 'columns', `terrain.${corps.toLowerCase()}-corps.*`),
  begin: `${corps} Corps`,
})

/** Families stand as one wherever one of their tables is wanted. */
export const families = {
  individualRep: {
    ...family('Individual REP', 'rows', ...listIds.map((list) => `army.${list}.rep`), 'army.sf-cidg.sf-nco-rep'),
    unit: 'REP',
  },
  fwfWeapons: family('Free World weapons', 'stack', 'weapons.fwf.*'),
  cfWeapons: family('Communist weapons', 'stack', 'weapons.cf.*'),
  terrainI: terrainOf('I'),
  terrainII: terrainOf('II'),
  terrainIII: terrainOf('III'),
  terrainIV: terrainOf('IV'),
  missionTypes: family('Mission type', 'columns', 'mission.type.*'),
  enemyGenerators: family('Enemy Generator', 'rows', 'enemy-generator.*'),
  supportLevels: family('Support Level', 'columns', 'support-level.*'),
} as const satisfies Readonly<Record<string, Family>>

const pefs = ['pef-movement', 'pef-resolution']
const enemy = ['vc-nva-activity', 'vc-nva-spacing', 'vc-nva-action']
/** What every man goes through when the battle is over, and the platoon after him, in the order of the steps. */
const aftermath = [
  ...['after-the-battle-recovery', 'after.medal', 'after.rep-increase', 'after.additional-attribute'],
  ...['after.rep-decrease', 'after.short-timer', 'after.replacements'],
]
const melee = ['charge-into-melee', 'charge-resolution', 'melee-weapons', 'melee-combat', 'melee-results']

/** What the roster sheet shows by itself: only in a quick reference of the player's own. */
export const onTheRoster: readonly string[] = ['roster.weapons-block', 'roster.sections', 'roster.columns']

/** The sheets: one for the infantry fight, one for each chapter; their tables in the order in which they are used. */
export const qrsSheets = [
  {
    sheet: 'qrsInfantry',
    title: 'Infantry quick reference',
    about: 'Reactions, In Sight, fire, grenades, damage, melee, PEFs and what the enemy does.',
    tables: [
      ...['reaction.received-fire', 'reaction.man-down', 'reaction.cohesion', 'reaction.recover-from-knock-down'],
      ...['in-sight', 'in-sight.resolution', 'ranged-combat', 'combat-damage', 'outgunned', 'fast-move'],
      ...['hasty-mg-setup', 'recon-by-fire', 'ready-the-grenade', 'throwing-a-grenade', 'smoke.growth'],
      ...melee,
      ...['oof-mobility', 'medic-availability', 'first-aid'],
      ...pefs,
      ...enemy,
    ],
  },
  {
    sheet: 'qrsCharacters',
    title: 'Dice and characters',
    about: 'How dice are read, REP, Star Power, the Attributes and what they do, gear.',
    tables: [
      ...['dice.methods', 'dice.half-d6', 'dice.corner-marks', 'base-stripe.rep', 'base-stripe.squad', 'reputation'],
      ...['star-power', 'star-power.step-down', 'attributes', 'attributes.effects', 'gear'],
    ],
  },
  {
    sheet: 'qrsWeapons',
    title: 'Weapons',
    about: 'Range, targets, Impact and rank of every weapon on both sides.',
    tables: [families.fwfWeapons, families.cfWeapons, 'weapons.other', 'weapons.generic-names', 'vc-weapons'],
  },
  {
    sheet: 'qrsMuster',
    title: 'Army lists',
    about: 'Platoons of all nine lists with weapons and equipment, and how REP is rolled.',
    tables: [
      ...['army.index', families.individualRep, 'army.date-changes'],
      ...listIds.flatMap((list) => [`army.${list}`, `army.${list}.equipment`]),
    ],
  },
  {
    sheet: 'qrsCampaign',
    title: 'Campaign turn',
    about: 'Tour and DEROS, Contact, where and how the next mission is, and who comes and goes.',
    tables: [
      ...['campaign.tour-length', 'campaign.deros', 'campaign.corps-choice', 'campaign.areas', 'mission.contact'],
      ...['campaign.area-of-operations', 'campaign.ao-political-status', 'mission.support-level'],
      ...['mission.enemy-activity-level', ...aftermath],
    ],
  },
  {
    sheet: 'qrsSetup',
    title: 'Mission set-up',
    about:
      "From the political status to the markers: day part, weather, mission, terrain dice, and each mission's own rolls.",
    tables: [
      ...['campaign.areas', 'campaign.area-of-operations', 'campaign.ao-political-status', 'mission.support-level'],
      ...['mission.enemy-activity-level', 'mission.day-part', 'mission.weather', families.missionTypes],
      ...['terrain.population-value', 'terrain.building-present', 'terrain.civilians-present'],
      ...['mission.ambush-side', 'mission.defense-task', 'mission.pef-count', families.enemyGenerators],
      ...['vc-nva-activity', 'mission.ambush-spotting', 'mission.one-pc', 'mission.recon-pc'],
      ...['mission.check-point', 'mission.game-length', 'mission.ambush-aftermath'],
    ],
  },
  {
    sheet: 'qrsTerrain',
    title: 'Terrain',
    about: 'What lies in a sector in every area, how it moves, sees and covers, water, wire and mines.',
    tables: [
      ...[families.terrainI, families.terrainII, families.terrainIII, families.terrainIV],
      ...['river.direction', 'road.direction'],
      ...['terrain.crater-size', 'terrain.population-value', 'terrain.building-present'],
      ...['terrain.civilians-present', 'terrain.effects', 'terrain.special-effects'],
      ...[
        'water.depth',
        'water.current',
        'water.swimming',
        'feature.wire-kind',
        'feature.wire-crossing',
        'feature.minefield-clearing',
      ],
    ],
  },
  {
    sheet: 'qrsBuildings',
    title: 'Buildings and bunkers',
    about: 'Defensive Values, fire at a building and what comes of it, bunkers and fires.',
    tables: [
      ...['building-dv', 'building-target', 'building-penetration', 'collapse-above', 'bunker-suppression'],
      ...['bunker-tunnel', 'in-a-fire', 'reaction.recover-from-knock-down', 'reaction.received-fire', 'combat-damage'],
    ],
  },
  {
    sheet: 'qrsContacts',
    title: 'Contacts and the enemy',
    about: 'PEFs, Potential Contacts of every Enemy Activity Level, whom you meet and what he does.',
    tables: [
      ...pefs,
      ...['vc-nva-activity', families.enemyGenerators],
      ...[1, 2, 3, 4, 5, 6].map((eal) => `potential-contact.eal-${eal}`),
      ...['political-officer-weapon', 'vc-nva-spacing', 'vc-nva-action'],
    ],
  },
  {
    sheet: 'qrsTraps',
    title: 'Traps and tunnels',
    about: 'Booby traps, tunnels from the way down to what is found, spider holes.',
    tables: [
      ...['booby-trap-type', 'disarm-trap', 'bunker-tunnel', 'tunnel-time', 'tunnel-encounter', 'tunnel-survival'],
      ...['tunnel-success', 'spider-hole', 'spider-hole-discovery', 'spider-hole-occupant'],
    ],
  },
  {
    sheet: 'qrsCivilians',
    title: 'Civilians and random events',
    about: 'What civilians do and say, indigenous troops, Random Events and the weather they change.',
    tables: [
      ...['terrain.civilians-present', 'civilian.activity', 'civilian.reaction', 'civilian.speak-local'],
      ...['mission.check-point', 'indigenous.speak-local', 'random-events', 'mission.weather', 'booby-trap-type'],
      'spider-hole',
    ],
  },
  {
    sheet: 'qrsSupport',
    title: 'Radios and support',
    about: 'Making the call, what each Support Level brings, requests for guns and planes, what it costs.',
    tables: [
      families.supportLevels,
      ...['making-the-call', 'activate-subordinate', 'ready-support-request', 'artillery.request', 'air.request'],
      'after.support-vp',
    ],
  },
  {
    sheet: 'qrsArtillery',
    title: 'Artillery and mortars',
    about: 'Requests, hits, deviation, effects, Danger Close, illumination.',
    tables: [
      ...['making-the-call', 'artillery.request', 'artillery.danger-close', 'mortar.hitting', 'mortar.deviation'],
      ...['artillery.hitting', 'artillery.deviation', 'mortar.ordnance', 'combat-damage', 'artillery.illumination'],
    ],
  },
  {
    sheet: 'qrsAir',
    title: 'Air strikes',
    about: 'Requests, what comes, anti-aircraft fire, weapons, deviation, every aircraft.',
    tables: [
      ...['air.request', 'air.availability.i-corps', 'air.availability.ii-iii-iv-corps', 'air.fac-rep'],
      ...['air.spotting-check', 'air.anti-aircraft-check', 'air.golden-bb', 'air.damage', 'air.guns'],
      ...['air.munitions', 'air.deviation', 'list.fwf-aircraft'],
    ],
  },
  {
    sheet: 'qrsHelicopters',
    title: 'Helicopters',
    about: 'Gunships and medevac, piloting, weapons, damage and crashes, every helicopter.',
    tables: [
      ...['heli.gunship-request', 'heli.gunship-availability.i-corps'],
      ...['heli.gunship-availability.ii-iii-iv-corps', 'heli.medevac-request', 'heli.crew-rep', 'heli.piloting'],
      ...[
        'heli.guns',
        'heli.auto-grenade-launcher',
        'heli.rockets',
        'air.deviation',
        'heli.dropping-stuff',
        'heli.damage',
      ],
      ...['heli.crash', 'list.fwf-helicopters'],
    ],
  },
  {
    sheet: 'qrsReinforcements',
    title: 'Reinforcements',
    about: 'Who comes for both sides at every level, and where he enters.',
    tables: [
      ...['reinforcements-request', 'reinforcements'],
      ...[1, 2, 3, 4, 5, 6].map((level) => `reinforcements.fwf.sl-${level}`),
      ...[1, 2, 3, 4, 5, 6].map((level) => `reinforcements.vc-nva.eal-${level}`),
      ...['political-officer-weapon', 'reinforcement-entry'],
    ],
  },
  {
    sheet: 'qrsAftermath',
    title: 'After the mission',
    about: 'Recovery, victory points, what the result brings, medals, REP, short timers, replacements.',
    tables: [
      ...['after.body-count', 'after-the-battle-recovery', 'mission.victory-points', 'after.support-vp'],
      ...['after.mission-result', 'after.good-mission', 'after.bad-mission', 'after.disastrous-mission'],
      ...aftermath.slice(1),
    ],
  },
] as const satisfies readonly QrsSpec[]

/** The id of a sheet of one chapter. */
export type QrsSheetId = (typeof qrsSheets)[number]['sheet']
