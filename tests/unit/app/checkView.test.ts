import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkView } from '../../../src/main/app/campaign/checkView.ts'
import type { Finding } from '../../../src/main/store/findings.ts'
import { folderLook } from '../../support/folderLook.ts'
import { mustered, testProgram } from '../../support/program.ts'
import { spoil } from '../../support/toyTours.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

const finding = (kind: Finding['kind'], code: Finding['code'] = null): Finding => ({ kind, code, message: `${kind}.` })

it('a sound file needs no advice', () => {
  expect(checkView([], { isKept: true, asides: [] })).toEqual({ sound: true, findings: [] })
})

it.each([
  [[finding('state'), finding('pictures')], true, true, 'Do not play on with it. Restore a copy'],
  [[finding('state')], false, true, 'Do not play on with it. No copy of it is kept here.'],
  [[finding('past'), finding('journal')], true, true, 'Do not play on with it. Restore a copy'],
  [[finding('past')], true, undefined, 'How the campaign stands is in order, and you can play on'],
  [[finding('past'), finding('pictures')], true, undefined, 'An older copy can be restored'],
  [[finding('pictures')], false, undefined, 'play on, and choose these pictures again'],
])('says what to do about %j, where a copy is kept or not: %j', (found, isKept, grave, advice) => {
  const view = checkView(found, { isKept, asides: [] })
  expect(view.grave).toBe(grave)
  expect(view).toMatchObject({ sound: false, kept: isKept, findings: found.map(({ message }) => message) })
  expect(view.advice).toContain('Nothing was written to the file.')
  expect(view.advice).toContain(advice)
})

describe('what a check has found of a file of the library', () => {
  /** A campaign whose journal and rows do not come to the same. */
  const spoilt = async () => {
    const made = testProgram()
    const campaign = await mustered(made.api)
    const path = join(made.folder, campaign)
    const good = readFileSync(path)
    await made.program.close()
    spoil(path, 'update soldiers set rep = rep + 1 where id = (select min(id) from soldiers)')
    return { ...testProgram({ folder: made.folder }), campaign, path, good }
  }

  it('is known as long as the file is the same, whoever asks, and told to the windows', async () => {
    const { api, campaign, folder, path, good, changed } = await spoilt()
    expect(await api('library.checks', {})).toEqual({})
    const view = await api('campaign.check', { campaign })
    expect(view).toMatchObject({ sound: false, grave: true, kept: false })
    expect(changed.filter((told) => (told as { campaign?: unknown }).campaign === null)).toHaveLength(1)
    expect(await testProgram({ folder }).api('library.checks', {})).toEqual({ [campaign]: view })
    await api('campaign.check', { campaign })
    expect(await api('library.checks', {})).toEqual({ [campaign]: view })
    writeFileSync(path, good)
    expect(await api('library.checks', {})).toEqual({})
    const sound = await api('campaign.check', { campaign })
    expect(sound).toEqual({ sound: true, findings: [] })
    expect(await api('library.checks', {})).toEqual({})
  })

  it('is known of one that is brought in, from then on', async () => {
    const { path, good } = await spoilt()
    writeFileSync(path, good)
    spoil(path, "update entry set title = 'x' where id = (select max(id) from entry)")
    const worn = readFileSync(path)
    const { api } = testProgram()
    await api('library.importBegin', { job: 'in', name: 'Worn.tour', size: worn.length })
    await api('library.importPiece', { job: 'in', bytes: worn.toString('base64') })
    const { campaign, sound } = await api('library.importEnd', { job: 'in' })
    expect(sound).toBe(false)
    expect(await api('library.checks', {})).toEqual({ [campaign]: await api('campaign.check', { campaign }) })
  })

  it('is nothing where it was sound: then nothing is written at all', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const before = folderLook(folder)
    await api('campaign.check', { campaign })
    expect(folderLook(folder)).toEqual(before)
  })

  it('is told where it cannot be remembered, too', async () => {
    const { api, campaign, folder } = await spoilt()
    const disk = watchedDisk(folder)
    disk.fail(({ name, path }) => (name === 'renameSync' && path.endsWith('.proofs.json') ? 'ENOSPC' : null))
    expect(await api('campaign.check', { campaign })).toMatchObject({ grave: true })
    disk.release()
    expect(await api('library.checks', {})).toEqual({})
  })

  it('leaves nothing beside files that the terminal looks over', async () => {
    const { campaign, folder } = await spoilt()
    const { api } = testProgram({ folder, anywhere: true })
    const before = folderLook(folder)
    expect(await api('campaign.check', { campaign })).toMatchObject({ grave: true })
    expect(folderLook(folder)).toEqual(before)
  })
})

it('any file of the library can be checked, one that cannot be opened too', async () => {
  const { api, folder } = testProgram()
  writeFileSync(join(folder, 'Not.tour'), 'no tour at all')
  const view = await api('campaign.check', { campaign: 'Not.tour' })
  expect(view.sound).toBe(false)
  expect(view.findings).toEqual([expect.stringMatching(/^Not\.tour is not a campaign .* Choose another file/)])
  expect(view.advice).toBeUndefined()
})
