import { chapter } from './ruling.ts'

/** Mission set-up (digest 23). */
export const setup = chapter('23', 'Mission set-up', [
  [57, 'The third Contact die is for one test, unless that test passes just one again.'],
  [
    57,
    'The Star takes the test wherever he serves; while he is away, whoever leads the squad that goes.',
    'contactRep',
  ],
  [57, 'Terrain, buildings and markers come after the steps that are listed.'],
  [60, 'A PEF is hidden in its sector where possible, else at its centre.'],
  [58, "The EAL stays within 1 and 6; the cake walk's limit comes last, and holds at the table too."],
  [58, 'Enemy support, investment and activity levels are one number.'],
  [57, 'The EAL example repeats that of the Support Level and is passed over.'],
  [59, 'The rainy season changes the weather roll, not the time of day.', 'rainyDayPart'],
  [59, 'The table holds where the day part example contradicts it.'],
  [59, 'Variable weather is looked up by the doubles as rolled; an event comes after.'],
  [59, 'Inclement weather does not shorten sight.', 'inclementSight'],
])
