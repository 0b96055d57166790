import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderLook } from '../../support/folderLook.ts'
import { spoil } from '../../support/toyTours.ts'
import { mustered, playedCampaign, refusal, testProgram } from '../../support/program.ts'

/** @returns numbers from 0 to 1, the same for the same seed: Park and Miller's. */
function seededNumbers(seed: number): () => number {
  let at = seed
  return () => (at = (at * 48271) % 2147483647) / 2147483647
}

/** Half of the flips fall on the first pages, where a file says what it is: the others mostly hit what nobody reads. */
const firstPages = 60_000

it('one flipped byte in a tour, 500 times: the tour beside it is listed, and the flipped one has a card or opens', async () => {
  const { api, folder, logged } = testProgram()
  const campaign = await playedCampaign(folder)
  const bytes = readFileSync(join(folder, campaign))
  const flipped = join(folder, 'Flipped.tour')
  const random = seededNumbers(1967)
  const codes = new Map<string, number>()
  for (let i = 0; i < 500; i++) {
    const at = Math.floor(random() * (i % 2 === 0 ? firstPages : bytes.length))
    const spoilt = Buffer.from(bytes)
    spoilt[at] = spoilt[at]! ^ (1 + Math.floor(random() * 255))
    writeFileSync(flipped, spoilt)
    const { campaigns } = await api('library.list', {})
    const good = campaigns.find((card) => card.campaign === campaign)
    const other = campaigns.find((card) => card.campaign === 'Flipped.tour')
    expect([good?.state.kind, campaigns.length], `byte ${at}`).toEqual(['tour', 2])
    if (other!.state.kind !== 'broken') continue
    const { code, message } = other!.state
    expect(message, `byte ${at}`).toContain('Flipped.tour')
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  // Both kinds came up, and what nobody foresaw is logged and no card without a reason.
  expect(codes.get('damaged')).toBeGreaterThan(10)
  expect(codes.get('internal') ?? 0).toBe(logged.length)
})

it('a tour that shows its damage only when it is opened is refused, and says so on its card from then on', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const bytes = readFileSync(join(folder, campaign))
  // The last page is one of the journal's, and where it says what of it is free no card looks.
  bytes.fill(0xff, bytes.length - 4095, bytes.length - 4093)
  writeFileSync(join(folder, 'Worn.tour'), bytes)
  const kinds = async () =>
    (await api('library.list', {})).campaigns.map(({ campaign: file, state }) => [file, state.kind])
  expect(await kinds()).toEqual(expect.arrayContaining([['Worn.tour', 'tour']]))
  expect((await refusal(api('campaign.overview', { campaign: 'Worn.tour' }))).code).toBe('damaged')
  expect(await kinds()).toEqual([
    [campaign, 'tour'],
    ['Worn.tour', 'broken'],
  ])
})

it('a tour that stands at an entry which is not there is told as damaged, and gives way to a copy', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  await api('journal.undo', { campaign })
  await api('fng.endTurn', { campaign, input: {} })
  await api('library.rename', { campaign, name: 'Astray' })
  spoil(join(folder, 'Astray.tour'), 'update campaign set head = 99999')
  const wanted = { kind: 'broken', code: 'damaged', message: expect.stringContaining('entry 99999') as string }
  expect((await api('library.list', {})).campaigns.map(({ state }) => state)).toEqual([wanted])
  expect((await refusal(api('campaign.overview', { campaign: 'Astray.tour' }))).code).toBe('damaged')
  const { tours } = await api('library.kept', {})
  expect(tours).toMatchObject([{ fate: 'broken', campaign: 'Astray.tour' }])
  const wish = { copy: tours[0]!.copies[0]!.copy }
  expect(await api('library.restore', wish)).toMatchObject({ campaign: 'Astray.tour', putAside: true })
})

it('a tour whose first bytes are spoilt says where its copies may be', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  writeFileSync(join(folder, campaign), readFileSync(join(folder, campaign)).fill(0, 3, 4))
  const { campaigns } = await api('library.list', {})
  expect(campaigns.map(({ state }) => state)).toEqual([
    { kind: 'broken', code: 'not-a-tour', message: expect.stringContaining('Deleted and kept copies') as string },
  ])
})

it('the list and the kept copies write nothing', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  copyFileSync(join(folder, campaign), join(folder, 'Other.tour'))
  await api('library.delete', { campaign: 'Other.tour' })
  const before = folderLook(folder)
  await api('library.list', {})
  await api('library.kept', {})
  expect(folderLook(folder)).toEqual(before)
})

it('while the files are looked through, other calls are answered', async () => {
  const { api, folder } = testProgram()
  await playedCampaign(folder)
  const answered: string[] = []
  const all = [
    api('library.list', {}).then(() => answered.push('list')),
    api('library.recent', {}).then(() => answered.push('recent')),
  ]
  await Promise.all(all)
  expect(answered).toEqual(['recent', 'list'])
})

it('a sample is told from a tour of the player until he plays on with it', async () => {
  const { api } = testProgram()
  const own = await mustered(api)
  const { campaign } = await api('library.sample', { game: 'fng' })
  const samples = async () => (await api('library.list', {})).campaigns.map((card) => [card.campaign, card.sample])
  expect(new Map((await samples()) as [string, boolean][])).toEqual(
    new Map([
      [own, false],
      [campaign, true],
    ]),
  )
  await api('fng.writeNote', { campaign, input: { text: 'Mine now.' } })
  expect((await samples())[0]).toEqual([campaign, false])
})
