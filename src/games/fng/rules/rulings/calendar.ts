import { chapter } from './ruling.ts'

/** Campaign calendar (digest 21). */
export const calendar = chapter('21', 'Campaign calendar', [
  [53, 'A tour is 12 months for all but the USMC, who serve 13.'],
  [53, 'Half a month is taken off every DEROS at the end of each turn.'],
  [53, 'Replacements come for a full tour; only a new platoon rolls for what is left.'],
  [53, 'The Star serves a full tour whatever his rank; all others roll.', 'starTour'],
  [53, "An officer's time in-country is unknown: he counts as new and never as short."],
  [53, 'Where a force fought is advice, no bar.'],
  [54, 'Tied areas roll again, and the last area keeps its +2.', 'areaTies'],
  [54, 'Political status is rolled anew for every mission.'],
  [53, "The campaign ends with the Star's death or loss, or with 1968."],
  [40, 'A Star beyond recovery is evacuated, which is a victory.', 'starLost'],
])
