import { chapter } from './ruling.ts'

/** Dice and characters (digest 01). */
export const people = chapter('01', 'Dice and characters', [
  [
    1,
    'A modified REP has no floor or ceiling: at 6 or more every die passes, at 0 or less none does, automatic failures apart.',
  ],
  [2, 'More dice passed than a table has rows for count as its highest row.'],
  [2, 'Shooting is one die plus REP; the example of adding dice shows only how dice are added.'],
  [
    2,
    'In Sight takes a die for each point of REP and counts 1 to 3; the example with two dice is left from older rules.',
  ],
  [3, 'Stripes for REP 1, 2 and 7, the HQ and a fourth squad have no printed colour; the program picks its own.'],
  [4, 'Men are made at REP 1 to 6; REP 7 is reached by improving only.'],
  [4, 'Civilians are REP 2 on the table; those named as REP 3 stay so.'],
  [4, 'Grunts have no Star Power, as the book has no way to find out who might.'],
  [
    3,
    'A Star who Cheated Death is back for the next mission, one REP down, without a recovery roll, as often as need be.',
  ],
  [3, 'The REP lost by Cheating Death stops at 3, like every other loss.', 'cheatingDeathFloor'],
  [3, 'Deaths without an attacker who has a REP are no work of a lesser man: only Cheating Death helps against them.'],
  [3, 'Where both sides are compared, their REP at that moment counts.'],
  [4, 'A Star who passes both dice under fire may act freely, firing included; he is never outgunned.'],
  [4, 'The Star Power example names a die that was not rolled; its outcome stands.'],
  [4, 'One Star Power roll covers everything that one attack did; each attack takes a new roll with the dice left.'],
  [4, 'After a knock-down the recovery test comes first, then Star Power against what it gave.'],
  [4, 'Star Power is back at the full REP when the next mission starts.'],
  [5, 'A Star chooses an Attribute at a rise; a Grunt gets a random one on a 6.', 'starsAttribute'],
  [5, 'An Attribute that a Grunt has already is rolled again; a Star chooses one that he lacks.'],
  [5, 'Only a REP above the highest a man has held brings an Attribute; a Major Medal may bring one too.'],
])
