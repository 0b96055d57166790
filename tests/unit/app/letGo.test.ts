import { describe, expect, it } from 'vitest'
import { battleOf, campaign, tenAgainstSix, type Call } from '../../support/counted/tenAgainstSix.ts'
import { refusal, testProgram } from '../../support/program.ts'

/** A battle whose PEFs are to move. */
async function theirSide() {
  const { api, program } = testProgram()
  const call: Call = async (procedure, input) => {
    const reply = await program.call(procedure, input)
    if (!reply.ok) throw new Error(reply.error.message)
    return reply.value
  }
  await tenAgainstSix(call)
  const battle = battleOf(call)
  await battle.act('nextTurn', {}, [3, 1])
  await battle.act('passOn', {})
  const follows = async () => (await battle.view()).follows
  const letGo = (values: object) =>
    api('fng.act', { campaign, input: { action: 'letGo', values } as never }) as Promise<{ entry: { title: string } }>
  const head = async () => (await api('campaign.overview', { campaign })).head
  return { api, battle, follows, letGo, head }
}

describe('what follows is left out', () => {
  it('only where it stands, once, and called what it is', async () => {
    const { follows, letGo, head } = await theirSide()
    const [first, second] = await follows()
    expect(first!.action).toBe('pefMoves')
    for (const values of [{ figures: [] }, { figures: [], follow: 'nonsense 999', title: 'Win the war' }]) {
      const before = await head()
      expect(await refusal(letGo(values))).toMatchObject({
        code: 'not-now',
        message: 'What was to be left out does not follow, or no longer. Nothing was changed.',
      })
      expect(await head()).toBe(before)
    }
    const { entry } = await letGo({ figures: [], follow: first!.key, title: 'Win the war' })
    expect(entry.title).toBe(`Left out: ${first!.title}`)
    expect((await follows())[0]!.key).toBe(second!.key)
    expect(await refusal(letGo({ figures: [], follow: first!.key, title: first!.title }))).toMatchObject({
      code: 'not-now',
    })
  })

  it('by whoever has seen the tour as it stands: he is told that it has moved on', async () => {
    const { api, follows, letGo, head } = await theirSide()
    const [first] = await follows()
    const seen = await head()
    const values = { figures: [], follow: first!.key, title: first!.title }
    await letGo(values)
    const late = api('fng.act', { campaign, head: seen!, input: { action: 'letGo', values } })
    expect(await refusal(late)).toMatchObject({ code: 'head-moved' })
  })

  it('is no choice of a list, and its own form says where it is done', async () => {
    const { api, battle } = await theirSide()
    const { actions } = await battle.view()
    expect(actions.some(({ name }) => name === 'letGo')).toBe(false)
    const form = await api('fng.battleForm', { campaign, action: 'letGo', values: {}, selected: [] })
    expect(form.problem).toContain('Del on its line')
  })
})
