import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lastErrors, logName, mostBytes, openErrorLog } from '../../../../src/main/app/diagnosis/errorLog.ts'
import { version } from '../../../../src/main/app/diagnosis/version.ts'
import { testFolder } from '../../../support/folder.ts'

const now = () => new Date('2026-11-29T11:20:00.000Z')

function logIn(folder: string) {
  const told: [unknown, string][] = []
  const log = openErrorLog(folder, now, (error, where) => told.push([error, where]))
  return { log, told }
}

it('writes time, version, place and the error, and tells it whole', () => {
  const folder = testFolder()
  const { log, told } = logIn(folder)
  const error = new RangeError('Able is out of range')
  log(error, 'library.list')
  expect(told).toEqual([[error, 'library.list']])
  const [line, ...more] = lastErrors(folder, 10)
  expect(more).toEqual([])
  expect(line).toMatch(
    new RegExp(
      `^2026-11-29T11:20:00\\.000Z ${version} \\[library\\.list\\] RangeError at errorLog\\.test\\.ts:\\d+:\\d+`,
    ),
  )
})

it('is for this player’s eyes, and beside the tours', () => {
  const folder = testFolder()
  logIn(folder).log(new Error('x'), 'start')
  expect(readdirSync(folder)).toEqual([logName])
  expect(statSync(join(folder, logName, 'errors.log')).mode & 0o077).toBe(0)
})

it('begins another file when one is full, and keeps the one before it', () => {
  const folder = testFolder()
  const { log } = logIn(folder)
  const error = new Error('x')
  const files = () => readdirSync(join(folder, logName)).sort()
  let written = 0
  // Until the second file is full, too.
  for (let full = 0; full < 2; written++) {
    log(error, `turn ${written}`)
    if (!files().includes('errors.log')) full++
  }
  // Of the first file nothing is left by now.
  const lines = lastErrors(folder, Infinity)
  expect(files()).toEqual(['errors.1.log'])
  expect(statSync(join(folder, logName, 'errors.1.log')).size).toBeLessThan(mostBytes + 2000)
  expect(lines.at(-1)).toContain(`[turn ${written - 1}]`)
  expect(lines[0]).not.toContain('[turn 0]')
  log(error, 'one more')
  expect(lastErrors(folder, 2).map((line) => /\[(.*)\]/.exec(line)?.[1])).toEqual([`turn ${written - 1}`, 'one more'])
})

it('does not write a place down that may be somebody’s words', () => {
  const folder = testFolder()
  logIn(folder).log(new Error('x'), 'Able\u2019s note: he\nfell')
  expect(lastErrors(folder, 1)[0]).toContain(' [elsewhere] Error')
})

it('keeps nobody from anything where it cannot be written, and makes no library', () => {
  const folder = testFolder()
  writeFileSync(join(folder, logName), 'in its place')
  const { log, told } = logIn(folder)
  log(new Error('x'), 'start')
  expect(told.map(([, where]) => where)).toEqual(['start', 'log'])
  expect(lastErrors(folder, 5)).toEqual([])
  const gone = join(folder, 'gone')
  logIn(gone).log(new Error('x'), 'start')
  expect(existsSync(gone)).toBe(false)
})

it('follows no link out of the library', () => {
  const folder = testFolder()
  const elsewhere = testFolder()
  symlinkSync(elsewhere, join(folder, logName))
  logIn(folder).log(new Error('x'), 'start')
  expect(readdirSync(elsewhere)).toEqual([])
  const other = testFolder()
  mkdirSync(join(other, logName))
  writeFileSync(join(elsewhere, 'note.txt'), 'mine')
  symlinkSync(join(elsewhere, 'note.txt'), join(other, logName, 'errors.log'))
  logIn(other).log(new Error('x'), 'start')
  expect(readFileSync(join(elsewhere, 'note.txt'), 'utf8')).toBe('mine')
  expect(lastErrors(other, 5)).toEqual([])
})
