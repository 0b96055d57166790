import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countAct, showBattle } from '../../tests/support/counted/count.ts'
import { countedActs } from '../../tests/support/counted/acts.ts'
import type { Done } from '../../tests/support/counted/hand.ts'
import { byKeys, playTurn } from '../../tests/support/counted/turn.ts'
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
    const results = await onBuiltPage(folder, program, async (page, newAddress) => {
      await page.evaluate(() => {
        localStorage.setItem('dice', 'program')
      })
      const all: Result[] = []
      for (const act of countedActs) {
        const took = await countAct(act, { page, call })
        const target = `at most ${act.most}`
        all.push({ what: act.title, measured: String(took.inputs), target, met: took.inputs <= act.most })
      }
      // A page that is opened anew knows that the dice are typed.
      await page.evaluate(() => {
        localStorage.setItem('dice', 'player')
      })
      await page.goto('about:blank')
      await page.goto(newAddress())
      await showBattle(page)
      return [...all, ...turnResults(await playTurn({ page }, byKeys))]
    })
    return {
      title: 'Inputs in a battle',
      how: 'Each act played in the built page by a hand that counts: a key, a click or a drag is one input, a tap as well. Ten of ours against six of theirs and three PEFs; the program rolls. In Sight is counted to its first dice; each head after it is played by one more. The whole turn, in which two groups of ours act, and a PEF comes into sight, is played with typed dice by keys alone. A key for each die is counted apart and nothing else is: where another die is asked for next, it hands in those before it; where nothing follows, or a choice, Enter does, and is an input.',
      results,
    }
  } finally {
    await program.close()
    rmSync(folder, { recursive: true })
  }
}

const mostInTurn = 59

function turnResults({ inputs: all, handedIn, dice }: Done): Result[] {
  return [
    {
      what: 'A whole turn of both sides, a key for each die besides',
      measured: String(all),
      target: `at most ${mostInTurn}`,
      met: all <= mostInTurn,
    },
    {
      what: 'Of these, Enter to hand dice in; the dice typed besides',
      measured: `${handedIn}; ${dice}`,
      target: '',
      met: null,
    },
  ]
}
