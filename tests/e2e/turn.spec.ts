import type { EntryView } from '../../src/contract/journal.ts'
import { countedActs } from '../support/counted/acts.ts'
import { countAct, showBattle, undoTo } from '../support/counted/count.ts'
import { battleOf, campaign, tenAgainstSix } from '../support/counted/tenAgainstSix.ts'
import { byKeys, byMouse, playTurn, type Way } from '../support/counted/turn.ts'
import { expect, test } from './doors.ts'

const job = '00000000-0000-4000-8000-000000000003'

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
    const { call } = program
    await tenAgainstSix(call)
    const page = program.page()
    const entries = async () => (await call('battle.log', { campaign })) as readonly EntryView[]
    const { length: before } = await entries()
    const turn = async (way: Way) => {
      await showBattle(page)
      const done = await playTurn({ page }, way)
      expect(await call('campaign.replay', { campaign, job })).toMatchObject({ same: true })
      const lines = (await entries()).map(({ title, lines }) => [title, lines.map(({ text }) => text)])
      const played = { done, view: await battleOf(call).view(), lines }
      await undoTo(call, before)
      return played
    }
    const keys = await turn(byKeys)
    const mouse = await turn(byMouse)
    for (const { done } of [keys, mouse]) expect(done.inputs).toBeLessThan(60)
    expect(mouse.done.dice).toBe(keys.done.dice)
    expect(mouse.lines).toEqual(keys.lines)
    expect(mouse.view).toEqual(keys.view)
    expect(keys.lines[0]![0]).toMatch(/E\d/)
  })
})
