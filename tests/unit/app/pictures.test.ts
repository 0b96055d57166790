import Database from 'better-sqlite3'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { expectSound, mustered, refusal, testProgram } from '../../support/program.ts'
import { hugeByItsHead, jpegBytes, pngBytes, pngOf } from '../../support/samplePicture.ts'
import { spoil } from '../../support/toyTours.ts'
import { readPdf } from '../sheets/readPdf.ts'

it('takes a picture in, shows it, and puts it into the story by steps that undo and replay know', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const { hash } = await api('picture.add', { campaign, bytes: pngBytes.toString('base64') })
  expect(hash).toBe(createHash('sha256').update(pngBytes).digest('hex'))
  expect(await api('picture.get', { campaign, hash })).toEqual({
    mime: 'image/png',
    bytes: pngBytes.toString('base64'),
  })
  const { squads } = await api('fng.roster', { campaign })
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
  const megabytes = 1_000_000
  const add = (bytes: number) => api('picture.add', { campaign, bytes: picture(bytes).toString('base64') })
  expect((await add(8 * megabytes)).hash).toMatch(/^[0-9a-f]{64}$/)
  expect((await refusal(add(8 * megabytes + 3))).code).toBe('bad-input')
})

it('puts no picture into the story that the file does not hold', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const before = await api('campaign.overview', { campaign })
  const refused = await refusal(api('fng.placePicture', { campaign, input: { hash: 'e'.repeat(64), caption: 'Lost' } }))
  expect(refused).toMatchObject({
    code: 'bad-input',
    message: expect.stringContaining('Nothing was changed.') as string,
  })
  expect(await api('campaign.overview', { campaign })).toEqual(before)
})

it('a file that names a picture it does not hold says so when it is checked, and stays usable', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const { hash } = await api('picture.add', { campaign, bytes: pngBytes.toString('base64') })
  await api('fng.placePicture', { campaign, input: { hash, caption: 'Lost' } })
  spoil(join(folder, campaign), 'delete from picture')
  expect(await api('campaign.check', { campaign })).toMatchObject({ sound: false })
  await api('fng.testForContact', { campaign, input: {} })
})

it('refuses a picture that says it is too large, one that is cut short, and a bomb; nothing is kept of them', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const add = (bytes: Buffer) => api('picture.add', { campaign, bytes: bytes.toString('base64') })
  const huge = await refusal(add(hugeByItsHead))
  expect(huge.code).toBe('bad-input')
  expect(huge.message).toContain('60,000 by 60,000 pixels')
  expect(huge.message).toContain('Nothing was changed.')
  expect((await refusal(add(pngBytes.subarray(0, 60)))).message).toContain('damaged or cut short')
  expect((await refusal(add(pngOf(0, 0, deflateSync(Buffer.alloc(0)))))).code).toBe('bad-input')
  expect((await refusal(add(pngOf(10, 10, deflateSync(Buffer.alloc(20_000_000)))))).code).toBe('bad-input')
})

it('a picture is what its bytes say, whatever the file from elsewhere calls it; what is none is left out', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const page = Buffer.from('<script>alert(1)</script>')
  const file = new Database(join(folder, campaign))
  const add = file.prepare('insert into picture (hash, mime, bytes) values (?, ?, ?)')
  add.run('a'.repeat(64), 'text/html', pngBytes)
  add.run('b'.repeat(64), 'image/png', page)
  file.close()
  expect((await api('picture.get', { campaign, hash: 'a'.repeat(64) })).mime).toBe('image/png')
  const { code, message } = await refusal(api('picture.get', { campaign, hash: 'b'.repeat(64) }))
  expect([code, message]).toEqual(['bad-input', expect.stringContaining('is no picture that Short-Timer can show')])
})

it('a tour that arrives with such a picture in it opens, and prints its story with a word in the place of it', async () => {
  const { api, folder, sheets } = testProgram()
  const campaign = await mustered(api)
  const good = await api('picture.add', { campaign, bytes: pngBytes.toString('base64') })
  const place = (hash: string, caption: string) =>
    api('fng.placePicture', { campaign, input: { hash, caption, halfMonth: 0 } })
  await place(good.hash, 'The near bank')
  const hash = createHash('sha256').update(hugeByItsHead).digest('hex')
  const file = new Database(join(folder, campaign))
  file.prepare('insert into picture (hash, mime, bytes) values (?, ?, ?)').run(hash, 'image/png', hugeByItsHead)
  file.close()
  await place(hash, 'The far bank')
  expect((await refusal(api('picture.get', { campaign, hash }))).message).toContain('60,000 by 60,000 pixels')
  await api('print.sheets', {
    campaign,
    sheets: [{ sheet: 'chronicle' }],
    paper: 'letter',
    accent: null,
    together: true,
    to: 'open',
  })
  const { pages } = await readPdf(sheets.at(-1)!.bytes)
  const text = pages.map((page) => page.text).join(' ')
  expect(text).toContain('The near bank')
  expect(text).toContain('The far bank')
  expect(text).toContain('60,000 by 60,000 pixels')
})
