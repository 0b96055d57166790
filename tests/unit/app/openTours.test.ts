import Database from 'better-sqlite3'
import fs, { copyFileSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mostHeld, openTours } from '../../../src/main/app/library/openTours.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { entriesOf, mustered, playedCampaign, refusal, testProgram } from '../../support/program.ts'

/** Opens files, and keeps count of those that have not been closed. */
function counting() {
  const open = new Set<string>()
  const opener: typeof openTourFile = (...args) => {
    const tour = openTourFile(...args)
    open.add(tour.path)
    const close = () => {
      open.delete(tour.path)
      tour.close()
    }
    return { ...tour, close }
  }
  return { open, opener }
}

it('of 500 tours that are looked at, the last few are held open; one that was let go of comes back', async () => {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.create', { name: 'First', game: 'fng' })
  for (let i = 0; i < 500; i++) copyFileSync(join(folder, campaign), join(folder, `${i}.tour`))
  const { open, opener } = counting()
  const tours = openTours(folder, () => false, undefined, opener)
  const first = tours.get(campaign)
  let most = 0
  for (let i = 0; i < 500; i++) {
    tours.get(`${i}.tour`)
    // A window stays on this one: it is asked for between all others.
    expect(tours.get(campaign)).toBe(first)
    most = Math.max(most, open.size)
    tours.trim()
  }
  expect([most, open.size]).toEqual([mostHeld + 1, mostHeld])
  expect(open.has(join(folder, '0.tour'))).toBe(false)
  expect(tours.get('0.tour').file.info().name).toBe('First')
  tours.closeAll()
  expect(open.size).toBe(0)
})

it('another campaign copied over an open one: said once, written nowhere, then it is the one that is open', async () => {
  const { api, program, folder, changed } = testProgram()
  const campaign = await mustered(api)
  const { campaign: other } = await api('library.create', { name: 'Suoi Da', game: 'skirmish' })
  await api('campaign.overview', { campaign })
  copyFileSync(join(folder, other), join(folder, campaign))
  changed.length = 0
  const step = { campaign, input: { name: 'areaTies', value: 'without' } }
  expect(await refusal(api('fng.setSwitch', step))).toMatchObject({
    code: 'head-moved',
    message: expect.stringContaining('Another file was put in the place of') as string,
  })
  expect(changed).toEqual([{ campaign, change: expect.any(Number) as number }])
  expect((await api('campaign.overview', { campaign })).card.name).toBe('Suoi Da')
  for (const call of ['campaign.overview', 'journal.undo', 'fng.table', 'fng.roster', 'campaign.check'])
    expect(await program.call(call, { campaign })).not.toMatchObject({ error: { code: 'internal' } })
  expect(readFileSync(join(folder, other)).equals(readFileSync(join(folder, campaign)))).toBe(true)
})

describe('a file that was swapped for another by its name, as synced folders do', () => {
  const swap = (folder: string, campaign: string, bytes: Buffer) => {
    writeFileSync(join(folder, 'incoming'), bytes)
    renameSync(join(folder, 'incoming'), join(folder, campaign))
  }
  const step = { input: { name: 'areaTies', value: 'without' } }

  it('for another campaign: said once before the next step, written nowhere, then it is the one that is open', async () => {
    const { api, folder, changed } = testProgram()
    const campaign = await mustered(api)
    const { campaign: other } = await api('library.create', { name: 'Suoi Da', game: 'skirmish' })
    const bytes = readFileSync(join(folder, other))
    swap(folder, campaign, bytes)
    changed.length = 0
    expect(await refusal(api('fng.setSwitch', { campaign, ...step }))).toMatchObject({
      code: 'head-moved',
      message: expect.stringContaining('Another file was put in the place of') as string,
    })
    expect(changed).toEqual([{ campaign, change: expect.any(Number) as number }])
    expect(readFileSync(join(folder, campaign)).equals(bytes)).toBe(true)
    expect((await api('campaign.overview', { campaign })).card.name).toBe('Suoi Da')
  })

  it('for the same campaign as it was some steps ago: the step is not put on top of that unseen', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const earlier = readFileSync(join(folder, campaign))
    await api('fng.setSwitch', { campaign, ...step })
    swap(folder, campaign, earlier)
    expect((await refusal(api('fng.testForContact', { campaign, input: {} }))).code).toBe('head-moved')
    expect(readFileSync(join(folder, campaign)).equals(earlier)).toBe(true)
    expect(await api('fng.testForContact', { campaign, input: {} })).toMatchObject({ status: 'done' })
  })

  it('for a copy that stands as it does: nobody is troubled', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    swap(folder, campaign, readFileSync(join(folder, campaign)))
    expect(await api('fng.testForContact', { campaign, input: {} })).toMatchObject({ status: 'done' })
  })

  describe('after it was cut, for a sound copy', () => {
    const isSound = ({ state }: { state: { kind: string } }) => state.kind === 'tour'
    const cutAndMended = async (put: (from: string, to: string) => void) => {
      const { api, folder } = testProgram()
      const campaign = await mustered(api)
      const good = readFileSync(join(folder, campaign))
      truncateSync(join(folder, campaign), 60_000)
      expect((await api('library.list', {})).campaigns.map(isSound)).toEqual([false])
      writeFileSync(join(folder, 'incoming.bak'), good)
      put(join(folder, 'incoming.bak'), join(folder, campaign))
      return { api, campaign }
    }
    const isOpen = async ({ api, campaign }: Awaited<ReturnType<typeof cutAndMended>>) => {
      expect((await api('campaign.overview', { campaign })).card.name).toBeTruthy()
      expect((await api('library.list', {})).campaigns.map(isSound)).toEqual([true])
      expect(await api('fng.testForContact', { campaign, input: {} })).toMatchObject({ status: 'done' })
    }

    it('put in its place: said once, as nobody can tell any more how it stood, then it is the one that is open', async () => {
      const mended = await cutAndMended(renameSync)
      const { api, campaign } = mended
      expect((await refusal(api('campaign.overview', { campaign }))).code).toBe('head-moved')
      await isOpen(mended)
    })

    it('copied over it: the one that is open', async () => {
      await isOpen(await cutAndMended(copyFileSync))
    })
  })

  it('for no campaign: it is told what lies there', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    swap(folder, campaign, Buffer.from('Dear diary. '.repeat(1000)))
    expect((await refusal(api('fng.testForContact', { campaign, input: {} }))).code).toBe('not-a-tour')
    expect(readFileSync(join(folder, campaign), 'utf8')).toMatch(/^Dear diary/)
  })
})

it('who only holds the file for a moment has put nothing in its place: nobody is told, and the tour stays open', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const told: string[] = []
  const hearing = { refused: () => told.push('refused'), replaced: () => told.push('replaced') }
  const tours = openTours(folder, () => false, { ...hearing, opened: () => undefined, written: () => undefined })
  const tour = tours.get(campaign)
  await api('fng.setSwitch', { campaign, input: { name: 'areaTies', value: 'without' } })
  const other = new Database(join(folder, campaign))
  other.exec('begin exclusive')
  expect(() => tours.get(campaign)).toThrow(expect.objectContaining({ code: 'file-busy' }) as Error)
  other.exec('rollback')
  other.close()
  expect(tours.get(campaign)).toBe(tour)
  expect(told).toEqual([])
  tours.closeAll()
})

it('a tour that could only be read is opened anew as soon as it may be written', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const tours = openTours(folder, () => false)
  const { accessSync } = fs
  const ask = (how: typeof accessSync) => {
    fs.accessSync = how
    syncBuiltinESMExports()
  }
  onTestFinished(() => {
    tours.closeAll()
    ask(accessSync)
  })
  ask(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  })
  const toRead = tours.get(campaign)
  expect(tours.get(campaign)).toBe(toRead)
  ask(accessSync)
  const toWrite = tours.get(campaign)
  expect(toWrite).not.toBe(toRead)
  expect(tours.get(campaign)).toBe(toWrite)
})

it('nothing is let go of while a call holds on to it', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  for (let i = 0; i < 2 * mostHeld; i++) copyFileSync(join(folder, campaign), join(folder, `${i}.tour`))
  const [first] = await entriesOf(api, campaign)
  // It reads the file at every piece.
  const preview = api('journal.preview', { campaign, entry: first!.id })
  for (let i = 0; i < 2 * mostHeld; i++) await api('campaign.overview', { campaign: `${i}.tour` })
  expect(await preview).toMatchObject({ status: 'ready' })
})
