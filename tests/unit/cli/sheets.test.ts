import { describe, expect, it } from 'vitest'
import type { PrintChoices } from '../../../src/contract/print.ts'
import type { SheetOffer } from '../../../src/contract/sheets.ts'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { fakeTour } from '../../support/folder.ts'
import { runCommand } from '../../support/terminal.ts'

const offer = (
  sheet: string,
  group: SheetOffer['group'],
  takes: SheetOffer['takes'] = [],
  lacking: string | null = null,
  more: Partial<SheetOffer> = {},
) =>
  ({
    sheet,
    title: `The ${sheet}`,
    about: '',
    group,
    groupTitle: group === 'unit' ? 'Platoon' : group,
    takes,
    lacking,
    ...more,
  }) satisfies SheetOffer
const offers = [
  offer('roster', 'unit', ['turn']),
  offer('cards', 'unit', ['men', 'turn', 'backs']),
  offer('briefing', 'folder', ['mission']),
  offer('citation', 'story', [], 'No medal has been awarded.'),
  offer('quick', 'qrs'),
  offer('myQrs', 'qrs', ['tables'], null, { needs: 'tables' }),
  offer('blankCards', 'blank', ['count']),
]
function man(id: number, name: string, firstName: string) {
  const [rank = '', lastName = ''] = name.split(/,? /)
  return { id, name, rank, firstName, lastName, hint: '', gone: false }
}
const setup = (...sheets: string[]) =>
  ({ sheets: sheets.map((sheet) => ({ sheet })), paper: 'a4', accent: 'red', together: true }) as const
const choices: PrintChoices = {
  missions: [
    { id: 812, number: 2, title: '2: patrol' },
    { id: 405, number: 1, title: '1: ambush' },
  ],
  words: { unit: 'platoon', mission: 'mission', turn: 'half-month', men: 'men' },
  codes: true,
  players: [{ id: 4099, name: 'Sami', also: 'The cells' }],
  turns: [],
  men: [
    man(7, 'Cpl Reyes, J.', 'José'),
    man(8, 'Pfc Reyes, A.', 'Abel'),
    man(9, 'Pfc Nguyễn, T.', 'Trung'),
    man(10, 'Pvt Vo, Tam', 'Tam'),
    man(11, 'Pvt Vo, Tuan', 'Tuan'),
    man(12, 'Pfc Cowan, J.', 'Jack'),
    man(13, 'Pfc Cowan, J.', 'James'),
  ],
  setups: [
    {
      id: 1,
      name: 'Game night',
      setup: { ...setup('cards', 'citation'), sheets: [{ sheet: 'cards', men: 'going' }, { sheet: 'citation' }] },
    },
    { id: 2, name: 'Honours', setup: setup('citation') },
  ],
}

/** Prints on a program of sample sheets. @returns what it was asked for, or how it refused. */
const print = (...words: string[]) => printWithout(null, ...words)

/** The same on a program that cannot print one of them. */
async function printWithout(cannot: string | null, ...words: string[]) {
  return printOf(offers, cannot, words)
}

async function printOf(offered: readonly SheetOffer[], cannot: string | null, words: readonly string[]) {
  const left = cannot === null ? [] : [{ sheet: cannot, title: `The ${cannot}`, message: `There is no ${cannot}.` }]
  const program = fakeProgram({
    'print.offers': () => offered,
    'print.choices': () => choices,
    'tables.list': () => [{ id: 'mission.contact' }, { id: 'after.medal' }],
    'print.sheets': () => ({ files: [], done: true, left }),
  })
  const { code, err, out } = await runCommand(['sheets', fakeTour(), ...words], { program })
  const asked = program.asked.find(({ procedure }) => procedure === 'print.sheets')?.input
  return { code, err, out, asked: asked as Record<string, unknown> | undefined }
}

describe('sheets', () => {
  it('prints what is sealed only for the player who is named', async () => {
    const orders = offer('orders', 'folder', ['holder'], null, { needs: 'holder' })
    const printed = (...words: string[]) => printOf([...offers, orders], null, words)
    const group = await printed('--only', 'folder')
    expect(group.asked?.['sheets']).toEqual([{ sheet: 'briefing' }])
    expect(group.err).toContain('Left out: orders. --holder')
    const his = await printed('--only', 'folder', '--holder', 'sami')
    expect(his.asked?.['sheets']).toEqual([{ sheet: 'briefing' }, { sheet: 'orders', holder: 4099 }])
    expect((await printed('--only', 'orders', '--holder', 'Noor')).err).toContain(
      'There is no player "Noor". There are Sami (The cells).',
    )
  })

  it('prints open sheets also where there is no such player, and says so', async () => {
    const orders = offer('orders', 'folder', ['holder'], null, { needs: 'holder' })
    const wrong = await printOf([...offers, orders], null, ['--only', 'folder', '--holder', 'Noor'])
    expect(wrong.asked?.['sheets']).toEqual([{ sheet: 'briefing' }])
    expect(wrong).toMatchObject({ code: 1 })
    expect(wrong.err).toContain('There is no player "Noor". There are Sami (The cells). What is for one player alone')
    const bySide = await printOf([...offers, orders], null, ['--only', 'orders', '--holder', 'the cells'])
    expect(bySide.asked?.['sheets']).toEqual([{ sheet: 'orders', holder: 4099 }])
  })

  it('gives each sheet what it takes of the mission, the day, the men and the tables', async () => {
    const said = ['--mission', '2', '--turn', '5', '--men', 'nguyễn, cpl reyes', '--tables', 'after.medal']
    const { asked } = await print('--only', 'platoon,briefing,myQrs,roster', ...said)
    expect(asked?.['sheets']).toEqual([
      { sheet: 'roster', turn: 5 },
      { sheet: 'cards', turn: 5, men: [9, 7] },
      { sheet: 'briefing', mission: 812 },
      { sheet: 'myQrs', tables: ['after.medal'] },
    ])
    expect((await print('--only', 'cards', '--men', 'going')).asked?.['sheets']).toEqual([
      { sheet: 'cards', men: 'going' },
    ])
  })

  it('prints cards with their backs, and empty ones in any number', async () => {
    const { asked } = await print('--only', 'cards,blankCards', '--backs', 'fold', '--count', '20')
    expect(asked?.['sheets']).toEqual([
      { sheet: 'cards', backs: 'fold' },
      { sheet: 'blankCards', count: 20 },
    ])
    expect((await print('--only', 'blankCards', '--count', '100')).err).toContain('whole number of 1 to 99')
    expect((await print('--only', 'roster', '--backs', 'long')).err).toContain('None of these sheets takes --backs.')
  })

  it.each([
    ['reyes, j., cpl reyes, pfc nguyễn', [7, 7, 9]],
    ['Pfc Reyes, A., Cpl Reyes, J.', [8, 7]],
    ['Reyes A., J. Reyes, abel reyes', [8, 7, 8]],
    ['Nguyễn, Reyes J', [9, 7]],
    ['Vo, Tam, Pvt Vo, Tuan', [10, 11]],
    ['#8, 9', [8, 9]],
    ['Cowan, Jack, #13 Pfc Cowan, J.', [12, 13]],
  ])('finds the men of "%s"', async (men, ids) => {
    const { asked } = await print('--only', 'cards', '--men', men)
    expect(asked?.['sheets']).toEqual([{ sheet: 'cards', men: ids }])
  })

  it('prints a set-up as it is kept, without what lacks something today; what is said goes before it', async () => {
    expect((await print('--setup', 'game NIGHT')).asked).toMatchObject({
      sheets: [{ sheet: 'cards', men: 'going' }],
      paper: 'a4',
      accent: 'red',
      together: true,
    })
    const { asked } = await print('--setup', 'Game night', '--paper', 'letter', '--men', 'Pfc Reyes')
    expect(asked).toMatchObject({ sheets: [{ sheet: 'cards', men: [8] }], paper: 'letter' })
  })

  it('names a sheet that could not be printed while the others were', async () => {
    const { code, err } = await printWithout('cards', '--only', 'platoon,briefing')
    expect([code, err.trim()]).toEqual([1, 'Not printed: cards. There is no cards.'])
  })

  it('leaves a sheet of a group out that waits for a choice, unless the choice is there', async () => {
    const { code, err, asked } = await print('--only', 'qrs,cards')
    expect([code, err.trim()]).toEqual([0, 'Left out: myQrs. --tables says what is to be on it.'])
    expect(asked?.['sheets']).toEqual([{ sheet: 'quick' }, { sheet: 'cards' }])
    expect((await print('--only', 'qrs', '--tables', 'after.medal')).asked?.['sheets']).toEqual([
      { sheet: 'quick' },
      { sheet: 'myQrs', tables: ['after.medal'] },
    ])
  })

  it('lists sheets with what they take or lack, and the set-ups', async () => {
    const { out, asked, code } = await print('--list')
    expect([code, asked]).toEqual([0, undefined])
    expect(out.split('\n')).toEqual([
      'unit    roster      The roster      --turn',
      'unit    cards       The cards       --men --turn --backs',
      'folder  briefing    The briefing    --mission',
      'story   citation    The citation    No medal has been awarded.',
      'qrs     quick       The quick',
      'qrs     myQrs       The myQrs       --tables',
      'blank   blankCards  The blankCards  --count',
      'set-up "Game night": cards, citation',
      'set-up "Honours": citation',
      '',
    ])
  })

  it.each([
    [
      2,
      '--men takes none of these sheets',
      ['--only', 'roster', '--men', 'going'],
      'None of these sheets takes --men.',
    ],
    [
      2,
      'an empty word',
      ['--only', 'cards', '--men', 'Reyes,'],
      '--men wants words with commas between, not "Reyes,".',
    ],
    [2, 'a turn that no tour has', ['--turn', '0'], '--turn wants a whole number of 1 to 9999, not "0".'],
    [
      2,
      'both',
      ['--setup', 'Honours', '--only', 'roster'],
      '--setup says which sheets: leave --only out, or the set-up.',
    ],
    [
      1,
      'a name of two',
      ['--only', 'cards', '--men', 'reyes'],
      '"reyes" may be Cpl Reyes, J. or Pfc Reyes, A.: write more of the name.',
    ],
    [
      1,
      'one name of two',
      ['--only', 'cards', '--men', 'Nguyễn, Cowan, J.'],
      '"Cowan, J." may be #12 Pfc Cowan, J. or #13 Pfc Cowan, J.: write more of the name.',
    ],
    [
      1,
      'nobody',
      ['--only', 'cards', '--men', 'Ghost'],
      'There is no man "Ghost" in this tour: "tour roster" lists those who are there.',
    ],
    [1, 'no such mission', ['--only', 'briefing', '--mission', '3'], 'There is no mission 3: the tour has had 2.'],
    [1, 'no such table', ['--only', 'myQrs', '--tables', 'x'], 'There is no table "x": "tour tables" lists them.'],
    [
      1,
      'no such set-up',
      ['--setup', 'x'],
      'The campaign keeps no print set-up "x". It keeps "Game night", "Honours".',
    ],
    [1, 'a set-up that lacks all', ['--setup', 'Honours'], 'No medal has been awarded.'],
  ])('%i: %s', async (code, _, words, err) => {
    const refused = await print(...words)
    expect(refused).toMatchObject({ code, asked: undefined })
    expect(refused.err.split('\n')[0]).toBe(err)
  })
})
