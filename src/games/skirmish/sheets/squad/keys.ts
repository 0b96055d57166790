import type { Rules } from '../../../../main/engine/system.ts'
import { numberIn } from '../../rules/copy/needed.ts'
import { movement } from '../../rules/tables/copy.ts'
import type { HiddenRules } from '../../rules/state.ts'
import { speculativeFire } from '../../rules/tables/hidden.ts'
import { apMine, claymore } from '../../rules/tables/mines.ts'
import { phasesTable } from '../../rules/tables/turn.ts'
import type { SquadModel } from './squadModel.ts'

type Keys = SquadModel['keys'][number]

/** How hidden figures are found: by the one rule or by the other, never by both. */
const findingKeys: Readonly<Record<HiddenRules, Keys>> = {
  noise: {
    title: 'Noise',
    lines: [
      { key: '1 pip', text: 'each phase of ordinary movement; within 6" they add up' },
      { key: 'less 1', text: 'for each full 10" between the nearest two' },
      { key: '1d6', text: 'equal or less: heard. Fired this turn: always heard' },
      { key: '4"', text: 'hidden enemies see each other' },
    ],
  },
  alternate: {
    title: 'Spotting',
    lines: [
      { key: '12"', text: 'as near must be who looks for a hidden figure' },
      { key: '2d6', text: 'the range in inches or more: spotted' },
      { key: 'once', text: 'for each pair in a turn; part of an inch counts whole' },
      { key: 'then', text: 'a target for all who have a valid shot' },
    ],
  },
}

/** @returns what is looked up again and again, with the figures of the tables. */
export function keysOf(rules: Rules, hiddenRules: HiddenRules): SquadModel['keys'] {
  const phases = rules.table(phasesTable).rows.map(({ gives }) => gives.phases)
  const creep = numberIn(rules.table(movement), 'tactical', 'inches')
  const guess = rules.table(speculativeFire).rows[1]
  const mines = rules.table(claymore).rows
  const near = mines[1]
  const far = mines[3]
  const mine = rules.table(apMine).rows[1]
  const listens = hiddenRules === 'noise'
  return [
    {
      title: 'The turn',
      lines: [
        { key: '1', text: 'Each figure with counters: 1d6, up to their number removed' },
        { key: '2', text: 'Off-table fire support, before any figure moves' },
        {
          key: '3',
          text: `Phases: 0 counters ${phases[0]}, 1 counter ${phases[1]}, 2 counters ${phases[2]}, more none`,
        },
        { key: '4', text: 'One counter may come off each of your figures' },
      ],
    },
    findingKeys[hiddenRules],
    {
      title: 'Phases it takes',
      lines: [
        { key: '1', text: `move; fire one die; ${listens ? 'listen (first phase); ' : ''}claymore, within 4"` },
        { key: '2', text: `tactical move ${creep}"${listens ? ', silent' : ''}; fire M79 or M203` },
        { key: '3', text: 'throw a grenade, in a row, may run into the next turn' },
        { key: 'all', text: 'place a claymore: a whole turn' },
      ],
    },
    {
      title: 'Scores',
      lines: [
        {
          key: span(guess),
          text: `speculative fire: ${guess.gives.counters} counter within ${guess.gives.inches}", none if it has one`,
        },
        { key: span(near), text: `claymore within 3": ${near.gives.counters} counters` },
        { key: span(far), text: `claymore over 3" to 7": ${far.gives.counters} counter` },
        { key: span(mine), text: `mine: ${mine.gives.counters} counters for who set it off` },
      ],
    },
  ]
}

const span = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}-${to}`
