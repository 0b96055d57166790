import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withAnswers } from '../../scripts/formatDocs.ts'
import { applicationId } from '../../src/main/store/header.ts'
import { mustered, testProgram } from '../support/program.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/format.md'), 'utf8')

it('what docs/format.md asks a file is answered as it says', () => {
  const answered = withAnswers(page)
  expect(answered).toBe(page)
  const answers = [...page.matchAll(/```text\n([\s\S]*?)```/g)].map(([, answer]) => answer!.trim().split('\n'))
  expect(answers.length).toBeGreaterThan(5)
  for (const lines of answers) expect(lines[0]).not.toBe('')
})

it('the number by which a file is known is the one that the page names', () => {
  expect(page).toContain(`0x${applicationId.toString(16)}`)
})

it('between two steps nothing lies beside a file: that makes it safe in a folder that is kept in step', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  await api('fng.testForContact', { campaign, input: {} })
  expect(readdirSync(folder).filter((name) => name.startsWith(campaign))).toEqual([campaign])
})
