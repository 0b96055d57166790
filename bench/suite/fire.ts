import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { difference } from '../../src/main/engine/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { createTourFile } from '../../src/main/store/openTourFile.ts'
import { battleWith, our, their } from '../../tests/support/battle.ts'
import { commitPlayed, playedAt } from '../../tests/support/commitPlayed.ts'
import { onBuiltPage } from '../builtPage.ts'
import { cpuOf, median, ms, percentile95, type Group } from '../measure.ts'
import { ask, openProgram } from '../program.ts'

const campaign = 'Battle.tour'
const shooters = [1, 2, 3]
const targets = [1, 2, 3, 4, 5]
const rounds = 30
const warm = 5
const most = 100

/** The first two take two men each, the third one man: four dice each. */
const line = (target: number) => ({
  target: their(target),
  by: our(Math.ceil(target / 2)),
  dice: target === 5 ? 4 : 2,
  inches: 12,
  stands: 'open',
  prone: false,
  gap: 0,
  near: targets.filter((each) => each !== target).map(their),
  sheltered: [],
})
const values = { shooters: shooters.map(our), with: 'own', scope: false, loaders: [], targets: targets.map(line) }

/** A tour file that stands in the middle of a battle, our group activated. */
function writeBattle(path: string): void {
  const state = battleWith({
    ours: shooters.map(() => ({})),
    theirs: targets.map(() => ({})),
    groups: { A: { activated: true } },
  })
  const file = createTourFile(path, {
    system: fngSystem,
    name: 'Battle',
    seed: 1967,
    id: '00000000-0000-4000-8000-000000000002',
    now: playedAt,
  })
  const changes = difference(fngSystem.empty, state)
  commitPlayed(file, { step: 'muster', input: {}, depth: 1, tape: [], lines: [], changes, state }, null)
  file.close()
}

/** A fire action as the player waits for it: from the key to the frame that shows what came of it. */
export async function fire(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-fire-'))
  const program = openProgram(folder)
  try {
    writeBattle(join(folder, campaign))
    const work: number[] = []
    for (let round = 0; round < warm + rounds; round++) {
      const took = await cpuOf(() =>
        ask(program, 'fng.act', { campaign, choices: 'program', input: { action: 'fire', values } }),
      )
      await ask(program, 'journal.undo', { campaign })
      if (round >= warm) work.push(took)
    }
    const painted = await inPage(folder, program)
    const [act, seen] = [work, painted].map((list) => list.sort((a, b) => a - b)) as [number[], number[]]
    return {
      title: 'A fire action',
      how: 'Three riflemen fire at five men in the open, every reaction taken: in main, played and committed, by processor time; and one man’s fire in the built page in Chromium, from the Enter in its form to the frame in which the screen shows what came of it: the step with its commit, the views that come with it, the battle and its log.',
      results: [
        { what: 'In main: form checked, played, committed', measured: ms(median(act)), target: '', met: null },
        {
          what: 'From the key to the painted result',
          measured: ms(median(seen)),
          target: `at most ${most} ms`,
          met: median(seen) <= most,
        },
        { what: 'The same, 95 of 100 within', measured: ms(percentile95(seen)), target: '', met: null },
      ],
    }
  } finally {
    await program.close()
    rmSync(folder, { recursive: true })
  }
}

const inPage = (folder: string, program: ReturnType<typeof openProgram>): Promise<number[]> =>
  onBuiltPage(folder, program, async (page) => {
    await page.evaluate((name) => {
      localStorage.setItem('dice', 'program')
      location.hash = `/tour/${name}/battle`
    }, campaign)
    const times: number[] = []
    for (let round = 0; round < warm + rounds; round++) {
      const took = await fireOnce(page)
      if (round >= warm) times.push(took)
      await ask(program, 'journal.undo', { campaign })
      await page.locator('.figure', { hasText: 'has acted' }).first().waitFor({ state: 'detached' })
    }
    return times
  })

/** Presses a man and a target, and Enter in the form that lies open then. @returns milliseconds until the result is painted. */
async function fireOnce(page: Page): Promise<number> {
  // Nobody is left selected from the round before.
  await page.locator('.board[data-still="true"]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.figure[aria-pressed="true"]').first().waitFor({ state: 'detached' })
  for (const side of ['Our groups', 'The enemy and the PEFs'])
    await page.getByRole('group', { name: side }).locator('.figure').first().click()
  await page.getByRole('form', { name: 'Fire' }).waitFor()
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        () => {
          const start = performance.now()
          const look = () => {
            const shown = [...document.querySelectorAll('.figure')].some((one) => one.textContent.includes('has acted'))
            if (shown)
              requestAnimationFrame(() => {
                resolve(performance.now() - start)
              })
            else requestAnimationFrame(look)
          }
          look()
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { painted })
  })
  await page.keyboard.press('Enter')
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}
