import { countedActs } from '../support/counted/acts.ts'
import { countAct } from '../support/counted/count.ts'
import { tenAgainstSix } from '../support/counted/tenAgainstSix.ts'
import { byKeys, byMouse } from '../support/counted/turn.ts'
import { expect, test } from './doors.ts'
import { expectAlike, wholeTurn } from './wholeTurn.ts'

test.describe('the program rolls', () => {
  test.use({ remembered: { dice: 'program' } })

  test('what fills an evening takes no more inputs than it may', async ({ program }) => {
    test.slow()
    const { call } = program
    await tenAgainstSix(call)
    const page = program.page()
    for (const act of countedActs)
      await test.step(act.title, async () => {
        expect((await countAct(act, { page, call })).inputs).toBeLessThanOrEqual(act.most)
      })
  })
})

test.describe('dice are typed', () => {
  test.use({ remembered: { dice: 'player' } })

  test('a whole turn by keys alone and by mouse alone: few inputs, the same dice, the same battle, and it replays', async ({
    program,
  }) => {
    test.slow()
    const turn = await wholeTurn(program)
    const keys = await turn(byKeys)
    expectAlike(keys, await turn(byMouse))
    const titles = keys.lines.map(([title]) => title)
    // A PEF has come into sight, and they have fired.
    for (const title of [/^In Sight: .*E3/m, /^Fire: E\d/m]) expect(titles.join('\n')).toMatch(title)
  })
})
