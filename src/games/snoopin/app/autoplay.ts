import type { AutoplayOf, SampleOf } from '../../../main/app/autoplay/autoplay.ts'
import { autoplay } from '../rules/simulation.ts'
import { beginCampaign } from '../rules/simulation/muster.ts'
import type { SnoopinState } from '../rules/state.ts'

/** A campaign that plays itself: who gave which orders, and how the games went, is made up. */
export const snoopinAutoplay: AutoplayOf<SnoopinState> = {
  choices: {},
  begin: () => beginCampaign,
  next: autoplay,
  turns: 4,
  madeUp: 'Orders, and what happened on the table, were made up by the program, not played.',
  prints: [
    { sheet: 'platoonLog', name: 'platoon log', when: 'middle' },
    { sheet: 'insurgencyLog', name: 'insurgency log', when: 'end' },
    { sheet: 'afterAction', name: 'after action', when: 'end' },
    { sheet: 'cards', name: 'cards', when: 'end' },
    { sheet: 'playerAid', name: 'player aid', when: 'end' },
    { sheet: 'chronicle', name: 'chronicle', when: 'end' },
  ],
}

/** The same campaign, between its turns. */
export const snoopinSample: SampleOf = {
  name: 'Sample: Que Son patrols',
  seed: 47,
  turns: 5,
  begin: beginCampaign,
  asides: {},
}
