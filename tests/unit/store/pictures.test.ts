import Database from 'better-sqlite3'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyState, pictureHash, type StateOf } from '../../../src/main/engine/state.ts'
import { bookRules, playStep, type Step, type System } from '../../../src/main/engine/system.ts'
import { openTape } from '../../../src/main/engine/tape.ts'
import { checkTour } from '../../../src/main/store/check.ts'
import { openLibrary } from '../../../src/main/store/library.ts'
import { createTourFile, openTourFile } from '../../../src/main/store/openTourFile.ts'
import { copyOfSnapshot, takeSnapshot } from '../../../src/main/store/snapshots.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { jpegBytes, pngBytes } from '../../support/samplePicture.ts'
import { toySystem } from '../../support/toySystem.ts'
import { newToyTour, now, spoil, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'

const collections = { album: { hash: pictureHash() } } as const
type Album = StateOf<typeof collections>
const glue: Step<Album, { hash: string }> = {
  title: 'Glue in',
  run: ({ state, input, newId }) => ({ album: [...state.album, { id: newId(), hash: input.hash }] }),
}
/** A game of nothing but pictures. */
const albums = {
  id: 'album',
  title: 'Album',
  corrections: [],
  collections,
  empty: emptyState(collections),
  steps: { glue },
  tables: [],
} satisfies System<Album>

const newAlbum = (folder: string): TourFile =>
  createTourFile(join(folder, 'album.tour'), { system: albums, name: 'Album', seed: 1, id: uuid(1), now })

function glueIn(file: TourFile, hash: string): void {
  const { state, head, depth } = file.load()
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 1, depth: depth + 1 })
  const came = playStep(albums, 'glue', { state: state as Album, input: { hash }, rules: bookRules, dice, depth: 1 })
  file.commit({
    expectedHead: head,
    step: 'glue',
    title: came.title,
    moment: '',
    input: { hash },
    tape: [],
    lines: came.lines,
    changes: [{ collection: 'album', id: came.state.album[0]!.id, before: null, after: came.state.album[0]! }],
    mode: 'roll',
    rulesVersion: 1,
    at: now,
  })
}

it('keeps a picture once, under the hash of its bytes', () => {
  const file = newToyTour()
  const hash = file.keepPicture('image/png', pngBytes)
  expect(hash).toBe(createHash('sha256').update(pngBytes).digest('hex'))
  expect(file.keepPicture('image/png', pngBytes)).toBe(hash)
  const found = file.picture(hash)!
  expect(found.mime).toBe('image/png')
  expect(pngBytes.equals(found.bytes)).toBe(true)
  expect(file.picture('0'.repeat(64))).toBeNull()
  const raw = new Database(file.path, { readonly: true })
  expect(raw.prepare('select count(*) from picture').pluck().get()).toBe(1)
  raw.close()
})

it('undo and redo leave pictures where they are', () => {
  const file = newToyTour()
  threeSteps(file)
  const hash = file.keepPicture('image/png', pngBytes)
  file.undo()
  file.redo()
  expect(file.picture(hash)).not.toBeNull()
})

it('copies, branches and snapshots take their pictures along', () => {
  const folder = temporaryFolder()
  const library = openLibrary(folder, [albums])
  const file = newAlbum(folder)
  const hash = file.keepPicture('image/jpeg', jpegBytes)
  glueIn(file, hash)
  takeSnapshot(file, { label: 'Week 1', now })
  const { id } = file.info()
  const { head } = file.load()
  file.close()
  const staged = library.stage(copyOfSnapshot(id, library.snapshots(id)[0]!.snapshot), uuid(5), {
    id: uuid(4),
    name: 'Restored',
  })
  const copies = [
    library.duplicate('album.tour', { id: uuid(2), name: 'Copy' }),
    library.branch('album.tour', { id: uuid(3), name: 'Branch' }, head),
    staged.putBack({ name: 'Restored' }),
  ]
  for (const copy of copies) {
    const opened = openTourFile(join(folder, copy), [albums])
    expect(jpegBytes.equals(opened.picture(hash)!.bytes)).toBe(true)
    opened.close()
    expect(checkTour(join(folder, copy), [albums])).toEqual([])
  }
})

it('a check tells of a picture that a row names and the file does not hold, and minds none that nobody shows', () => {
  const folder = temporaryFolder()
  const file = newAlbum(folder)
  file.keepPicture('image/png', pngBytes)
  expect(checkTour(file.path, [albums])).toEqual([])
  glueIn(file, 'f'.repeat(64))
  file.close()
  expect(checkTour(file.path, [albums])).toEqual([
    { kind: 'pictures', code: null, message: expect.stringMatching(/^Picture f{12} is not in the file/) as string },
  ])
})

it.each(["bytes = x'00'", "mime = 'text/html'"])('a check finds a picture that is not as it was kept: %s', (what) => {
  const file = newToyTour()
  const hash = file.keepPicture('image/png', pngBytes)
  file.close()
  spoil(file.path, `update picture set ${what}`)
  const message = `Picture ${hash.slice(0, 12)} is not as it was kept.`
  expect(checkTour(file.path, [toySystem])).toEqual([{ kind: 'pictures', code: null, message }])
})
