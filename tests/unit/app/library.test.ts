import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/contract/answers.ts'
import type { Api } from '../../../src/contract/client.ts'
import type { BroughtInView } from '../../../src/contract/library.ts'
import type { EntryView } from '../../../src/contract/journal.ts'
import { nextView } from '../../../src/games/snoopin/app/nextView.ts'
import { turnUnderWay } from '../../../src/games/snoopin/app/who.ts'
import { testFolder } from '../../support/folder.ts'
import { snoopinTour } from '../../support/snoopinProgram.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'
import {
  atHalfMonth,
  entriesOf,
  expectSound,
  lastEntry,
  mustered,
  playedCampaign,
  playOn,
  refusal,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

const names = async (api: Api) =>
  (await api('library.list', {})).campaigns.map(({ campaign, name, state }) => [campaign, name, state.kind])

async function played() {
  const made = testProgram()
  return { ...made, campaign: await playedCampaign(made.folder) }
}

describe('a campaign', () => {
  it('is made, named, copied, put away and thrown away', async () => {
    const { api, folder, changed } = testProgram()
    const campaign = await mustered(api)
    expect(await api('library.create', { name: 'Bravo', game: 'fng' })).toEqual({ campaign: 'Bravo 2.tour' })
    expect(await api('library.duplicate', { campaign, name: 'Copy' })).toEqual({ campaign: 'Copy.tour' })
    expect(await api('library.rename', { campaign, name: 'Charlie: 1/9' })).toEqual({ campaign: 'Charlie 1 9.tour' })
    expect((await refusal(api('library.rename', { campaign: 'Charlie 1 9.tour', name: 'Copy' }))).code).toBe(
      'name-taken',
    )
    expect(await names(api)).toEqual(
      expect.arrayContaining([
        ['Charlie 1 9.tour', 'Charlie: 1/9', 'tour'],
        ['Copy.tour', 'Copy', 'tour'],
        ['Bravo 2.tour', 'Bravo', 'empty'],
      ]),
    )
    await api('library.archive', { campaign: 'Copy.tour', archived: true })
    expect((await api('campaign.overview', { campaign: 'Copy.tour' })).card.archived).toBe(true)
    await api('library.delete', { campaign: 'Copy.tour' })
    expect(existsSync(join(folder, '.trash', 'Copy.tour'))).toBe(true)
    expect((await refusal(api('campaign.overview', { campaign: 'Copy.tour' }))).code).toBe('not-found')
    expect(changed.filter((told) => (told as { campaign: string | null }).campaign === null).length).toBe(6)
  })

  it('that is deleted is put back as it was, under its name or one that is free; nothing else is', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const rows = rowsOf(folder, campaign)
    const { deleted } = await api('library.delete', { campaign })
    writeFileSync(join(folder, '.trash', `${deleted}-journal`), '')
    expect(await api('library.undelete', { deleted })).toEqual({ campaign })
    expect(existsSync(join(folder, `${campaign}-journal`))).toBe(true)
    expect(rowsOf(folder, campaign)).toEqual(rows)
    for (const name of [deleted, '../' + campaign, '..', 'x', `.trash/${deleted}`])
      expect((await refusal(api('library.undelete', { deleted: name }))).code).toBe('not-found')
    const again = await api('library.delete', { campaign })
    await api('library.create', { name: campaign.replace('.tour', ''), game: 'fng' })
    expect(await api('library.undelete', again)).toEqual({ campaign: campaign.replace('.tour', ' 2.tour') })
  })

  it('that is a copy goes its own way', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const { campaign: copy } = await api('library.duplicate', { campaign, name: 'Copy' })
    await api('fng.testForContact', { campaign: copy, input: {} })
    expect((await entriesOf(api, campaign)).length).toBe(1)
    expect(rowsOf(folder, copy)).not.toEqual(rowsOf(folder, campaign))
  })

  it('branches at a past half-month and goes on from there as this one did', async () => {
    const { api, folder, campaign } = await played()
    const entries = await entriesOf(api, campaign)
    const end = entries.filter(({ step }) => step === 'fng.endTurn')[1]!
    const { campaign: branch } = await api('library.branch', { campaign, entry: end.id, name: 'Branch' })
    const kept = await api('journal.list', { campaign: branch, limit: 1000 })
    expect(kept.entries.map(({ id }) => id)).toEqual(
      entries
        .slice(0, end.depth)
        .map(({ id }) => id)
        .reverse(),
    )
    expect(await api('campaign.overview', { campaign: branch })).toMatchObject({
      head: end.id,
      redo: null,
      name: 'Branch',
    })
    await playOn(api, branch, { dice: 'program', seed: 2 }, atHalfMonth(5))
    expect(rowsOf(folder, branch)).toEqual(rowsOf(folder, campaign))
    await expectSound(api, branch)
    expect((await refusal(api('library.branch', { campaign, entry: 9999, name: 'No' }))).code).toBe('not-found')
  })
})

describe('snapshots', () => {
  it('are kept one for each half-month, ten at most, and restored beside the campaign', async () => {
    const { api, campaign, folder } = await played()
    const late = async (times: number) => {
      for (let i = 0; i < times; i++) {
        await api('journal.undo', { campaign })
        await api('fng.endTurn', { campaign, input: {} })
      }
    }
    await late(3)
    const few = await api('library.snapshots', { campaign })
    expect(few.map(({ label }) => label)).toEqual(Array<string>(3).fill('Early March 1967'))
    await late(9)
    const all = await api('library.snapshots', { campaign })
    expect(all.length).toBe(10)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )

    const before = rowsOf(folder, campaign)
    await api('fng.testForContact', { campaign, input: {} })
    const wish = { copy: all[0]!.copy, name: 'Restored' }
    expect(await api('library.restore', wish)).toMatchObject({ campaign: 'Restored.tour', putAside: false })
    expect(rowsOf(folder, 'Restored.tour')).toEqual(before)
    await expectSound(api, 'Restored.tour')
    // What it was made from goes with it, and belongs to both.
    const own = await api('library.snapshots', { campaign: 'Restored.tour' })
    expect(own.map(({ label, at }) => [label, at])).toEqual(all.map(({ label, at }) => [label, at]))
    expect(await api('library.snapshots', { campaign })).toEqual(all)
    for (const copy of ['none.tour', '../../Played.tour', 'Played.tour'])
      expect((await refusal(api('library.restore', { copy, name: 'No' }))).code).toBe('not-found')
  })

  /** The last step of a half-month, as the doors have its reply. */
  async function ended() {
    const { api, campaign, folder, program, logged } = await played()
    await api('journal.undo', { campaign })
    const end = () => program.call('fng.endTurn', { campaign, input: {} })
    return { api, campaign, folder, logged, end }
  }
  const told = (code: string, why: string) => ({
    ok: true,
    value: { status: 'done' },
    beside: {
      code,
      message: `The step is done and saved. But no copy of the campaign could be kept at this end of a turn. ${why}. The next copy is kept when the next turn ends.`,
    },
  })

  it('that cannot be written do not undo the step, nor make it look refused: that is told at once, beside it', async () => {
    const { api, campaign, folder, logged, end } = await ended()
    writeFileSync(join(folder, '.snapshots'), 'A file where the folder should be.')
    const why = 'Short-Timer cannot get at .snapshots: a file or a link stands where a folder should be'
    expect(await end()).toMatchObject(told('file-busy', why))
    expect(logged).toEqual([])
    rmSync(join(folder, '.snapshots'))
    await api('journal.undo', { campaign })
    expect(await end()).not.toHaveProperty('beside')
    expect(await api('library.snapshots', { campaign })).toHaveLength(1)
  })

  it('are kept before an entry is amended and before a pack is taken, which go on where the disk takes none', async () => {
    const { api, campaign, folder, program } = await played()
    const occasions = async () =>
      (await api('library.snapshots', { campaign })).map(({ occasion, label }) => `${occasion} ${label}`)
    await api('fng.testForContact', { campaign, input: {} })
    const contact = () => lastEntry(api, campaign, 'testForContact')
    const amend = (of: EntryView, ...faces: number[]) => {
      const answer = { ...of.answers[0]!, faces, by: 'player' } as Answer
      return program.call('journal.amend', { campaign, entry: of.id, answers: [{ depth: of.depth, answer }] })
    }
    await amend(await contact(), 1, 1, 6)
    const take = (title: string) => {
      const table = { id: title.toLowerCase(), title, dice: '1d2', rows: [{ from: 1, to: 2, text: 'Rice' }] }
      return program.call('fng.takePack', { campaign, input: { title, ownTables: [table] } })
    }
    await take('First')
    await take('Second')
    expect(await occasions()).toEqual(['import Early March 1967', 'amendment Early March 1967'])
    const [before] = await api('library.snapshots', { campaign })
    await api('library.restore', { copy: before!.copy, name: 'Before' })
    expect((await lastEntry(api, 'Before.tour', 'takePack')).title).toContain('First')

    const disk = watchedDisk(join(folder, '.snapshots'))
    disk.fail(({ name }) => (name === 'writeFileSync' ? 'ENOSPC' : null))
    const full = 'could be kept before that. The disk of Played.tour is full.'
    expect(await take('Third')).toMatchObject({
      value: { status: 'done' },
      beside: {
        code: 'disk-full',
        message: expect.stringContaining(`The pack is taken, and that is saved.`) as string,
      },
    })
    expect(await amend(await contact(), 1, 6, 1)).toMatchObject({
      value: { status: 'ready' },
      beside: { code: 'disk-full', message: expect.stringContaining(full) as string },
    })
  })

  it('are kept of a turn that ends within what is done in one go, too', async () => {
    const { api, campaign, playTo } = await snoopinTour(3)
    await playTo((state) => turnUnderWay(state) !== null && nextView(state)?.step === 'returnToDuty')
    const kept = async () => (await api('library.snapshots', { campaign })).length
    const before = await kept()
    const { played } = await api('turn.rest', { campaign })
    expect(played.map(({ step }) => step)).toContain('snoopin.returnToDuty')
    expect(await kept()).toBe(before + 1)
  })

  it('that a full disk does not take, or one that fails, leave nothing half written', async () => {
    const { api, campaign, folder, end } = await ended()
    const disk = watchedDisk(join(folder, '.snapshots'))
    for (const [code, kind, why] of [
      ['ENOSPC', 'disk-full', 'The disk of Played.tour is full'],
      ['EIO', 'disk-fault', 'The disk failed while Played.tour was read or written'],
    ] as const) {
      disk.fail(({ name, path }) => (name === 'writeFileSync' && path.endsWith('.draft') ? code : null))
      expect(await end()).toMatchObject(told(kind, why))
      expect(await api('library.snapshots', { campaign })).toEqual([])
      await api('journal.undo', { campaign })
    }
    expect(readdirSync(join(folder, '.snapshots'), { recursive: true })).toHaveLength(1)
  })
})

describe('a dropped file', () => {
  it('is taken in as it is', async () => {
    const { folder, campaign } = await played()
    const bytes = readFileSync(join(folder, campaign))
    const other = testProgram()
    expect(await bringIn(other.api, '../../x/Dropped.tour', bytes)).toEqual({
      campaign: 'Dropped.tour',
      sound: true,
      told: null,
    })
    expect(readFileSync(join(other.folder, 'Dropped.tour')).equals(bytes)).toBe(true)
    expect(rowsOf(other.folder, 'Dropped.tour')).toEqual(rowsOf(folder, campaign))
    await expectSound(other.api, 'Dropped.tour')
  })

  it.each([
    ['not-a-tour', () => Buffer.from('Dear diary, today it rained again.')],
    ['not-a-tour', () => Buffer.alloc(0)],
    ['damaged', (tour: Buffer) => tour.subarray(0, tour.length / 2)],
    ['newer-version', newer],
  ] as const)('is refused as %s', async (code, spoil) => {
    const { api, folder, campaign } = await played()
    const bytes = spoil(readFileSync(join(folder, campaign)))
    expect((await refusal(bringIn(api, 'Bad.tour', bytes))).code).toBe(code)
    expect(existsSync(join(folder, 'Bad.tour'))).toBe(false)
    expect(onTheWay(folder)).toEqual([])
  })

  it('gets a number where its name is taken, and the other stays as it is', async () => {
    const { api, folder, campaign } = await played()
    const bytes = readFileSync(join(folder, campaign))
    expect((await bringIn(api, campaign, bytes)).campaign).toBe(campaign.replace('.tour', ' 2.tour'))
    expect(readFileSync(join(folder, campaign)).equals(bytes)).toBe(true)
  })

  it('tells how many bytes have come', async () => {
    const { folder, campaign } = await played()
    const bytes = readFileSync(join(folder, campaign))
    const { program, api } = testProgram()
    const told: { job: string; done: number; of: number }[] = []
    program.on((event, payload) => event === 'progress' && told.push(payload as (typeof told)[number]))
    await bringIn(api, campaign, bytes)
    const pieces = Math.ceil(bytes.length / pieceSize)
    expect(pieces).toBeGreaterThan(2)
    expect(told.slice(0, pieces).map(({ job, done, of }) => [job, done, of])).toEqual(
      Array.from({ length: pieces }, (_, i) => ['bringing', Math.min((i + 1) * pieceSize, bytes.length), bytes.length]),
    )
  })

  it('cancelled on its way or while it is checked, leaves nothing', async () => {
    const { folder, campaign } = await played()
    const bytes = readFileSync(join(folder, campaign))
    const { api, folder: empty } = testProgram()
    await api('library.importBegin', { job: 'bringing', name: 'a', size: bytes.length })
    await sendPiece(api, bytes.subarray(0, pieceSize))
    expect(onTheWay(empty)).toHaveLength(1)
    expect(await api('job.cancel', { job: 'bringing' })).toEqual({ cancelled: true })
    expect(onTheWay(empty)).toEqual([])
    expect((await refusal(sendPiece(api, bytes.subarray(pieceSize)))).code).toBe('cancelled')
    expect((await refusal(api('library.importEnd', { job: 'bringing' }))).code).toBe('cancelled')

    await api('library.importBegin', { job: 'bringing', name: 'a', size: bytes.length })
    await sendPiece(api, bytes)
    const ended = refusal(api('library.importEnd', { job: 'bringing' }))
    expect(await api('job.cancel', { job: 'bringing' })).toEqual({ cancelled: true })
    expect((await ended).code).toBe('cancelled')
    expect(onTheWay(empty)).toEqual([])
    expect((await api('library.list', {})).campaigns).toEqual([])
  })

  it('begun anew before it came to its end, leaves nothing of the first try', async () => {
    const { api, folder } = testProgram()
    for (let tries = 0; tries < 2; tries++) {
      await api('library.importBegin', { job: 'bringing', name: 'a', size: 4 })
      expect(onTheWay(folder)).toHaveLength(1)
    }
  })

  it('with more or fewer bytes than it was said to have is refused', async () => {
    const { api, folder } = testProgram()
    const begin = () => api('library.importBegin', { job: 'bringing', name: 'a', size: 4 })
    await begin()
    expect((await refusal(sendPiece(api, Buffer.from('12345')))).code).toBe('damaged')
    await begin()
    await sendPiece(api, Buffer.from('123'))
    expect((await refusal(api('library.importEnd', { job: 'bringing' }))).code).toBe('damaged')
    expect(onTheWay(folder)).toEqual([])
  })

  it('on its way when the program ends is swept away, at once or after a day', async () => {
    const { program, api, folder } = testProgram()
    await api('library.importBegin', { job: 'bringing', name: 'a', size: 4 })
    await program.close()
    expect(onTheWay(folder)).toEqual([])
    writeFileSync(join(folder, '.incoming', 'left behind'), 'by a program that was ended')
    utimesSync(join(folder, '.incoming', 'left behind'), 0, 0)
    const next = testProgram({ folder })
    await next.api('library.importBegin', { job: 'bringing', name: 'a', size: 4 })
    expect(onTheWay(folder)).toHaveLength(1)
    expect(onTheWay(folder)).not.toContain('left behind')
  })
})

const pieceSize = 100_000
const sendPiece = (api: Api, bytes: Buffer) =>
  api('library.importPiece', { job: 'bringing', bytes: bytes.toString('base64') })

/** Brings a file in as the page does. */
async function bringIn(api: Api, name: string, bytes: Buffer): Promise<BroughtInView> {
  await api('library.importBegin', { job: 'bringing', name, size: bytes.length })
  for (let at = 0; at < bytes.length; at += pieceSize) await sendPiece(api, bytes.subarray(at, at + pieceSize))
  return api('library.importEnd', { job: 'bringing' })
}

const onTheWay = (folder: string): string[] => {
  const incoming = join(folder, '.incoming')
  return existsSync(incoming) ? readdirSync(incoming) : []
}

/** The schema's version stands in bytes 60 to 63 of an SQLite file. */
function newer(tour: Buffer): Buffer {
  const bytes = Buffer.from(tour)
  bytes.writeUInt32BE(9999, 60)
  return bytes
}

it('broken files are listed last with their reason, and break no other', async () => {
  const { api, folder, campaign } = await played()
  const bytes = readFileSync(join(folder, campaign))
  writeFileSync(join(folder, 'A half.tour'), bytes.subarray(0, bytes.length / 2))
  writeFileSync(join(folder, 'A note.tour'), 'Dear diary')
  writeFileSync(join(folder, 'A newer.tour'), newer(bytes))
  const { campaigns } = await api('library.list', {})
  expect(campaigns[0]).toMatchObject({ campaign, state: { kind: 'tour' } })
  const broken = campaigns.slice(1).map(({ name, state }) => [name, state.kind === 'broken' && state.code])
  expect(new Map(broken as [string, string][])).toEqual(
    new Map([
      ['A half.tour', 'damaged'],
      ['A newer.tour', 'newer-version'],
      ['A note.tour', 'not-a-tour'],
    ]),
  )
  expect(await api('campaign.check', { campaign: 'A half.tour' })).toMatchObject({ sound: false })
  expect((await refusal(api('fng.turn', { campaign: 'A half.tour' }))).code).toBe('damaged')
  await api('library.delete', { campaign: 'A note.tour' })
  expect((await api('library.list', {})).campaigns.length).toBe(3)
})

describe('paths', () => {
  const refused = [
    ['../Out.tour', 'not-found'],
    ['..', 'not-found'],
    ['.', 'not-found'],
    ['.hidden.tour', 'not-found'],
    ['a/b.tour', 'not-found'],
    ['.trash/x.tour', 'not-found'],
    ['x\0.tour', 'not-found'],
    ['C:\\x.tour', 'not-found'],
    // It is there, and no file of a campaign by its name.
    ['Bravo', 'not-a-tour'],
  ]

  it.each(refused)('%j names no campaign: %s', async (campaign, code) => {
    const { api, folder, logged } = await played()
    mkdirSync(join(folder, '.trash'))
    for (const path of [join(folder, '.trash', 'x.tour'), join(folder, '.hidden.tour'), join(folder, 'Bravo')])
      writeFileSync(path, readFileSync(join(folder, 'Played.tour')))
    for (const procedure of ['fng.turn', 'library.delete', 'campaign.check', 'library.snapshots'] as const)
      expect((await refusal(api(procedure, { campaign }))).code).toBe(code)
    expect((await refusal(api('library.duplicate', { campaign, name: 'Copy' }))).code).toBe(code)
    expect(logged).toEqual([])
  })

  it('outside the folder are for the doors that may reach anywhere', async () => {
    const { campaign, folder } = await played()
    const path = join(folder, campaign)
    const shut = testProgram()
    const { code, message } = await refusal(shut.api('fng.turn', { campaign: path }))
    expect([code, message]).toEqual(['not-found', 'That file lies outside the library folder. Nothing was changed.'])
    const open = testProgram({ anywhere: true })
    expect(await open.api('fng.turn', { campaign: path })).toMatchObject({ now: 'contact' })
    expect((await refusal(open.api('library.delete', { campaign: path }))).code).toBe('not-found')
    expect((await refusal(open.api('fng.turn', { campaign: testFolder() }))).code).not.toBe('internal')
  })

  it('inside the folder may be whole ones', async () => {
    const { api, campaign, folder } = await played()
    const path = join(folder, campaign)
    expect(await api('fng.turn', { campaign: path })).toEqual(await api('fng.turn', { campaign }))
    expect(await api('library.rename', { campaign: path, name: 'Renamed' })).toEqual({ campaign: 'Renamed.tour' })
  })

  it('that are links out of the folder name no campaign', async () => {
    const { api, folder } = testProgram()
    const other = await played()
    symlinkSync(join(other.folder, other.campaign), join(folder, 'Link.tour'))
    expect((await refusal(api('fng.turn', { campaign: 'Link.tour' }))).code).toBe('not-a-tour')
  })
})

it('a file replaced by another program is opened anew', async () => {
  const { api, folder, campaign } = await played()
  const bytes = readFileSync(join(folder, campaign))
  await api('fng.testForContact', { campaign, input: {} })
  rmSync(join(folder, campaign))
  expect((await refusal(api('fng.turn', { campaign }))).code).toBe('not-found')
  writeFileSync(join(folder, campaign), bytes)
  expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'contact' })
  await api('fng.testForContact', { campaign, input: {} })
  await expectSound(api, campaign)
})
