import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { StepReply } from '../../../src/contract/question.ts'
import { fakeProgram, Refused } from '../../support/fakeProgram.ts'
import { fakeTour, testFolder } from '../../support/folder.ts'
import { playedCampaign, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

const entry = { title: 'Contact test', lines: [] } as unknown as EntryView
const done: StepReply = { status: 'done', head: 2, entry }
const wanted: StepReply = {
  status: 'wanted',
  answered: 0,
  rest: null,
  lines: [],
  question: {
    kind: 'dice',
    throws: [
      {
        key: 'mission.contact',
        subject: 5,
        occurrence: 0,
        count: 2,
        why: 'Contact, REP 4',
        rows: [],
        readings: [],
        note: null,
      },
    ],
  },
}
const contact = (reply: unknown) => fakeProgram({ 'fng.testForContact': () => reply })

it('lets the program roll when no dice are typed, and keeps nothing unfinished', async () => {
  const program = contact(done)
  const file = fakeTour()
  const { code, out } = await runCommand(['call', file, 'fng.testForContact'], { program })
  expect(code).toBe(0)
  expect(out).toBe('Contact test\n')
  expect(program.asked[0]!.input).toMatchObject({
    campaign: file,
    input: {},
    dice: 'program',
    faces: [],
    choices: 'player',
    pending: false,
  })
})

it.each([['4 3 6 1'], ['4,3,6,1'], ['4361']])('takes "%s" as four typed dice', async (dice) => {
  const program = contact(done)
  await runCommand(['call', fakeTour(), 'fng.testForContact', '--dice', dice], { program })
  expect(program.asked[0]!.input).toMatchObject({ dice: 'player', faces: [4, 3, 6, 1] })
})

it.each([
  ['12,', [12]],
  ['12,7', [12, 7]],
  ['12 , 7 ,', [12, 7]],
])('takes "%s" as dice of more than six sides', async (dice, faces) => {
  const program = contact(done)
  await runCommand(['call', fakeTour(), 'fng.testForContact', '--dice', dice], { program })
  expect(program.asked[0]!.input).toMatchObject({ dice: 'player', faces })
})

it('a step is taken with the machine in the hands of a player, by his name', async () => {
  const players = [{ id: 7, name: 'Kilo' }]
  const program = fakeProgram({ 'fng.testForContact': () => done, 'print.choices': () => ({ players }) })
  const call = (holder: string) =>
    runCommand(['call', fakeTour(), 'fng.testForContact', '--holder', holder], { program })
  expect((await call('kilo')).code).toBe(0)
  expect(program.asked.at(-1)!.input).toMatchObject({ holder: 7 })
  expect(await call('Lima')).toMatchObject({ code: 1, err: 'There is no player "Lima". There are Kilo.\n' })
  const question = await runCommand(['call', fakeTour(), 'journal.list', '--holder', 'Kilo'], { program })
  expect(question).toMatchObject({ code: 2, out: '' })
})

it('with too few dice, prints the question and ends with 3', async () => {
  const { code, out, err } = await runCommand(['call', fakeTour(), 'fng.testForContact', '--dice', ''], {
    program: contact(wanted),
  })
  expect(code).toBe(3)
  expect(out).toBe('2 dice wanted: Contact, REP 4\n')
  expect(err).toContain('Nothing was changed, and nothing kept')
})

it('with dice left over, ends with 1', async () => {
  const program = contact(new Refused('answers-left', 'Nobody asked for a typed 6.'))
  const { code, err } = await runCommand(['call', fakeTour(), 'fng.testForContact', '--dice', '6'], { program })
  expect(code).toBe(1)
  expect(err).toBe('Nobody asked for a typed 6.\n')
})

it('prints a choice with the answer to copy', async () => {
  const options = [{ value: 'yes', label: 'Use it' }]
  const question = { kind: 'choice', key: 'star.power', subject: 5, occurrence: 0, why: 'Star Power?', options }
  const { code, out } = await runCommand(['call', fakeTour(), 'fng.testForContact'], {
    program: contact({ ...wanted, question }),
  })
  expect(code).toBe(3)
  const answers = /--answers '(.+)'/.exec(out)![1]!
  const program = contact(done)
  await runCommand(['call', fakeTour(), 'fng.testForContact', '--answers', answers], { program })
  expect(program.asked[0]!.input).toMatchObject({ answers: [{ kind: 'choice', key: 'star.power', value: 'yes' }] })
})

it('prints the whole reply as JSON, refusals too', async () => {
  const args = ['call', fakeTour(), 'fng.testForContact', '--json']
  expect(JSON.parse((await runCommand(args, { program: contact(done) })).out)).toEqual({ ok: true, value: done })
  const refused = await runCommand(args, { program: contact(new Refused('not-now', 'Not now.')) })
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.out)).toEqual({ ok: false, error: { code: 'not-now', message: 'Not now.' } })
})

it('makes a campaign where and with the seed it is told', async () => {
  const program = fakeProgram({ 'library.create': () => ({ campaign: 'New.tour' }) })
  const folder = testFolder()
  const { opened } = await runCommand(
    ['call', join(folder, 'New.tour'), 'library.create', '--game', 'fng', '--seed', '7'],
    { program },
  )
  expect(opened[0]!.folder).toBe(folder)
  expect(program.asked).toEqual([{ procedure: 'library.create', input: { name: 'New', game: 'fng', seed: 7 } }])
})

it('makes a campaign in a folder that is named, with its name in the input, and not without one', async () => {
  const program = fakeProgram({ 'library.create': () => ({ campaign: 'Bravo.tour' }) })
  const folder = testFolder()
  const named = ['call', folder, 'library.create', '--game', 'fng', '--input', '{"name":"Bravo"}']
  expect((await runCommand(named, { program })).opened[0]!.folder).toBe(folder)
  expect(program.asked).toEqual([{ procedure: 'library.create', input: { name: 'Bravo', game: 'fng' } }])
  const { code, err } = await runCommand(['call', folder, 'library.create', '--game', 'fng'], { program })
  expect(code).toBe(2)
  expect(err).toContain(`${folder} is a folder: name the file to be made`)
})

it('makes no second campaign beside the one that has the name', async () => {
  const program = fakeProgram({ 'library.create': () => ({ campaign: 'New.tour' }) })
  const file = fakeTour()
  const { code, err } = await runCommand(['call', file, 'library.create', '--game', 'fng'], { program })
  expect(code).toBe(1)
  expect(err).toBe(`There is a file ${file} already. It was left as it is: choose another name.\n`)
  expect(program.asked).toEqual([])
})

it('asks questions with the campaign put in', async () => {
  const program = fakeProgram({ 'journal.list': () => ({ entries: [], more: false }) })
  const file = fakeTour()
  const { out } = await runCommand(['call', file, 'journal.list', '--input', '{"limit":5}'], { program })
  expect(JSON.parse(out)).toEqual({ entries: [], more: false })
  expect(program.asked).toEqual([{ procedure: 'journal.list', input: { campaign: file, limit: 5 } }])
})

it.each([
  [['fng.nothing']],
  [['__proto__']],
  [['fng.testForContact', '--dice', '7']],
  [['fng.testForContact', '--dice', 'four']],
  [['fng.testForContact', '--input', '{']],
  [['fng.testForContact', '--input', '[]']],
  [['fng.testForContact', '--input', '{"no":1}']],
  [['fng.testForContact', '--answers', '[{"kind":"luck"}]']],
  [['fng.testForContact', '--choose', 'nobody']],
  [['fng.testForContact', '--seed', '1']],
  [['fng.roster', '--dice', '1']],
  [['fng.roster', '--choose', 'program']],
])('%j is wrong usage, and nothing is done', async (args) => {
  const program = contact(done)
  const { code } = await runCommand(['call', fakeTour(), ...args], { program })
  expect(code).toBe(2)
  expect(program.asked).toEqual([])
})

it('tells what went wrong beside a step that was done', async () => {
  const { folder } = testProgram()
  const campaign = await playedCampaign(folder)
  await testProgram({ folder }).api('journal.undo', { campaign })
  writeFileSync(join(folder, '.snapshots'), 'A file where the folder should be.')
  const open = ({ folder: of }: { folder: string }) => testProgram({ folder: of, anywhere: true }).program
  const { code, err } = await runCommand(['call', join(folder, campaign), 'fng.endTurn'], { open })
  expect(code).toBe(0)
  expect(err).toContain('The step is done and saved. But no copy of the campaign could be kept')
})
