import { chapter } from './ruling.ts'

/** Civilians (digest 22). */
export const civilians = chapter('22', 'Civilians', [
  [55, 'Civilians are REP 2, save those named as REP 3.'],
  [55, 'They stay still only when the dice show 1 and 2; where they start is by chance.'],
  [55, 'A civilian down or dead is a casualty once, whoever did it.'],
  [55, 'He goes on with what he does until something changes it; what cannot be is read as 4.'],
  [55, 'Torn rows of their reaction run from best to worst; they group within 4".'],
  [56, 'The best row needs twice the successes and a lead of two.', 'speakLocalTwice'],
  [56, 'A revealed PEF is resolved at once; a revealed trap is the next one, disarmed.'],
  [56, 'Both +2 add up; no dice score nothing.'],
  [56, 'A Fluent man rolls without the penalty and never does worse than the second row.'],
  [56, 'Forcing a civilian is a melee with an unarmed man; a tie moves him.'],
  [56, 'Four successes with indigenous troops count as three.'],
  [57, 'Speaking with indigenous troops is optional.', 'indigenousTroops'],
])
