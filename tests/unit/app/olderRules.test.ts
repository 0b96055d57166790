import { basename } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { keptInWords } from '../../../src/main/app/campaign/kept.ts'
import type { PastEntry } from '../../../src/main/store/types.ts'
import { unpackTour } from '../../support/archive.ts'
import { testFolder } from '../../support/folder.ts'
import { testProgram } from '../../support/program.ts'

describe('keptInWords', () => {
  const fire = { pages: [30], text: 'An empty pistol no longer empties the rifle.', steps: ['act.fire'] }
  const medic = { pages: [24, 39], text: 'The Medic comes.', steps: ['chooseParty', 'act.fire'] }
  const other = { pages: [103], text: 'Another deed.', steps: ['report'] }
  const corrections = [{ number: 2, mends: [fire, medic, other] }]
  const entry = (id: number, step: string, input: unknown = {}) => ({
    entry: { id, depth: id, title: `E${id}`, step, input, rulesVersion: 1 } as PastEntry,
    how: 'differs',
  })

  it('names the correction, the pages of what it put right of these entries, and nothing else of it', () => {
    const kept = [entry(4, 'act', { action: 'fire' }), entry(7, 'chooseParty'), entry(9, 'act', { action: 'fire' })]
    expect(keptInWords(kept, corrections)).toEqual([
      {
        text: '3 entries were played before correction 2 (pp. 24, 30, 39): kept as played.',
        mends: ['pp. 24, 39: The Medic comes.', 'p. 30: An empty pistol no longer empties the rifle.'],
        entries: kept.map(({ entry: { id, depth, title } }) => ({ id, depth, title, how: 'differs' })),
      },
    ])
  })

  it('tells what was put right in the order of the book', () => {
    const mend = (...pages: number[]) => ({ pages, text: 'x', steps: ['report'] })
    const mends = [mend(59, 71), mend(59), mend(21, 30), mend(21, 22), mend(7)]
    const [told] = keptInWords([entry(4, 'report')], [{ number: 2, mends }])
    expect(told!.mends.map((text) => text.slice(0, text.indexOf(':')))).toEqual([
      'p. 7',
      'pp. 21, 22',
      'pp. 21, 30',
      'p. 59',
      'pp. 59, 71',
    ])
  })

  it('says of entries that no correction tells of that other rules played them', () => {
    expect(keptInWords([entry(1, 'muster'), entry(2, 'report')], corrections).map(({ text }) => text)).toEqual([
      '1 entry was played before correction 2 (p. 103): kept as played.',
      '1 entry was played by other rules than those of today: kept as played.',
    ])
  })
})

/** A tour whose rules were others in more than one place. */
async function olderTour() {
  const folder = testFolder()
  const path = unpackTour('7429c74/usmc', folder)
  const campaign = basename(path)
  const opened = testProgram({ folder })
  const { kept } = await opened.api('campaign.replay', { campaign })
  return { ...opened, path, campaign, lines: kept.flatMap(({ entries }) => entries).sort((a, b) => a.depth - b.depth) }
}

describe('a tour that older rules played', () => {
  it('is played again to its end, and what comes out differently is no fault', async () => {
    const { api, campaign, lines } = await olderTour()
    expect(lines.length).toBeGreaterThan(1)
    expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
  })

  it('is a fault where the rules of today played the entry', async () => {
    const { program, path, campaign, lines } = await olderTour()
    await program.close()
    const { depth } = lines[1]!
    const file = new Database(path)
    file.prepare('update entry set rules_version = 2 where depth = ?').run(depth)
    file.close()
    const { api } = testProgram({ folder: path.slice(0, -campaign.length) })
    const { same, first, kept } = await api('campaign.replay', { campaign })
    expect({ same, first: first?.depth }).toEqual({ same: false, first: depth })
    // What came before it is told all the same.
    expect(kept.flatMap(({ entries }) => entries)).toEqual([lines[0]])
  })

  it('can be played anew from such an entry as it is, and is the tour of today then', async () => {
    const { api, campaign, lines } = await olderTour()
    const entry = lines[0]!.id
    const form = await api('journal.amendForm', { campaign, entry })
    expect(form.older?.text).toBe('It was played before correction 2 of the rules.')
    const anew = { campaign, entry }
    const preview = await api('journal.preview', anew)
    expect(preview.differences.length).toBeGreaterThan(0)
    expect(await api('journal.amend', anew)).toMatchObject({ status: 'ready' })
    expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, kept: [] })
    const now = (await api('journal.list', { campaign, limit: 1 })).entries[0]!
    expect((await api('journal.amendForm', { campaign, entry: now.id })).older).toBeNull()
  })
})

/** In an ambush before its turn: an In Sight that the rules of today do not let be (p. 98). */
describe('an entry that the rules of today refuse', () => {
  const refusedEntry = async () => {
    const folder = testFolder()
    const campaign = basename(unpackTour('4cdc41a/usmc', folder))
    const opened = testProgram({ folder })
    const { kept } = await opened.api('campaign.replay', { campaign })
    const line = kept.flatMap(({ entries }) => entries).find(({ depth }) => depth === 21)!
    return { ...opened, campaign, entry: line.id }
  }

  it('says so beforehand, and why, without a word of a fault', async () => {
    const { api, campaign, entry } = await refusedEntry()
    const { older, refused } = await api('journal.amendForm', { campaign, entry })
    expect(refused).toBeNull()
    expect(older?.refused).toMatch(/\.$/)
    expect(older?.refused).not.toContain('Nothing was changed')
    await expect(api('journal.preview', { campaign, entry })).rejects.toThrow(older!.refused!.slice(0, -1))
  })

  it('can be left out: what came after it is played without it, and the tour is one of today', async () => {
    const { api, campaign, entry } = await refusedEntry()
    // A little farther on the tour would ask the player something.
    const { entries } = await api('journal.list', { campaign, limit: 500 })
    await api('journal.goTo', { campaign, entry: entries.find(({ depth }) => depth === 30)!.id })
    const before = (await api('journal.list', { campaign, limit: 1 })).entries[0]!
    const preview = await api('journal.preview', { campaign, entry, leaveOut: true })
    expect(preview.differences[0]).toMatchObject({
      depth: 21,
      kind: 'no-longer-applies',
      after: ['Left out by the player.'],
    })
    // Nothing was written by looking.
    expect((await api('journal.list', { campaign, limit: 1 })).entries[0]!.id).toBe(before.id)
    expect(await api('journal.amend', { campaign, entry, leaveOut: true })).toMatchObject({ status: 'ready' })
    expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true })
    expect(await api('campaign.check', { campaign })).toMatchObject({ sound: true })
  })

  it('the last of all is gone when it is left out', async () => {
    const { api, campaign, entry } = await refusedEntry()
    await api('journal.goTo', { campaign, entry })
    await api('journal.amend', { campaign, entry, leaveOut: true })
    const { entries } = await api('journal.list', { campaign, limit: 200 })
    expect(Math.max(...entries.flatMap(({ onPath, depth }) => (onPath ? [depth] : [])))).toBe(20)
  })
})
