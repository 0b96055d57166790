import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atHalfMonth, entriesOf, expectSound, playedCampaign, playOn, testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

const together = (words: readonly string[]) =>
  runCommand(['together', ...words], { open: ({ folder }) => testProgram({ folder, anywhere: true }).program })

/** Two copies, each played on for a half-month with dice of its own. */
async function playedApart() {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  copyFileSync(join(folder, campaign), join(folder, 'Other.tour'))
  for (const [one, seed] of [
    [campaign, 5],
    ['Other.tour', 11],
  ] as const)
    await playOn(api, one, { dice: 'player', seed }, atHalfMonth(6))
  const files = [campaign, 'Other.tour'].map((name) => join(folder, name)) as [string, string]
  return { api, campaign, files, path: await entriesOf(api, campaign) }
}

describe('together', () => {
  it('tells where two copies part, and changes nothing unless it is told to', async () => {
    const { api, campaign, files } = await playedApart()
    const all = await api('journal.list', { campaign, limit: 1000 })
    const { code, out, err } = await together([...files])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^They part after \d+ entries\. The last in both: .+ 1967\)\.\n {2}FILE stands \d+ entries further, OTHER \d+ entries, in /,
    )
    expect(out).not.toContain('Kept')
    expect(await api('journal.list', { campaign, limit: 1000 })).toEqual(all)
  })

  it('keeps both, shows what the steps of the other come to, and takes them on the word', async () => {
    const { api, campaign, files, path } = await playedApart()
    const shown = await together([...files, '--replay'])
    expect([shown.code, shown.err]).toEqual([0, ''])
    expect(shown.out).toMatch(/Kept as branches: \d+ entries\. OTHER stands at entry \d+/)
    expect(shown.out).toMatch(/To be taken: \d+ of \d+ steps of OTHER, up to /)
    expect(await entriesOf(api, campaign)).toEqual(path)
    const left = await together([...files, '--replay', '--dice', 'player'])
    expect(left.out).toContain('asks something new: it and what follows are left.')
    const taken = await together([...files, '--replay', '--take'])
    expect(taken.out).toContain('Nothing was kept: FILE has all of it.')
    expect(taken.out).toContain('\nTaken: ')
    expect((await entriesOf(api, campaign)).length).toBeGreaterThan(path.length)
    await expectSound(api, campaign)
  })

  it('gives all of it as JSON', async () => {
    const { files } = await playedApart()
    const { out } = await together([...files, '--json'])
    expect(JSON.parse(out)).toMatchObject({ compared: { name: 'Bravo' }, laid: null, played: null })
  })

  it.each([
    ['--take', '--take goes with --replay.'],
    ['--dice=some', '--dice takes program or player.'],
  ])('is not told %s', async (option, words) => {
    const { code, err } = await together(['a.tour', 'b.tour', option])
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  })
})
