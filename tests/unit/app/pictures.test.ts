import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { expectSound, mustered, refusal, testProgram } from '../../support/program.ts'
import { jpegBytes, pngBytes } from '../../support/samplePicture.ts'

it('takes a picture in, shows it, and puts it into the story by steps that undo and replay know', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const { hash } = await api('picture.add', { campaign, bytes: pngBytes.toString('base64') })
  expect(hash).toBe(createHash('sha256').update(pngBytes).digest('hex'))
  expect(await api('picture.get', { campaign, hash })).toEqual({
    mime: 'image/png',
    bytes: pngBytes.toString('base64'),
  })
  const { squads } = await api('roster.view', { campaign })
  const man = squads[1]!.billets[0]!.soldier!
  const placed = await api('fng.placePicture', { campaign, input: { hash, soldierId: man.id, portrait: true } })
  expect(placed).toMatchObject({ status: 'done', entry: { title: `Portrait of ${man.rank} ${man.name}` } })
  await api('journal.undo', { campaign })
  expect((await api('picture.get', { campaign, hash })).mime).toBe('image/png')
  await api('journal.redo', { campaign })
  await expectSound(api, campaign)
})

it('refuses what is no picture, whatever it calls itself, and one that it does not have', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const add = (bytes: Buffer) => api('picture.add', { campaign, bytes: bytes.toString('base64') })
  expect((await refusal(add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).code).toBe('bad-input')
  expect((await refusal(api('picture.add', { campaign, bytes: 'not base64!' }))).code).toBe('bad-input')
  expect((await refusal(api('picture.get', { campaign, hash: '0'.repeat(64) }))).code).toBe('not-found')
})

it('takes pictures of 8 MB and no more', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const picture = (bytes: number) => Buffer.concat([jpegBytes, Buffer.alloc(bytes - jpegBytes.length)])
  const megabytes = 1024 * 1024
  const add = (bytes: number) => api('picture.add', { campaign, bytes: picture(bytes).toString('base64') })
  expect((await add(8 * megabytes)).hash).toMatch(/^[0-9a-f]{64}$/)
  expect((await refusal(add(8 * megabytes + 3))).code).toBe('bad-input')
})

it('a file that names a picture it does not hold says so when it is checked, and stays usable', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  await api('fng.placePicture', { campaign, input: { hash: 'e'.repeat(64), caption: 'Lost' } })
  expect(await api('campaign.check', { campaign })).toMatchObject({ sound: false })
  await api('fng.testForContact', { campaign, input: {} })
})
