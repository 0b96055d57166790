import type { AutoplayOf, SampleOf } from '../../../main/app/autoplay/autoplay.ts'
import { autoplay, beginCampaign } from '../rules/simulation.ts'
import type { BookgunState } from '../rules/state.ts'

/** A campaign of a few games, of which nobody has played any. */
export const bookgunAutoplay: AutoplayOf<BookgunState> = {
  choices: {},
  begin: () => beginCampaign,
  next: autoplay,
  turns: 2,
  madeUp: 'Who moved, fired and fell was made up by the program, not played.',
  prints: [
    { sheet: 'roster', name: 'roster 1 start', when: { before: 'beginGame' } },
    { sheet: 'initiative', name: 'initiative track', when: { before: 'endGame' } },
    { sheet: 'roster', name: 'roster 2 end', when: 'end' },
    { sheet: 'playerAid', name: 'player aid', when: 'end' },
  ],
}

/** The same campaign, between its games. */
export const bookgunSample: SampleOf = {
  name: 'Sample: Darreh',
  seed: 1991,
  turns: 1,
  begin: beginCampaign,
  asides: {},
}
