import { chapter } from './ruling.ts'

/** Ranged combat (digest 12). */
export const shooting = chapter('12', 'Ranged combat', [
  [31, 'The damage die of a hit in cover is first read for the cover itself.'],
  [32, 'Targets more than 1" apart cost Target points for the gap between them.'],
  [32, 'Dice spent on a gap hit nothing, but their 1s run weapons dry.'],
  [32, 'Totals of 9 or more always hit, as both tables print.'],
  [32, 'Snap fire is active In Sight fire and fire while retrieving; targets count in the order named.'],
  [32, 'Shooting is one die plus REP for each Target point.'],
  [32, 'A 1 for damage kills, whatever the Impact.'],
  [33, 'After Recon by Fire the next activation goes into reloading.'],
  [33, 'A crew-served weapon rolls apart for its ammunition.'],
  [33, 'With mixed weapons chance says whose sixes count; each hit has its own Impact.'],
  [33, 'A weapon made ready stays so until it is used.'],
  [34, "A grenade dropped at one's feet bursts there; only then is there a die to get away."],
  [34, 'Every Communist grenade takes a dud die, hit or miss.', 'communistDuds'],
  [34, 'A grenade that misses outguns its target, unless it is a dud.'],
  [34, 'Thrown in reaction, a grenade lands within 6".'],
  [34, 'The dud dice of the examples are good by either reading.'],
  [34, 'A fired blast weapon rolls for its spot; a miss has no blast, but is fire all the same.'],
  [34, 'Cover that stops a blast makes men duck, not stunned.'],
  [42, 'Inside a building a blast has one Impact more, before cover is compared.'],
])
