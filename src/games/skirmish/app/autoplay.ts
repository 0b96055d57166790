import type { AutoplayOf, SampleOf } from '../../../main/app/autoplay/autoplay.ts'
import { autoplay, beginCampaign } from '../rules/simulation.ts'
import type { SkirmishState } from '../rules/state.ts'

/** A campaign of a few games, of which nobody has played any. */
export const skirmishAutoplay: AutoplayOf<SkirmishState> = {
  choices: {},
  begin: () => beginCampaign,
  next: autoplay,
  turns: 2,
  madeUp: 'Who moved, looked and fired was made up by the program, not played.',
  prints: [
    { sheet: 'squad', name: 'squads 1 start', when: { before: 'beginGame' } },
    { sheet: 'squad', name: 'squads 2 end', when: 'end' },
    { sheet: 'reference', name: 'reference', when: 'end' },
  ],
}

/** The same campaign, between its games. */
export const skirmishSample: SampleOf = {
  name: 'Sample: Suoi Da',
  seed: 1967,
  turns: 1,
  begin: beginCampaign,
  asides: {},
}
