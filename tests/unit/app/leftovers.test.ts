import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { removeTemporary, sweepLeftovers, temporaryFolder } from '../../../src/main/app/leftovers.ts'
import { testFolder } from '../../support/folder.ts'
import { testProgram } from '../../support/program.ts'

const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(Date.now() + days * day)
const sweep = (folder: string, days: number) => {
  const logged: unknown[] = []
  sweepLeftovers(folder, at(days), (error) => logged.push(error))
  return logged
}

it('temporary folders of a program that was killed are removed after a day, and nothing of anybody else', () => {
  const temp = testFolder()
  const [elsewhere, library] = [testFolder(), testFolder()]
  vi.stubEnv('TMPDIR', temp)
  const sheet = temporaryFolder('sheet')
  writeFileSync(join(sheet, 'Roster.pdf'), 'names and notes')
  const page = temporaryFolder('open')
  const kept = ['short-timer-mine', 'other-sheet-1', 'short-timer-sheet-file']
  for (const name of kept.slice(0, 2)) mkdirSync(join(temp, name))
  writeFileSync(join(temp, kept[2]!), '')
  writeFileSync(join(elsewhere, 'Bravo.tour'), '')
  symlinkSync(elsewhere, join(temp, 'short-timer-sheet-link'))
  sweep(library, 0.9)
  expect([sheet, page].map((path) => existsSync(path))).toEqual([true, true])
  expect(sweep(library, 2)).toEqual([])
  expect(readdirSync(temp).sort()).toEqual([...kept, 'short-timer-sheet-link'].sort())
  expect(readdirSync(elsewhere)).toEqual(['Bravo.tour'])
  const own = temporaryFolder('look')
  removeTemporary(own)
  removeTemporary(own)
  expect(existsSync(own)).toBe(false)
})

it('drafts and files that never arrived go from the library after a day; tours and new drafts stay', async () => {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng' })
  await api('library.importBegin', { job: 'a', name: 'Charlie.tour', size: 10 })
  const old = (name: string) => {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), at(-2), at(-2))
  }
  old('.Delta.tour.draft')
  old('.notes.draft')
  writeFileSync(join(folder, '.Echo.tour.draft'), 'half')
  old('.incoming/old')
  expect(readdirSync(join(folder, '.incoming'))).toHaveLength(2)
  expect(sweep(folder, 0)).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['.Echo.tour.draft', '.incoming', '.notes.draft', campaign].sort())
  expect(readdirSync(join(folder, '.incoming'))).toHaveLength(1)
})

it('what cannot be swept is logged, and keeps nobody from starting', () => {
  expect(sweep(join(testFolder(), 'not there'), 2)).toHaveLength(1)
})
