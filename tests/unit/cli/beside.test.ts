import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mustered, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

const run = (words: readonly string[]) =>
  runCommand(words, { open: ({ folder }) => testProgram({ folder, anywhere: true }).program })

it('a check names the journals that lie aside', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  writeFileSync(join(folder, `${campaign}.journal-aside`), 'journal')
  const { code, out } = await run(['check', join(folder, campaign)])
  expect(code).toBe(0)
  expect(out).toMatch(/^Sound\.\nA journal of another file lies aside: Bravo\.tour\.journal-aside\./)
})

it('a second folder that cannot be read any more which it is, is said to be lost', async () => {
  const { folder } = testProgram()
  writeFileSync(join(folder, '.elsewhere.json'), '{')
  const { code, out } = await run(['copies', '--folder', folder])
  expect(code).toBe(1)
  expect(out).toContain('which one cannot be read any more: no copy goes there')
  expect((await run(['copies', '--folder', folder, '--off'])).out).toContain('No second folder for copies is chosen.')
})
