import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Api, CallError } from '../../../src/contract/client.ts'
import type { KeptCopyView } from '../../../src/contract/library.ts'
import { checkTour } from '../../../src/main/store/check.ts'
import { systems } from '../../../src/main/app/gameOf.ts'
import { folderLook } from '../../support/folderLook.ts'
import { testFolder } from '../../support/folder.ts'
import { leaveHalfWritten } from '../../support/halfWritten.ts'
import { expectSound, playedCampaign, refusal, rowsOf, testProgram } from '../../support/program.ts'

/** A played tour with two snapshots of its own, and what it held at the newest. */
async function withSnapshots() {
  const made = testProgram()
  const { api, folder } = made
  const campaign = await playedCampaign(folder)
  for (let i = 0; i < 2; i++) {
    await api('journal.undo', { campaign })
    await api('fng.endTurn', { campaign, input: {} })
  }
  const rows = rowsOf(folder, campaign)
  return { ...made, campaign, rows, at: (...names: string[]) => join(folder, ...names) }
}

const keptOf = async (api: Api, name = 'Bravo') => {
  const { tours } = await api('library.kept', {})
  return tours.find((tour) => tour.name === name)
}
const newest = async (api: Api, kind: KeptCopyView['kind'] = 'turn') =>
  (await keptOf(api))!.copies.find((copy) => copy.kind === kind)!.copy
const kinds = async (api: Api) =>
  (await api('library.list', {})).campaigns.map(({ campaign, state }) => [campaign, state.kind])

/** Leaves the file in the middle of a commit, with pages spoilt that its journal does not hold. */
async function wreck({ api, folder, campaign }: { api: Api; folder: string; campaign: string }) {
  await api('library.rename', { campaign, name: 'Bravo' })
  const path = join(folder, 'Bravo.tour')
  leaveHalfWritten(path)
  writeFileSync(path, readFileSync(path).fill(0xff, 3 * 4096, 40 * 4096))
  return { path, file: readFileSync(path), journal: readFileSync(`${path}-journal`) }
}

describe('a damaged tour', () => {
  it('has its snapshots, and gives way to one: put aside with its journal, the copy checked and played again', async () => {
    const made = await withSnapshots()
    const { api, folder, rows, at } = made
    const { path, file, journal } = await wreck(made)
    const [id] = readdirSync(at('.snapshots'))
    expect(await kinds(api)).toEqual([['Bravo.tour', 'broken']])
    const kept = (await keptOf(api))!
    expect(kept).toMatchObject({ name: 'Bravo', fate: 'broken', campaign: 'Bravo.tour' })
    expect(kept.copies).toEqual(
      Array(2).fill({
        label: 'Early March 1967',
        copy: expect.stringContaining(`.snapshots/${id!}/`) as string,
        kind: 'turn',
        at: expect.stringMatching(/^2026-/) as string,
        date: 'Early March 1967',
        moment: 'Next: contact',
        error: null,
        bytes: expect.any(Number) as number,
        since: expect.any(String) as string,
      }),
    )
    const told: string[] = []
    made.program.on((event, payload) => event === 'progress' && told.push((payload as { what: string }).what))
    expect(await api('library.restore', { copy: kept.copies[0]!.copy, job: 'restoring' })).toEqual({
      campaign: 'Bravo.tour',
      name: 'Bravo',
      date: 'Early March 1967',
      putAside: true,
      findings: [],
      proof: { entries: expect.any(Number) as number, kept: 0, differs: null },
    })
    expect(told.length).toBeGreaterThan(0)
    expect(existsSync(`${path}-journal`)).toBe(false)
    expect(rowsOf(folder, 'Bravo.tour')).toEqual(rows)
    expect(readFileSync(at('.trash', 'Bravo.tour')).equals(file)).toBe(true)
    expect(readFileSync(at('.trash', 'Bravo.tour-journal')).equals(journal)).toBe(true)
    expect(await kinds(api)).toEqual([['Bravo.tour', 'tour']])
    // What was put aside is known for a copy of it, spoilt as it is.
    expect((await api('library.kept', {})).tours).toHaveLength(1)
    expect((await keptOf(api))!.copies.map(({ error }) => error !== null).sort()).toEqual([false, false, true])
    // It is the campaign that it was: its snapshots are its own, and it goes on.
    expect(await api('library.snapshots', { campaign: 'Bravo.tour' })).toHaveLength(2)
    await api('fng.testForContact', { campaign: 'Bravo.tour', input: {} })
    await expectSound(api, 'Bravo.tour')
    expect(readdirSync(at('.incoming'))).toEqual([])
  })

  it('that was renamed since, keeps the name it had last, as a deleted one does', async () => {
    const made = await withSnapshots()
    const { api, campaign } = made
    await api('library.rename', { campaign, name: 'Charlie' })
    writeFileSync(made.at('Charlie.tour'), readFileSync(made.at('Charlie.tour')).fill(0xff, 3 * 4096, 40 * 4096))
    const kept = (await keptOf(api, 'Charlie'))!
    expect(kept).toMatchObject({ fate: 'broken', campaign: 'Charlie.tour' })
    const wish = { copy: kept.copies[0]!.copy }
    expect(await api('library.restore', wish)).toMatchObject({ campaign: 'Charlie.tour', name: 'Charlie' })
    await expectSound(api, 'Charlie.tour')
    await api('library.delete', { campaign: 'Charlie.tour' })
    expect(await api('library.restore', wish)).toMatchObject({ campaign: 'Charlie.tour', name: 'Charlie' })
  })

  it('stays as it is when the restoring is cancelled, or the copy cannot be opened either', async () => {
    const made = await withSnapshots()
    const { api, folder, at } = made
    const { path, file, journal } = await wreck(made)
    expect(await kinds(api)).toEqual([['Bravo.tour', 'broken']])
    const copies = (await keptOf(api))!.copies
    mkdirSync(at('.incoming'))
    writeFileSync(at(copies[1]!.copy), readFileSync(at(copies[1]!.copy)).subarray(0, 9000))
    // Only the time of the folder for what is on its way may change.
    const look = () => [
      ...readdirSync(folder),
      ...['.trash', '.snapshots'].map((own) => existsSync(at(own)) && folderLook(at(own))),
    ]
    const before = look()
    const stopped = refusal(api('library.restore', { copy: copies[0]!.copy, job: 'restoring' }))
    // It has had its first piece by now.
    expect(await api('job.cancel', { job: 'restoring' })).toEqual({ cancelled: true })
    expect((await stopped).code).toBe('cancelled')
    expect((await refusal(api('library.restore', { copy: copies[1]!.copy }))).code).toBe('damaged')
    expect(readdirSync(at('.incoming'))).toEqual([])
    expect(look()).toEqual(before)
    expect(readFileSync(path).equals(file)).toBe(true)
    expect(readFileSync(`${path}-journal`).equals(journal)).toBe(true)
    expect((await keptOf(api))!.copies.map(({ error }) => error?.includes('is damaged') ?? null)).toEqual([null, true])
  })

  it('gives way once, however many restore it at once: the good one is not put aside', async () => {
    const made = await withSnapshots()
    const { api, at, folder, rows } = made
    await wreck(made)
    const wish = { copy: await newest(api) }
    const four = await Promise.allSettled(Array.from({ length: 4 }, () => api('library.restore', wish)))
    expect(four.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    const late = four.find((one) => one.status === 'rejected')!.reason as CallError
    expect(late.failure.code).toBe('head-moved')
    expect(readdirSync(at('.trash'))).toEqual(['Bravo.tour', 'Bravo.tour-journal'])
    expect(rowsOf(folder, 'Bravo.tour')).toEqual(rows)
  })

  it('that is only locked or too new does not give way: the copy becomes a tour of its own', async () => {
    const made = await withSnapshots()
    const { api, at, campaign } = made
    const bytes = readFileSync(at(campaign))
    bytes.writeUInt32BE(9999, 60)
    await api('library.rename', { campaign, name: 'Bravo' })
    writeFileSync(at('Bravo.tour'), bytes)
    expect(await api('library.restore', { copy: await newest(api) })).toMatchObject({ campaign: 'Bravo 2.tour' })
    expect(readFileSync(at('Bravo.tour')).equals(bytes)).toBe(true)
  })
})

describe('a tour that is not there', () => {
  it('but was restored meanwhile: what was deleted becomes one of its own, with the snapshots that led to it', async () => {
    const { api, campaign } = await withSnapshots()
    await api('fng.testForContact', { campaign, input: {} })
    await api('library.delete', { campaign })
    const copy = await newest(api, 'deleted')
    const back = await api('library.restore', { copy: await newest(api) })
    await api('library.restore', { copy, name: 'Own' })
    expect(await api('library.snapshots', { campaign: 'Own.tour' })).toHaveLength(2)
    expect(await api('library.snapshots', { campaign: back.campaign })).toHaveLength(2)
  })

  it('because it was deleted, comes back as it was, from itself or a snapshot', async () => {
    const { api, campaign, folder, rows, at } = await withSnapshots()
    await api('fng.testForContact', { campaign, input: {} })
    const played = rowsOf(folder, campaign)
    await api('library.delete', { campaign })
    expect(await keptOf(api)).toMatchObject({ fate: 'deleted', campaign: null })
    expect(await api('library.restore', { copy: await newest(api, 'deleted') })).toMatchObject({
      campaign: 'Bravo.tour',
      putAside: false,
      findings: [],
      proof: { differs: null },
    })
    expect(rowsOf(folder, 'Bravo.tour')).toEqual(played)
    expect(existsSync(at('.trash', campaign))).toBe(true)
    expect(await keptOf(api)).toMatchObject({ fate: 'here', campaign: 'Bravo.tour' })
    // It is here again: from now on a copy becomes a tour of its own.
    const wish = { copy: await newest(api), name: 'Once more' }
    expect(await api('library.restore', wish)).toMatchObject({ campaign: 'Once more.tour', name: 'Once more' })
    expect(rowsOf(folder, 'Once more.tour')).toEqual(rows)
    expect(await api('library.snapshots', { campaign: 'Once more.tour' })).toHaveLength(2)
  })

  it('becomes one of its own of which no byte tells of the first: by its id a damaged file is known', async () => {
    const { api, campaign, at } = await withSnapshots()
    const [id] = readdirSync(at('.snapshots'))
    const long = await api('library.rename', { campaign, name: 'Bravo Company, as it stood '.repeat(2).trim() })
    await api('journal.undo', { campaign: long.campaign })
    await api('fng.endTurn', { campaign: long.campaign, input: {} })
    const [{ copy } = { copy: '' }] = await api('library.snapshots', { campaign: long.campaign })
    // What takes the place of the long name does not cover all that stood there.
    await api('library.restore', { copy, name: 'B' })
    expect(readFileSync(at('B.tour')).includes(id!)).toBe(false)
  })

  it('deleted in the middle of a commit, comes back as it was before that commit', async () => {
    const { campaign, folder, rows, at, program } = await withSnapshots()
    await program.close()
    leaveHalfWritten(at(campaign))
    mkdirSync(at('.trash'))
    for (const part of ['', '-journal']) renameSync(at(campaign) + part, at('.trash', campaign) + part)
    const again = testProgram({ folder })
    expect(await again.api('library.restore', { copy: await newest(again.api, 'deleted') })).toMatchObject({
      findings: [],
    })
    expect(rowsOf(folder, 'Bravo.tour')).toEqual(rows)
  })

  it('because somebody took it away, comes back from a snapshot', async () => {
    const { api, campaign, folder, rows, at } = await withSnapshots()
    rmSync(at(campaign))
    expect(await keptOf(api)).toMatchObject({ fate: 'gone', campaign: null })
    expect(await api('library.restore', { copy: await newest(api) })).toMatchObject({ campaign: 'Bravo.tour' })
    expect(rowsOf(folder, 'Bravo.tour')).toEqual(rows)
    expect(checkTour(at('Bravo.tour'), systems)).toEqual([])
  })
})

describe('a copy before it is restored', () => {
  const compare = (api: Api, copy: string) => api('library.compare', { copy })

  it('is laid beside its campaign: how far each has come, where they part, who stands differently', async () => {
    const { api, campaign, folder } = await withSnapshots()
    const copy = await newest(api)
    const same = await compare(api, copy)
    expect(same).toMatchObject({ with: 'tour', outcome: [], shared: same.copy.entries })
    expect(same.other).toEqual(same.copy)
    await api('fng.testForContact', { campaign, input: {} })
    const [man] = rowsOf(folder, campaign).soldiers
    await api('fng.renameSoldier', { campaign, input: { soldierId: man!.id, firstName: 'Zebulon', lastName: 'Pike' } })
    const behind = await compare(api, copy)
    expect(behind).toMatchObject({
      copy: same.copy,
      other: { entries: same.copy.entries + 2 },
      shared: same.copy.entries,
    })
    expect(JSON.stringify(behind.outcome)).toContain('Zebulon')
    await api('fng.setSwitch', { campaign, input: { name: 'areaTies', value: 'without' } })
    // What it is played by comes before all else.
    expect((await compare(api, copy)).outcome![0]).toEqual({
      ...{ what: 'Ties for the area', kind: 'changed', collection: 'switches', id: expect.any(Number) as number },
      fields: [{ field: 'Answer', before: 'Plain dice', after: expect.stringContaining('It keeps') as string }],
    })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    expect(await compare(api, copy)).toMatchObject({
      other: { entries: same.copy.entries - 1 },
      shared: same.copy.entries - 1,
    })
    // Another path from there.
    await api('fng.endTurn', { campaign, input: {} })
    const parted = await compare(api, (await keptOf(api))!.copies.at(-1)!.copy)
    expect(parted).toMatchObject({ other: { entries: same.copy.entries }, shared: same.copy.entries - 1 })
    const before = folderLook(folder)
    await compare(api, copy)
    expect(folderLook(folder)).toEqual(before)
    expect((await refusal(compare(api, 'none'))).code).toBe('not-found')
  })

  it('of a tour that cannot be read, is laid beside the copy that has come farthest', async () => {
    const made = await withSnapshots()
    const { api, campaign } = made
    await api('library.rename', { campaign, name: 'Bravo' })
    const copies = (await keptOf(api))!.copies
    await wreck({ ...made, campaign: 'Bravo.tour' })
    const [a] = copies
    expect(await compare(api, a!.copy)).toMatchObject({ with: 'copy', other: { date: 'Early March 1967' } })
    rmSync(made.at('.snapshots', ...copies[1]!.copy.split('/').slice(1)))
    expect(await compare(api, a!.copy)).toMatchObject({ with: 'copy', other: null, shared: 0, outcome: [] })
  })
})

describe('erasing', () => {
  const erase = (api: Api, ...copies: string[]) => api('library.erase', { copies })

  it('takes only what was deleted, or is of a tour that is not there; all of it or nothing', async () => {
    const { api, campaign, folder, at } = await withSnapshots()
    await api('library.duplicate', { campaign, name: 'Copy' })
    await api('library.delete', { campaign: 'Copy.tour' })
    const snapshot = await newest(api)
    const deleted = (await keptOf(api, 'Copy'))!.copies[0]!
    const before = folderLook(folder)
    expect((await refusal(erase(api, deleted.copy, snapshot))).code).toBe('not-now')
    for (const name of ['none', campaign, `../${campaign}`, '.trash', '.snapshots', ''])
      expect((await refusal(erase(api, deleted.copy, name))).code).toMatch(/not-found|bad-input/)
    expect(folderLook(folder)).toEqual(before)
    expect(await erase(api, deleted.copy, deleted.copy)).toEqual({ copies: 1, bytes: deleted.bytes })
    expect(readdirSync(at('.trash'))).toEqual([])
    expect(await keptOf(api, 'Copy')).toBeUndefined()

    await api('library.delete', { campaign })
    const all = (await keptOf(api))!.copies.map(({ copy }) => copy)
    expect(await erase(api, ...all)).toMatchObject({ copies: 3 })
    expect(await api('library.kept', {})).toEqual({ tours: [] })
    expect(readdirSync(at('.snapshots'))).toEqual([])
  })

  it('leaves the snapshots that a restored tour shares with the one erased; if it breaks, they are its own', async () => {
    const { api, campaign, folder, rows } = await withSnapshots()
    await api('library.restore', { copy: await newest(api), name: 'Own' })
    await api('library.delete', { campaign })
    await erase(api, ...(await keptOf(api))!.copies.map(({ copy }) => copy))
    expect(await api('library.snapshots', { campaign: 'Own.tour' })).toHaveLength(2)
    const own = new Set((await keptOf(api, 'Own'))!.copies.map(({ copy }) => copy.split('/')[1]))
    writeFileSync(join(folder, 'Own.tour'), readFileSync(join(folder, 'Own.tour')).fill(0xff, 3 * 4096, 40 * 4096))
    const broken = (await keptOf(api, 'Own'))!
    expect(broken).toMatchObject({ fate: 'broken', campaign: 'Own.tour' })
    await api('library.restore', { copy: broken.copies[0]!.copy })
    expect(rowsOf(folder, 'Own.tour')).toEqual(rows)
    expect(
      new Set(
        (await keptOf(api, 'Own'))!.copies.flatMap(({ copy, kind }) => (kind === 'turn' ? copy.split('/')[1] : [])),
      ),
    ).toEqual(own)
    expect(await api('library.snapshots', { campaign: 'Own.tour' })).toHaveLength(2)
  })

  it('of the deleted file alone leaves its snapshots, and the campaign deleted: its file did not go by itself', async () => {
    const { api, campaign } = await withSnapshots()
    await api('library.delete', { campaign })
    const { copies } = (await keptOf(api))!
    await erase(api, ...copies.flatMap(({ kind, copy }) => (kind === 'deleted' ? [copy] : [])))
    expect(await keptOf(api)).toMatchObject({ fate: 'deleted', copies: [{ kind: 'turn' }, { kind: 'turn' }] })
    await api('library.restore', { copy: copies[1]!.copy })
    expect(await keptOf(api)).toMatchObject({ fate: 'here' })
  })

  it('finds how long a deleted file has lain there, whenever it was last played', async () => {
    const { api, campaign, folder } = await withSnapshots()
    await api('library.delete', { campaign })
    const path = join(folder, '.trash', campaign)
    const long = new Date('1999-01-01')
    utimesSync(path, long, long)
    const { at, since } = (await keptOf(api))!.copies.find(({ kind }) => kind === 'deleted')!
    expect(at).toBe(long.toISOString())
    expect(since).toBe(new Date(lstatSync(path).ctimeMs).toISOString())
  })
})

it('no link leads out of the library, neither for deleting nor for looking', async () => {
  const { api, campaign, folder, at } = await withSnapshots()
  const outside = testFolder()
  renameSync(at('.snapshots'), join(outside, 'snapshots'))
  symlinkSync(join(outside, 'snapshots'), at('.snapshots'))
  mkdirSync(join(outside, 'trash'))
  symlinkSync(join(outside, 'trash'), at('.trash'))
  const { code, message } = await refusal(api('library.delete', { campaign }))
  expect([code, message]).toEqual(['file-busy', expect.stringContaining('.trash: a file or a link')])
  expect(readdirSync(join(outside, 'trash'))).toEqual([])
  expect(existsSync(join(folder, campaign))).toBe(true)
  expect(await api('library.kept', {})).toEqual({ tours: [] })
})

it('before anything was kept, there is nothing to be seen', async () => {
  const { api } = testProgram()
  expect(await api('library.kept', {})).toEqual({ tours: [] })
})
