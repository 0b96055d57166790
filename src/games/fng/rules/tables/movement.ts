import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Fast Move test (FNG p. 17). One set of 2d6 serves the whole group and is read against the REP of each figure; an
 * Athlete's third die is his own. `clumsyDoubles` is known once the group's dice lie: both show the same.
 */
export const fastMove = defineTable({
  id: 'fast-move',
  title: 'Fast Move test',
  page: 17,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: "2d6 passing vs REP, thrown once for the group and read against each figure's REP",
  tells: { extraInches: 'text' },
  modifiers: [
    { when: 'athlete', text: 'Athlete: a third die of his own (p. 5)', to: 'dice', by: 1 },
    {
      when: 'clumsyDoubles',
      text: 'Clumsy, doubles and none passed (p. 5)',
      to: 'dice',
      by: 0,
      effect: 'falls after the normal move',
    },
    { when: 'crawling', text: 'Crawling', to: 'dice', by: -1, sets: 1, effect: 'only 1d6' },
  ],
  rows: [
    { from: 3, to: 3, outcome: 'moves', gives: { extraInches: 12 }, text: 'Up to 12" more (an Athlete only)' },
    { from: 2, to: 2, outcome: 'moves', gives: { extraInches: 8 }, text: 'Up to 8" more, 16" altogether' },
    { from: 1, to: 1, outcome: 'moves', gives: { extraInches: 4 }, text: 'Up to 4" more, 12" altogether' },
    {
      when: 'clumsyDoubles',
      from: 0,
      to: 0,
      outcome: 'falls',
      gives: { extraInches: 0 },
      text: 'Stunned and prone at the end of the normal move',
      cells: { circumstance: 'Clumsy, doubles' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'moves',
      gives: { extraInches: 0 },
      text: 'No more than the normal 8", yet fast moving',
      cells: { circumstance: 'otherwise' },
    },
  ],
})
