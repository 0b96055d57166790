import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import { nearestFirst } from '../../../src/main/app/library/ownSnapshot.ts'
import type { Program } from '../../../src/main/app/program.ts'
import { nameAt } from '../../../src/main/store/snapshotNames.ts'
import { testFolder } from '../../support/folder.ts'
import { folderLook } from '../../support/folderLook.ts'
import { playedCampaign, refusal, testProgram } from '../../support/program.ts'
import { spoil } from '../../support/toyTours.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

/** A played campaign at the end of a turn, of which a snapshot has been kept. */
async function withSnapshot(options: Parameters<typeof testProgram>[0] = {}) {
  const made = testProgram(options)
  const { api, folder } = made
  const campaign = await playedCampaign(folder)
  await endAgain(api, campaign)
  const drawer = () => {
    const [id] = readdirSync(join(folder, '.snapshots'))
    return join(folder, '.snapshots', id!)
  }
  const latest = () => join(drawer(), readdirSync(drawer()).sort().at(-1)!)
  return { ...made, campaign, latest }
}

async function endAgain(api: Api, campaign: string) {
  await api('journal.undo', { campaign })
  await api('fng.endTurn', { campaign, input: {} })
}

it('the nearest snapshot is the last on the way to where a tour stands, that place itself counted; else the farthest', () => {
  const name = (depth: number) => nameAt({ depth, occasion: 'turn', label: 'May', at: '1967-05-01T00:00:00.000Z' }, [])
  const kept = [9, 5, 3].map((depth) => ({ ...name(depth), bytes: 1 }))
  const nearest = [10, 9, 8, 5, 4, 3, 2].map((depth) => nearestFirst(kept, { depth })[0]?.depth)
  expect(nearest).toEqual([9, 9, 5, 5, 3, 3, 9])
  expect(nearestFirst(kept, { depth: 4 }).map(({ depth }) => depth)).toEqual([3, 9, 5])
})

describe('a fire drill', () => {
  it('restores the latest snapshot for trial, compares it, plays it again, remembers that, and leaves nothing', async () => {
    const { api, campaign, folder } = await withSnapshot()
    expect(await api('library.proofs', {})).toEqual({})
    const before = readFileSync(join(folder, campaign))
    const proof = await api('library.drill', { campaign })
    const { entries } = await api('journal.list', { campaign, limit: 1000 })
    expect(proof).toEqual({
      at: expect.stringMatching(/^2026-/) as string,
      date: 'Early March 1967',
      entries: entries.filter(({ onPath }) => onPath).length,
      roster: expect.any(Number) as number,
      inJournal: true,
      fault: null,
    })
    expect(proof.roster).toBeGreaterThan(10)
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof })
    expect(readdirSync(join(folder, '.incoming'))).toEqual([])
    expect(readFileSync(join(folder, campaign)).equals(before)).toBe(true)
    // Renamed, and seen by another program: it is known by what it is.
    await api('library.rename', { campaign, name: 'Renamed' })
    expect(await testProgram({ folder }).api('library.proofs', {})).toEqual({ 'Renamed.tour': proof })
  })

  it('of one file proves no other with the same campaign in it: one that is brought in, or put in its place', async () => {
    const { api, campaign, folder } = await withSnapshot()
    const proof = await api('library.drill', { campaign })
    const bytes = readFileSync(join(folder, campaign))
    await api('library.importBegin', { job: 'in', name: 'Brought.tour', size: bytes.length })
    await api('library.importPiece', { job: 'in', bytes: bytes.toString('base64') })
    const { campaign: brought } = await api('library.importEnd', { job: 'in' })
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof })
    const own = await api('library.drill', { campaign: brought })
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof, [brought]: own })
    await api('library.delete', { campaign })
    await api('library.rename', { campaign: brought, name: campaign.replace('.tour', '') })
    expect(await api('library.proofs', {})).toEqual({ [campaign]: own })
  })

  it('without a snapshot, or of a tour that is not there, is refused', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    expect((await refusal(api('library.drill', { campaign }))).message).toContain('No snapshot of')
    for (const name of ['none.tour', '../x.tour'])
      expect((await refusal(api('library.drill', { campaign: name }))).code).toBe('not-found')
    expect(existsSync(join(folder, '.proofs.json'))).toBe(false)
  })

  it('says what is wrong: a spoilt copy, one that is not sound, one that is not what the campaign held, one that plays otherwise', async () => {
    const { api, campaign, latest } = await withSnapshot()
    const good = readFileSync(latest())
    const faultOf = async (change: (path: string) => void) => {
      writeFileSync(latest(), good)
      change(latest())
      const { fault } = await api('library.drill', { campaign })
      expect((await api('library.proofs', {}))[campaign]!.fault).toBe(fault)
      return fault
    }
    const written = (bytes: Buffer) => (path: string) => {
      writeFileSync(path, bytes)
    }
    expect(await faultOf(() => undefined)).toBeNull()
    expect(await faultOf(written(good.subarray(0, good.length >> 1)))).toMatch(/^It is damaged: [^/]*\.$/)
    expect(await faultOf(written(Buffer.from(good).fill(0xff, 3 * 4096, 40 * 4096)))).toMatch(
      /^It is damaged: [^/]*\.$/,
    )
    const stronger = (path: string) => {
      spoil(path, 'update soldiers set rep = rep + 1')
    }
    expect(await faultOf(stronger)).not.toBeNull()
  })

  it('is of the path of the campaign; of another, where there is none, cannot be compared, and is said to be so', async () => {
    const { api, campaign, folder, latest } = await withSnapshot()
    const before = readFileSync(join(folder, campaign))
    const own = latest()
    await endAgain(api, campaign)
    writeFileSync(join(folder, campaign), before)
    const { program } = testProgram({ folder })
    const drill = () => program.call('library.drill', { campaign })
    expect(await drill()).toMatchObject({ value: { inJournal: true, fault: null } })
    rmSync(own)
    expect(await drill()).toMatchObject({ value: { inJournal: false, fault: null } })
  })

  it('says so where the campaign has changed under its journal: the snapshot stands otherwise', async () => {
    const { api, campaign, folder, program } = await withSnapshot()
    await api('fng.testForContact', { campaign, input: {} })
    await program.close()
    const change = "update entry_change set before = json_set(before, '$.halfMonth', 40)"
    spoil(join(folder, campaign), `${change} where collection = 'tour' and entry = (select max(id) from entry)`)
    const { fault, inJournal } = await testProgram({ folder }).api('library.drill', { campaign })
    expect([inJournal, fault]).toEqual([true, expect.stringContaining('not what the campaign holds at journal line')])
  })

  it('is forgotten with the last snapshot of its campaign, when the next one is held', async () => {
    const { api, campaign, folder } = await withSnapshot()
    await api('library.drill', { campaign })
    const [{ copy } = { copy: '' }] = await api('library.snapshots', { campaign })
    const { campaign: other } = await api('library.restore', { copy, name: 'Other' })
    const { copies } = (await api('library.kept', {})).tours.find((tour) => tour.campaign === campaign)!
    await api('library.delete', { campaign })
    await api('library.erase', { copies: [...copies.map((one) => one.copy), `.trash/${campaign}`] })
    await api('library.drill', { campaign: other })
    expect(Object.keys(JSON.parse(readFileSync(join(folder, '.proofs.json'), 'utf8')) as object)).toHaveLength(1)
  })

  it('is held among the temporary files of the system where the disk of the library is full', async () => {
    const { api, campaign, folder } = await withSnapshot()
    const proof = await api('library.drill', { campaign })
    const temporary = testFolder()
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const disk = watchedDisk(folder)
    disk.fail(({ name, path }) =>
      (name === 'copyFileSync' && path.includes('.incoming')) || path.endsWith('.proofs.json.draft') ? 'ENOSPC' : null,
    )
    const held = await api('library.drill', { campaign })
    expect({ ...held, at: proof.at }).toEqual(proof)
    disk.release()
    expect(readdirSync(join(folder, '.incoming'))).toEqual([])
    expect(readdirSync(temporary)).toEqual([])
    // That it was held could not be remembered: what was proven before stands.
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof })
  })

  it('for which there is no room at all is refused, and says how much it needs', async () => {
    const { api, campaign, folder } = await withSnapshot()
    const disk = watchedDisk(dirname(folder))
    disk.fail(({ name }) => (name === 'copyFileSync' ? 'ENOSPC' : null))
    expect(await refusal(api('library.drill', { campaign }))).toEqual({
      code: 'disk-full',
      message: expect.stringMatching(
        /^A fire drill needs room for \d+ MB, .* nothing is wrong with the copy/,
      ) as string,
    })
    disk.release()
    expect(readdirSync(join(folder, '.incoming'))).toEqual([])
    expect(await api('library.proofs', {})).toEqual({})
  })

  it('what is remembered may be spoilt, or a link: then nothing is known', async () => {
    const { api, campaign, folder } = await withSnapshot()
    const path = join(folder, '.proofs.json')
    for (const text of ['', '[', '{"a":1}', '[null]', 'null', '{"x":{"at":3}}']) {
      writeFileSync(path, text)
      expect(await api('library.proofs', {})).toEqual({})
    }
    rmSync(path)
    symlinkSync('/dev/zero', path)
    expect(await api('library.proofs', {})).toEqual({})
    const proof = await api('library.drill', { campaign })
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof })
    // Nor is one read that has grown without measure.
    writeFileSync(path, readFileSync(path, 'utf8') + ' '.repeat(4_000_000))
    expect(await api('library.proofs', {})).toEqual({})
  })

  it('can be cancelled, and leaves nothing', async () => {
    const { api, campaign, folder, program } = await withSnapshot()
    program.on((event) => {
      if (event === 'progress') void api('job.cancel', { job: 'drill' })
    })
    expect((await refusal(api('library.drill', { campaign, job: 'drill' }))).code).toBe('cancelled')
    expect(readdirSync(folder)).not.toContain('.incoming')
    expect(await api('library.proofs', {})).toEqual({})
  })
})

describe('by itself', () => {
  /** Every pause lasts until the test lets it go. */
  function pauses() {
    const held: (() => void)[] = []
    let tell: () => void = () => undefined
    return {
      pauseBeforeDrill: () =>
        new Promise<void>((resolve) => {
          held.push(resolve)
          tell()
        }),
      count: () => held.length,
      /** When the next one is asked for. */
      asked: () =>
        new Promise<void>((resolve) => {
          tell = resolve
        }),
      letGo: () => {
        for (const one of held.splice(0)) one()
      },
    }
  }

  /** The library tells its windows when a drill has been held. */
  const drilled = (program: Program) =>
    new Promise<void>((resolve) => {
      program.on((event, payload) => {
        if (event === 'changed' && (payload as { campaign: unknown }).campaign === null) resolve()
      })
    })

  it('a drill is held after a snapshot and at the start, off the way of every step, and once for each snapshot', async () => {
    const { pauseBeforeDrill, count, letGo } = pauses()
    const { api, campaign, folder, program, logged } = await withSnapshot({ pauseBeforeDrill })
    // That of the start, and that after the snapshot.
    expect(count()).toBe(2)
    expect(await api('library.proofs', {})).toEqual({})
    const held = drilled(program)
    letGo()
    await held
    const first = (await api('library.proofs', {}))[campaign]!
    expect(first).toMatchObject({ fault: null, inJournal: true })
    await endAgain(api, campaign)
    const heldAgain = drilled(program)
    letGo()
    await heldAgain
    expect((await api('library.proofs', {}))[campaign]!.at).not.toBe(first.at)
    await program.close()

    // Started again: its latest snapshot is proven, so that no pause but that of the start is asked for.
    const again = pauses()
    const next = testProgram({ folder, pauseBeforeDrill: again.pauseBeforeDrill })
    const told: string[] = []
    next.program.on((event) => told.push(event))
    again.letGo()
    await next.api('library.list', {})
    await new Promise(setImmediate)
    await next.api('library.list', {})
    expect(again.count()).toBe(0)
    expect(told).toEqual([])
    expect([...logged, ...next.logged]).toEqual([])
  })

  it('none is held of a snapshot that the player has tried while it waited', async () => {
    const { pauseBeforeDrill, asked, letGo } = pauses()
    const { api, campaign } = await withSnapshot({ pauseBeforeDrill })
    const proof = await api('library.drill', { campaign })
    // Another campaign waits behind it: when its pause is asked for, this one has had its turn.
    const [{ copy } = { copy: '' }] = await api('library.snapshots', { campaign })
    const { campaign: other } = await api('library.restore', { copy, name: 'Other' })
    await endAgain(api, other)
    const next = asked()
    letGo()
    await next
    expect(await api('library.proofs', {})).toEqual({ [campaign]: proof })
  })

  it('the program ends at once, whatever waits; a drill that fails is seen in the library', async () => {
    const { pauseBeforeDrill, letGo } = pauses()
    const { api, campaign, latest, program, folder } = await withSnapshot({ pauseBeforeDrill })
    writeFileSync(latest(), readFileSync(latest()).subarray(0, 9000))
    const held = drilled(program)
    letGo()
    await held
    expect((await api('library.proofs', {}))[campaign]!.fault).toMatch(/^It is damaged: [^/]*\.$/)
    await endAgain(api, campaign)
    await program.close()
    expect(readdirSync(folder)).not.toContain('.incoming')
  })
})

it('a drill only looks into the campaign: it is as it was, to the bytes and times', async () => {
  const { api, campaign, folder } = await withSnapshot()
  const look = () => folderLook(folder).filter((one) => Array.isArray(one) && !String(one[0]).startsWith('.'))
  const before = look()
  await api('library.drill', { campaign })
  expect(look()).toEqual(before)
})
