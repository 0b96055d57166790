/** What a man's boxes stand for, in their order, the same on every sheet (FNG pp. 18, 24, 30). */
export const statusBoxes = [
  { letter: 'B', short: 'Back', means: 'ducked back' },
  { letter: 'S', short: 'Stun', means: 'stunned' },
  { letter: 'R', short: 'Retire', means: 'retired' },
  { letter: 'O', short: 'Out', means: 'Out of the Fight' },
  { letter: 'D', short: 'Dead', means: 'dead' },
  { letter: 'A', short: 'Ammo', means: 'out of ammo' },
] as const

/** What the letters mean, for the foot of a sheet. */
export const statusLegend = statusBoxes.map(({ letter, means }) => `${letter} ${means}`).join(', ')
