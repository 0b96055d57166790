import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { fakeTour, testFolder } from '../../support/folder.ts'
import { runCommand } from '../../support/terminal.ts'

const text = '\uFEFFName,Note\r\nReyes,"a\nb"\r\n'
const program = () => fakeProgram({ 'csv.make': () => ({ name: 'Bravo, men', text, lines: 1 }) })

it('prints the table in the lines of a terminal', async () => {
  const { code, out } = await runCommand(['csv', fakeTour(), '--what', 'men'], { program: program() })
  expect({ code, out }).toEqual({ code: 0, out: 'Name,Note\nReyes,"a\nb"\n' })
})

it('writes it to the letter into a new file, and over none', async () => {
  const path = join(testFolder(), 'men.csv')
  const line = ['csv', fakeTour(), '--what', 'men', '--out', path]
  expect(await runCommand(line, { program: program() })).toMatchObject({ code: 0, out: `${path}: one line\n` })
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect((await runCommand(line, { program: program() })).code).toBe(1)
})

it('says which tables there are', async () => {
  const { code, err } = await runCommand(['csv', fakeTour()], { program: program() })
  expect(code).toBe(2)
  expect(err).toContain('--what says which table: men, missions, dice, entries.')
  expect(existsSync('men')).toBe(false)
})
