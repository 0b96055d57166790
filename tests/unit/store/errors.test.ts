import Database from 'better-sqlite3'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { db, connect } from '../../../src/main/store/connection.ts'
import { StoreError, translated } from '../../../src/main/store/errors.ts'
import { newToyTour } from '../../support/toyTours.ts'

const ofSystem = (code: string) => Object.assign(new Error(code), { code })

describe('what the machine refuses', () => {
  it.each([
    ['ENOSPC', 'disk-full', 'is full'],
    ['EDQUOT', 'disk-full', 'is full'],
    ['SQLITE_FULL', 'disk-full', 'is full'],
    ['EROFS', 'read-only', 'cannot be written: it is read-only, or its folder or disk is'],
    ['SQLITE_READONLY', 'read-only', 'cannot be written: it is read-only, or its folder or disk is'],
    ['SQLITE_READONLY_DIRECTORY', 'read-only', 'cannot be written: it is read-only, or its folder or disk is'],
    ['EIO', 'disk-fault', 'The disk failed'],
    ['SQLITE_IOERR', 'disk-fault', 'The disk failed'],
    ['SQLITE_IOERR_FSYNC', 'disk-fault', 'The disk failed'],
    ['SQLITE_IOERR_SHORT_READ', 'damaged', 'is damaged'],
    ['ENOTDIR', 'file-busy', 'where a folder should be'],
    ['EACCES', 'file-busy', 'does not let'],
    ['SQLITE_CANTOPEN', 'file-busy', 'does not let'],
    ['EMFILE', 'file-busy', 'too many files'],
    ['SQLITE_BUSY', 'file-busy', 'in use by another program'],
    ['EISDIR', 'file-busy', 'a folder has the name'],
    ['ELOOP', 'file-busy', 'leads round in a circle'],
    ['ENAMETOOLONG', 'file-busy', 'too long'],
    ['EEXIST', 'name-taken', 'There already is a file'],
    ['ESTALE', 'disk-fault', 'The disk failed'],
  ])('%s is told as %s', (code, told, words) => {
    const error = code.startsWith('SQLITE') ? new Database.SqliteError(code, code) : ofSystem(code)
    const refusal = translated(error, '/tours/Bravo.tour')
    expect(refusal).toMatchObject({ code: told, cause: error })
    const { message } = refusal as StoreError
    expect(message).toContain('Bravo.tour')
    expect(message).toContain(words)
    // What happened, what is safe, what to do.
    expect(message.split('. ').length).toBeGreaterThan(2)
  })

  it('a full disk is told by a file that cannot grow, and the file is as it was', () => {
    const { path } = newToyTour()
    const before = readFileSync(path)
    const connection = connect(path)
    connection.raw.pragma('max_page_count = 1')
    const row = { collection: 'x', columns: 'x'.repeat(100_000) }
    expect(() => {
      connection.writing(() => {
        connection.run(db.insertInto('collection_schema').values(row))
      })
    }).toThrow(expect.objectContaining({ code: 'disk-full' }) as StoreError)
    connection.close()
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

it('no sentence sends a player copying a file over a tour', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync(['src/**/*.{ts,vue,md}', 'README.md', 'docs/*.md'], { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const advice =
    /copy (one|it|them|a snapshot|the file) (back|over|from)|(copy|put) [^.\n]{0,40}\bover (the|your|a) tour/i
  const found = files.filter((file) => advice.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})
