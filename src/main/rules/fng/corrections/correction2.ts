import type { Correction, Mend } from '../../../engine/corrections.ts'

/** Actions by which an enemy unit may come on to the table. */
const reveals = [
  'act.revealPef',
  'act.reconByFire',
  'act.pefMoves',
  'act.enemyActs',
  'act.speakWithCivilian',
  'act.spotFromHelicopter',
]

/** Actions that bring Received Fire, or fire back. */
const fires = [
  'act.fire',
  'act.returnFire',
  'act.react',
  'act.inSight',
  'act.reconByFire',
  'act.launch',
  'act.rifleGrenade',
  'act.throwBlade',
  'act.throwGrenade',
  'act.flame',
  'act.goesOff',
  'act.trapGoesOff',
  'act.meetTrap',
  'act.minefield',
  'act.setOffMine',
  'act.holeOpens',
  'act.fireAtBuilding',
  'act.partingShot',
  'act.roundLands',
  'act.fireMission',
  'act.enemyMortars',
  'act.enemyBarrage',
  'act.strikePass',
  'act.directStrike',
  'act.ordnanceLands',
  'act.fireFromHelicopter',
  'act.fireTurret',
]

/** Before and after the battle. */
const campaign: readonly Mend[] = [
  {
    pages: [5],
    text: 'Who transfers into the Star’s squad without an Attribute rolls one.',
    steps: ['moveSoldier', 'fillPosts'],
  },
  {
    pages: [6],
    text: 'A house rule on the date of the starlight scope holds for who carries it, too.',
    steps: ['chooseParty'],
  },
  {
    pages: [8],
    text: 'A machine gun, launcher or automatic rifle whose man is gone or away goes to another man of the squad between missions.',
    steps: ['returnAbsent', 'chooseParty'],
  },
  {
    pages: [9, 10],
    text: 'At the date of its list an older platoon hands in its launcher, and its squads roll for LAWs and C-4.',
    steps: ['testForContact', 'endTurn'],
  },
  {
    pages: [10],
    text: 'An ARVN platoon goes over to the list of 1968 at New Year, mission or not.',
    steps: ['endTurn'],
  },
  {
    pages: [39],
    text: 'The Medic comes with two squads on 1-4, with one of them at random, and with the whole platoon without a die.',
    steps: ['chooseParty'],
  },
  {
    pages: [39],
    text: 'Two squads that set out together do not throw the Medic’s die a second time on the table.',
    steps: ['act.medicJoins'],
  },
  {
    pages: [44],
    text: 'Where a house rule changes the areas of a Corps, the area that is noted until the roll is one of those.',
    steps: ['testForContact'],
  },
  {
    pages: [53, 105],
    text: 'Nobody is moved to the post of platoon leader, or away from it.',
    steps: ['moveSoldier'],
  },
  {
    pages: [57],
    text: 'The Star takes the Contact test wherever he serves, as long as he is with the platoon.',
    steps: ['testForContact'],
  },
  {
    pages: [75],
    text: 'A house rule on Ready Support holds in the battle, too.',
    steps: ['act.callSupport', 'act.releaseSupport'],
  },
  {
    pages: [89, 99, 101, 102],
    text: 'A report has no more PCs, detained civilians, unused support or Medevac than there were.',
    steps: ['report'],
  },
  {
    pages: [102],
    text: 'A cake walk holds the Enemy Activity Level at 3 when First Contact or an event would raise it.',
    steps: ['placeMarkers', 'act.nextTurn', 'act.revealPef', 'act.placeByHand', 'act.enemyActs'],
  },
  {
    pages: [103],
    text: 'The line on R&R counts the men who go.',
    steps: ['judgeMission'],
  },
  {
    pages: [105],
    text: 'A Star is asked before a post takes him away from his squad.',
    steps: ['fillPosts'],
  },
  {
    pages: [110],
    text: 'Two men of one surname and initial stand in the battle under names that tell them apart.',
    steps: ['beginBattle', 'act.medicJoins', 'act.nextTurn', 'act.callSupport', 'act.releaseSupport'],
  },
]

/** Who sees whom, and who has moved. */
const sight: readonly Mend[] = [
  {
    pages: [21],
    text: 'In Sight takes a man for moved only once his group is activated, and not when he lies prone or serves a gun that stands.',
    steps: ['act.inSight'],
  },
  {
    pages: [30],
    text: 'In Sight without a line of its own is taken at 12", or as far as one sees.',
    steps: ['act.inSight'],
  },
  {
    pages: [28],
    text: 'From within smoke nobody fires In Sight, and whoever sees him throws a die less.',
    steps: ['act.inSight'],
  },
  {
    pages: [21, 22],
    text: 'Who comes into sight of a charge in an In Sight under way rolls then, and acts before it or after.',
    steps: ['act.inSight'],
  },
  {
    pages: [43],
    text: 'Who is suppressed takes no In Sight.',
    steps: ['act.inSight', 'act.suppressBunker'],
  },
  {
    pages: [30, 59],
    text: 'Nobody fires at what he does not see, in Terrible weather and by night, unless it is lit.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.launch',
      'act.partingShot',
      'act.reconByFire',
      'act.fireAtBuilding',
      'act.suppressBunker',
      'act.inSight',
      'act.rifleGrenade',
    ],
  },
  { pages: [59], text: 'Inclement weather does not shorten sight.', steps: ['act.nextTurn'] },
  {
    pages: [59, 71],
    text: 'A spider hole lies no farther from the group that meets it than one sees in the dark or in Terrible weather.',
    steps: ['act.meetHole'],
  },
  {
    pages: [98],
    text: 'In the first turn of an ambush nobody takes In Sight or fires at an ambush that he has not spotted.',
    steps: ['act.inSight', 'act.fire', 'act.launch'],
  },
]

/** Fire, and what it does to those it is aimed at. */
const fire: readonly Mend[] = [
  {
    pages: [22],
    text: 'Return fire is aimed at those who fired; against shells, aircraft and the dead there is none.',
    steps: fires,
  },
  {
    pages: [22],
    text: 'Man Down after fire is taken only beside a man who went down by it.',
    steps: ['act.fire', 'act.returnFire', 'act.flame'],
  },
  {
    pages: [30],
    text: 'Two 1s thrown with the pistol empty the pistol, and no longer the weapon in his hands.',
    steps: ['act.fire', 'act.returnFire', 'act.inSight', 'act.partingShot', 'act.suppressBunker'],
  },
  {
    pages: [30],
    text: 'A man is outgunned by the weapons that were fired at him, or at the man he stands beside.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.inSight',
      'act.flame',
      'act.holeOpens',
      'act.fireFromHelicopter',
      'act.fireTurret',
      'act.suppressBunker',
    ],
  },
  {
    pages: [11, 13],
    text: 'A sniper who has brought his scope reaches 60", and is not outgunned by whoever he can reach.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.inSight',
      'act.partingShot',
      'act.suppressBunker',
      'act.fireAtAircraft',
      'act.holeOpens',
    ],
  },
  {
    pages: [30],
    text: 'Whose rifle is empty must reach back with his pistol, else he is outgunned.',
    steps: ['act.fire', 'act.returnFire', 'act.holeOpens', 'act.suppressBunker'],
  },
]

/** Guns, rockets, shells and what they are fired at. */
const weapons: readonly Mend[] = [
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

/** What a season of play found. */
export const correction2: Correction = { number: 2, mends: [...campaign, ...sight, ...fire, ...weapons] }
