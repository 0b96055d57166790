import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeNew } from '../../../src/main/cli/newFile.ts'
import { testFolder } from '../../support/folder.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

it('a file that is written by the terminal is whole, or is not there, and never in the place of another', () => {
  const folder = testFolder()
  const path = join(folder, 'Bravo.json')
  const disk = watchedDisk(folder)
  disk.fail(({ name }) => (name === 'writeFileSync' ? 'ENOSPC' : null))
  expect(() => {
    writeNew(path, 'whole')
  }).toThrow('full')
  disk.release()
  expect(existsSync(path)).toBe(false)
  writeNew(path, 'whole')
  expect(readFileSync(path, 'utf8')).toBe('whole')
  writeFileSync(path, 'mine')
  expect(() => {
    writeNew(path, 'other')
  }).toThrow()
  expect(readFileSync(path, 'utf8')).toBe('mine')
})
