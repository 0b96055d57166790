import type { Mend } from '../../../../../main/engine/corrections.ts'

/** Who sees whom, and who has moved. */
export const sight: readonly Mend[] = [
  {
    pages: [21],
    text: 'In Sight takes a man for moved only once his group is activated, and not when he lies prone or serves a gun that stands.',
    steps: ['act.inSight'],
  },
  {
    pages: [30],
    text: 'In Sight without a line of its own is taken at 12", or as far as one sees.',
    steps: ['act.inSight'],
  },
  {
    pages: [47],
    text: 'In Sight without a line of its own is taken no farther off than the ground of the sector lets one see.',
    steps: ['act.inSight'],
  },
  {
    pages: [28],
    text: 'From within smoke nobody fires In Sight, and whoever sees him throws a die less.',
    steps: ['act.inSight'],
  },
  {
    pages: [21, 22],
    text: 'Who comes into sight of a charge in an In Sight under way rolls then, and acts before it or after.',
    steps: ['act.inSight'],
  },
  {
    pages: [43],
    text: 'Who is suppressed takes no In Sight.',
    steps: ['act.inSight', 'act.suppressBunker'],
  },
  {
    pages: [30, 59],
    text: 'Nobody fires at what he does not see, in Terrible weather and by night, unless it is lit.',
    steps: [
      'act.fire',
      'act.returnFire',
      'act.launch',
      'act.partingShot',
      'act.reconByFire',
      'act.fireAtBuilding',
      'act.suppressBunker',
      'act.inSight',
      'act.rifleGrenade',
    ],
  },
  { pages: [59], text: 'Inclement weather does not shorten sight.', steps: ['act.nextTurn'] },
  {
    pages: [59, 71],
    text: 'A spider hole lies no farther from the group that meets it than one sees in the dark or in Terrible weather.',
    steps: ['act.meetHole'],
  },
  {
    pages: [98],
    text: 'In the first turn of an ambush nobody takes In Sight or fires at an ambush that he has not spotted.',
    steps: ['act.inSight', 'act.fire', 'act.launch'],
  },
]
