import type { PrintOf } from '../../../main/app/game/print.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'

/** What of a campaign can be chosen for its sheets: turns, whether as they ended or as what was played in them. */
export const print: PrintOf<SnoopinState> = {
  words: { unit: 'force', mission: 'turn', turn: 'turn', men: 'men' },
  tonight: [{ sheet: 'campaignTurn' }, { sheet: 'platoonLog' }, { sheet: 'cards' }, { sheet: 'playerAid' }],
  // By the name of who plays; a side that nobody plays by its own.
  players: ({ sides }) =>
    sides.map(({ id, name, player }) => (player === '' ? { id, name } : { id, name: player, also: name })),
  choices: ({ turns }) => {
    const newest = turns.toReversed()
    return {
      missions: newest.map((turn) => ({ id: turn.id, number: turn.number, title: titleOf(turn) })),
      turns: newest.map((turn) => ({ number: turn.number, title: `Turn ${titleOf(turn)}` })),
      men: [],
      setups: null,
    }
  },
}

/** "2: The bridge", behind the word for a turn. */
const titleOf = ({ number, scenario }: Turn): string => (scenario === '' ? String(number) : `${number}: ${scenario}`)
