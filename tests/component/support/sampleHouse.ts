import type { HouseTableView, HouseView } from '../../../src/contract/house.ts'

/** House rules as main would show them: one table and one switch. */
export const houseView: HouseView = {
  names: [
    { list: 'american', title: 'American', first: ['Amos'], last: [], book: { first: 90, last: 200 } },
    { list: 'montagnard', title: 'Montagnard', first: [], last: [], book: { first: 80, last: 120 } },
  ],
  switches: [
    {
      name: 'flakJackets',
      title: 'Flak jackets',
      about: 'Are flak jackets handed out?',
      page: 7,
      kind: 'optional',
      options: [
        { value: 'byList', label: 'As the army list says' },
        { value: 'none', label: 'Nobody wears one' },
      ],
      value: 'byList',
      closed: null,
    },
    {
      name: 'areaTies',
      title: 'Ties for the area',
      about: 'Does the last area keep its bonus?',
      page: 54,
      kind: 'ruling',
      options: [
        { value: 'keeps', label: 'It keeps +2' },
        { value: 'without', label: 'Plain dice' },
      ],
      value: 'without',
      closed: null,
    },
  ],
  tables: [{ id: 'mission.contact', differences: 2 }],
  differences: [
    {
      table: 'mission.contact',
      switch: null,
      title: 'Contact test',
      page: 57,
      what: 'Row 2, words',
      book: 'No contact',
      house: 'Wait and see',
    },
    {
      table: 'mission.contact',
      switch: null,
      title: 'Contact test',
      page: 57,
      what: 'Rainy season',
      book: '-1',
      house: '-2',
    },
    {
      table: null,
      switch: 'areaTies',
      title: 'Ties for the area',
      page: 54,
      what: '',
      book: 'It keeps +2',
      house: 'Plain dice',
    },
  ],
}

const plain = { of: null, options: [] }
const bound = (path: 'from' | 'to', value: string) =>
  ({ kind: 'bound', path: [path], label: path, ...plain, book: value, base: value, house: value }) as const
const words = (book: string, house = book) =>
  ({ kind: 'text', path: ['text'], label: 'words', ...plain, book, base: book, house }) as const

export const houseTable: HouseTableView = {
  id: 'mission.contact',
  title: 'Contact test',
  page: 57,
  dice: '2d6 passing vs REP',
  changed: true,
  modifiers: [
    { position: 0, name: 'Rainy season', unit: 'to REP', book: -1, house: -2, open: true },
    { position: 1, name: 'Cake walk', unit: 'to the level', book: 0, house: 0, open: false },
  ],
  rows: [
    { position: 0, name: 'Row 1', changed: false, fields: [bound('from', '2'), bound('to', '2'), words('Contact')] },
    {
      position: 1,
      name: 'Row 2',
      changed: true,
      fields: [
        bound('from', '1'),
        bound('to', '1'),
        {
          kind: 'choice',
          path: ['outcome'],
          label: 'result',
          of: null,
          options: [
            { value: '"extraDie"', label: 'extra die' },
            { value: '"quiet"', label: 'quiet' },
          ],
          book: '"extraDie"',
          base: '"extraDie"',
          house: '"extraDie"',
        },
        { kind: 'number', path: ['gives', 'turns'], label: 'turns', ...plain, book: '3', base: '3', house: '3' },
        words('No contact', 'Wait and see'),
      ],
    },
  ],
}
