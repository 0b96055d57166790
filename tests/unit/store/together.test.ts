import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { integer, optional, pictureHash } from '../../../src/main/engine/state.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { lookInto } from '../../../src/main/store/look.ts'
import { createTourFile, openTourFile } from '../../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { tryTogether } from '../../../src/main/store/tryTogether.ts'
import type { StoredSystem } from '../../../src/main/store/types.ts'
import { forge } from '../../support/forge.ts'
import { jpegBytes, pngBytes } from '../../support/samplePicture.ts'
import { toySystem } from '../../support/toySystem.ts'
import { madeAt, newToyTour, now, play, spoil, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'

/** A tour of three steps, and a copy of its file that has gone one step farther on a branch of its own. */
function twoCopies() {
  const folder = temporaryFolder()
  const [path, other] = ['Swallow.tour', 'Copy.tour'].map((name) => join(folder, name)) as [string, string]
  const file = newToyTour(path)
  threeSteps(file)
  copyFileSync(path, other)
  const copy = openTourFile(other, [toySystem])
  copy.undo()
  play(copy, 'getDrunk', { sailorId: madeAt(1, 2), tattoo: 'heart' })
  copy.close()
  play(file, 'disband', { crewId: madeAt(1) })
  return { file, other }
}

function lay(file: TourFile, other: string, system: StoredSystem = toySystem) {
  const known = new Set(file.hashes().values())
  const { seen } = lookInto(other, [system], (copy) => copy.beyond(known))
  doAtOnce(tryTogether(file, seen))
  return file.layIn(seen)
}

const copysOwn = '(select max(id) from entry)'

describe('a copy from anybody', () => {
  it.each([
    ['its journal is not as it was written', spoil, `update entry set title = 'x' where id = ${copysOwn}`],
    ['a line of it is another', spoil, `update entry_line set text = 'x' where entry = ${copysOwn}`],
    ['it does not stand as its journal left it', spoil, `update sailors set tattoo = 'x'`],
    [
      'its hashes are reckoned anew, over a row that was never there',
      forge,
      `update entry_change set before = json_set(before, '$.tattoo', 'x') where entry = ${copysOwn}`,
    ],
    [
      'its hashes are reckoned anew, over a row that no table takes',
      forge,
      `update entry_change set after = json_set(after, '$.seaLegs', 'x') where entry = ${copysOwn}`,
    ],
    [
      'its hashes are reckoned anew, over rows of no collection',
      forge,
      `update entry_change set collection = 'constructor' where entry = ${copysOwn}`,
    ],
    [
      'its hashes are reckoned anew, over a tape that is none',
      forge,
      `update entry set tape = '{}' where id = ${copysOwn}`,
    ],
    ['its depth is another', forge, `update entry set depth = 9 where id = ${copysOwn}`],
  ])('is refused where %s, and nothing is changed', (_, change, sql) => {
    const { file, other } = twoCopies()
    change(other, sql)
    const before = [file.path, other].map((path) => readFileSync(path))
    expect(() => lay(file, other)).toThrow(
      expect.objectContaining({ code: 'damaged', message: expect.stringContaining('Copy.tour') as string }),
    )
    expect([file.path, other].map((path) => readFileSync(path))).toEqual(before)
  })

  it.each([`id = '${uuid(2)}'`, 'seed = 8'])('of another campaign is none: %s', (what) => {
    const { file, other } = twoCopies()
    forge(other, `update campaign set ${what}`)
    expect(() => lay(file, other)).toThrow(expect.objectContaining({ code: 'not-found' }))
    expect(file.headings()).toHaveLength(4)
  })
})

it('a copy of an older version is brought up to date in memory, and only looked at', () => {
  const { file, other } = twoCopies()
  file.close()
  const crews = { ...toySystem.collections.crews, shipId: optional(integer()) }
  const grown = { ...toySystem, collections: { ...toySystem.collections, crews } }
  const today = openTourFile(file.path, [grown])
  const before = readFileSync(other)
  expect(lay(today, other, grown).made).toHaveLength(1)
  expect(readFileSync(other).equals(before)).toBe(true)
  today.close()
})

it('what redo goes to stays as it was, and the step under way', () => {
  const { file, other } = twoCopies()
  file.undo()
  const { head } = file.load()
  file.setPending(head, { step: 'setSail', input: { crewId: madeAt(1) }, answers: [], mode: 'player' })
  const pending = file.pending()
  lay(file, other)
  expect(file.pending()).toEqual(pending)
  expect(file.redo()).toMatchObject({ step: 'disband' })
})

it('is laid in once, though another program has done so meanwhile: what redo goes to since then stays', () => {
  const { file, other } = twoCopies()
  const copy = openTourFile(other, [toySystem])
  play(copy, 'disband', { crewId: madeAt(1) })
  copy.undo()
  copy.close()
  const known = new Set(file.hashes().values())
  const { seen } = lookInto(other, [toySystem], (tour) => tour.beyond(known))
  const { made } = file.layIn(seen)
  expect(made).toHaveLength(2)
  file.moveHead(made[0]!)
  const { id } = play(file, 'getDrunk', { sailorId: madeAt(1, 2), tattoo: 'rose' })
  file.undo()
  expect(file.layIn(seen).made).toEqual([])
  expect(file.redo()).toMatchObject({ id })
})

it('where the journal of the campaign itself is not in order, that is what is told', () => {
  const { file, other } = twoCopies()
  spoil(file.path, `update entry_line set text = 'x' where entry = 1`)
  expect(() => lay(file, other)).toThrow(
    expect.objectContaining({ code: 'damaged', message: expect.stringContaining('Swallow.tour') as string }),
  )
})

describe('pictures', () => {
  const album = { ...toySystem, id: 'album', collections: { album: { hash: pictureHash() } } }

  /** An album, and a copy of it in which a picture was stuck; another was kept and not used. */
  function albums() {
    const folder = temporaryFolder()
    const [path, other] = ['Album.tour', 'Copy.tour'].map((name) => join(folder, name)) as [string, string]
    const file = createTourFile(path, { system: album, name: 'Album', seed: 7, id: uuid(1), now })
    onTestFinished(() => {
      file.close()
    })
    copyFileSync(path, other)
    const copy = openTourFile(other, [album])
    const hash = copy.keepPicture('image/png', pngBytes)
    const unused = copy.keepPicture('image/jpeg', jpegBytes)
    const changes = [{ collection: 'album', id: 1, before: null, after: { id: 1, hash } }]
    const words = { step: 'stick', title: 'Stick', moment: '', mode: 'player', rulesVersion: 1, at: now }
    copy.commit({ expectedHead: null, ...words, input: {}, tape: [], lines: [], changes })
    copy.close()
    return { file, other, hash, unused }
  }

  it('that its rows name come along, and no others', () => {
    const { file, other, hash, unused } = albums()
    lay(file, other, album)
    expect(file.picture(hash)?.bytes).toEqual(pngBytes)
    expect(file.picture(unused)).toBeNull()
  })

  it('that are not as they were kept are not taken', () => {
    const { file, other, hash } = albums()
    spoil(other, `update picture set bytes = x'00' where hash = '${hash}'`)
    expect(() => lay(file, other, album)).toThrow('Copy.tour is damaged')
    expect(file.headings()).toEqual([])
  })
})
