import { chapter } from './ruling.ts'

/** Buildings and bunkers (digest 15). */
export const buildings = chapter('15', 'Buildings and bunkers', [
  [40, 'Each area further up rolls again whether it comes down.'],
  [40, 'Those above test only if their area falls too.'],
  [40, 'Below a floor that was hit and fell, everybody is dead.'],
  [41, 'Who passes in a hooch is unharmed; standing still there conceals but does not cover.'],
  [41, 'A near miss that strikes the next area rolls penetration there; the area aimed at takes the fire test.'],
  [41, 'Spread matters only for penetrating weapons with several Targets.'],
  [51, 'Foxholes and fighting positions have no Defensive Value: fire is at the men, who are in cover.'],
  [42, 'Penetration not above the Defensive Value does nothing.'],
  [42, 'The dice are compared with the difference of both values, for those in the area hit.'],
  [42, 'Enemies seen at an opening may be shot at as usual.'],
  [42, 'Against fire on an area the Defensive Value stands in for cover.'],
  [43, 'As many successes as the Defensive Value: nothing happens.'],
  [43, 'Suppression takes two dice.', 'bunkerSuppressionDice'],
  [42, 'Suppressing fire empties weapons as any firing does.', 'suppressionAmmo'],
  [43, 'The lost REP lasts until the occupants next act.'],
  [43, 'Those not suppressed then take their In Sight actions; the third die is for fire only.'],
  [43, 'What is built of wood or straw burns; concrete, earth and sandbags do not.'],
  [43, 'A hooch takes one turn to catch fire and stands one more.'],
  [43, 'A fire grows at the end of each turn; rain only hinders lighting it.'],
  [44, 'Each man in a fire tests by his own REP.', 'fireRep'],
  [44, 'Half its value is reached at or below half; out is by door or window, and a hurt man leaves at his next test.'],
  [42, 'A vehicle is hit and broken like an area, by the value you agree on; what that does to it you say.'],
])
