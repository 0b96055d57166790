import {
  existsSync,
  mkdirSync,
  promises,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Failure, Reply } from '../../../src/contract/rpc.ts'
import { testFolder } from '../../support/folder.ts'
import { playedCampaign, refusal, testProgram, type TestProgram } from '../../support/program.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

/** A library with a played campaign, whose copies go to a second folder. */
async function withSecond(second = testFolder(), options: Parameters<typeof testProgram>[0] = {}) {
  const made = testProgram({ anywhere: true, ...options })
  const campaign = await playedCampaign(made.folder)
  await made.api('library.setElsewhere', { folder: second })
  return { ...made, campaign, second }
}

/** Ends the turn once more. @returns what was told beside the step, which is done. */
async function endTurn({ api, program }: Pick<TestProgram, 'api' | 'program'>, campaign: string) {
  await api('journal.undo', { campaign })
  const reply = (await program.call('fng.endTurn', { campaign, input: {} })) as Extract<Reply, { ok: true }>
  expect(reply).toMatchObject({ ok: true, value: { status: 'done' } })
  return reply.beside?.message ?? null
}

const drawers = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, '.snapshots')).map((id) => [id, readdirSync(join(folder, '.snapshots', id)).sort()]),
  )

describe('a second folder for copies', () => {
  it('has each copy that the library keeps, by the same name; opened as a library it gives them back', async () => {
    const { api, program, campaign, folder, second } = await withSecond()
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    expect(drawers(second)).toEqual(drawers(folder))
    expect(readdirSync(second)).toEqual(['.snapshots'])
    const { last, fault } = await api('library.elsewhere', {})
    expect([last?.label, fault]).toEqual(['Early March 1967', null])
    const there = testProgram({ folder: second })
    const { tours } = await there.api('library.kept', {})
    expect(tours).toHaveLength(1)
    const back = await there.api('library.restore', { copy: tours[0]!.copies[0]!.copy })
    expect(back).toMatchObject({ findings: [], proof: { differs: null } })
  })

  it('keeps as many as the library does, and takes no other library’s', async () => {
    const first = await withSecond()
    const other = await withSecond(first.second)
    // A campaign is known by its id: a copy of its file is the same one.
    const { campaign } = await other.api('library.duplicate', { campaign: other.campaign, name: 'Another' })
    for (let i = 0; i < 12; i++) await endTurn(first, first.campaign)
    await endTurn(other, campaign)
    expect(drawers(first.second)).toEqual({ ...drawers(first.folder), ...drawers(other.folder) })
    expect(Object.values(drawers(first.second)).map((names) => names.length)).toEqual(
      expect.arrayContaining([10, 1]) as number[],
    )
  })

  it('that is gone is never made: the step is done, the library has its copy, and the player is told once', async () => {
    const { api, program, campaign, folder, second } = await withSecond()
    const away = `${second} away`
    renameSync(second, away)
    const told = await endTurn({ api, program }, campaign)
    expect(told).toBe(
      `The step is done and saved, and a copy is kept in the library. But none could be written to the second folder at this end of a turn. ${second} is not there: its disk may not be plugged in. It is tried again with every copy, and told again only where it fails for another reason; the settings say how it stands.`,
    )
    expect(existsSync(second)).toBe(false)
    expect(Object.values(drawers(folder))).toHaveLength(1)
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    expect((await api('library.elsewhere', {})).fault?.what).toContain('is not there')
    // An empty folder where the disk would be is not that disk.
    mkdirSync(second)
    expect(await endTurn({ api, program }, campaign)).toContain('but not what was put into it when it was chosen')
    expect(readdirSync(second)).toEqual([])
    rmSync(second, { recursive: true })
    renameSync(away, second)
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    expect((await api('library.elsewhere', {})).fault).toBeNull()
    // Whenever it has gone well in between, what fails then is news.
    for (let times = 0; times < 2; times++) {
      renameSync(second, away)
      expect(await endTurn({ api, program }, campaign)).toContain('is not there')
      renameSync(away, second)
      expect(await endTurn({ api, program }, campaign)).toBeNull()
    }
  })

  it('that has come to lie within the library, by a link above it, gets nothing', async () => {
    const above = testFolder()
    const second = join(above, 'second')
    mkdirSync(second)
    const { api, program, campaign, folder } = await withSecond(second)
    renameSync(above, join(folder, 'moved'))
    symlinkSync(join(folder, 'moved'), above)
    expect(await endTurn({ api, program }, campaign)).toContain('lies within the library')
    expect(drawers(join(folder, 'moved', 'second'))).toEqual({})
  })

  it('and the library: the player is told which is full, or that both are', async () => {
    const { api, program, campaign, folder, second } = await withSecond()
    const full = (...of: readonly string[]) => {
      const isFull = (path: string) =>
        path.endsWith('.draft') && of.some((one) => path.startsWith(join(one, '.snapshots')))
      disk.fail(({ name, path }) => (name === 'openSync' && isFull(path) ? 'ENOSPC' : null))
      far.mockImplementation((path, ...how) =>
        isFull(String(path))
          ? Promise.reject(Object.assign(new Error('injected'), { code: 'ENOSPC', path }))
          : open(path, ...how),
      )
    }
    const { open } = promises
    const far = vi.spyOn(promises, 'open')
    expect(dirname(folder)).toBe(dirname(second))
    const disk = watchedDisk(dirname(folder))
    full(second)
    expect(await endTurn({ api, program }, campaign)).toMatch(
      /a copy is kept in the library\. But none could be written to the second folder .* The disk of [^.]* is full\. /,
    )
    const here = Object.values(drawers(folder))[0]!.length
    full(folder)
    expect(await endTurn({ api, program }, campaign)).toBe(
      `The step is done and saved. But no copy of the campaign could be kept in the library at this end of a turn. The disk of ${campaign} is full. One was written to the second folder.`,
    )
    expect(Object.values(drawers(folder))[0]).toHaveLength(here)
    full(folder, second)
    expect(await endTurn({ api, program }, campaign)).toMatch(
      /neither in the library nor in the second folder\. In the library: The disk .* In the second folder: The disk of .* is full\. The next copy/,
    )
    disk.release()
    far.mockRestore()
  })

  it('on a disk that does not answer: the step is answered at once, and the player told once that it is not written yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hangs = Promise.withResolvers<null>()
    onTestFinished(() => {
      hangs.resolve(null)
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
    const { api, program, campaign, folder, second, changed } = await withSecond(testFolder(), {
      pauseBeforeDrill: () => new Promise(() => undefined),
    })
    const { lstat } = promises
    vi.spyOn(promises, 'lstat').mockImplementation((async (path: string, ...how: []) => {
      if (path.startsWith(second)) await hangs.promise
      return lstat(path, ...how)
    }) as typeof lstat)
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    changed.length = 0
    await vi.advanceTimersByTimeAsync(10_000)
    expect(changed).toEqual([{ campaign, change: expect.any(Number) as number }])
    const beside = async () => ((await program.call('campaign.overview', { campaign })) as { beside?: Failure }).beside
    expect((await beside())?.message).toMatch(
      /a copy is kept in the library\. .* does not answer: the copy is not yet written there\. /,
    )
    expect((await api('library.elsewhere', {})).fault?.what).toContain('does not answer')
    // Not told at each turn's end.
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await beside()).toBeUndefined()
    expect(readdirSync(join(second, '.snapshots'))).toEqual([])
    // It answers: what was to be written there is, in its turn.
    hangs.resolve(null)
    await api('library.copyElsewhere', {})
    expect(drawers(second)).toEqual(drawers(folder))
    expect((await api('library.elsewhere', {})).fault).toBeNull()
  })

  it('of which another is chosen while a copy is on its way to the first: of that nothing is said of the second', async () => {
    const hangs = Promise.withResolvers<null>()
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const { api, program, campaign, folder, second } = await withSecond(testFolder(), {
      pauseBeforeDrill: () => new Promise(() => undefined),
    })
    const { lstat } = promises
    vi.spyOn(promises, 'lstat').mockImplementation((async (path: string, ...how: []) => {
      if (path.startsWith(second)) await hangs.promise
      return lstat(path, ...how)
    }) as typeof lstat)
    await endTurn({ api, program }, campaign)
    const third = testFolder()
    await api('library.setElsewhere', { folder: third })
    hangs.resolve(null)
    // Whoever ends waits for what is on its way.
    await program.close()
    expect(drawers(second)).toEqual(drawers(folder))
    expect(await testProgram({ folder }).api('library.elsewhere', {})).toMatchObject({ folder: third, last: null })
  })

  it('where a copy of that name lies that cannot be read just now, keeps it', async () => {
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const { api, program, campaign, second } = await withSecond()
    await endTurn({ api, program }, campaign)
    const [[id, [name]]] = Object.entries(drawers(second)) as [[string, [string]]]
    const path = join(second, '.snapshots', id, name)
    // It was found whole before: touched, it is looked at again.
    utimesSync(path, 0, 0)
    const { readFile } = promises
    vi.spyOn(promises, 'readFile').mockImplementation((async (of: string) => {
      if (of === path) throw Object.assign(new Error('injected'), { code: 'EACCES', path })
      return readFile(of)
    }) as unknown as typeof readFile)
    expect((await refusal(api('library.copyElsewhere', {}))).code).toBe('name-taken')
    expect(existsSync(path)).toBe(true)
  })

  it('that can no longer be read which it is: said in the settings, and once at a turn’s end', async () => {
    const { api, program, campaign, folder } = await withSecond()
    expect(await api('library.elsewhere', {})).not.toHaveProperty('lost')
    for (const spoilt of ['{"fold', 'null', '{"folder":3}']) {
      writeFileSync(join(folder, '.elsewhere.json'), spoilt)
      expect(await api('library.elsewhere', {})).toMatchObject({ folder: null, lost: true })
    }
    expect(await endTurn({ api, program }, campaign)).toContain(
      'Which folder that is cannot be read any more: choose it again.',
    )
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    await api('library.setElsewhere', { folder: null })
    expect(await api('library.elsewhere', {})).not.toHaveProperty('lost')
    expect(await endTurn({ api, program }, campaign)).toBeNull()
  })

  it('is neither the library, nor within it, nor a link, a file, or nothing', async () => {
    const { api, folder } = testProgram({ anywhere: true })
    const within = join(folder, 'within')
    mkdirSync(within)
    const outside = testFolder()
    const link = join(outside, 'link')
    symlinkSync(folder, link)
    writeFileSync(join(outside, 'file'), '')
    for (const [place, why] of [
      [folder, 'is the library itself'],
      [within, 'lies within the library'],
      [join(link, 'within'), 'lies within the library'],
      [link, 'is a link'],
      [join(outside, 'file'), 'is no folder'],
      [join(outside, 'none'), 'is not there'],
    ] as const)
      expect((await refusal(api('library.setElsewhere', { folder: place }))).message).toContain(why)
    symlinkSync(outside, join(outside, '.snapshots'))
    expect((await refusal(api('library.setElsewhere', { folder: outside }))).code).toBe('file-busy')
    expect((await api('library.elsewhere', {})).folder).toBeNull()
    expect(existsSync(join(outside, 'none'))).toBe(false)
    expect(readdirSync(within)).toEqual([])
  })

  it('that does not give a copy back as it was written has none of it, and the player is told', async () => {
    const { api, program, campaign, second } = await withSecond()
    const read = vi.spyOn(promises, 'readFile').mockResolvedValue(Buffer.from('spoilt'))
    expect(await endTurn({ api, program }, campaign)).toContain('did not give the copy back as it was written')
    read.mockRestore()
    expect(Object.values(drawers(second))).toEqual([[]])
    expect(await endTurn({ api, program }, campaign)).toBeNull()
    expect(Object.values(drawers(second))).toMatchObject([[expect.any(String)]])
  })

  it('is swept of drafts that were left there long ago, and of no others', async () => {
    const { api, program, campaign, second } = await withSecond()
    await endTurn({ api, program }, campaign)
    const [[id, kept]] = Object.entries(drawers(second)) as [[string, string[]]]
    for (const name of ['.old.tour.draft', '.new.tour.draft']) writeFileSync(join(second, '.snapshots', id, name), '')
    utimesSync(join(second, '.snapshots', id, '.old.tour.draft'), 0, 0)
    await endTurn({ api, program }, campaign)
    expect(drawers(second)[id]).toEqual(['.new.tour.draft', ...kept, expect.any(String)])
  })

  it('whose drawers have become a link is not followed', async () => {
    const { api, program, campaign, second } = await withSecond()
    const foreign = testFolder()
    rmSync(join(second, '.snapshots'), { recursive: true })
    symlinkSync(foreign, join(second, '.snapshots'))
    expect(await endTurn({ api, program }, campaign)).toContain('none could be written to the second folder')
    expect(readdirSync(foreign)).toEqual([])
  })

  it('is not named by a browser; the desktop asks for it; turned off, its copies stay', async () => {
    const second = testFolder()
    const browser = testProgram()
    for (const call of [
      browser.api('library.setElsewhere', { folder: second }),
      browser.api('library.chooseElsewhere', {}),
    ])
      expect((await refusal(call)).code).toBe('not-here')
    expect(readdirSync(second)).toEqual([])
    let answer: string | null = null
    const desktop = testProgram({ chooseFolder: () => Promise.resolve(answer) })
    expect(await desktop.api('library.chooseElsewhere', {})).toMatchObject({ chosen: false, folder: null })
    answer = second
    expect(await desktop.api('library.chooseElsewhere', {})).toMatchObject({ chosen: true, folder: second })
    await desktop.api('library.setElsewhere', { folder: null })
    expect((await desktop.api('library.elsewhere', {})).folder).toBeNull()
    expect(readdirSync(second)).toEqual(['.snapshots'])
    expect((await refusal(desktop.api('library.copyElsewhere', {}))).message).toContain('No second folder')
  })

  it('takes the newest snapshot of each campaign at once, each only once, and a spoilt one anew', async () => {
    const { api, program, campaign, folder } = await withSecond()
    await api('library.setElsewhere', { folder: null })
    await endTurn({ api, program }, campaign)
    await api('library.create', { name: 'Not begun', game: 'fng' })
    const second = testFolder()
    await api('library.setElsewhere', { folder: second })
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 1, there: 0, without: 1 })
    expect(drawers(second)).toEqual(drawers(folder))
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 0, there: 1, without: 1 })
    const [[id, [name]]] = Object.entries(drawers(second)) as [[string, [string]]]
    writeFileSync(join(second, '.snapshots', id, name), 'spoilt')
    expect(await api('library.copyElsewhere', {})).toMatchObject({ copied: 1 })
    const { tours } = await testProgram({ folder: second }).api('library.kept', {})
    expect(tours[0]!.copies).toMatchObject([{ error: null }])
  })
})
