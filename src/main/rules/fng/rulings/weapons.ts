import { chapter } from './ruling.ts'

/** Weapons (digest 04). */
export const weapons = chapter('04', 'Weapons', [
  [11, 'Three rows of medium submachine guns have two names: the third is kept as a plain 9mm that no list uses.'],
  [11, 'Torn columns were put together so that every printed figure is used once and the examples hold.'],
  [
    13,
    'A double Target figure means semi-automatic and full: the higher is the rating, fewer dice are always allowed.',
  ],
  [13, 'Weapons that both sides use have one row, whoever holds them.'],
  [26, 'The M-2 carbine is select fire, ranking 3; the M-1 carbine ranks 2.'],
  [13, 'A Communist satchel charge has the 1" circle that is printed.'],
  [30, 'Charges and launcher rounds rank 5; pistols and bolt-action rifles rank 1.'],
  [26, 'Machine guns that have no row and no list are left out.'],
  [28, 'A rifle grenade bursts like a hand grenade; nobody is issued one. Smoke is thrown like other grenades.'],
  [71, 'Where a table only says SMG, RPG or the like, the weapon is settled by our own short list.'],
  [26, 'A machine gun fired from the hip pays in REP and in Target dice.', 'hipFire'],
  [27, 'A machine gun team that lacks a man cannot set up in haste; after any result the gun stands.'],
  [27, 'Friends in the back blast forbid the shot, enemies do not; recoilless rifles may fire anyway.'],
  [27, 'The back blast of a recoilless rifle is 8" with Impact 3.', 'recoillessBackBlast'],
  [27, 'What a squad has used in battle is off its kit: nothing is printed about supply between missions.', 'usedKit'],
  [17, 'A dropped weapon, or the gun of a fallen gunner, goes to another man; a gun that stands goes on standing.'],
  [26, 'A gun stands no longer once its gunner moves off, charges, carries, is carried or is taken.'],
  [28, 'A directional mine blasts 1" to either side of its line behind it.'],
  [28, 'The roll of an M-203 is made after the shot, for the next round.'],
  [
    13,
    'A Communist grenade is a dud on 1-2, hit or miss; all in the circle aimed at come under fire.',
    'communistDuds',
  ],
  [28, 'Smoke stands at 5" in its first turn, grows twice and is gone after the third Activation roll.'],
  [28, 'A launched grenade is one die at 12" to 36"; a miss does not stray.'],
  [29, 'Blocks of C-4 add up in Impact and penetration, in one 5" circle, at the end of the turn set.'],
  [29, 'A flame-thrower rolls one die for each man in its path; any 1 leaves one shot.'],
  [13, 'A jammed Communist BAR is silent for one turn of Activation.'],
  [30, 'The man of the outgunned example is taken for a Grunt.'],
  [30, 'Of several weapons the one in hand ranks, or the one a man will answer with.'],
])
