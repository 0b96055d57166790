import { describe, expect, it } from 'vitest'
import type { SheetWish } from '../../../../../src/contract/sheets.ts'
import { squadsOffer } from '../../../../../src/games/fng/sheets/squads/squadsOffer.ts'
import { fullName } from '../../../../../src/games/fng/rules/naming.ts'
import { isOnRoster, rosterOf } from '../../../../../src/games/fng/rules/people.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { playedCampaign, refusal, rowsOf, testProgram, type TestProgram } from '../../../../support/program.ts'
import { pngBytes } from '../../../../support/samplePicture.ts'
import { readPdf } from '../../../sheets/readPdf.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'

interface Played extends TestProgram {
  readonly campaign: string
  readonly state: FngState
  /** @returns the pages of one sheet as text. */
  readonly print: (wish: SheetWish) => Promise<string[]>
}

/** Six half-months of a seed with casualties and replacements. */
async function played(): Promise<Played> {
  const program = testProgram()
  const campaign = await playedCampaign(program.folder, 6, 6)
  return {
    ...program,
    campaign,
    state: rowsOf(program.folder, campaign),
    async print(wish) {
      await program.api('print.sheets', { campaign, paper: 'a4', sheets: [wish] })
      const { pages } = await readPdf(program.sheets.at(-1)!.bytes)
      return pages.map(({ text }) => text)
    },
  }
}

const platoonSheets = ['roster', 'squads', 'cards', 'derosBoard', 'record'] as const

describe('the papers of a platoon', () => {
  it('are offered with what they take, and need a platoon', async () => {
    const { api, campaign } = await played()
    const offers = await api('print.offers', { campaign })
    const known = Object.fromEntries(
      offers.map(({ sheet, takes, group, lacking }) => [sheet, { takes, group, lacking }]),
    )
    const offer = (...takes: string[]) => ({ takes, group: 'unit', lacking: null })
    expect(known['roster']).toEqual(offer('turn'))
    for (const sheet of ['squads', 'record']) expect(known[sheet]).toEqual(offer('men', 'turn'))
    expect(known['cards']).toEqual(offer('men', 'turn', 'backs'))
    expect(known['derosBoard']).toEqual(offer('turn'))
    const { campaign: empty } = await api('library.create', { name: 'Empty', game: 'fng' })
    for (const { sheet, lacking } of await api('print.offers', { campaign: empty }))
      if (platoonSheets.some((one) => one === sheet)) expect(lacking).toBe('There is no platoon yet.')
  })

  it('show all men of the roster, or those who are chosen', async () => {
    const { state, print } = await played()
    const roster = rosterOf(state)
    for (const sheet of ['squads', 'cards'] as const) {
      const all = (await print({ sheet })).join(' ')
      for (const man of roster) expect(all).toContain(fullName(state, man))
      const chosen = [roster.at(-1)!, roster[5]!]
      const some = await print({ sheet, men: chosen.map(({ id }) => id) })
      for (const man of chosen) expect(some.join(' ')).toContain(fullName(state, man))
      expect(some.join(' ')).not.toContain(fullName(state, roster[4]!))
      expect(some).toHaveLength(sheet === 'cards' ? 1 : 2)
    }
  })

  it('tell on the backs of cards the service of each man, with his picture', async () => {
    const { api, campaign, state, print, sheets } = await played()
    const { hash } = await api('picture.add', { campaign, bytes: pngBytes.toString('base64') })
    const [man] = rosterOf(state)
    await api('fng.placePicture', { campaign, input: { hash, soldierId: man!.id, portrait: true } })
    const wish: SheetWish = { sheet: 'cards', men: [man!.id] }
    const [front, ...none] = await print(wish)
    expect(none).toEqual([])
    expect(front).not.toContain('Best REP')
    const [one, back] = await print({ ...wish, backs: 'long' })
    expect(one).toContain(fullName(state, man!))
    expect(back).toContain('Best REP')
    expect(Buffer.from(sheets.at(-1)!.bytes).toString('latin1')).toContain(
      `/Alt (Portrait of ${fullName(state, man!)})`,
    )
  })

  it.each(['squads', 'cards'] as const)('refuse men who are not of the platoon: %s', async (sheet) => {
    const { api, campaign, state } = await played()
    const gone = state.soldiers.find((man) => !isOnRoster(man))!
    const wish = (id: number) => refusal(api('print.sheets', { campaign, sheets: [{ sheet, men: [id] }] }))
    expect(await wish(999_999)).toMatchObject({ code: 'bad-input' })
    expect(await wish(gone.id)).toMatchObject({
      code: 'bad-input',
      message: `${fullName(state, gone)} has left the platoon: choose among the men of the roster.`,
    })
  })

  it('as of a half-month show the platoon of then, and say so', async () => {
    const { state, print } = await played()
    const later = state.soldiers.find((man) => man.joined >= 4)!
    const gone = state.soldiers.find((man) => man.left !== null && man.left >= 3 && man.joined === 0)!
    for (const sheet of platoonSheets) {
      const then = (await print({ sheet, turn: 2 })).join(' ')
      expect(then).toContain(sheet === 'cards' ? 'AS OF LATE JAN 67' : 'as of late January 1967')
      expect(then).not.toContain(fullName(state, later))
      if (sheet === 'record') continue
      expect((await print({ sheet })).join(' ')).not.toMatch(/as of/i)
      expect(then).toContain(sheet === 'derosBoard' ? gone.lastName : fullName(state, gone))
    }
  })

  it('as of a half-month count the months of then', async () => {
    const { state, print } = await played()
    const star = state.soldiers.find(({ id }) => id === state.tour[0]!.starId)!
    const monthsIn = async (wish: Omit<SheetWish, 'sheet'>) => {
      const [page] = await print({ sheet: 'record', men: [star.id], ...wish })
      return Number(/([\d.]+) of 12/.exec(page!)![1]!)
    }
    // Four half-months have gone by since then.
    expect((await monthsIn({ turn: 2 })) - (await monthsIn({}))).toBe(2)
  })
})

describe('squad sheets', () => {
  it('need somebody', () => {
    const lost = { ...marines, billets: marines.billets.map((billet) => ({ ...billet, soldierId: null })) }
    const lacking = (state: FngState) => squadsOffer.lacking({ state, lacksSlip: () => null })
    expect(lacking(lost)).toBe('Nobody is left in the platoon.')
    expect(lacking(marines)).toBeNull()
    expect(squadsOffer.lacking(null)).toBe('It shows a tour: open one first.')
  })
})

describe('service records', () => {
  it('are of the Star without a choice', async () => {
    const { state, print } = await played()
    const star = state.soldiers.find(({ id }) => id === state.tour[0]!.starId)!
    const pages = await print({ sheet: 'record' })
    expect(pages[0]).toContain(fullName(state, star))
    expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`)
  })

  it('tell men who have left, each on a page of his own, in the order of the choice', async () => {
    const { state, print } = await played()
    const men = state.soldiers
      .filter((man) => !isOnRoster(man))
      .slice(0, 3)
      .toReversed()
    expect(men.length).toBeGreaterThan(1)
    const pages = await print({ sheet: 'record', men: men.map(({ id }) => id) })
    const first = pages.filter((text) => text.includes('Service record'))
    expect(first).toHaveLength(men.length)
    men.forEach((man, i) => {
      expect(first[i]).toContain(fullName(state, man))
    })
    expect(pages.join(' ')).toMatch(/KILLED|WENT HOME|DIED OF WOUNDS|MISSING|RELIEVED|REASSIGNED/)
  })
})
