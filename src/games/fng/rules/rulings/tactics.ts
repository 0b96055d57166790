import { chapter } from './ruling.ts'

/** First Contact and tactics (digest 31). */
export const tactics = chapter('31', 'First Contact and tactics', [
  [67, 'First Contact comes with the first enemy figure, PEF or not.'],
  [68, 'A changed EAL leaves the markers, and picks tables within 1 and 6.'],
  [68, 'The two blocks of III Corps are one Corps with five areas.'],
  [68, 'The Highlands column is played as printed, though an example skips its die.'],
  [68, 'Activity is rolled by the old EAL; all after it goes by the new.'],
  [68, 'Lines for EAL 5 and 1 elsewhere mean the high and low Activity results.'],
  [69, 'To outnumber by half is one and a half times, of men who can fight.'],
  [69, 'The enemy acts by the EAL.', 'enemyActionAgainst'],
  [69, 'Who manoeuvres beyond 12" moves fast only out of sight.'],
  [69, 'Only the unseen melt away.'],
  [69, 'Best cover is sought on our defenses; elsewhere they close in.'],
  [69, 'A human wave passes one die more a man.'],
  [69, 'An odd man out goes with the fire support.'],
  [70, 'Approached means within a grenade\'s throw, 6".'],
])
