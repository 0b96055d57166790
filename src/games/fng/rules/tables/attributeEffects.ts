import { defineTable } from '../../../../main/engine/table.ts'

/** Structured effects (FNG p. 5). */
export const attributeEffects = defineTable({
  id: 'attributes.effects',
  title: 'what each Attribute does',
  page: 5,
  alsoOn: [6],
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'agile.1',
      cells: {
        attribute: 'agile',
        '#': 1,
        moment: 'Ranged Combat, shooter moved fast',
        effect: 'ignore the penalties for having moved fast',
        condition: 'own shooting',
        page: 5,
      },
    },
    {
      key: 'athlete.1',
      cells: { attribute: 'athlete', '#': 1, moment: 'Fast Move Test', effect: '+1d6, all three dice count', page: 5 },
    },
    {
      key: 'ball-player.1',
      cells: {
        attribute: 'ball-player',
        '#': 1,
        moment: 'grenade throwing range',
        effect: '9" instead of 6"',
        condition: 'hand grenades',
        page: 5,
      },
    },
    {
      key: 'born-leader.1',
      cells: {
        attribute: 'born-leader',
        '#': 1,
        moment: 'Received Fire, Man Down, Cohesion',
        effect: '+1d6 for himself',
        condition: 'not In Sight, not Recover From Knock Down',
        page: 5,
      },
    },
    {
      key: 'born-leader.2',
      cells: {
        attribute: 'born-leader',
        '#': 2,
        moment: 'reactions of friends',
        effect: 'friends react as the Born Leader does, whatever they would have scored',
        condition: 'within 4" of him',
        page: 5,
      },
    },
    { key: 'brawler.1', cells: { attribute: 'brawler', '#': 1, moment: 'melee', effect: '+1d6', page: '5, 37' } },
    {
      key: 'brawler.2',
      cells: {
        attribute: 'brawler',
        '#': 2,
        moment: 'Charge into Melee Test',
        effect: '+1d6',
        page: '36, 114',
      },
    },
    {
      key: 'clumsy.1',
      cells: {
        attribute: 'clumsy',
        '#': 1,
        moment: 'Fast Move Test failed with doubles',
        effect: 'normal move, then falls: Stunned and prone',
        page: 5,
      },
    },
    {
      key: 'clumsy.2',
      cells: {
        attribute: 'clumsy',
        '#': 2,
        moment: 'Tunnel Survival',
        effect: '-1 to the total',
        condition: 'against booby traps',
        page: '5, 66',
      },
    },
    {
      key: 'clumsy.3',
      cells: {
        attribute: 'clumsy',
        '#': 3,
        moment: 'Tunnel Encounter Table',
        effect: '-1 to the total',
        page: '5, 66',
      },
    },
    {
      key: 'coward.1',
      cells: { attribute: 'coward', '#': 1, moment: 'reaction result Duck Back', effect: 'becomes Retire', page: 5 },
    },
    {
      key: 'coward.2',
      cells: { attribute: 'coward', '#': 2, moment: 'Charge into Melee Test', effect: '-1d6', page: '5, 36' },
    },
    {
      key: 'coward.3',
      cells: { attribute: 'coward', '#': 3, moment: 'entering a tunnel', effect: 'refuses', page: 5 },
    },
    {
      key: 'crack-shot.1',
      cells: {
        attribute: 'crack-shot',
        '#': 1,
        moment: 'Ranged Combat',
        effect: '2d6 instead of 1d6, best one counts',
        condition: 'single shot from a rifle',
        page: 5,
      },
    },
    {
      key: 'crack-shot.2',
      cells: {
        attribute: 'crack-shot',
        '#': 2,
        moment: 'Ranged Combat',
        effect: '3d6 instead of 2d6, best one counts',
        condition: 'single shot from a rifle while prone',
        page: 5,
      },
    },
    {
      key: 'dumb-ass.1',
      cells: {
        attribute: 'dumb-ass',
        '#': 1,
        moment: 'own Activation',
        effect: 'roll 1d6 vs REP: 1d6 passed = acts normally; 0d6 = does not activate',
        condition: 'each time he would be active',
        page: 5,
      },
    },
    { key: 'fast.1', cells: { attribute: 'fast', '#': 1, moment: 'movement', effect: '+2" each move', page: 5 } },
    {
      key: 'fluent.1',
      cells: {
        attribute: 'fluent',
        '#': 1,
        moment: 'Speak Local (civilians, indigenous troops)',
        effect: 'passes automatically',
        page: 5,
      },
    },
    {
      key: 'fluent.2',
      cells: {
        attribute: 'fluent',
        '#': 2,
        moment: 'Speak Local (civilians, indigenous troops)',
        effect: 'does not suffer the -2d6 of those without this Attribute',
        page: 56,
      },
    },
    {
      key: 'grenadier.1',
      cells: {
        attribute: 'grenadier',
        '#': 1,
        moment: 'grenade launcher, HE round',
        effect: '2d6 instead of 1d6 to hit, best one counts',
        page: 5,
      },
    },
    {
      key: 'grenadier.2',
      cells: {
        attribute: 'grenadier',
        '#': 2,
        moment: 'M-79 rate of fire',
        effect: 'may fire in reaction as well as in active fire',
        condition: 'others fire it once per turn',
        page: 29,
      },
    },
    {
      key: 'hard-as-nails.1',
      cells: {
        attribute: 'hard-as-nails',
        '#': 1,
        moment: 'Recover From Knock Down',
        effect: '3d6 instead of 2d6',
        page: 5,
      },
    },
    {
      key: 'hard-as-nails.2',
      cells: { attribute: 'hard-as-nails', '#': 2, moment: 'Tunnel Survival', effect: '+1 to the total', page: 5 },
    },
    {
      key: 'knifeman.1',
      cells: {
        attribute: 'knifeman',
        '#': 1,
        moment: 'melee',
        effect: '+1d6',
        condition: 'only with a hand-held bayonet or knife',
        page: '5, 37',
      },
    },
    {
      key: 'knifeman.2',
      cells: {
        attribute: 'knifeman',
        '#': 2,
        moment: 'thrown blade',
        effect: 'may throw it up to 4" as a shot',
        page: 5,
      },
    },
    {
      key: 'looter.1',
      cells: {
        attribute: 'looter',
        '#': 1,
        moment: 'places or bodies that may hold loot (empty structures, entrenchments, corpses and the like)',
        effect: 'delayed 1d6 turns; ends when a Leader moves within 4"',
        page: 5,
      },
    },
    {
      key: 'looter.2',
      cells: {
        attribute: 'looter',
        '#': 2,
        moment: 'time in a tunnel',
        effect: 'always 1 turn more, looking for loot',
        page: 5,
      },
    },
    {
      key: 'lucky.1',
      cells: {
        attribute: 'lucky',
        '#': 1,
        moment: 'any roll',
        effect: 're-roll one result',
        condition: 'once per Mission',
        page: 5,
      },
    },
    {
      key: 'lucky.2',
      cells: { attribute: 'lucky', '#': 2, moment: 'Tunnel Survival', effect: '+1 to the total', page: 5 },
    },
    {
      key: 'marksman.1',
      cells: { attribute: 'marksman', '#': 1, moment: 'Ranged Combat', effect: '+1 to each total', page: 5 },
    },
    {
      key: 'medic.1',
      cells: {
        attribute: 'medic',
        '#': 1,
        moment: 'role',
        effect: 'may act as a Medic (p. 39) without being one by trade',
        page: 5,
      },
    },
    {
      key: 'nerves-of-steel.1',
      cells: { attribute: 'nerves-of-steel', '#': 1, moment: 'reaction result Duck Back', effect: 'ignored', page: 6 },
    },
    {
      key: 'nerves-of-steel.2',
      cells: { attribute: 'nerves-of-steel', '#': 2, moment: 'Charge into Melee Test', effect: '+1d6', page: '6, 36' },
    },
    {
      key: 'old-hand.1',
      cells: {
        attribute: 'old-hand',
        '#': 1,
        moment: 'Outgunned Ranking of those firing at him',
        effect: 'counts 1 lower',
        page: 6,
      },
    },
    {
      key: 'pigman.1',
      cells: {
        attribute: 'pigman',
        '#': 1,
        moment: 'Ranged Combat with a light machine gun',
        effect: '+1 to REP',
        condition: 'for example M-60',
        page: 6,
      },
    },
    {
      key: 'pointman.1',
      cells: {
        attribute: 'pointman',
        '#': 1,
        moment: 'In Sight Test',
        effect: '+1d6',
        condition: 'walking point',
        page: '6, 21',
      },
    },
    {
      key: 'pointman.2',
      cells: {
        attribute: 'pointman',
        '#': 2,
        moment: 'spotting ambushes, tunnel entrances and booby traps',
        effect: '+1 to REP',
        condition: 'walking point',
        page: 6,
      },
    },
    {
      key: 'pointman.3',
      cells: {
        attribute: 'pointman',
        '#': 3,
        moment: 'group distance',
        effect: '8" instead of 4"',
        condition: 'walking point, ahead of the group in its direction of travel',
        page: 6,
      },
    },
    {
      key: 'pointman.4',
      cells: {
        attribute: 'pointman',
        '#': 4,
        moment: 'target of a trap (roll-off)',
        effect: 'rolls 2d6, highest counts',
        condition: 'acting as point man',
        page: 65,
      },
    },
    {
      key: 'pointman.5',
      cells: {
        attribute: 'pointman',
        '#': 5,
        moment: 'Spider Hole Discovery',
        effect: '3d6, best two count',
        page: 71,
      },
    },
    { key: 'poser.1', cells: { attribute: 'poser', '#': 1, moment: 'Received Fire', effect: '1d6 only', page: 6 } },
    {
      key: 'poser.2',
      cells: { attribute: 'poser', '#': 2, moment: 'Charge into Melee Test', effect: '-1d6', page: '6, 36' },
    },
    {
      key: 'quick-reflexes.1',
      cells: { attribute: 'quick-reflexes', '#': 1, moment: 'In Sight Test', effect: '+1d6', page: '6, 21' },
    },
    {
      key: 'quick-reflexes.2',
      cells: { attribute: 'quick-reflexes', '#': 2, moment: 'Tunnel Survival', effect: '+1 to the total', page: 6 },
    },
    {
      key: 'rto-wizard.1',
      cells: {
        attribute: 'rto-wizard',
        '#': 1,
        moment: 'Making the Call and other radio use',
        effect: '+1 to REP',
        page: 6,
      },
    },
    {
      key: 'shirker.1',
      cells: { attribute: 'shirker', '#': 1, moment: 'Received Fire', effect: 'always counts as outgunned', page: 6 },
    },
    {
      key: 'shortsighted.1',
      cells: { attribute: 'shortsighted', '#': 1, moment: 'In Sight Test', effect: '-1d6', page: '6, 21' },
    },
    { key: 'slight.1', cells: { attribute: 'slight', '#': 1, moment: 'melee', effect: '-1d6', page: '6, 37' } },
    {
      key: 'slight.2',
      cells: { attribute: 'slight', '#': 2, moment: 'minimum turns in a tunnel', effect: '-1', page: 6 },
    },
    { key: 'slow.1', cells: { attribute: 'slow', '#': 1, moment: 'normal and fast movement', effect: '-2"', page: 6 } },
    {
      key: 'stealthy.1',
      cells: {
        attribute: 'stealthy',
        '#': 1,
        moment: 'In Sight Test of enemies against him',
        effect: '-1d6 for them',
        page: '6, 21',
      },
    },
    {
      key: 'stealthy.2',
      cells: {
        attribute: 'stealthy',
        '#': 2,
        moment: 'Tunnel Encounter Table',
        effect: '+1 to the total',
        page: '6, 66',
      },
    },
    {
      key: 'stealthy.3',
      cells: {
        attribute: 'stealthy',
        '#': 3,
        moment: 'Tunnel Survival',
        effect: '+1 to the total',
        condition: 'against enemies',
        page: '6, 66',
      },
    },
    { key: 'swimmer.1', cells: { attribute: 'swimmer', '#': 1, moment: 'Swim Test', effect: '+1d6', page: 6 } },
    {
      key: 'tough.1',
      cells: { attribute: 'tough', '#': 1, moment: 'reaction result Retire', effect: 'becomes Duck Back', page: 6 },
    },
    {
      key: 'tough.2',
      cells: { attribute: 'tough', '#': 2, moment: 'Charge into Melee Test', effect: '+1d6', page: '6, 36' },
    },
    {
      key: 'tough.3',
      cells: { attribute: 'tough', '#': 3, moment: 'Tunnel Survival', effect: '+1 to the total', page: 6 },
    },
    {
      key: 'trap-finder.1',
      cells: {
        attribute: 'trap-finder',
        '#': 1,
        moment: 'who meets a trap (random choice)',
        effect: 'he is the figure, no roll',
        page: 6,
      },
    },
    {
      key: 'trap-finder.2',
      cells: { attribute: 'trap-finder', '#': 2, moment: 'Disarm Trap', effect: '+1 to REP', page: 6 },
    },
    {
      key: 'trap-finder.3',
      cells: {
        attribute: 'trap-finder',
        '#': 3,
        moment: 'Spider Hole Discovery',
        effect: '3d6 instead of 2d6, best two count',
        page: '6, 71',
      },
    },
    {
      key: 'trap-finder.4',
      cells: {
        attribute: 'trap-finder',
        '#': 4,
        moment: 'Tunnel Survival',
        effect: '+2 to the total',
        condition: 'against booby traps',
        page: 6,
      },
    },
    {
      key: 'trap-finder.5',
      cells: { attribute: 'trap-finder', '#': 5, moment: 'minimum turns in a tunnel', effect: '-1', page: 6 },
    },
    {
      key: 'tunnel-rat.1',
      cells: {
        attribute: 'tunnel-rat',
        '#': 1,
        moment: 'equipment',
        effect: '.45 pistol, hand-held bayonet, 3 blocks of C-4; each block can collapse a tunnel section',
        page: 6,
      },
    },
    {
      key: 'tunnel-rat.2',
      cells: {
        attribute: 'tunnel-rat',
        '#': 2,
        moment: 'inside tunnels',
        effect: 'has Quick Reflexes and Trap Finder there',
        page: 6,
      },
    },
    {
      key: 'tunnel-rat.3',
      cells: { attribute: 'tunnel-rat', '#': 3, moment: 'Tunnel Survival', effect: '+2 to the total', page: '6, 66' },
    },
    {
      key: 'tunnel-rat.4',
      cells: {
        attribute: 'tunnel-rat',
        '#': 4,
        moment: 'Tunnel Encounter Table',
        effect: '+2 to the total',
        page: 66,
      },
    },
    {
      key: 'unlucky.1',
      cells: {
        attribute: 'unlucky',
        '#': 1,
        moment: 'a figure close by is hit',
        effect: '1d6, chance (1): he is hit instead',
        condition: 'within 3" of it',
        page: 6,
      },
    },
    {
      key: 'unlucky.2',
      cells: { attribute: 'unlucky', '#': 2, moment: 'Tunnel Survival', effect: '-1 to the total', page: 6 },
    },
    {
      key: 'wuss.1',
      cells: { attribute: 'wuss', '#': 1, moment: 'Charge into Melee Test', effect: '-1d6', page: '6, 36' },
    },
    { key: 'wuss.2', cells: { attribute: 'wuss', '#': 2, moment: 'melee', effect: '-1d6', page: '6, 37' } },
  ],
})
