import { describe, expect, it } from 'vitest'
import { isWeapon } from '../../../src/games/fng/rules/weapons.ts'
import { expectSound, lastEntry, mustered, playedCampaign, refusal, testProgram } from '../../support/program.ts'

const reason = 'Misread the sheet'

describe('correcting the roster of a tour', () => {
  it('is a journalled step: told by "why?", undone, redone, replayed', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const billet = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!
    const man = billet.soldier!
    const rep = man.rep === 5 ? 4 : 5
    await api('fng.correctSoldier', { campaign, input: { soldierId: man.id, reason, changes: { rep } } })
    await api('fng.correctBillet', { campaign, input: { billetId: billet.id, reason, changes: { weapon: 'ak-47' } } })
    const now = async () => (await api('fng.roster', { campaign })).squads[1]!.billets[1]!
    expect(await now()).toMatchObject({ weapon: { id: 'ak-47' }, soldier: { rep } })
    const why = await api('journal.why', { campaign, collection: 'soldiers', id: man.id, field: 'rep' })
    expect(why.links[0]?.lines[0]?.text).toContain(`REP ${rep}, was ${man.rep}. ${reason}.`)
    await expectSound(api, campaign)
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    expect(await now()).toEqual(billet)
    await api('journal.redo', { campaign })
    expect((await now()).soldier?.rep).toBe(rep)
  })

  it('can itself be amended', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const man = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!.soldier!
    await api('fng.correctSoldier', { campaign, input: { soldierId: man.id, reason, changes: { derosHalfMonths: 3 } } })
    const entry = await lastEntry(api, campaign, 'correctSoldier')
    const input = { soldierId: man.id, reason, changes: { derosHalfMonths: 9 } }
    await api('journal.amend', { campaign, entry: entry.id, input })
    const after = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!.soldier!
    expect(after.derosHalfMonths).toBe(9)
    await expectSound(api, campaign)
  })

  it('is refused in words for the player, and nothing is written', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const star = (await api('fng.roster', { campaign })).squads[1]!.billets.find((one) => one.soldier?.star)!.soldier!
    const { head } = await api('campaign.overview', { campaign })
    const refused = await refusal(
      api('fng.correctSoldier', { campaign, input: { soldierId: star.id, reason, changes: { rep: 12 } } }),
    )
    expect(refused).toMatchObject({ code: 'bad-input', message: expect.stringContaining('REP is 2 to 7') as string })
    expect((await api('campaign.overview', { campaign })).head).toBe(head)
  })
})

describe('what the roster may be corrected to', () => {
  it('is what the steps take', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const choices = await api('fng.rosterChoices', { campaign })
    const ids = [...choices.weapons, ...choices.sidearms].flatMap(({ weapons }) => weapons.map(({ id }) => id))
    expect(ids.filter((id) => !isWeapon(id))).toEqual([])
    expect(new Set(choices.weapons.flatMap(({ weapons }) => weapons.map(({ id }) => id))).has('m79')).toBe(true)
    expect(choices.attributes).toHaveLength(36)
    const billets = (await api('fng.roster', { campaign })).squads.flatMap((squad) => squad.billets)
    for (const billet of billets) {
      const posts = choices.posts[billet.id]!.map(({ post }) => post)
      expect(posts).toContain(billet.post)
    }
    const rifleman = billets.find((billet) => billet.post === 'rifleman' && billet.soldier?.star === false)!
    for (const { post } of choices.posts[rifleman.id]!.filter((one) => one.post !== 'rifleman')) {
      const input = { billetId: rifleman.id, reason, changes: { post: post as 'rifleman' } }
      await expect(api('fng.correctBillet', { campaign, input })).resolves.toMatchObject({ status: 'done' })
      await api('journal.undo', { campaign })
    }
  })
})
