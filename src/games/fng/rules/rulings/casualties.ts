import { chapter } from './ruling.ts'

/** Casualties (digest 14). */
export const casualties = chapter('14', 'Casualties', [
  [24, 'Whether a man who is out can walk is rolled once; half speed is 4", never fast.'],
  [38, 'Carrying a man costs 2" in every turn; one carries one.'],
  [39, 'A Medic never fires.'],
  [39, 'The second line of Medic availability is rolled only when the first fails.'],
  [39, 'A man put back by First Aid takes no recovery test; his penalty ends with the battle.'],
  [39, "First Aid goes by the victim's normal REP."],
  [40, 'Brought back means within 6" of a sound friend or of one\'s own edge.'],
  [40, 'A Retired man who is brought back is unhurt; one who is not is missing.'],
  [40, "This is for the player's men; retired enemies have left."],
  [40, 'Evacuation by Medevac adds 2 in all at recovery.', 'medevacBonus'],
  [40, 'The two ways of evacuation do not add up.'],
  [40, 'Missions missed are rolled at once; his place waits, and his loss never takes him below REP 3.'],
  [40, 'A man beyond recovery is lost either way; for points he counts as wounded.', 'starLost'],
  [40, 'The REP tested has no passing penalties in it.'],
  [24, 'A captured man whose guards are gone is free, as he was.'],
  [40, 'A Star who is out takes the recovery test, unless he Cheated Death.'],
  [40, 'A Star is never missing: he is back after the mission.'],
])
