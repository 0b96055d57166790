import Database from 'better-sqlite3'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createProgram } from '../../../src/main/app/createProgram.ts'
import type { OpenOptions } from '../../../src/main/cli/command.ts'
import { testFolder } from '../../support/folder.ts'
import { mustered, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

/** Programs as the terminal opens them. */
const open = ({ folder, anywhere = true }: OpenOptions) =>
  createProgram({
    folder,
    anywhere,
    now: () => new Date(0),
    newSeed: () => 1,
    newId: () => crypto.randomUUID(),
    deliverSheet: () => Promise.reject(new Error('no sheet')),
    log: (error) => {
      throw error
    },
  })

it('a campaign goes out as JSON and comes into another library, as it was', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const [json, library] = [join(testFolder(), 'Bravo.tour.json'), testFolder()]
  expect(await runCommand(['export', join(folder, campaign), '--json', json], { open })).toMatchObject({
    code: 0,
    out: `${json}\n`,
  })
  const path = join(library, 'Bravo.tour')
  expect(await runCommand(['import', json, '--folder', library], { open })).toMatchObject({
    code: 0,
    out: `${path}\n`,
  })
  const again = join(testFolder(), 'again.json')
  await runCommand(['export', path, '--json', again], { open })
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(json, 'utf8'))
  // A file that is there is not written over.
  expect((await runCommand(['export', path, '--json', again], { open })).code).toBe(1)
})

it('what is no tour leaves nothing in the library', async () => {
  const [file, library] = [join(testFolder(), 'pack.json'), testFolder()]
  writeFileSync(file, '{"format":"tourpack"}')
  const { code, err } = await runCommand(['import', file, '--folder', library], { open })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'pack.json cannot be taken in: it is no tour of Short-Timer. Nothing was changed.\n',
  })
  expect(existsSync(join(library, 'pack.tour'))).toBe(false)
})

it('a campaign part of which lies in the log of another program is not taken in without it', async () => {
  const { api, folder, program } = testProgram()
  const path = join(folder, await mustered(api))
  await program.close()
  const other = new Database(path)
  onTestFinished(() => {
    other.close()
  })
  other.pragma('journal_mode = wal')
  other.exec('create table t (a); drop table t')
  const library = testFolder()
  const { code, err } = await runCommand(['import', path, '--folder', library], { open })
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^Another program keeps the last changes of .*Bravo\.tour in a second file/) as string,
  })
  expect(existsSync(join(library, 'Bravo.tour'))).toBe(false)
  // It has ended: nothing lies beside the file any more.
  other.close()
  expect(await runCommand(['import', path, '--folder', library], { open })).toMatchObject({ code: 0 })
  expect(await testProgram({ folder: library }).api('campaign.check', { campaign: 'Bravo.tour' })).toMatchObject({
    sound: true,
  })
})

it('one that is not sound comes in, is told of, and the command ends with 1', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const [file, library] = [join(testFolder(), 'Friend.tour'), testFolder()]
  copyFileSync(join(folder, campaign), file)
  new Database(file).exec("update entry_line set text = 'Hacked.'").close()
  const { code, out, err } = await runCommand(['import', file, '--folder', library], { open })
  expect({ code, out }).toEqual({ code: 1, out: `${join(library, 'Friend.tour')}\n` })
  expect(err).toMatch(
    /^Friend\.tour is in the library now, but it is not sound: Entry 1, .*: it is not as it was written/,
  )
})
