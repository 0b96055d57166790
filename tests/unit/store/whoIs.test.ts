import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { whoIs } from '../../../src/main/store/whoIs.ts'
import { testFolder } from '../../support/folder.ts'

const [one, two] = ['0b9c7d1e-1111-4222-8333-444455556666', 'aaaabbbb-cccc-4ddd-8eee-ffff00001111'] as const

it('a spoilt file is the campaign whose id stands in it, as it lies there now', () => {
  const path = join(testFolder(), 'spoilt.tour')
  const isWith = (text: string, campaigns: readonly string[] = [one, two]) => {
    writeFileSync(path, text)
    return [whoIs(path, campaigns), whoIs(path, campaigns)]
  }
  // In a row of SQLite's nothing stands between one cell and the next.
  expect(isWith(`\0\u0001f${one}abcBravo`)).toEqual([one, one])
  expect(isWith(`\0${two}`)).toEqual([two, two])
  expect(isWith(`${one} ${two}`)).toEqual([null, null])
  expect(isWith(`${one} ${two}`, [two])).toEqual([two, two])
  expect(isWith('nothing')).toEqual([null, null])
  rmSync(path)
  expect(whoIs(path, [one])).toBeNull()
})
