import type { AutoplayOf } from '../../../../main/app/autoplay/autoplay.ts'
import { freeWorldLists } from '../../rules/platoon/lists.ts'
import type { FngState } from '../../rules/state.ts'
import { turnView } from '../turnView.ts'
import { inputFor, nextProcedure } from './decisions.ts'

/** A whole tour of a platoon, whose battles are made up. */
export const fngAutoplay: AutoplayOf<FngState> = {
  choices: { list: { help: 'The force.', values: freeWorldLists, usual: 'usmc' } },
  begin: ({ list }) => ({
    step: 'muster',
    input: {
      unit: '2nd Platoon, Bravo Company',
      list,
      corps: list === 'anzac' ? 'iii' : 'i',
      startHalfMonth: list === 'arvn-post-1968' ? 24 : 4,
      squads: list === 'sf-cidg' ? 4 : 3,
      star: { attributes: ['born-leader', 'athlete'] },
    },
  }),
  next(state, seed) {
    const view = turnView(state, [])
    const procedure = nextProcedure(view)
    return procedure && { step: procedure.slice('fng.'.length), input: inputFor(view, seed) }
  },
  turns: 26,
  madeUp: 'The battles were made up by the program, not played.',
  prints: [
    { sheet: 'roster', name: 'roster 1 start', when: 'start' },
    { sheet: 'roster', name: 'roster 2 middle', when: 'middle' },
    { sheet: 'roster', name: 'roster 3 end', when: 'end' },
    { sheet: 'briefing', name: 'briefing', when: { before: 'report' } },
  ],
}
