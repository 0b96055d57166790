import Database from 'better-sqlite3'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forge } from '../../support/forge.ts'
import { playedCampaign, refusal, testProgram } from '../../support/program.ts'
import { bringIn } from '../../support/takeIn.ts'

/** Changes the file of a closed tour as a fault of the disk does, or who knows nothing of its hashes. */
function spoil(path: string, sql: string): void {
  new Database(path).exec(sql).close()
}

/** Brings a played tour in that somebody has changed. */
async function broughtIn(change: (path: string) => void) {
  const { api, folder, logged } = testProgram()
  const campaign = await playedCampaign(folder, 2, 1)
  const path = join(folder, campaign)
  change(path)
  const view = await bringIn(api, readFileSync(path), 'Friend.tour').catch((error: unknown) => error as Error)
  return { api, view, logged }
}

const inMiddle = 'depth = (select max(depth) / 2 from entry)'
const firstDie = `(select id from entry where tape like '%"dice"%' order by depth desc limit 1)`

describe('the file of a tour that is brought in', () => {
  it.each([
    [
      'an edited sentence',
      `update entry_line set text = 'Hacked.' where entry = ${firstDie}`,
      'it is not as it was written',
    ],
    ['an edited step', `update entry set step = 'castSpell' where ${inMiddle}`, 'it is not as it was written'],
    ['a spoilt tape', `update entry set tape = '{}' where ${inMiddle}`, 'has no list of its dice and choices'],
  ])('with %s is taken in, and what was found is told at once', async (_, sql, found) => {
    const { api, view, logged } = await broughtIn((path) => {
      spoil(path, sql)
    })
    expect(view).toMatchObject({ campaign: 'Friend.tour', sound: false })
    const { told } = view as { told: string }
    expect(told).toMatch(/^Friend\.tour is in the library now, but it is not sound: /)
    expect(told).toContain(found)
    expect(logged).toEqual([])
    expect((await api('campaign.check', { campaign: 'Friend.tour' })).sound).toBe(false)
  })

  it('by who reckons its hashes as well, comes out differently when it is played again, and that is told', async () => {
    const { api, view } = await broughtIn((path) => {
      forge(path, `update entry set tape = json_remove(tape, '$[0]') where id = ${firstDie}`)
    })
    expect(view).toMatchObject({ campaign: 'Friend.tour', sound: false })
    expect((view as { told: string }).told).toMatch(
      /^Friend\.tour is in the library now, but played again, line \d+, .*, comes out differently: its tape lacks an answer\. It stands as it was written\./,
    )
    expect(await api('campaign.check', { campaign: 'Friend.tour' })).toEqual({ sound: true, findings: [] })
  })

  it('with nothing in it is refused as that', async () => {
    const { api } = testProgram()
    expect((await refusal(bringIn(api, Buffer.alloc(0), 'Friend.tour'))).message).toMatch(
      /^Friend\.tour is not a campaign of Short-Timer: there is nothing in it\. The file was left as it is\./,
    )
  })

  it('whose rows are not what its journal comes to could not be opened, and is refused', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder, 2, 1)
    spoil(join(folder, campaign), 'update soldiers set rep = 6')
    const bytes = readFileSync(join(folder, campaign))
    expect((await refusal(bringIn(api, bytes, 'Friend.tour'))).code).toBe('damaged')
  })

  it.each([
    ['Friend.tour', 'Friend.tour'],
    ['Friend.tour (2)', 'Friend.tour'],
    ['friend (2).TOUR', 'friend (2).tour'],
    ['a/b\\Friend.tour', 'b Friend.tour'],
    ['.tour', 'Tour.tour'],
  ])('is called by the name of its file: %s becomes %s', async (name, campaign) => {
    const { api, folder } = testProgram()
    const bytes = readFileSync(join(folder, await playedCampaign(folder, 2, 1)))
    expect((await bringIn(api, bytes, name)).campaign).toBe(campaign)
  })
})
