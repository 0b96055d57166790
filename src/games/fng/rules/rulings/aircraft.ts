import { chapter } from './ruling.ts'

/** Aircraft lists (digest 43). */
export const aircraft = chapter('43', 'Aircraft lists', [
  [108, 'A Cobra has two heavy guns on 1-3, else a light gun with a grenade launcher.'],
  [108, 'A Sea Wolf has a searchlight amidships and an M-60 for each door.'],
  [108, 'A Firefly has its M-60 left, light and heavy gun right.'],
  [108, 'Fireflies and Nighthawks carry nobody in play.'],
  [108, "A Loach has the observer's weapon left, the M-60 right."],
  [108, "A Bushranger's gunner fires both guns of his side as one."],
  [108, 'Outside Highlands the numbers for the Coast hold.'],
  [109, 'Loads A and B are even chances.', 'aircraftLoads'],
  [109, 'Drifted cells of the A-4 are put back to it.'],
  [109, 'The small bomb of two trainers is given to the T-28.'],
  [109, 'An A-1 has six attacks with napalm, four without.', 'skyraiderAttacks'],
  [109, 'The footnote on loads holds for F-4 and A-4.'],
  [109, 'The second man of an F-4 has nothing to do.'],
  [109, 'Paired guns roll once each for every man in the strip.'],
  [108, 'Any passenger aboard costs a gunship its penalty.'],
  [108, 'Numbers by area are for the Slick.'],
  [108, 'Door guns left behind neither fire nor protect.'],
])
