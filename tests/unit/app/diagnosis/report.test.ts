import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { version } from '../../../../src/main/app/diagnosis/version.ts'
import { openErrorLog } from '../../../../src/main/app/diagnosis/errorLog.ts'
import { testFolder } from '../../../support/folder.ts'
import { mustered, playedCampaign, rowsOf, testProgram, type TestProgram } from '../../../support/program.ts'

const now = () => new Date('2026-11-29T11:20:00.000Z')
const textOf = async ({ api }: TestProgram, wanted: Parameters<typeof api<'program.report'>>[1]) =>
  (await api('program.report', wanted)).lines.join('\n')

describe('a report', () => {
  it('tells versions, system, each file by number, and what is kept', async () => {
    const one = testProgram({ now })
    await playedCampaign(one.folder)
    writeFileSync(join(one.folder, 'Not.tour'), 'no tour')
    const text = await textOf(one, { browser: 'Mozilla/5.0' })
    expect(text).toContain('Report of Short-Timer, 2026-11-29T11:20:00.000Z\nIt holds no names, no notes and no dice.')
    expect(text).toContain(`Short-Timer ${version}\n  Node ${process.versions.node}\n  Browser: Mozilla/5.0`)
    expect(text).toMatch(/File \d: fng, \d+ entries, [\d.]+ [km]?B\. Sound/i)
    expect(text).toMatch(/File \d: 7 bytes\. Cannot be opened: not-a-tour/)
    expect(text).toContain('Kept copies: none.')
    expect(text).toContain('Errors: none in the log')
  })

  it('counts the kept copies in words', async () => {
    const one = testProgram({ now })
    const campaign = await playedCampaign(one.folder)
    await one.api('journal.undo', { campaign })
    await one.api('fng.endTurn', { campaign, input: {} })
    const { campaign: copy } = await one.api('library.duplicate', { campaign, name: 'Copy' })
    await one.api('library.delete', { campaign: copy })
    expect(await textOf(one, {})).toMatch(/Kept copies: 1 from the end of a turn, 1 deleted file\./)
  })

  it('tells names and findings, and the last entries, only when they are ticked', async () => {
    const one = testProgram({ now })
    const campaign = await playedCampaign(one.folder)
    writeFileSync(join(one.folder, 'Not.tour'), 'no tour')
    const named = await textOf(one, { with: ['names'] })
    expect(named).toContain('It holds names of files, as was ticked.')
    expect(named).toContain(`Folder: ${one.folder}`)
    expect(named).toMatch(/Not\.tour: 7 bytes\. Cannot be opened: not-a-tour\n {4}Not\.tour is not/)
    const told = await textOf(one, { with: ['journal'], campaign })
    expect(told).toContain('It holds entries of a journal, as was ticked.')
    expect(told).toMatch(/\n {2}\d+ fng\.\w+: \w+/)
    expect(told).not.toContain(campaign)
    // Ticked, but no campaign is open.
    expect(await textOf(one, { with: ['journal'] })).toContain('It holds no names, no notes and no dice.')
  })

  it('can be cancelled, as it checks one file after another', async () => {
    const one = testProgram()
    await playedCampaign(one.folder)
    const reply = one.program.call('program.report', { job: 'mine' })
    await one.api('job.cancel', { job: 'mine' })
    expect(await reply).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })

  it('tells the mistakes of pages', async () => {
    const folder = testFolder()
    const one = testProgram({ folder, now, log: openErrorLog(folder, now, () => undefined) })
    const stack = 'TypeError: Able is not iterable\n    at show (http://127.0.0.1:19670/assets/Roster-x1_.js:7:42)'
    await one.api('program.pageMistake', { name: 'TypeError', message: 'Able is not iterable', stack })
    const text = await textOf(one, {})
    expect(text).toContain(`${version} [page] TypeError, is not iterable at Roster-x1_.js:7:42`)
    expect(text).not.toContain('Able')
  })
})

/** Words that stand nowhere in the program: each that comes out is one too many. */
const word = fc
  .string({ unit: fc.constantFrom('a', 'e', 'k', 'n', 'o', 'r', 's', 'u'), minLength: 3, maxLength: 9 })
  .map((s) => `Zq${s}`)

it('neither log nor report hold a name, a note or a file’s name, whatever goes wrong', async () => {
  await fc.assert(
    fc.asyncProperty(word, word, word, word, async (home, name, man, note) => {
      const folder = join(testFolder(), home)
      mkdirSync(folder)
      const secrets = new Error(`${man} at ${folder}`, { cause: new TypeError(`${note}.map is not a function`) })
      const one = testProgram({
        folder,
        log: openErrorLog(folder, now, () => undefined),
        deliverSheet: () => Promise.reject(secrets),
      })
      const { api, program } = one
      const campaign = await mustered(api)
      const { soldiers } = rowsOf(folder, campaign)
      const renamed = await api('library.rename', { campaign, name })
      await api('fng.renameSoldier', {
        ...renamed,
        input: { soldierId: soldiers[0]!.id, firstName: man, lastName: man },
      })
      await api('fng.writeNote', { ...renamed, input: { text: note } })
      expect(await program.call('print.sheets', { ...renamed, sheets: [{ sheet: 'roster' }] })).toMatchObject({
        ok: false,
        error: { code: 'internal' },
      })
      writeFileSync(join(folder, `${note}.tour`), note)
      const text = await textOf(one, {})
      const log = readFileSync(join(folder, '.log', 'errors.log'), 'utf8')
      expect(log).toContain('[print.sheets] Error at report.test.ts')
      expect(text).toContain('[print.sheets] Error at report.test.ts')
      for (const told of [text, log]) {
        expect(told).not.toContain('Zq')
        const words = told.split(/[^\p{L}]+/u)
        for (const { lastName } of soldiers) expect(words).not.toContain(lastName)
      }
    }),
    { seed: 16, numRuns: 8 },
  )
})
