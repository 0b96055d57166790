import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandsOfReadme, linksOfReadme, readme, root } from '../support/readme.ts'

/** Where a player stands when he types the commands. */
const folder = mkdtempSync(join(tmpdir(), 'short-timer-readme-'))
const tour = 'demo/Demo usmc 1967.tour'
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Words of a command line; quotation marks hold words together. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain!)

/** Runs npm as from the player's folder, for the checkout. No window must open, and no colour be told. */
function npm(words: readonly string[]) {
  return spawn('npm', ['--prefix', root, ...words], {
    cwd: folder,
    env: { ...process.env, DISPLAY: undefined, WAYLAND_DISPLAY: undefined, npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as Ctrl-C does.
    detached: true,
  })
}

async function run(command: string, ...more: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const child = npm([...wordsOf(command.replace('FILE', `"${tour}"`)).slice(1), ...more])
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<unknown[]>,
  ])
  // npm may complain of the settings of whoever runs this.
  const complaints = err.split('\n').filter((line) => !line.startsWith('npm warn'))
  return { code, out, err: complaints.join('\n') }
}

/** A command that would take long is asked how it is used: so it is there, and all that it needs can be loaded. */
const answers = (command: string) => async () => {
  const { code, out, err } = await run(command, '--', '--help')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`usage: ${command}`)
}

const tours = 'npm run -s tour --'
const switched = `${tours} call FILE fng.setSwitch --input '{"name":"areaTies","value":"without"}'`
/** How each command of the README is tried. A new one has to be added here, or the test of the list fails. */
const tried: Readonly<Record<string, () => Promise<void>>> = {
  // It would clear the folder that this runs from: npm is asked whether it could.
  'npm ci': async () => {
    const { code, err } = await run('npm ci', '--dry-run', '--offline', '--ignore-scripts')
    expect(code, err).toBe(0)
  },
  'npm start': answers('npm start'),
  'npm test': answers('npm test'),
  'npm run bench': answers('npm run bench'),
  'npm run torture': answers('npm run torture'),
  // What it makes is looked at in tests/unit/scripts/package.test.ts.
  'npm run package': answers('npm run package'),
  'npm run screens': answers('npm run screens'),
  'npm run sheets:pictures': answers('npm run sheets:pictures'),
  'npm start -- --browser': async () => {
    const child = npm(['start', '--', '--browser', '--folder', join(folder, 'library')])
    let address = ''
    try {
      for await (const line of createInterface(child.stdout))
        if (line.startsWith('http')) {
          address = line
          break
        }
      const page = await fetch(address)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Short-Timer')])
    } finally {
      process.kill(-child.pid!, 'SIGINT')
      await once(child, 'close')
    }
    await expect(fetch(address)).rejects.toThrow()
  },
  [`${tours} --help`]: async () => {
    expect(await run(`${tours} --help`)).toMatchObject({ code: 0, out: expect.stringContaining('usage:') as string })
  },
  // Played before the others, for they need its file; a whole tour would only take longer.
  [`${tours} demo --list usmc --seed 1967 --out demo`]: () => {
    expect(readdirSync(join(folder, 'demo'))).toEqual(
      expect.arrayContaining(['Demo usmc 1967.tour', 'Demo usmc 1967 roster 1 start.pdf', 'Demo usmc 1967 log.txt']),
    )
    return Promise.resolve()
  },
  [`${tours} demo --game skirmish --seed 1967 --out skirmish`]: async () => {
    const { code, err } = await run(`${tours} demo --game skirmish --seed 1967 --out skirmish`)
    expect(code, err).toBe(0)
    expect(readdirSync(join(folder, 'skirmish')).filter((name) => name.endsWith('.tour'))).toHaveLength(1)
  },
  [`${tours} tables --json`]: async () => {
    const { out } = await run(`${tours} tables --json`)
    expect((JSON.parse(out) as unknown[]).length).toBeGreaterThan(200)
  },
  [`${tours} call FILE fng.testForContact --dice "4 3"`]: async () => {
    const { code, out, err } = await run(`${tours} call FILE fng.testForContact --dice "4 3"`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('4 3')
  },
  [`${tours} sheets FILE --only qrs,cards --paper a4 --out sheets`]: async () => {
    const { code, out, err } = await run(`${tours} sheets FILE --only qrs,cards --paper a4 --out sheets`)
    expect(code, err).toBe(0)
    const paths = out.trim().split('\n')
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.some((path) => path.endsWith('soldier cards.pdf'))).toBe(true)
    for (const path of paths) expect(readFileSync(path).subarray(0, 5).toString(), path).toBe('%PDF-')
    // One of the group waits for a choice, and is named.
    expect(err.trim()).toMatch(/^Left out: \w+\. --tables says .*\.$/)
  },
  [`${tours} sheets FILE --only roster,qrs --together --out sheets`]: async () => {
    const { code, out, err } = await run(`${tours} sheets FILE --only roster,qrs --together --out sheets`)
    expect(code, err).toBe(0)
    const paths = out.trim().split('\n')
    expect(paths).toHaveLength(1)
    expect(readFileSync(paths[0]!).subarray(0, 5).toString()).toBe('%PDF-')
  },
  [switched]: async () => {
    const { code, err } = await run(switched)
    expect([code, err]).toEqual([0, ''])
  },
  // After the one before: a campaign without anything of its player's own has nothing to share.
  [`${tours} pack save FILE ours.tourpack.json`]: async () => {
    const { code, out, err } = await run(`${tours} pack save FILE ours.tourpack.json`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Switches: 1 switch')
  },
  // After the one before, whose file it opens.
  [`${tours} pack open FILE ours.tourpack.json --take`]: async () => {
    const { code, out, err } = await run(`${tours} pack open FILE ours.tourpack.json --take`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('This campaign has all of it already.')
  },
  [`${tours} csv FILE --what men --out men.csv`]: async () => {
    const { code, err } = await run(`${tours} csv FILE --what men --out men.csv`)
    expect([code, err]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'men.csv'), 'utf8')).toContain('Squad,Line,REP,Rank,')
  },
  [`${tours} export FILE --json bravo.tour.json`]: async () => {
    const { code, err } = await run(`${tours} export FILE --json bravo.tour.json`)
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(readFileSync(join(folder, 'bravo.tour.json'), 'utf8'))).toHaveProperty('entries')
  },
  // After the one before, whose file it takes in.
  [`${tours} import bravo.tour.json --folder library`]: async () => {
    const { code, err } = await run(`${tours} import bravo.tour.json --folder library`)
    expect([code, err]).toEqual([0, ''])
    expect(existsSync(join(folder, 'library/bravo.tour'))).toBe(true)
  },
  [`${tours} report --folder demo`]: async () => {
    const { code, out, err } = await run(`${tours} report --folder demo`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('It holds no names, no notes and no dice.')
    expect(out).not.toContain('Demo')
  },
  [`${tours} replay FILE`]: async () => {
    expect(await run(`${tours} replay FILE`)).toMatchObject({ code: 0, err: '' })
  },
  [`${tours} drill FILE`]: async () => {
    const { code, out } = await run(`${tours} drill FILE`)
    expect([code, out]).toEqual([0, expect.stringContaining('Proven: the snapshot of ')])
  },
  [`${tours} together FILE COPY.tour --keep`]: async () => {
    copyFileSync(join(folder, tour), join(folder, 'COPY.tour'))
    const note = { soldierId: null, missionId: null, halfMonth: null, note: null, text: 'On the other machine' }
    const played = await run(`${tours} call COPY.tour fng.writeNote --input '${JSON.stringify(note)}'`)
    expect([played.code, played.err]).toEqual([0, ''])
    const { code, out, err } = await run(`${tours} together FILE COPY.tour --keep`)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Kept as branches: 1 entry.')
  },
  [`${tours} copies --folder demo --to backup`]: async () => {
    mkdirSync(join(folder, 'backup'), { recursive: true })
    const { code, out } = await run(`${tours} copies --folder demo --to backup`)
    expect([code, out]).toEqual([0, expect.stringContaining('Snapshots copied: 1.')])
    expect(readdirSync(join(folder, 'backup/.snapshots'))).toHaveLength(1)
  },
}

describe('the commands that the README names', () => {
  beforeAll(async () => {
    const { code, err } = await run(`${tours} demo --list usmc --seed 1967 --out demo`, '--turns', '1')
    if (code !== 0) throw new Error(err)
  })

  it('are all tried here, and no others', () => {
    expect(commandsOfReadme().toSorted()).toEqual(Object.keys(tried).toSorted())
  })

  it.each(Object.entries(tried))('%s', async (_, attempt) => {
    await attempt()
  })
})

describe('what the README shows', () => {
  it.each(linksOfReadme())('%s is there', (target) => {
    expect(existsSync(join(root, target))).toBe(true)
  })

  const pictures = readdirSync(join(root, 'docs/screens'))
  const help = globSync('src/{renderer,games/*}/screens/help/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const inHelp = [...help.matchAll(/\bpicture\('([\w-]+)'/g)].map(([, name]) => name!)

  it('is what docs keeps of pictures, with what help shows, and both together are small', () => {
    const shown = (file: string) =>
      readme.includes(`docs/screens/${file}`) || inHelp.some((name) => file === `${name}-light.webp`)
    expect(pictures.filter((file) => !shown(file))).toEqual([])
    expect(inHelp.length).toBeGreaterThan(5)
    expect(inHelp.filter((name) => !pictures.includes(`${name}-light.webp`))).toEqual([])
    const kept = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(webp|png|jpe?g|svg|gif)$/.test(file),
    )
    const bytes = kept.reduce((sum, file) => sum + statSync(join(root, 'docs', file)).size, 0)
    expect(bytes).toBeLessThan(1_500_000)
  })
})
