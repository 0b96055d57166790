import { describe, expect, it } from 'vitest'
import { isKept } from '../../../../../src/games/skirmish/app/sealedFrom.ts'
import { hiddenOf, setUpTwin, type Twin } from '../../../../support/skirmishTwins.ts'
import { entriesOf } from '../../../../support/program.ts'

/** Ruth in the open; Tom hides two men, one with the radio, and two mines. */
async function hiding() {
  const twin = await setUpTwin(3, { hidden: 2, radio: true, mines: 2 })
  const { state } = twin
  const [ruth, tom] = state().sides.map(({ id }) => id) as [number, number]
  const figure = (name: string) => state().figures.find((one) => one.name === name)!.id
  const mines = () => state().sealed.filter(({ kind }) => kind === 'mine')
  return { ...twin, ruth, tom, figure, mines, sapper: () => hiddenOf(state(), tom)[0]!.id }
}

/** A number that is no row's. */
const nothing = 9_999_999

const refusal = async (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    (done) => {
      throw new Error(`It was not refused: ${JSON.stringify(done)}`)
    },
    (error: unknown) => (error as Error).message,
  )

/** A refusal names the number that it was asked with. */
const alike = (message: string) => message.replaceAll(/\d+/g, 'n')

const words = /Sapper|hole|trail|Hidden \d/

const newest = async ({ api, campaign }: Twin) => (await entriesOf(api, campaign)).at(-1)!

describe('a step that names what another has sealed', () => {
  it('is refused as one that names nothing, and asks for no die', async () => {
    const game = await hiding()
    const { take, ruth, tom, figure, mines, sapper } = game
    await take('startTurn', {}, 'program')
    await take('closeSupport', {}, 'program')
    const able = figure('Able')
    const guesses: readonly (readonly [string, (id: number) => unknown, number])[] = [
      ['setOffMine', (mine) => ({ figure: able, mine }), mines()[0]!.id],
      ['meet', (other) => ({ figure: able, other, inches: 2 }), sapper()],
      ['byHand', (id) => ({ figure: id, counters: 1, out: true, words: '' }), sapper()],
      ['listen', (id) => ({ figure: able, friendFired: false, noises: [{ figures: [id], inches: 4 }] }), sapper()],
      ['fire', (id) => ({ figure: able, phases: 1, inArc: [{ figure: id, cover: false }] }), sapper()],
      ['endTurn', (id) => ({ keep: [id] }), sapper()],
    ]
    for (const [step, input, id] of guesses)
      for (const holder of [null, ruth]) {
        const right = await refusal(take(step, input(id), 'player', holder))
        expect(alike(right), step).toBe(alike(await refusal(take(step, input(nothing), 'player', holder))))
        expect(right).not.toMatch(words)
      }
    const own = await take('setOffMine', { figure: able, mine: mines()[0]!.id }, 'player', tom)
    expect(own.status).toBe('wanted')
  })

  it('waits for its own player alone', async () => {
    const { api, campaign, take, tom, ruth, figure, mines } = await hiding()
    await take('startTurn', {}, 'program')
    await take('closeSupport', {}, 'program')
    await take('setOffMine', { figure: figure('Able'), mine: mines()[0]!.id }, 'player', tom)
    const answer = (holder: number) => api('pending.answer', { campaign, rollTheRest: true, holder })
    expect(await refusal(answer(ruth))).toContain('No step is waiting')
    expect(await refusal(api('pending.takeBack', { campaign, holder: ruth }))).toContain('No step is waiting')
    expect(await answer(tom)).toMatchObject({ status: 'done' })
  })

  it('is checked, added to and told of what went off by its own player alone', async () => {
    const { take, ruth, tom, state } = await hiding()
    const none = { men: [], vehicles: [], mortars: [] }
    const late = { name: 'Late', weapon: 'ak', hidden: false, place: '', radio: false }
    expect(await refusal(take('deploy', { ...none, side: tom, others: [late] }, 'program', ruth))).toContain('sealed')
    await take('startTurn', {}, 'program')
    await take('callShot', { target: 'the dike', bySmoke: false }, 'program')
    const strike = { blast: state().blasts[0]!.id, figures: [] }
    expect(await refusal(take('strikeSealed', strike, 'program', ruth))).toContain('sealed')
    await take('strikeSealed', strike, 'program', tom)
    await take('strike', strike, 'program')
    await take('closeSupport', {}, 'program')
    await take('endTurn', { keep: [] }, 'program')
    await take('startTurn', {}, 'program')
    expect(await refusal(take('checkSealed', {}, 'player', ruth))).toContain('sealed')
  })

  it('is told to nobody else by a campaign that plays itself', async () => {
    const { api, campaign, take, ruth, tom } = await hiding()
    await take('startTurn', {}, 'program')
    await take('closeSupport', {}, 'program')
    for (const side of [ruth, tom]) await take('addSquad', { side, name: `Squad ${side}`, men: [] }, 'program')
    const told = { open: 0, kept: 0 }
    for (let seed = 0; seed < 60; seed++) {
      const { holder, next } = await api('campaign.autoplay', { campaign, seed })
      expect(next === null).toBe(holder !== null)
      told[next === null ? 'kept' : 'open']++
      if (holder === tom) {
        const own = await api('campaign.autoplay', { campaign, seed, holder })
        expect(own.next).not.toBeNull()
      }
    }
    expect(told.open * told.kept).toBeGreaterThan(0)
  })
})

describe('an amendment', () => {
  it('of how the game is hidden tells nothing of what is hidden', async () => {
    const { api, campaign } = await hiding()
    const setUp = (await entriesOf(api, campaign)).find(({ step }) => step === 'skirmish.beginGame')!
    for (const other of [{ hiddenRules: 'alternate' }, { openNumbers: true }, { edition: null }]) {
      const input = { ...(setUp.input as object), ...other }
      const said = await refusal(api('journal.preview', { campaign, entry: setUp.id, input }))
      expect(said).toContain('Something that a player has sealed')
    }
    const scenario = { ...(setUp.input as object), scenario: 'The dike' }
    const preview = await api('journal.preview', { campaign, entry: setUp.id, input: scenario })
    expect(JSON.stringify(preview)).toContain('The dike')
    expect(JSON.stringify(preview)).not.toMatch(words)
  })

  it('of what is sealed, or by what is sealed, is refused as one by what is nothing', async () => {
    const game = await hiding()
    const { api, campaign, take, tom, figure, mines, sapper, state } = game
    await take('startTurn', {}, 'program')
    await take('closeSupport', {}, 'program')
    const [first, second] = mines()
    const able = figure('Able')
    const preview = (entry: number, input: unknown) => refusal(api('journal.preview', { campaign, entry, input }))
    await take('setOffMine', { figure: able, mine: first!.id }, 'program', tom)
    const trodden = await newest(game)
    const other = (mine: number) => preview(trodden.id, { figure: able, mine })
    expect(alike(await other(second!.id))).toBe(alike(await other(nothing)))
    await take('byHand', { figure: sapper(), counters: 2, out: false, words: 'SAIDbehind the tree' }, 'program', tom)
    const kept = await newest(game)
    expect(kept).toMatchObject({ title: 'Sealed', input: null, answers: [] })
    const again = { figure: sapper(), counters: 1, out: false, words: '' }
    expect(await preview(kept.id, again)).toContain('still sealed')
    expect(await refusal(api('journal.preview', { campaign, entry: kept.id, leaveOut: true }))).toContain(
      'still sealed',
    )
    expect(state().figures.find(({ id }) => id === sapper())!.counters).toBe(2)
  })
})

describe('the journal', () => {
  it('finds no words of what is sealed, and finds them when the game is over', async () => {
    const game = await hiding()
    const { api, campaign, take, tom, sapper } = game
    await take('startTurn', {}, 'program')
    await take('byHand', { figure: sapper(), counters: 2, out: false, words: 'SAIDbehind the tree' }, 'program', tom)
    const { id } = await newest(game)
    const search = (text: string) => api('journal.search', { campaign, text })
    expect(await search('saidbehind')).toMatchObject({ found: 0, rows: [] })
    expect((await search('sapper')).found).toBe(0)
    await take('endGame', { winner: null, words: '', agreed: [tom] }, 'program')
    expect((await search('saidbehind')).rows).toMatchObject([{ id }])
    expect((await api('journal.changes', { campaign, entry: id })).entry.lines).toMatchObject([
      { text: expect.stringContaining('SAIDbehind the tree') as string },
      {},
    ])
    expect((await api('journal.amendForm', { campaign, entry: id })).refused).toBeNull()
    const told = JSON.stringify(await api('journal.list', { campaign, limit: 50 }))
    expect(told).not.toContain('Sealed for now')
  })

  it('does not name the entries that hide a man to who asks for that man', async () => {
    const { api, campaign, state, take, tom } = await hiding()
    await take('addSquad', { side: tom, name: 'Cell', men: [{ name: 'Quang', weapon: 'ak' }] }, 'program')
    const man = state().men[0]!.id
    const before = (await api('journal.search', { campaign, man })).found
    const hidden = { man, hidden: true, place: 'the well', radio: false }
    const deploy = { side: tom, men: [hidden], others: [], vehicles: [], mortars: [] }
    await take('deploy', deploy, 'program', tom)
    expect((await api('journal.search', { campaign, man })).found).toBe(before)
  })

  it('of an end that was undone tells no more than before it', async () => {
    const { api, campaign, take, ruth, tom } = await hiding()
    await take('startTurn', {}, 'program')
    const end = { winner: null, words: 'a draw' }
    expect(await refusal(take('endGame', end, 'program'))).toContain('Tom')
    await take('endGame', { ...end, agreed: [tom] }, 'program')
    const entries = await entriesOf(api, campaign)
    const ended = entries.at(-1)!
    expect(JSON.stringify(ended)).toMatch(words)
    expect(JSON.stringify(ended)).toContain('Tom agrees')
    await api('journal.undo', { campaign })
    const seen = async () =>
      JSON.stringify([
        await api('journal.changes', { campaign, entry: ended.id }),
        await api('journal.list', { campaign, limit: 50 }),
        await api('journal.search', { campaign, text: 'sapper', undone: true }),
        await api('journal.search', { campaign, undone: true }),
        await api('campaign.now', { campaign, stamps: {}, holder: ruth }),
      ])
    expect(await seen()).not.toMatch(words)
    // Nor when it is gone back to before anything was sealed.
    await api('journal.goTo', { campaign, entry: entries[0]!.id })
    expect(JSON.stringify(await api('journal.changes', { campaign, entry: ended.id }))).not.toMatch(words)
  })
})

describe('a copy', () => {
  it('is not made in the library while somebody keeps something from the other', async () => {
    const { api, campaign, take, tom } = await hiding()
    const [first] = await entriesOf(api, campaign)
    const copies = () => [
      api('library.duplicate', { campaign, name: 'Copy' }),
      api('library.branch', { campaign, entry: first!.id, name: 'Branch' }),
    ]
    for (const copy of copies()) expect(await refusal(copy)).toContain('sealed')
    await api('journal.goTo', { campaign, entry: first!.id })
    for (const copy of copies()) expect(await refusal(copy)).toContain('sealed')
    while ((await api('journal.redo', { campaign })).redone !== null) continue
    await take('endGame', { winner: null, words: '', agreed: [tom] }, 'program')
    await Promise.all(copies())
  })
})

describe('the number that hides what is sealed', () => {
  it('is long, stays in the file, and cannot be reckoned from the seed', async () => {
    const [one, two] = [await hiding(), await hiding()]
    const seals = [one, two].map(({ state }) => state().seals)
    expect(new Set(seals.flat().map(({ digest }) => digest)).size).toBe(4)
    for (const { salt } of seals.flat()) expect(salt.length).toBeGreaterThan(20)
    expect(await one.api('campaign.replay', { campaign: one.campaign })).toMatchObject({ same: true })
  })
})

it('what a game keeps is read once, however many rows are asked about', async () => {
  const { state, tom, sapper, mines, figure } = await hiding()
  let reads = 0
  const rows = state()
  const watched = {
    ...rows,
    get spots() {
      reads += 1
      return rows.spots
    },
  }
  const asked = [
    ...rows.spots.map(({ id }) => ({ collection: 'spots', id })),
    { collection: 'figures', id: sapper() },
    { collection: 'figures', id: figure('Able') },
    { collection: 'sealed', id: mines()[0]!.id },
    { collection: 'radios', id: rows.radios.find(({ sideId }) => sideId === tom)!.id },
    { collection: 'sides', id: tom },
  ]
  expect(asked.slice(rows.spots.length).map((about) => isKept(watched, about))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  for (const about of asked) isKept(watched, about)
  expect(reads).toBe(1)
})
