import { expect, it } from 'vitest'
import { callersFolder } from '../../../src/main/cli/terminal.ts'
import { fakeProgram, Refused } from '../../support/fakeProgram.ts'
import { fakeTour, testFolder } from '../../support/folder.ts'
import { commands, runCommand } from '../../support/terminal.ts'

it.each([['--help'], ['-h'], ['help']])('%s lists every command', async (flag) => {
  const { code, out, err } = await runCommand([flag])
  expect(code).toBe(0)
  for (const { name } of commands) expect(out).toContain(name)
  expect(err).toBe('')
})

it('without a command, the help is a complaint', async () => {
  expect(await runCommand([])).toMatchObject({ code: 2, out: '' })
})

it.each(commands.map((command) => [command.name, command] as const))(
  '%s --help tells all options',
  async (name, command) => {
    const { code, out, opened } = await runCommand([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(command.summary)
    for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`)
    expect(opened).toEqual([])
  },
)

it.each([
  [['nothing']],
  [['roster']],
  [['roster', 'a', 'b']],
  [['roster', 'a', '--what']],
  [['call', 'a']],
  [['sheets', 'a', '--paper', 'a5']],
  [['demo', '--turns', '0']],
  [['demo', '--turns', 'many']],
  [['demo', '--seed', '4294967296']],
  [['demo', '--list', 'nva']],
  [['tables', 'x']],
])('%j is wrong usage', async (args) => {
  const { code, out, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).not.toBe('')
})

it('a file that is not there is told, and no folder is made for it', async () => {
  const { code, err, opened } = await runCommand(['roster', '/nowhere/at/all.tour'])
  expect(code).toBe(1)
  expect(err).toContain('There is no file /nowhere/at/all.tour')
  expect(opened).toEqual([])
})

it('a folder in place of a file is told', async () => {
  const folder = testFolder()
  const { code, err, opened } = await runCommand(['roster', folder])
  expect(code).toBe(1)
  expect(err).toBe(`${folder} is a folder, not the file of a campaign.\n`)
  expect(opened).toEqual([])
})

it('paths are meant from where npm was called', () => {
  expect(callersFolder({ npm_lifecycle_event: 'tour', INIT_CWD: '/home/me' })).toBe('/home/me')
  expect(callersFolder({ npm_lifecycle_event: 'test', INIT_CWD: '/home/me' })).toBeNull()
  expect(callersFolder({})).toBeNull()
})

it('a refusal ends with 1 and its message, and the program is closed', async () => {
  const program = fakeProgram({ 'campaign.overview': () => new Refused('not-now', 'There is no platoon yet.') })
  const { code, err } = await runCommand(['roster', fakeTour()], { program })
  expect(code).toBe(1)
  expect(err).toBe('There is no platoon yet.\n')
  expect(program.closed()).toBe(true)
})

it('a mistake of the program’s own is not hidden', async () => {
  const program = fakeProgram({
    'campaign.overview': () => {
      throw new TypeError('oops')
    },
  })
  await expect(runCommand(['roster', fakeTour()], { program })).rejects.toThrow('oops')
  expect(program.closed()).toBe(true)
})
