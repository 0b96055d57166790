import Database from 'better-sqlite3'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Failure, Reply } from '../../../src/contract/rpc.ts'
import { StoreError } from '../../../src/main/store/errors.ts'
import { testFolder } from '../../support/folder.ts'
import { depthOf, expectSound, mustered, testProgram } from '../../support/program.ts'
import { watchedDisk, type DiskCall } from '../../support/watchedDisk.ts'

/** What each fault of the file system is told as. */
const codeOf: Readonly<Record<string, Failure['code']>> = {
  ENOSPC: 'disk-full',
  EROFS: 'read-only',
  EIO: 'disk-fault',
  EACCES: 'file-busy',
  ENOTDIR: 'file-busy',
  EMFILE: 'file-busy',
}
const codes = Object.keys(codeOf)

/** A library of one campaign, one of its copies, and one that was deleted; made once, its files laid out anew each time. */
async function laidOut() {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  await api('library.duplicate', { campaign, name: 'Charlie' })
  await api('library.delete', { campaign: 'Charlie.tour' })
  const files = [campaign, '.trash/Charlie.tour'].map((name) => [name, readFileSync(join(folder, name))] as const)
  const lay = () => {
    const anew = testFolder()
    mkdirSync(join(anew, '.trash'))
    for (const [name, bytes] of files) writeFileSync(join(anew, name), bytes)
    return anew
  }
  return { lay, bytes: files[0]![1] }
}

const bravo = 'Bravo.tour'
type Call = (procedure: string, input: object) => Promise<Reply>

/** What a player does with files. Each ends with the reply that tells what came of it. */
const deeds: Readonly<Record<string, (call: Call, bytes: Buffer) => Promise<Reply>>> = {
  list: (call) => call('library.list', {}),
  'look at': (call) => call('campaign.overview', { campaign: bravo }),
  play: (call) => call('fng.writeNote', { campaign: bravo, input: { text: 'Rain.' } }),
  check: (call) => call('campaign.check', { campaign: bravo }),
  make: (call) => call('library.create', { name: 'Delta', game: 'fng' }),
  copy: (call) => call('library.duplicate', { campaign: bravo, name: 'Delta' }),
  rename: (call) => call('library.rename', { campaign: bravo, name: 'Delta' }),
  delete: (call) => call('library.delete', { campaign: bravo }),
  'look for copies': (call) => call('library.kept', {}),
  restore: (call) => call('library.restore', { copy: '.trash/Charlie.tour' }),
  async 'bring in'(call, bytes) {
    for (const [procedure, input] of [
      ['library.importBegin', { job: 'a', name: 'Delta.tour', size: bytes.length }],
      ['library.importPiece', { job: 'a', bytes: bytes.toString('base64') }],
    ] as const) {
      const reply = await call(procedure, input)
      if (!reply.ok) return reply
    }
    return call('library.importEnd', { job: 'a' })
  },
}

/** @returns the faults that a list or a look has put on cards, besides that of the reply itself. */
function cardsOf(value: unknown): Failure['code'][] {
  const { campaigns = [] } = (value ?? {}) as { campaigns?: { state: { kind: string; code: Failure['code'] } }[] }
  return campaigns.flatMap(({ state }) => (state.kind === 'broken' ? [state.code] : []))
}

/** What a call asks of the system, and of which file, whatever it is called in this run. */
const placeOf = ({ name, path }: DiskCall, folder: string): string =>
  `${name} ${path.slice(folder.length).replace(/[0-9a-f-]{36}/, 'ID')}`

/** Does a deed, and has the nth call of a place refused. @returns what came of it, and the places that it came by. */
async function failing(deed: string, of: Awaited<ReturnType<typeof laidOut>>, fault: Fault | null) {
  const folder = of.lay()
  const { program, logged } = testProgram({ folder })
  const disk = watchedDisk(folder)
  let times = 0
  disk.fail((call) =>
    fault !== null && placeOf(call, folder) === fault.place && ++times === fault.nth ? fault.code : null,
  )
  const reply = await deeds[deed]!(program.call, of.bytes)
  disk.release()
  return { folder, reply, logged, places: disk.calls.map((call) => placeOf(call, folder)) }
}

interface Fault {
  readonly place: string
  readonly nth: number
  readonly code: string
}

/** @returns the first and the last call of each place, with one of the codes each. */
function faultsAt(places: readonly string[]): Fault[] {
  const all = [...Map.groupBy(places, (place) => place)].flatMap(([place, { length }]) =>
    [...new Set([1, length])].map((nth) => ({ place, nth })),
  )
  return all.map((one, i) => ({ ...one, code: codes[i % codes.length]! }))
}

describe('whatever the system refuses, at whatever moment, is told for what it is, and loses nothing', () => {
  it.each(Object.keys(deeds))('%s', async (deed) => {
    const of = await laidOut()
    const { places, reply: good } = await failing(deed, of, null)
    expect(good.ok).toBe(true)
    let refused = 0
    for (const fault of faultsAt(places)) {
      const { folder, reply, logged } = await failing(deed, of, fault)
      const where = JSON.stringify(fault)
      if (!reply.ok) {
        refused++
        expect(reply.error.message, where).toMatch(/\. .+\.$/)
      }
      const told = reply.ok ? cardsOf(reply.value) : [reply.error.code]
      for (const one of told) expect(one, where).toBe(codeOf[fault.code])
      // A restored copy that could not be looked over to its end is told so, and why is logged.
      const unforeseen = logged.filter(({ error }) => !(deed === 'restore' && error instanceof StoreError))
      expect(unforeseen, where).toEqual([])
      // What was there is there, under its name or the new one, and nothing half made is beside it.
      const { api } = testProgram({ folder })
      const { campaigns } = await api('library.list', {})
      expect(cardsOf({ campaigns }), where).toEqual([])
      const kept = deed === 'delete' ? readdirSync(join(folder, '.trash')) : []
      expect([...campaigns.map(({ campaign }) => campaign), ...kept], where).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(Bravo|Delta)\.tour$/)]),
      )
      for (const { campaign } of campaigns)
        expect(await api('campaign.check', { campaign }), where).toEqual({ sound: true, findings: [] })
      const halfMade = readdirSync(folder).filter((name) => /draft|journal/.test(name))
      expect(halfMade, where).toEqual([])
    }
    expect(refused).toBeGreaterThan(0)
  })
})

describe('whatever SQLite refuses within a step leaves the campaign as it was', () => {
  const statement = Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as {
    run: (...args: unknown[]) => unknown
  }
  it.each([
    ['SQLITE_FULL', 'disk-full'],
    ['SQLITE_IOERR_WRITE', 'disk-fault'],
    ['SQLITE_IOERR_FSYNC', 'disk-fault'],
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_CANTOPEN', 'file-busy'],
    ['SQLITE_CORRUPT', 'damaged'],
  ])('%s', async (code, kind) => {
    const { api, program, logged } = testProgram()
    const campaign = await mustered(api)
    const depth = await depthOf(api, campaign)
    const note = () => program.call('fng.writeNote', { campaign, input: { text: 'Rain.' } })
    const { run } = statement
    let refused = 0
    for (; ; refused++) {
      let writes = 0
      const spy = vi.spyOn(statement, 'run').mockImplementation(function (this: unknown, ...args) {
        if (writes++ === refused) throw new Database.SqliteError(`injected ${code}`, code)
        return run.apply(this, args)
      })
      const reply = await note()
      spy.mockRestore()
      if (reply.ok) break
      expect(reply.error.code).toBe(kind)
      expect(reply.error.message).not.toContain('injected')
      // Also where it was only what is shown after the step that could not be read.
      const isDone = reply.error.message.includes('What was done before that is saved.')
      expect(await depthOf(api, campaign)).toBe(depth + (isDone ? 1 : 0))
      if (isDone) await api('journal.undo', { campaign })
    }
    expect(refused).toBeGreaterThan(3)
    expect(await depthOf(api, campaign)).toBe(depth + 1)
    expect(logged).toEqual([])
    await expectSound(api, campaign)
  })
})
