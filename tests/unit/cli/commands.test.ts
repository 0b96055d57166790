import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { GameId } from '../../../src/contract/gameProcedures.ts'
import { procedures } from '../../../src/contract/procedures.ts'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { TableView } from '../../../src/contract/tables.ts'
import { serveFrom } from '../../../src/main/cli/commands/serve.ts'
import { gameOption } from '../../../src/main/cli/options.ts'
import { openSheetFolder } from '../../../src/main/cli/sheetFolder.ts'
import { fakeProgram, Refused, type FakeProgram } from '../../support/fakeProgram.ts'
import { fakeTour, testFolder } from '../../support/folder.ts'
import { testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

const table = (id: string, title: string): TableView => ({
  chapter: 'Melee',
  id,
  title,
  page: 57,
  game: 'fng',
  dice: '2d6 passing against REP',
  modifiers: [{ when: 'Rainy season', effect: '-1', unit: 'target' }],
  rows: [{ from: 2, to: 'more', text: 'Contact' }],
  notes: [],
  heads: ['text'],
})
const tables = [table('mission.contact', 'Contact'), table('after.medal', 'Medal of Valor')]
const withTables = () => fakeProgram({ 'tables.list': () => tables })

it('tables: lists, narrows down, and prints one', async () => {
  const all = await runCommand(['tables'], { program: withTables() })
  expect(all.out.trim().split('\n')).toEqual([
    'mission.contact  p. 57  Contact',
    'after.medal      p. 57  Medal of Valor',
  ])
  const chapter = await runCommand(['tables', '--chapter', 'after', '--json'], { program: withTables() })
  expect(JSON.parse(chapter.out)).toEqual([tables[1]])
  const one = await runCommand(['tables', '--id', 'mission.contact'], { program: withTables() })
  expect(one.out).toContain('Rainy season (May to November): -1 to REP\n')
  expect(one.out).toContain('2     2   Contact: set up a Mission\n')
  const none = await runCommand(['tables', '--id', 'none'], { program: withTables() })
  expect(none).toMatchObject({ code: 1, err: 'There is no table "none". "tour tables" lists them.\n' })
})

it('tables: says of each which game it is of, and asks where two have one id', async () => {
  const other = { ...table('mission.contact', 'Contact at sea'), game: 'ferry', page: null }
  const both = () => fakeProgram({ 'tables.list': () => [...tables, other] })
  const all = await runCommand(['tables'], { program: both() })
  expect(all.out.trim().split('\n')).toEqual([
    'fng    mission.contact  p. 57  Contact',
    'fng    after.medal      p. 57  Medal of Valor',
    'ferry  mission.contact         Contact at sea',
  ])
  const json = await runCommand(['tables', '--json'], { program: both() })
  expect((JSON.parse(json.out) as TableView[]).map(({ game }) => game)).toEqual(['fng', 'fng', 'ferry'])
  for (const more of [[], ['--json']]) {
    const one = await runCommand(['tables', '--id', 'mission.contact', ...more], { program: both() })
    expect(one).toMatchObject({ code: 2, out: '' })
    expect(one.err).toContain('Several games have a table "mission.contact": --game fng|ferry.')
  }
})

it('--game may be left out where there is one game; where there are more they are named', () => {
  const two = ['fng', 'ferry'] as GameId[]
  expect(gameOption({}, ['fng'])).toBe('fng')
  expect(gameOption({ game: 'ferry' }, two)).toBe('ferry')
  expect(() => gameOption({}, two)).toThrow('--game says which game: fng, ferry. Nothing was done.')
  expect(() => gameOption({ game: 'chess' }, ['fng'])).toThrow('--game is one of fng, not "chess".')
})

it('tables: a chapter is whole parts of an id', async () => {
  const program = () =>
    fakeProgram({ 'tables.list': () => ['army.usmc', 'army.usmc.rep', 'army'].map((id) => table(id, id)) })
  const ids = async (chapter: string) => {
    const { out } = await runCommand(['tables', '--json', '--chapter', chapter], { program: program() })
    return (JSON.parse(out) as TableView[]).map(({ id }) => id)
  }
  expect(await ids('army')).toEqual(['army.usmc', 'army.usmc.rep', 'army'])
  expect(await ids('army.usmc')).toEqual(['army.usmc', 'army.usmc.rep'])
  const none = await runCommand(['tables', '--chapter', 'arm'], { program: program() })
  expect(none).toMatchObject({ code: 1, err: 'No table begins with "arm". There are: army.\n' })
})

it('steps: tells every procedure with its input', async () => {
  const { out } = await runCommand(['steps', '--json'])
  const listed = JSON.parse(out) as { name: string; step: boolean; input: { properties: Record<string, unknown> } }[]
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(procedures))
  const contact = listed.find(({ name }) => name === 'fng.testForContact')!
  expect(contact.step).toBe(true)
  expect(Object.keys(contact.input.properties)).toContain('faces')
  expect((await runCommand(['steps'])).out).toContain('fng.chooseParty  squads stayBehind')
})

it('steps --of: tells what a step takes, field by field', async () => {
  const { out } = await runCommand(['steps', '--of', 'fng.adjustPoints'])
  expect(out.split('\n')).toEqual([
    'fng.adjustPoints: Points by hand',
    '  points  -99 to 99                 Points',
    '  reason  text of 1 to 200 letters  Reason',
    '',
  ])
  const note = await runCommand(['steps', '--of', 'fng.writeNote'])
  expect(note.out).toContain('  soldierId  id, of men, or null; otherwise null')
  // A step that is more than a list of fields: their names, as in the list of all.
  expect((await runCommand(['steps', '--of', 'fng.chooseParty'])).out).toBe('fng.chooseParty  squads stayBehind\n')
  const wrong = await runCommand(['steps', '--of', 'fng.adjustPoint'])
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.err).toContain('fng.adjustPoints')
})

const codes = (name: string, program: FakeProgram) => runCommand([name, fakeTour()], { program })

it('drill: 0 where the snapshot comes back, 1 with what is wrong where it does not', async () => {
  const holding = (more: object) =>
    fakeProgram({
      'library.drill': () => ({
        at: '',
        date: 'Late May 1967',
        entries: 211,
        roster: 24,
        inJournal: true,
        fault: null,
        ...more,
      }),
    })
  const good = 'Proven: the snapshot of Late May 1967 comes back, with 24 men and 211 journal lines.\n'
  expect(await codes('drill', holding({}))).toMatchObject({ code: 0, out: good })
  const elsewhere = await codes('drill', holding({ inJournal: false }))
  expect(elsewhere).toMatchObject({ code: 0, out: expect.stringContaining('could not be compared') as string })
  const bad = await codes('drill', holding({ fault: 'It cannot be opened: it is damaged.' }))
  expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') as string })
  expect(bad.out).toBe(
    'The snapshot of Late May 1967 does not come back whole.\n  It cannot be opened: it is damaged.\n',
  )
})

it('replay: 1 and the first difference when the tour is not what its dice say', async () => {
  const first = { depth: 7, title: 'Medals', how: 'REP 4 instead of 5' }
  const replaying = (same: boolean) =>
    fakeProgram({ 'campaign.replay': () => ({ same, entries: 9, kept: [], first: same ? null : first }) })
  expect(await codes('replay', replaying(true))).toMatchObject({ code: 0, out: 'The same: 9 entries replayed.\n' })
  const differs = await codes('replay', replaying(false))
  expect(differs).toMatchObject({ code: 1, out: 'It differs first at entry 7, Medals: REP 4 instead of 5.\n' })
  expect(differs.err).toContain('Nothing was written to the file.')
})

it('replay: 0 for a tour that older rules played in part, and what was kept as played', async () => {
  const text = '1 entry was played before correction 2 (p. 30): kept as played.'
  const mends = ['p. 30: An empty pistol no longer empties the rifle.']
  const kept = [{ text, mends, entries: [{ id: 7, depth: 7, title: 'Fire', how: 'figures 3 comes out differently' }] }]
  const replaying = fakeProgram({ 'campaign.replay': () => ({ same: true, entries: 9, kept, first: null }) })
  const out = `In order: 9 entries replayed.\n${text}\n  ${mends[0]!}\n  entry 7, Fire\n`
  expect(await codes('replay', replaying)).toMatchObject({ code: 0, out })
})

it('check: 1 and the findings when the file is not sound', async () => {
  const checking = (sound: boolean) =>
    fakeProgram({ 'campaign.check': () => ({ sound, findings: sound ? [] : ['page 3'] }) })
  expect((await codes('check', checking(true))).code).toBe(0)
  expect(await codes('check', checking(false))).toMatchObject({ code: 1, out: 'Not sound.\n  page 3\n' })
})

it('log: reads all pages of the journal, and leaves out what was undone', async () => {
  const entry = (id: number, onPath = true) =>
    ({
      id,
      depth: id,
      onPath,
      date: id < 3 ? 'Early March 1967' : 'Late March 1967',
      title: `E${id}`,
      lines: [],
    }) as unknown as EntryView
  const pages = new Map([
    [undefined, { entries: [entry(4), entry(3, false)], more: true }],
    [3, { entries: [entry(2), entry(1)], more: false }],
  ])
  const program = fakeProgram({ 'journal.list': ({ before }: { before?: number }) => pages.get(before) })
  const { out } = await codes('log', program)
  const heading = (date: string) => [date, '='.repeat(date.length)]
  expect(out.trimEnd().split('\n')).toEqual([
    ...heading('Early March 1967'),
    'E1',
    'E2',
    '',
    ...heading('Late March 1967'),
    'E4',
  ])
})

const offer = (sheet: string, group: string, lacking: string | null = null) => ({
  sheet,
  group,
  groupTitle: group,
  lacking,
  takes: [],
  ...(['roster', 'briefing'].includes(sheet) ? { usual: true } : {}),
})
const sheetProgram = (missing: string | null = null) =>
  fakeProgram({
    'print.offers': () => [
      offer('roster', 'unit'),
      offer('cards', 'unit'),
      offer('briefing', 'folder', missing),
      offer('map', 'folder', missing),
      offer('blankRoster', 'blank'),
    ],
    'print.sheets': ({ sheets }: { sheets: { sheet: string }[] }) =>
      missing !== null && sheets.some(({ sheet }) => sheet === 'briefing')
        ? new Refused('not-now', missing)
        : { files: [], done: true, left: [] },
  })
const printed = async (program: FakeProgram, ...words: string[]) => {
  const { code, err } = await runCommand(['sheets', fakeTour(), ...words], { program })
  const last = program.asked.findLast(({ procedure }) => procedure === 'print.sheets')
  return {
    code,
    err,
    sheets: (last?.input as { sheets: { sheet: string }[] } | undefined)?.sheets.map((one) => one.sheet),
  }
}

it('sheets: does without a briefing between missions, unless it was asked for', async () => {
  expect(await printed(sheetProgram())).toMatchObject({ code: 0, sheets: ['roster', 'briefing'] })
  const missing = 'There is no mission.'
  expect(await printed(sheetProgram(missing))).toMatchObject({ code: 0, sheets: ['roster'] })
  for (const only of ['briefing', 'folder'])
    expect(await printed(sheetProgram(missing), '--only', only)).toMatchObject({ code: 1, err: `${missing}\n` })
})

it('sheets: takes sheets and whole groups by name, and says which there are', async () => {
  const program = sheetProgram()
  expect(await printed(program, '--only', 'blankRoster, folder')).toMatchObject({
    code: 0,
    sheets: ['blankRoster', 'briefing', 'map'],
  })
  const wrong = await printed(program, '--only', 'maps')
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('"maps". Perhaps map? Nothing was printed; --list shows all.')
})

it('sheets: puts them into the folder, whatever they are called', async () => {
  const folder = join(testFolder(), 'new')
  const sheets = openSheetFolder(folder)
  await sheets.deliver('../Roster', new Uint8Array([37]))
  sheets.nameNext('1 start')
  await sheets.deliver('Roster', new Uint8Array([37]))
  expect(readdirSync(folder)).toEqual(['1 start.pdf', 'Roster.pdf'])
  expect(readFileSync(join(folder, 'Roster.pdf'), 'latin1')).toBe('%')
})

it('sheets: writes over nothing that is there', async () => {
  const folder = testFolder()
  for (const sign of [37, 38, 39]) {
    const sheets = openSheetFolder(folder)
    await sheets.deliver('Roster', new Uint8Array([sign]))
    expect(sheets.written()).toHaveLength(1)
  }
  const kept = ['Roster.pdf', 'Roster (2).pdf', 'Roster (3).pdf'].map((name) =>
    readFileSync(join(folder, name), 'latin1'),
  )
  expect(kept).toEqual(['%', '&', "'"])
})

it('sheets: 1 and a sentence where the folder is a file', async () => {
  const file = fakeTour()
  const sheets = openSheetFolder(file)
  await sheets.deliver('Roster', new Uint8Array([37]))
  expect(sheets.written).toThrow('a file or a link stands where a folder should be')
})

it('demo: wrong usage makes no folder; a file in its place is told', async () => {
  const folder = testFolder()
  expect((await runCommand(['demo', '--turns', '0', '--out', join(folder, 'new')])).code).toBe(2)
  expect(readdirSync(folder)).toEqual([])
  const file = fakeTour()
  const { code, err } = await runCommand(['demo', '--out', file], {
    open: ({ folder: of }) => testProgram({ folder: of }).program,
  })
  expect(code).toBe(1)
  expect(err).toContain('Short-Timer cannot get at Bravo.tour: a file or a link stands where a folder should be.')
})

it('serve: prints the address, and ends when it is told to', async () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'index.html'), '')
  const program = fakeProgram()
  const { code, out, opened } = await runCommand(['serve', '--folder', folder], { program, among: [serveFrom(folder)] })
  expect(code).toBe(0)
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]{43}\n$/)
  expect(opened[0]).toMatchObject({ folder, anywhere: false })
  expect(program.closed()).toBe(true)
})

it('serve: says when the page has not been built', async () => {
  const { code, err } = await runCommand(['serve'], { among: [serveFrom(testFolder())] })
  expect(code).toBe(1)
  expect(err).toContain('npm run build')
})
