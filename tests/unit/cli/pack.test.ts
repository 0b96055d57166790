import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mustered, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

/** A campaign with a switch of its own, and a terminal beside it. */
async function withSwitch() {
  const { api, program, folder } = testProgram({ anywhere: true })
  const campaign = await mustered(api)
  await api('fng.setSwitch', { campaign, input: { name: 'areaTies', value: 'without' } })
  const at = (name: string) => join(folder, name)
  // The program is the test's: a command leaves it open.
  const lasting = { ...program, close: () => undefined }
  const run = (...args: string[]) => runCommand(['pack', ...args], { program: lasting as never })
  return { api, campaign, file: at(campaign), at, run }
}

it('pack save: writes what there is of the player, and writes over nothing', async () => {
  const { file, at, run } = await withSwitch()
  const path = at('ours.tourpack.json')
  const { out, code } = await run('save', file, path, '--note', 'As we play it.')
  expect([code, out]).toEqual([0, `${path}\n  Switches: 1 switch\n`])
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    ...{ format: 'tourpack', title: 'Bravo', note: 'As we play it.' },
    switches: [{ name: 'areaTies', value: 'without' }],
  })
  expect(await run('save', file, path)).toMatchObject({
    code: 1,
    err: `There already is a file called ours.tourpack.json. Both files were left as they are. Choose another name.\n`,
  })
})

it('pack open: tells what would change, and takes it only when told', async () => {
  const { api, campaign, file, at, run } = await withSwitch()
  const path = at('ours.tourpack.json')
  await run('save', file, path)
  expect((await run('open', file, path, '--take')).out).toContain('This campaign has all of it already.')
  await api('fng.applyHouseRules', { campaign, input: {} })
  const nothing = await run('save', file, at('none.json'))
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('nothing of its player') as string })
  const looked = await run('open', file, path)
  expect(looked).toMatchObject({
    code: 0,
    out: '"Bravo"\n  Ties for the area: It keeps +2 -> Plain dice\n1 thing would change.\n',
  })
  expect((await api('house.view', { campaign })).differences).toEqual([])
  expect((await run('open', file, path, '--take')).out).toContain('From the pack "Bravo".')
  expect((await api('house.view', { campaign })).differences).toHaveLength(1)
})

it('pack open: what a file says is printed as text, and line by line', async () => {
  const { file, at, run } = await withSwitch()
  const path = at('odd.json')
  const head = { format: 'tourpack', version: 1, game: 'fng', switches: [{ name: 'areaTies', value: 'without' }] }
  const title = '\u001b[2J\u009b31mRain\u202e\nThis campaign has all of it already.'
  writeFileSync(path, JSON.stringify({ ...head, title, note: 'As we play\r\nNo\u0007thing' }))
  expect((await run('open', file, path)).out.split('\n')).toEqual([
    '" [2J 31mRain  This campaign has all of it already."',
    '  | As we play ',
    '  | No thing',
    'This campaign has all of it already.',
    '',
  ])
})

it('pack open: a link that leads round, letters that are none', async () => {
  const { file, at, run } = await withSwitch()
  const loop = at('loop.json')
  symlinkSync(loop, loop)
  const looped = await run('open', file, loop)
  expect(looped).toMatchObject({
    code: 1,
    err: expect.stringContaining('loop.json is a link that leads round in a circle.') as string,
  })
  writeFileSync(at('bad.json'), Buffer.from('{"format":"tourpack","title":"caf\xe9"}', 'latin1'))
  const bad = await run('open', file, at('bad.json'))
  expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('not written as UTF-8') as string })
})

it('pack open: lists every fault, and says in plain words what is no pack', async () => {
  const { file, at, run } = await withSwitch()
  const bad = at('bad.tourpack.json')
  const switches = [{ name: 'x', value: 'y' }]
  writeFileSync(bad, JSON.stringify({ format: 'tourpack', version: 1, game: 'fng', armies: [], switches }))
  const { out, code } = await run('open', file, bad, '--take')
  expect(code).toBe(1)
  expect(out.trim().split('\n')).toEqual([
    'The pack: this version knows no "armies".',
    '  Switches, x: This version knows no switch "x".',
    'This pack cannot be taken. Nothing was changed.',
  ])
  writeFileSync(bad, 'REP 7 for all')
  expect(await run('open', file, bad)).toMatchObject({ code: 1, err: expect.stringContaining('no pack') as string })
  writeFileSync(bad, ' '.repeat(4_000_001))
  expect(await run('open', file, bad)).toMatchObject({ code: 1, err: expect.stringContaining('too large') as string })
  const gone = await run('open', file, at('gone.json'))
  expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('There is no file') as string })
  expect((await run('eat', file, bad)).code).toBe(2)
})
