import { chapter } from './ruling.ts'

/** Melee (digest 13). */
export const melee = chapter('13', 'Melee', [
  [35, 'A charge may be declared on coming into sight, or by men already in an In Sight round.'],
  [35, 'The Fast Move is rolled when the target is out of a normal move.'],
  [35, 'Fire at a charger brings damage but no reaction tests; one who goes down does not arrive.'],
  [36, 'A hero never passes fewer dice than his opponent.'],
  [36, 'Three or more to one outnumber: a die less for the lone side.'],
  [36, "Cover, flank and rear change the target's dice, Attributes their owner's."],
  [36, 'A target that cannot fire skips it; one shot is one die.'],
  [36, 'That fire is no snap fire, and its target counts as charging.'],
  [36, "A charger's group tests Cohesion; he goes in only on Carry On."],
  [36, 'Having fired in In Sight does not stop a man from firing at a charge.'],
  [37, 'Rifles count as bayonets, other arms as knives, civilians as bare hands; the best counts.'],
  [37, 'One melee weapon bonus counts.'],
  [37, 'The Impact is the lead in successes; damage is read as usual.'],
  [37, 'Evenly matched costs a die against another man or in the same turn, not in a new turn.'],
  [37, "The loser's damage comes first; a man who is down fights no more."],
  [37, 'The penalty for even fights starts with the second attacker.'],
  [38, 'Breaking off is a die of inches away, to cover if there is any.'],
  [38, 'A Grunt who stays fights another round at once.'],
  [38, 'A man who is down and touched by an active enemy is taken, unless dispatched.'],
])
