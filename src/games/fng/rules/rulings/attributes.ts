import { chapter } from './ruling.ts'

/** Attributes and gear (digest 02). */
export const attributesAndGear = chapter('02', 'Attributes and gear', [
  [
    5,
    'Who transfers into the Star’s squad, as a new man or from another squad, rolls an Attribute if he has none; where the Star goes to other men, they stay as they are.',
  ],
  [5, 'The numbers of Clumsy and Looter, torn off in print, are the only two places left.'],
  [5, 'An Athlete adds a die of his own to the Fast Move of his group; with three passes he goes up to 12" further.'],
  [
    5,
    'A Born Leader adds a die of his own to Cohesion, where two passes are the most; his example reaches only those who test with him.',
  ],
  [
    5,
    'A Clumsy man fails a Fast Move on doubles that both miss his REP; in tunnels his penalty counts for traps only, and Stealthy for enemies only.',
    'tunnelAttributes',
  ],
  [6, 'Nerves of Steel turn a Duck Back into carrying on, not into fire; in melee they add a die.'],
  [6, 'Attributes that would change each other cancel out; Nerves of Steel act before Coward.'],
  [5, 'Fast and Slow change the whole distance of a turn by 2", in either kind of move.'],
  [5, 'A Fluent man rolls without the penalty and never does worse than the lowest good row.'],
  [6, 'Hard As Nails and a flak jacket both give three dice to get up; they do not add up.'],
  [6, 'A thrown knife reaches 4" with one die, Impact 1 and ranking 1; it is gone until picked up.'],
  [6, 'A Looter rolls his delay once for each place or body, on first touching it.'],
  [5, 'Lucky rerolls all dice of one roll of his own in the battle; the second result stands.'],
  [5, 'What others roll against a Lucky man, or what a whole group meets, is no roll of his own.'],
  [6, 'A Pigman is at home with true light machine guns only, not with the M-14A1 or the BAR.'],
  [5, 'A single shot is one Target die; rifles are rifles and carbines of every action, nothing else.'],
  [6, 'A Pointman need not be on point for his help against spider holes.'],
  [6, 'Of several Trap Finders in a group one is picked at random.'],
  [6, 'What a Tunnel Rat brings below ground adds up, his Quick Reflexes and Trap Finder with it.'],
  [6, 'Unlucky rolls once for each hit near him, before damage, and not when he is hit by the same attack.'],
  [6, 'Gear is rolled once a man and item at the start of a mission, and holds for it.'],
  [6, 'A platoon has one starlight scope from July 1967; the enemy never has any.'],
  [6, 'A red filter does not change how far the user is seen outdoors; inside a dark building it is 12".'],
  [6, 'The 24" of a flare are a diameter, and it burns until the side that fired it is active again.'],
  [7, 'A flak jacket costs 1" of a normal move and 2" of a fast one; not both.'],
  [7, 'Three dice to get up with a flak jacket still count two passes at most.'],
])
