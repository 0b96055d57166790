import Database from 'better-sqlite3'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPatience } from '../../../src/main/app/patience.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { newToyTour } from '../../support/toyTours.ts'
import { toySystem } from '../../support/toySystem.ts'
import { atPhase, depthOf, mustered, playOn, testProgram } from '../../support/program.ts'

/** Holds a file as another program does. @returns a function that lets it go. */
function held(path: string, how: 'immediate' | 'exclusive'): () => void {
  const other = new Database(path)
  onTestFinished(() => {
    other.close()
  })
  other.exec(`begin ${how}`)
  return () => {
    other.exec('rollback')
  }
}

async function twoTours() {
  const made = testProgram()
  const campaign = await mustered(made.api)
  copyFileSync(join(made.folder, campaign), join(made.folder, 'Other.tour'))
  const note = (of: string, text: string) => made.api('fng.writeNote', { campaign: of, input: { text } })
  return { ...made, campaign, other: 'Other.tour', path: join(made.folder, campaign), note }
}

describe('while another program holds a tour', () => {
  it('a step waits for it and is taken once; steps of another tour are taken meanwhile', async () => {
    const { api, campaign, other, path, note } = await twoTours()
    const before = await depthOf(api, campaign)
    const letGo = held(path, 'exclusive')
    const order: string[] = []
    const waiting = note(campaign, 'Late.').then(() => order.push('held'))
    for (const text of ['One.', 'Two.', 'Three.']) await note(other, text).then(() => order.push(text))
    letGo()
    await waiting
    expect(order).toEqual(['One.', 'Two.', 'Three.', 'held'])
    expect(await depthOf(api, campaign)).toBe(before + 1)
  })

  it('and only writes to it, looks at the tour are answered at once', async () => {
    const { api, campaign, path, note } = await twoTours()
    const letGo = held(path, 'immediate')
    let taken = false
    const waiting = note(campaign, 'Late.').then(() => (taken = true))
    const { head } = await api('campaign.overview', { campaign })
    await api('fng.roster', { campaign })
    expect(await api('campaign.check', { campaign })).toMatchObject({ sound: true })
    expect(taken).toBe(false)
    letGo()
    await waiting
    expect((await api('campaign.overview', { campaign })).head).not.toBe(head)
  })

  it('the rest of a turn goes on where it was', async () => {
    const { api, folder } = testProgram()
    // Seed 6 has contact in its first half-month.
    const campaign = await mustered(api, 6)
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('area'))
    const letGo = held(join(folder, campaign), 'immediate')
    const rest = api('turn.rest', { campaign, until: 'supportLevel' })
    await api('campaign.overview', { campaign })
    letGo()
    expect((await rest).played.map(({ step }) => step)).toEqual([
      'fng.rollArea',
      'fng.rollPoliticalStatus',
      'fng.rollSupportLevel',
    ])
  })

  it('its card says so, and no other', async () => {
    const { api, path, campaign } = await twoTours()
    const letGo = held(path, 'exclusive')
    const cards = async () =>
      new Map((await api('library.list', {})).campaigns.map((card) => [card.campaign, card.state]))
    const locked = await cards()
    expect(locked.get(campaign)).toMatchObject({ kind: 'broken', code: 'file-busy' })
    expect(locked.get('Other.tour')).toMatchObject({ kind: 'tour' })
    const listed = cards()
    letGo()
    expect((await listed).get(campaign)).toMatchObject({ kind: 'tour' })
  })

  it('it is not called unsound', async () => {
    const { api, campaign, path } = await twoTours()
    const letGo = held(path, 'exclusive')
    const check = api('campaign.check', { campaign })
    await api('library.recent', {})
    letGo()
    expect(await check).toEqual({ sound: true, findings: [] })
  })
})

describe('patience', () => {
  /** A toy tour that another program holds, an open file of it, and a patience that waits in no time. */
  function lockedToy() {
    const { path } = newToyTour()
    const waits: number[] = []
    let during = (): void => undefined
    const patience = openPatience((ms) => {
      waits.push(ms)
      during()
      return Promise.resolve()
    })
    const file = openTourFile(path, [toySystem], patience.written)
    onTestFinished(() => {
      file.close()
    })
    const work = {
      attempts: 0,
      rename: () => {
        work.attempts++
        file.rename('Lake')
      },
    }
    return { path, patience, waits, file, work, meanwhile: (what: () => void) => (during = what) }
  }

  it('ends after two seconds, with a refusal that says what to do', async () => {
    const { path, patience, waits, work } = lockedToy()
    held(path, 'immediate')
    const refused = patience.call(work.rename)
    await expect(refused).rejects.toMatchObject({
      code: 'file-busy',
      message: expect.stringContaining('in use by another program. Nothing was changed.') as string,
    })
    expect(waits.reduce((sum, one) => sum + one)).toBe(2000)
    expect(work.attempts).toBe(waits.length + 1)
    // Whoever waits around it does not begin anew.
    waits.length = 0
    await expect(patience.call(() => refused)).rejects.toMatchObject({ code: 'file-busy' })
    expect(waits).toEqual([])
  })

  it('is over as soon as the file is free', async () => {
    const { path, patience, waits, file, work, meanwhile } = lockedToy()
    const letGo = held(path, 'immediate')
    meanwhile(letGo)
    await patience.call(work.rename)
    expect([file.info().name, waits.length, work.attempts]).toEqual(['Lake', 1, 2])
  })

  it('does nothing twice: what has written is not tried again, and does not say that nothing was changed', async () => {
    const { path, patience, waits, file } = lockedToy()
    let attempts = 0
    const call = patience.call(() => {
      attempts++
      file.rename('Lake')
      held(path, 'immediate')
      file.setArchived(true)
    })
    await expect(call).rejects.toMatchObject({
      code: 'file-busy',
      message: expect.stringContaining('in use by another program. What was done before that is saved') as string,
    })
    expect([attempts, waits, file.info().name]).toEqual([1, [], 'Lake'])
  })

  it('of a piece of work is a piece that waits', () => {
    const { path, patience, work, file, waits } = lockedToy()
    const letGo = held(path, 'immediate')
    const piece = patience.piece(work.rename, { done: 1, of: 3, what: 'Lake' })
    const first = piece.next()
    expect(first).toMatchObject({
      done: false,
      value: { done: 1, of: 3, what: 'Lake', until: expect.any(Promise) as Promise<unknown> },
    })
    expect(waits).toEqual([10])
    letGo()
    expect(piece.next().done).toBe(true)
    expect(file.info().name).toBe('Lake')
    expect(doAtOnce(patience.piece(() => 'free', { done: 0, of: 1, what: '' }))).toBe('free')
  })

  it('has none for other faults', async () => {
    const { patience, waits } = lockedToy()
    await expect(patience.call(() => Promise.reject(new TypeError('of undefined')))).rejects.toThrow(TypeError)
    expect(waits).toEqual([])
  })
})
