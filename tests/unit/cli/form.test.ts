import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillPdf, type Writing } from '../sheets/filledPdf.ts'
import { atPhase, mustered, playOn, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

it('form: tells what was filled in box by box, and ends with 1 where one needs a look', async () => {
  const { api, program, folder, sheets } = testProgram({ anywhere: true })
  const campaign = await mustered(api)
  await playOn(api, campaign, { dice: 'program', seed: 2 }, atPhase('battle'))
  await api('print.sheets', { campaign, sheets: [{ sheet: 'reportForm' }] })
  const { form } = await api('fng.turn', { campaign })
  if (form.kind !== 'report') throw new Error('No report is asked for.')
  const box = (field: string) => form.boxes.find((one) => one.field === field)!.box
  const man = form.men.find(({ star }) => !star)!
  const run = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    // The program is the test's: a command leaves it open.
    const lasting = { ...program, close: () => undefined }
    return runCommand(['form', join(folder, campaign), path], { program: lasting as never })
  }
  const filled = (writing: Writing) => fillPdf(sheets[0]!.bytes, writing)

  const fate = { [`${box('fate')}/${man.soldierId}`]: 'R' }
  const sound = await run('a.pdf', await filled({ ...fate, [String(box('notes'))]: 'one\ntwo' }))
  expect(sound.code).toBe(0)
  expect(sound.out).toMatch(/^R\d+-[A-Z]: Report of mission \d+\n/)
  expect(sound.out).toMatch(/2 +\S+ .*: Fate +Retired\n/)
  expect(sound.out).toMatch(/Notes for the journal +one \/ two\n$/)
  const wrong = await run('b.pdf', await filled({ [`${box('killsToRoll')}/${man.soldierId}`]: 'x' }))
  expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('This is no number from 0 to 999.')])
  expect(await run('c.pdf', Buffer.alloc(0))).toMatchObject({
    code: 1,
    err: '"c.pdf" is empty. Nothing was changed.\n',
  })
  expect(await run('d.pdf', Buffer.from('text'))).toMatchObject({
    code: 1,
    err: '"d.pdf" is no PDF, or is damaged or cut short. Nothing was changed.\n',
  })
})
