import { countedActs } from '../support/counted/acts.ts'
import { countAct } from '../support/counted/count.ts'
import { tenAgainstSix } from '../support/counted/tenAgainstSix.ts'
import { expect, test } from './doors.ts'

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
