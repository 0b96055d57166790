import type { BookletChapter } from '../../../../../main/sheets/qrs/book.ts'
import { listIds } from '../../../rules/platoon/lists.ts'
import { families } from '../qrsSheets.ts'
import { activation, meanings, moves, targets } from './worded.ts'

const levels = [1, 2, 3, 4, 5, 6]

/**
 * The booklet's chapters, in the order of play, and the tables of each in the order in which they are wanted. By its
 * place a table is cited wherever it is printed: what is new goes to the end of its chapter, and nothing moves.
 */
export const fngChapters: readonly BookletChapter[] = [
  {
    title: 'The turn',
    tables: [activation, 'reinforcements', 'random-events', 'dice.methods', 'dice.half-d6', 'dice.corner-marks'],
    known: [
      ['turn.activation', 'activation dice'],
      ['reinforcements', 'reinforcements'],
      ['random-events', 'random events'],
    ],
  },
  {
    title: 'Move and ground',
    tables: [
      ...[{ see: 'smoke.growth' }, { see: 'building-dv' }],
      ...[moves, 'fast-move', 'terrain.effects', 'terrain.special-effects', 'water.depth', 'water.current'],
      ...['water.swimming', 'feature.wire-kind', 'feature.wire-crossing', 'feature.minefield-clearing', 'in-a-fire'],
    ],
    known: [
      ['turn.moves', 'moves'],
      ['fast-move', 'Fast Move'],
      ['terrain.effects', 'sight and ground'],
      ['water.swimming', 'swimming'],
    ],
  },
  {
    title: 'See',
    tables: [
      ...[{ see: 'terrain.effects' }, { see: 'artillery.illumination' }],
      ...['in-sight', 'in-sight.resolution', targets, 'smoke.growth'],
    ],
    known: [
      ['in-sight', 'In Sight'],
      ['in-sight.resolution', 'his turn comes'],
      ['turn.targets', 'who targets whom'],
      ['smoke.growth', 'smoke'],
    ],
  },
  {
    title: 'Shoot',
    tables: [
      ...[{ see: 'reaction.received-fire' }, { see: 'reaction.recover-from-knock-down' }],
      ...[{ see: 'weapons.fwf.pistol' }, { see: 'weapons.cf.pistol' }],
      ...['hasty-mg-setup', 'ranged-combat', 'combat-damage', 'outgunned', 'recon-by-fire', 'building-dv'],
      ...['building-target', 'building-penetration', 'collapse-above', 'bunker-suppression'],
    ],
    known: [['ranged-combat'], ['combat-damage'], ['outgunned', 'outgunned'], ['building-target', 'buildings']],
  },
  {
    title: 'Hurt',
    tables: [
      ...[{ see: 'star-power' }, { see: 'after-the-battle-recovery' }],
      ...['reaction.received-fire', 'reaction.man-down', 'reaction.cohesion', 'reaction.recover-from-knock-down'],
      ...[meanings, 'oof-mobility', 'medic-availability', 'first-aid'],
    ],
    known: [['reaction.received-fire'], ['reaction.man-down'], ['reaction.cohesion', 'Cohesion'], ['first-aid']],
  },
  {
    title: 'Close',
    tables: [
      ...[{ see: 'combat-damage' }, { see: 'reaction.cohesion' }, { see: 'building-dv' }],
      ...['ready-the-grenade', 'throwing-a-grenade', 'charge-into-melee', 'charge-resolution', 'melee-weapons'],
      ...['melee-combat', 'melee-results'],
    ],
    known: [
      ['throwing-a-grenade', 'grenades'],
      ['charge-into-melee', 'charge'],
      ['melee-combat', 'melee'],
    ],
  },
  {
    title: 'Hidden',
    tables: [
      ...[{ see: 'vc-weapons' }, { see: 'bunker-suppression' }, { see: 'reinforcement-entry' }],
      ...[
        'pef-movement',
        'pef-resolution',
        'vc-nva-activity',
        families.enemyGenerators,
        'vc-nva-spacing',
        'vc-nva-action',
      ],
      ...levels.map((eal) => `potential-contact.eal-${eal}`),
      ...levels.map((eal) => `reinforcements.vc-nva.eal-${eal}`),
      ...['political-officer-weapon', 'booby-trap-type', 'disarm-trap', 'spider-hole', 'spider-hole-discovery'],
      ...['spider-hole-occupant', 'bunker-tunnel', 'tunnel-time', 'tunnel-encounter', 'tunnel-survival'],
      ...['tunnel-success', 'civilian.activity', 'civilian.reaction', 'civilian.speak-local'],
    ],
    known: [
      ['pef-movement', 'PEF moves'],
      ['pef-resolution', 'resolution'],
      ['vc-nva-action', 'enemy action'],
      ['booby-trap-type', 'traps'],
      ['tunnel-time', 'tunnels'],
      ['civilian.activity', 'civilians'],
    ],
  },
  {
    title: 'Call',
    tables: [
      ...[{ see: 'ranged-combat' }, { see: 'combat-damage' }],
      ...['making-the-call', 'activate-subordinate', families.supportLevels, 'ready-support-request'],
      ...['artillery.request', 'artillery.danger-close', 'mortar.hitting', 'mortar.deviation', 'artillery.hitting'],
      ...['artillery.deviation', 'mortar.ordnance', 'artillery.illumination'],
      ...['air.request', 'air.availability.i-corps', 'air.availability.ii-iii-iv-corps', 'air.fac-rep'],
      ...['air.spotting-check', 'air.anti-aircraft-check', 'air.golden-bb', 'air.damage', 'air.guns', 'air.munitions'],
      ...['air.deviation', 'list.fwf-aircraft'],
      ...['heli.gunship-request', 'heli.gunship-availability.i-corps', 'heli.gunship-availability.ii-iii-iv-corps'],
      ...['heli.medevac-request', 'heli.crew-rep', 'heli.piloting', 'heli.guns', 'heli.auto-grenade-launcher'],
      ...['heli.rockets', 'heli.dropping-stuff', 'heli.damage', 'heli.crash', 'list.fwf-helicopters'],
      ...['reinforcements-request', ...levels.map((level) => `reinforcements.fwf.sl-${level}`), 'reinforcement-entry'],
      'indigenous.speak-local',
    ],
    known: [
      ['making-the-call'],
      ['artillery.request', 'artillery'],
      ['air.request', 'airstrikes'],
      ['heli.gunship-request', 'gunships'],
      ['heli.medevac-request', 'medevac'],
    ],
  },
  {
    title: 'Missions',
    tables: [
      ...[{ see: 'civilian.activity' }, { see: 'vc-nva-activity' }],
      ...['campaign.corps-choice', 'campaign.areas', 'mission.contact', 'campaign.area-of-operations'],
      ...['campaign.ao-political-status', 'mission.support-level', 'mission.enemy-activity-level'],
      ...['mission.day-part', 'mission.weather', families.missionTypes],
      ...[families.terrainI, families.terrainII, families.terrainIII, families.terrainIV, 'river.direction'],
      ...['road.direction', 'terrain.crater-size', 'terrain.population-value', 'terrain.building-present'],
      ...['terrain.civilians-present', 'mission.ambush-side', 'mission.defense-task', 'mission.pef-count'],
      ...['mission.ambush-spotting', 'mission.one-pc'],
      ...['mission.recon-pc', 'mission.check-point', 'mission.game-length', 'mission.ambush-aftermath'],
    ],
    known: [
      ['mission.contact', 'contact'],
      ['mission.weather', 'weather'],
      ['mission.type.dmz', 'the five missions'],
      ['terrain.i-corps.dmz', 'terrain'],
      ['mission.game-length', 'game length'],
    ],
  },
  {
    title: 'After',
    tables: [
      ...[{ see: 'campaign.deros' }, { see: 'attributes' }],
      ...['after.body-count', 'after-the-battle-recovery', 'mission.victory-points', 'after.support-vp'],
      ...['after.mission-result', 'after.good-mission', 'after.bad-mission', 'after.disastrous-mission'],
      ...['after.medal', 'after.rep-increase', 'after.additional-attribute', 'after.rep-decrease'],
      ...['after.short-timer', 'after.replacements'],
    ],
    known: [
      ['after-the-battle-recovery', 'recovery'],
      ['mission.victory-points', 'victory points'],
      ['after.medal', 'medals'],
      ['after.replacements', 'replacements'],
    ],
  },
  {
    title: 'Weapons',
    tables: [
      ...[{ see: 'outgunned' }, { see: 'combat-damage' }],
      ...[families.fwfWeapons, families.cfWeapons, 'weapons.other', 'weapons.generic-names', 'vc-weapons'],
    ],
    known: [['weapons.fwf.pistol', 'ours'], ['weapons.cf.pistol', 'theirs'], ['vc-weapons']],
  },
  {
    title: 'Men and gear',
    tables: [
      ...['reputation', 'base-stripe.rep', 'base-stripe.squad', 'attributes', 'attributes.effects', 'star-power'],
      ...[
        'star-power.step-down',
        'gear',
        'campaign.tour-length',
        'campaign.deros',
        families.individualRep,
        'army.index',
      ],
      'army.date-changes',
      ...listIds.flatMap((list) => [`army.${list}`, `army.${list}.equipment`]),
    ],
    known: [
      ['attributes'],
      ['star-power', 'Stars'],
      ['gear', 'gear'],
      ['army.index', 'army lists'],
      ['army.us-army-infantry.rep', 'REP'],
    ],
  },
]
