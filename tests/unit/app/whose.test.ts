import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../support/folder.ts'
import {
  atHalfMonth,
  entriesOf,
  mustered,
  playedCampaign,
  playOn,
  refusal,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

const other = 'Other.tour'

/** Two files of one campaign, whose copies lie in one drawer: each is played on apart for a half-month, the other last. */
async function apart() {
  const made = testProgram({ anywhere: true })
  const { api, folder } = made
  const mine = await playedCampaign(folder)
  await api('journal.undo', { campaign: mine })
  await api('fng.endTurn', { campaign: mine, input: {} })
  const [both] = (await api('library.snapshots', { campaign: mine })).map(({ copy }) => copy)
  copyFileSync(join(folder, mine), join(folder, other))
  const shared = (await entriesOf(api, mine)).length
  const playedOn = async (campaign: string, seed: number, before: readonly (string | undefined)[]) => {
    await playOn(api, campaign, { dice: 'player', seed }, atHalfMonth(6))
    const now = (await api('library.snapshots', { campaign })).map(({ copy }) => copy)
    return now.find((copy) => !before.includes(copy))!
  }
  const ofMine = await playedOn(mine, 5, [both])
  const ofOther = await playedOn(other, 11, [both, ofMine])
  const cut = (file: string) => {
    truncateSync(join(folder, file), 60_000)
  }
  const family = async () => (await api('library.kept', {})).tours[0]!
  const order = async () => (await family()).copies.map(({ copy, of }) => [copy, of])
  return { ...made, mine, both: both!, ofMine, ofOther, shared, cut, family, order }
}

describe('of two files of one campaign', () => {
  it('each copy tells whose it is; one from before they parted is of both', async () => {
    const { mine, both, ofMine, ofOther, order, family } = await apart()
    expect(await family()).toMatchObject({ fate: 'here', broken: [] })
    expect(await order()).toEqual([
      [ofOther, [other]],
      [ofMine, [mine]],
      [both, undefined],
    ])
  })

  it('one cannot be read: first comes what is in no other, then what both have, and last what is of the other', async () => {
    const { api, mine, both, ofMine, ofOther, order, cut, family, folder } = await apart()
    const rows = rowsOf(folder, mine)
    cut(mine)
    expect(await family()).toMatchObject({ fate: 'here', campaign: other, broken: [mine] })
    expect(await order()).toEqual([
      [ofMine, undefined],
      [both, undefined],
      [ofOther, [other]],
    ])
    await api('library.restore', { copy: (await family()).copies[0]!.copy, over: mine })
    expect(rowsOf(folder, mine)).toEqual(rows)
    expect((await order()).map(([, of]) => of)).toEqual(expect.arrayContaining([[mine], [other]]))
  })

  it('the other way round it is the same', async () => {
    const { mine, both, ofMine, ofOther, order, cut } = await apart()
    cut(other)
    expect(await order()).toEqual([
      [ofOther, undefined],
      [both, undefined],
      [ofMine, [mine]],
    ])
  })

  it('where all that is kept is in the file that can be read, it is said to be of that', async () => {
    const { api, mine, both, ofMine, ofOther, order, cut, folder } = await apart()
    rmSync(join(folder, ofMine))
    cut(mine)
    expect(await order()).toEqual([
      [ofOther, [other]],
      [both, [other]],
    ])
    // Where neither can be read, nobody can tell.
    cut(other)
    expect((await order()).map(([, of]) => of)).toEqual([undefined, undefined])
    expect(await api('library.compare', { copy: both })).toMatchObject({ with: 'copy' })
  })

  it('a copy is laid beside the file that it is of, which is named; one of a file that cannot be read beside the other', async () => {
    const { api, mine, ofMine, ofOther, shared, cut } = await apart()
    const compare = (copy: string) => api('library.compare', { copy })
    const all = (await entriesOf(api, mine)).length
    expect(await compare(ofMine)).toMatchObject({ with: 'tour', file: mine, copy: { entries: all }, shared: all })
    const theirs = await compare(ofOther)
    expect(theirs).toMatchObject({ with: 'tour', file: other, outcome: [] })
    expect(theirs.shared).toBe(theirs.other!.entries)
    cut(mine)
    expect(await compare(ofMine)).toMatchObject({ with: 'tour', file: other, copy: { entries: all }, shared })
    expect(await compare(ofOther)).toEqual(theirs)
  })

  it('that is one alone again nothing is told of it', async () => {
    const { api, mine, both, order, cut, family, folder } = await apart()
    rmSync(join(folder, other))
    expect((await order()).map(([, of]) => of)).toEqual([undefined, undefined, undefined])
    expect(await api('library.compare', { copy: both })).not.toHaveProperty('file')
    cut(mine)
    expect(await family()).toMatchObject({ fate: 'broken', broken: [mine] })
    expect((await order()).map(([, of]) => of)).toEqual([undefined, undefined, undefined])
  })

  it('a fire drill tries each with its own copy', async () => {
    const { api, mine } = await apart()
    for (const campaign of [mine, other])
      expect(await api('library.drill', { campaign })).toMatchObject({
        inJournal: true,
        fault: null,
        entries: (await entriesOf(api, campaign)).length,
      })
  })
})

describe('the second folder', () => {
  const namesIn = (folder: string) => {
    const drawers = join(folder, '.snapshots')
    return readdirSync(drawers).flatMap((id) =>
      readdirSync(join(drawers, id)).map((name) => `.snapshots/${id}/${name}`),
    )
  }

  it('takes the copy of each file of a campaign', async () => {
    const { api, ofMine, ofOther } = await apart()
    const folder = testFolder()
    await api('library.setElsewhere', { folder })
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 2, there: 0, without: 0 })
    expect(namesIn(folder).sort()).toEqual([ofMine, ofOther].sort())
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 0, there: 2, without: 0 })
  })

  it('takes one anew where none that is kept has the last turn of a file', async () => {
    const { api, mine, ofMine, ofOther, folder: library } = await apart()
    const rows = rowsOf(library, mine)
    rmSync(join(library, ofMine))
    const folder = testFolder()
    await api('library.setElsewhere', { folder })
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 2, there: 0, without: 0 })
    const [fresh] = namesIn(folder).filter((copy) => copy !== ofOther)
    expect(readFileSync(join(folder, fresh!)).equals(readFileSync(join(library, fresh!)))).toBe(true)
    expect(rowsOf(folder, fresh!)).toEqual(rows)
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 0, there: 2, without: 0 })
    expect(namesIn(folder)).toHaveLength(2)
  })

  it('takes one of a campaign of which none has been kept, though no turn of it has ended', async () => {
    const { api } = testProgram({ anywhere: true })
    await api('library.create', { name: 'Not begun', game: 'fng' })
    const campaign = await mustered(api)
    expect((await refusal(api('library.drill', { campaign }))).code).toBe('not-found')
    await api('library.setElsewhere', { folder: testFolder() })
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 1, there: 0, without: 1 })
    expect(await api('library.copyElsewhere', {})).toEqual({ copied: 0, there: 1, without: 1 })
    expect(await api('library.drill', { campaign })).toMatchObject({ inJournal: true, fault: null })
  })
})
