import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bringIn } from '../../../src/main/shell/bringIn.ts'
import { testFolder } from '../../support/folder.ts'
import { mustered, testProgram } from '../../support/program.ts'

it('a file chosen in a dialog comes into the library as it is', async () => {
  const from = testProgram()
  const campaign = await mustered(from.api)
  const { program, folder } = testProgram()
  const path = join(from.folder, campaign)
  expect(await bringIn(program, path)).toMatchObject({ ok: true, value: { campaign } })
  expect(readFileSync(join(folder, campaign)).equals(readFileSync(path))).toBe(true)
})

it('one that is no tour is refused with the reason', async () => {
  const { program, api } = testProgram()
  const path = join(testFolder(), 'diary.tour')
  writeFileSync(path, 'Dear diary, today it rained again.')
  expect(await bringIn(program, path)).toMatchObject({ ok: false, error: { code: 'not-a-tour' } })
  expect((await api('library.list', {})).campaigns).toEqual([])
})
