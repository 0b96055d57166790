import { chapter } from './ruling.ts'

/** Artillery and mortars (digest 40). */
export const artillery = chapter('40', 'Artillery and mortars', [
  [76, 'An observer halves the deviation of fire that he called and can see.', 'observedFire'],
  [76, 'Registered points by level are read from two columns taken apart.'],
  [76, 'Registered points are placed at set-up, anywhere.'],
  [76, 'A refused request on a registered point fires nothing; a granted one fires at once.'],
  [77, "All modifiers add up; the observer adds to the commander's."],
  [77, 'Support Levels 5 and 6 change nothing, nor do mortars from level 2.'],
  [77, 'No more assets closes the kind that was asked for.'],
  [75, 'A ready artillery mission fires two guns.', 'readyArtillery'],
  [77, 'Light, medium and heavy guns have the same figures.'],
  [77, 'Mortars on the table fire like others, one tube, without a call.'],
  [78, 'The target is named when the rounds are fired.'],
  [78, 'Unresolved markers are no target, unless on a registered point.'],
  [77, 'Mortars stray by their own distance.'],
  [78, 'Each round takes as many rolls as the test says, each from where the last fell.'],
  [78, 'Every tube starts at the target.'],
  [78, 'The directions are fixed once a mission.'],
  [78, 'Circles are diameters.'],
  [78, 'Danger close is measured to the nearest friend; the Force Commander answers for it.'],
  [78, 'Fire stopped for danger is spent.'],
  [79, 'Artillery strays as seen from the caller.'],
  [78, 'The two distances of danger belong to mortars and artillery each.'],
  [79, 'Light comes one shell a gun.'],
  [79, 'Lit circles are diameters.'],
  [79, 'The turn of the burst is the first of three.'],
])
