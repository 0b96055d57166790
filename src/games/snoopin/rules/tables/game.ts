import { defineTable } from '../../../../main/engine/table.ts'
import { theGame } from './pages.ts'

/** Rolled at the end of turns 5 to 7 with the die of that turn, `sides`; turn 8 is the last. */
export const gameEnd = defineTable({
  id: 'snoopin.game-end',
  title: 'Does the game go on?',
  ...theGame,
  dice: { kind: 'read', sides: 'sides of the die' },
  how: 'one die by turn, rolled by the player with Initiative at the end of the turn',
  modifiers: [],
  rows: [
    {
      when: 'turn5',
      from: 1,
      to: 3,
      outcome: 'over',
      gives: { turn: 5, sides: 6 },
      text: 'The game is over',
      cells: { circumstance: 'end of turn 5, a D6' },
    },
    {
      when: 'turn5',
      from: 4,
      to: 'more',
      outcome: 'on',
      gives: { turn: 5, sides: 6 },
      text: 'It goes on',
      cells: { circumstance: 'end of turn 5, a D6' },
    },
    {
      when: 'turn6',
      from: 1,
      to: 3,
      outcome: 'over',
      gives: { turn: 6, sides: 8 },
      text: 'The game is over',
      cells: { circumstance: 'end of turn 6, a D8' },
    },
    {
      when: 'turn6',
      from: 4,
      to: 'more',
      outcome: 'on',
      gives: { turn: 6, sides: 8 },
      text: 'It goes on',
      cells: { circumstance: 'end of turn 6, a D8' },
    },
    {
      when: 'turn7',
      from: 1,
      to: 3,
      outcome: 'over',
      gives: { turn: 7, sides: 10 },
      text: 'The game is over',
      cells: { circumstance: 'end of turn 7, a D10' },
    },
    {
      when: 'turn7',
      from: 4,
      to: 'more',
      outcome: 'on',
      gives: { turn: 7, sides: 10 },
      text: 'It goes on',
      cells: { circumstance: 'end of turn 7, a D10' },
    },
    {
      outcome: 'over',
      gives: { turn: 8, sides: null },
      text: 'Always over',
      cells: { circumstance: 'end of turn 8, no die' },
    },
  ],
})

/** After it nobody rolls: the game is over. */
export const lastGameTurn = Math.max(...gameEnd.rows.map(({ gives }) => gives.turn))
