import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countAct } from '../../tests/support/counted/count.ts'
import { countedActs } from '../../tests/support/counted/acts.ts'
import { tenAgainstSix } from '../../tests/support/counted/tenAgainstSix.ts'
import { onBuiltPage } from '../builtPage.ts'
import type { Group, Result } from '../measure.ts'
import { ask, openProgram } from '../program.ts'

/** How many keys, clicks and drags the acts take that fill an evening. */
export async function inputs(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-inputs-'))
  const program = openProgram(folder)
  const call = (procedure: string, input: object) => ask(program, procedure, input)
  try {
    await tenAgainstSix(call)
    const results = await onBuiltPage(folder, program, async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('dice', 'program')
      })
      const all: Result[] = []
      for (const act of countedActs) {
        const took = await countAct(act, { page, call })
        const target = `at most ${act.most}`
        all.push({ what: act.title, measured: String(took.inputs), target, met: took.inputs <= act.most })
      }
      return all
    })
    return {
      title: 'Inputs in a battle',
      how: 'Each act played in the built page by a hand that counts: a key, a click or a drag is one input, a tap as well. Ten of ours against six of theirs and three PEFs; the program rolls. With dice of one’s own there is a key more for each die and one to hand them in. In Sight is counted to its first dice; each head after it is played by one more.',
      results,
    }
  } finally {
    await program.close()
    rmSync(folder, { recursive: true })
  }
}
