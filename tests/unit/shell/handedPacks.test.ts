import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packLength, packTooLong } from '../../../src/contract/packLength.ts'
import { openHandedPacks } from '../../../src/main/shell/handedPacks.ts'
import { testFolder } from '../../support/folder.ts'

it('gives out what was handed over, in its order, and once', async () => {
  const folder = testFolder()
  const packs = openHandedPacks()
  for (const name of ['rain', 'sun']) {
    writeFileSync(join(folder, `${name}.tourpack.json`), `{"title":"${name}"}`)
    expect(await packs.add(join(folder, `${name}.tourpack.json`))).toBeNull()
  }
  expect(packs.take()).toEqual([
    { name: 'rain.tourpack.json', text: '{"title":"rain"}' },
    { name: 'sun.tourpack.json', text: '{"title":"sun"}' },
  ])
  expect(packs.take()).toEqual([])
})

it('says why a file is not laid ready', async () => {
  const folder = testFolder()
  const packs = openHandedPacks()
  const large = join(folder, 'large.tourpack.json')
  writeFileSync(large, ' '.repeat(packLength * 4 + 1))
  expect(await packs.add(large)).toBe(packTooLong)
  const inPlace = join(folder, 'folder.tourpack.json')
  mkdirSync(inPlace)
  expect(await packs.add(inPlace)).toContain('a folder has the name of the file')
  expect(await packs.add(join(folder, 'gone.tourpack.json'))).toBe('It cannot be read.')
  expect(packs.take()).toEqual([])
})
