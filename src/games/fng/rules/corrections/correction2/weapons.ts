import type { Mend } from '../../../../../main/engine/corrections.ts'
import { fires, reveals } from './actions.ts'

/** Guns, rockets, shells and what they are fired at. */
export const weapons: readonly Mend[] = [
  {
    pages: [13],
    text: 'The 107mm comes with its rounds diced for, uses them up, and takes six turns to set up or take down.',
    steps: ['act.placeByHand', 'act.launch', 'act.fireAtBuilding', 'act.setUpGun'],
  },
  {
    pages: [42, 43],
    text: 'Who sits in a bunker takes Received Fire with three dice whoever fires at him; who is suppressed in it takes none.',
    steps: fires,
  },
  {
    pages: [50],
    text: 'Who swims fires and throws nothing.',
    steps: [...fires, 'act.enterWater'],
  },
  {
    pages: [22, 34],
    text: 'Whom cover shelters from a launched round that burst ducks back and takes no Received Fire, as with a grenade.',
    steps: ['act.launch', 'act.inSight'],
  },
  {
    pages: [42],
    text: 'A blast that misses ranks two lower for men in bunkers, and for nobody beside them.',
    steps: ['act.launch', 'act.inSight', 'act.throwGrenade', 'act.rifleGrenade', 'act.goesOff'],
  },
  {
    pages: [42],
    text: 'Who holds a bunker, or a position, stands in its cover In Sight, where no line says otherwise.',
    steps: ['act.inSight'],
  },
  {
    pages: [42],
    text: 'Suppressing fire at a bunker empties weapons as any firing does, and a launcher has fired its round.',
    steps: ['act.suppressBunker'],
  },
  {
    pages: [13],
    text: 'The enemy’s M1917, Claymore and 57mm are those of his own list.',
    steps: [...reveals, 'act.nextTurn', 'act.placeByHand', 'act.placeClaymore', 'act.setOffMine'],
  },
  {
    pages: [63],
    text: 'The guns of a bunker or position that is held stand ready when it is found.',
    steps: reveals,
  },
  {
    pages: [77],
    text: 'The enemy’s barrage is directed by a man, not by the REP of the PEFs.',
    steps: ['act.enemyBarrage'],
  },
  {
    pages: [86],
    text: 'Fire at a helicopter that stands or hovers uses up ammunition, keeps to hip and range, and does its own damage.',
    steps: ['act.fireAtAircraft'],
  },
  {
    pages: [27, 28, 34],
    text: 'Fired In Sight, a rocket or grenade launcher strikes everybody in its circle and behind it; near by it throws buckshot.',
    steps: ['act.inSight'],
  },
  {
    pages: [29, 33],
    text: 'A flame-thrower is fired In Sight at everybody in its path, and a grenade or LAW that is ready can be used.',
    steps: ['act.inSight'],
  },
  {
    pages: [34],
    text: 'A round that goes wide is Received Fire for everybody who stands where it should have burst.',
    steps: ['act.launch'],
  },
  {
    pages: [27, 28],
    text: 'A bazooka, LAW or RPG is not fired while anybody is behind it, friend or foe.',
    steps: ['act.launch', 'act.fireAtBuilding', 'act.inSight'],
  },
  {
    pages: [51],
    text: 'Foxholes and other fighting positions have no Defensive Value, and are not fired at as buildings.',
    steps: [...reveals, 'act.fireAtBuilding', 'act.suppressBunker', 'act.throwGrenade'],
  },
  {
    pages: [95],
    text: 'The rockets of a rocket team are used up.',
    steps: [
      ...reveals,
      'act.nextTurn',
      'act.launch',
      'act.inSight',
      'act.returnFire',
      'act.fireAtBuilding',
      'act.suppressBunker',
      'act.fireAtAircraft',
    ],
  },
]
