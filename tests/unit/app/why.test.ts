import { describe, expect, it } from 'vitest'
import type { WhyView } from '../../../src/contract/why.ts'
import type { Api } from '../../../src/contract/client.ts'
import { isOnRoster } from '../../../src/games/fng/rules/people.ts'
import { entriesOf, mustered, playedCampaign, rowsOf, testProgram } from '../../support/program.ts'

const of =
  (api: Api, campaign: string) =>
  (id: number, field: string, collection = 'soldiers') =>
    api('journal.why', { campaign, collection, id, field })

const made = (view: WhyView) => view.links.filter(({ change }) => change !== null)

describe('why a number is what it is', () => {
  it('is known of every man and every number of his, from his coming to what stands there now', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 6, 3)
    const why = of(api, campaign)
    const { soldiers } = rowsOf(folder, campaign)
    // Every fourth man: men of every squad, whichever came when.
    for (const man of soldiers.filter((_, i) => i % 4 === 0))
      for (const field of ['rep', 'deros', 'status'] as const) {
        const chain = made(await why(man.id, field)).toReversed()
        expect(chain.length, `${man.lastName} ${field}`).toBeGreaterThan(0)
        expect(chain[0]!.change!.before).toBeNull()
        for (const [i, link] of chain.slice(1).entries()) expect(link.change!.before).toBe(chain[i]!.change!.after)
        if (field === 'rep') expect(chain.at(-1)!.change!.after).toBe(String(man.rep))
      }
  })

  it('of DEROS: when he comes home, and the half-months that passed as one link', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 6, 3)
    const { soldiers, tour } = rowsOf(folder, campaign)
    const star = soldiers.find(({ id }) => id === tour[0]!.starId)!
    const view = await of(api, campaign)(star.id, 'deros')
    // Three half-months of twelve months have passed; 21 are left, from early February 1967 + half a month on.
    expect(star.deros).toBe(21)
    expect(view.summary).toBe('Goes home at the end of late December 1967.')
    expect(view.links[0]).toMatchObject({
      title: 'Half a month passes',
      times: 3,
      since: 'Early January 1967',
      date: 'Early February 1967',
      change: { before: '12 months', after: '10½ months' },
    })
    expect(view.links[0]!.lines.map(({ text }) => text)).toEqual(['Half a month off every DEROS.'])
  })

  it('of REP: the roll with the numbers that its row was read against', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 6, 3)
    const why = of(api, campaign)
    const views = await Promise.all(rowsOf(folder, campaign).soldiers.map(({ id }) => why(id, 'rep')))
    const rolls = views.flatMap(({ links }) => links).flatMap(({ lines }) => lines)
    const increase = rolls.find(({ table }) => table?.id === 'after.rep-increase')!
    expect(increase.numbers).toEqual({ REP: expect.any(Number) as number })
    expect(increase.dice).toHaveLength(1)
  })

  it('of victory points: the items that made the sum', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 6, 1)
    const mission = rowsOf(folder, campaign).missions[0]!
    const { links } = await of(api, campaign)(mission.id, 'victoryPoints', 'missions')
    expect(links[0]!.change).toMatchObject({ after: String(mission.victoryPoints) })
    const texts = links[0]!.lines.map(({ text }) => text)
    expect(texts.at(-1)).toBe(`Victory points: ${mission.victoryPoints}.`)
    expect(texts.length).toBeGreaterThan(1)
  })

  it('of the status of a man who has left: what took him', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 6, 6)
    const gone = rowsOf(folder, campaign).soldiers.filter((man) => !isOnRoster(man))
    expect(gone.length).toBeGreaterThan(0)
    for (const man of gone) {
      const { summary, links } = await of(api, campaign)(man.id, 'status')
      expect(summary).toMatch(/, (early|late) \w+ 1967/)
      expect(links[0]!.lines.some(({ text }) => text.includes(man.lastName))).toBe(true)
    }
  })

  it('leads to entries of the journal, and forgets what was undone', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api, 6)
    const star = rowsOf(folder, campaign).tour[0]!.starId!
    await api('fng.renameSoldier', { campaign, input: { soldierId: star, firstName: 'Jo', lastName: 'Bell' } })
    const why = () => of(api, campaign)(star, 'lastName')
    const renamed = (await why()).links
    expect(renamed.map(({ change }) => change?.after)).toEqual(['Bell', 'Mercer'])
    expect((await entriesOf(api, campaign)).at(-1)!.id).toBe(renamed[0]!.entry)
    await api('journal.undo', { campaign })
    expect((await why()).links.map(({ change }) => change?.after)).toEqual(['Mercer'])
  })
})
