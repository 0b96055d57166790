import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { InputOf } from '../../../../src/contract/procedures.ts'
import { sheetGroups } from '../../../../src/contract/sheets.ts'
import { fngSheets } from '../../../../src/games/fng/app/fngSheets.ts'
import { formCode } from '../../../../src/games/fng/sheets/shared/formCode.ts'
import { atPhase, mustered, playedCampaign, playOn, refusal, rowsOf, testProgram } from '../../../support/program.ts'

type Setup = InputOf<'fng.keepPrintSetup'>['input']['content']
/** With contact in the first half-months. */
const playing = { dice: 'program', seed: 2 } as const
const setup: Setup = { sheets: [{ sheet: 'roster', men: 'going' }], paper: 'a4', accent: 'red', together: false }

describe('print.choices', () => {
  it('knows missions and half-months by their numbers, newest first, and all men', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const choices = await api('print.choices', { campaign })
    const { missions, soldiers, billets } = rowsOf(folder, campaign)
    expect(choices.missions.map(({ id, number }) => [id, number])).toEqual(
      missions.map(({ id }, i) => [id, i + 1]).reverse(),
    )
    expect(choices.missions[0]!.title).toMatch(/^\d+: \w+, (early|late) \w+ 196\d$/)
    expect(choices.turns.at(-1)).toEqual({ number: 1, title: 'Early January 1967' })
    expect(choices.turns[0]!.number).toBe(choices.turns.length)
    expect(choices.men.map(({ id }) => id).toSorted()).toEqual(soldiers.map(({ id }) => id).toSorted())
    expect(choices.men[0]!.id).toBe(billets.find(({ squad, line }) => squad === 0 && line === 1)!.soldierId)
  })
})

describe('print.offers', () => {
  it('come group by group, those without a tour only where nothing is lacking', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const offers = await api('print.offers', { campaign })
    expect([...new Set(offers.map(({ group }) => group))]).toEqual(sheetGroups)
    expect(offers.map(({ group }) => sheetGroups.indexOf(group))).toEqual(
      offers.map(({ group }) => sheetGroups.indexOf(group)).toSorted((a, b) => a - b),
    )
    expect(offers.find(({ sheet }) => sheet === 'briefing')!.lacking).toContain('no mission')
    const alone = await api('print.offers', { game: 'fng' })
    expect(alone.length).toBeGreaterThan(0)
    expect(alone.every(({ lacking }) => lacking === null)).toBe(true)
    expect(alone.some(({ group }) => group === 'unit')).toBe(false)
  })
})

describe('a print set-up', () => {
  it('is kept, changed, renamed and removed, each undone by name, and no two share one', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const kept = async () => (await api('print.choices', { campaign })).setups!
    await api('fng.keepPrintSetup', { campaign, input: { name: ' Game night ', content: setup } })
    const [first] = await kept()
    expect(first).toMatchObject({ name: 'Game night', setup })
    const again = api('fng.keepPrintSetup', { campaign, input: { name: 'game night', content: setup } })
    expect(await refusal(again)).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('already') as string,
    })
    const same = { setup: first!.id, name: 'Game night', content: setup }
    expect((await refusal(api('fng.keepPrintSetup', { campaign, input: same }))).code).toBe('bad-input')

    await api('fng.keepPrintSetup', { campaign, input: { ...same, content: { ...setup, paper: 'letter' } } })
    expect((await kept())[0]!.setup.paper).toBe('letter')
    expect((await api('journal.undo', { campaign })).undone).toBe('Change the print set-up "Game night"')
    await api('fng.keepPrintSetup', { campaign, input: { ...same, name: 'Thursday' } })
    expect(await kept()).toEqual([{ id: first!.id, name: 'Thursday', setup }])
    await api('fng.removePrintSetup', { campaign, input: { setup: first!.id } })
    expect(await kept()).toEqual([])
    expect((await api('journal.undo', { campaign })).undone).toBe('Remove the print set-up "Thursday"')
    expect(await kept()).toHaveLength(1)
  })

  it('tells the journal its sheets by their titles', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    await api('fng.keepPrintSetup', { campaign, input: { name: 'Game night', content: setup } })
    const { head } = await api('campaign.overview', { campaign })
    const { changes } = await api('journal.changes', { campaign, entry: head! })
    expect(changes).toMatchObject([{ what: 'Print set-up "Game night"', kind: 'added' }])
    expect(changes[0]!.fields).toContainEqual({ field: 'Sheets', before: null, after: 'Roster, on A4' })
  })
})

describe('who goes, and what a sheet does not take', () => {
  it('the men who go are those of the mission; what a sheet does not take is passed over', async () => {
    const { api, sheets } = testProgram()
    const campaign = await mustered(api)
    const takesMen = fngSheets.find(({ takes, group }) => takes.includes('men') && group === 'unit')!.sheet
    const print = (sheet: string) => api('print.sheets', { campaign, sheets: [{ sheet, men: 'going' }] })
    await print('roster')
    expect(sheets).toHaveLength(1)
    expect((await refusal(print(takesMen))).code).toBe('not-now')
    await playOn(api, campaign, playing, atPhase('battle'))
    await print(takesMen)
    expect(sheets).toHaveLength(2)
  })
})

describe('what becomes of sheets', () => {
  const order = { game: 'fng' as const, sheets: [{ sheet: 'blankRoster' }, { sheet: 'blankRoster' }], together: false }

  it('a desk saves and prints them itself, and says when the player thinks better of it', async () => {
    const handed: [string, string[]][] = []
    const hand = (to: string, done: boolean) => (drawn: readonly { readonly name: string }[]) => {
      handed.push([to, drawn.map(({ name }) => name)])
      return Promise.resolve(done)
    }
    const { api, sheets } = testProgram({ desk: { save: hand('save', false), print: hand('print', true) } })
    expect(await api('print.sheets', { ...order, to: 'save' })).toMatchObject({ done: false })
    expect(await api('print.sheets', { ...order, to: 'print', together: true })).toMatchObject({
      done: true,
      files: [{ name: 'blank roster.pdf', url: null }],
    })
    expect(handed).toEqual([
      ['save', ['blank roster.pdf', 'blank roster.pdf']],
      ['print', ['blank roster.pdf']],
    ])
    expect(sheets).toEqual([])
    await api('print.sheets', { ...order })
    expect(sheets).toHaveLength(2)
  })

  it('without a desk every one is delivered', async () => {
    const { api } = testProgram()
    const { files, done } = await api('print.sheets', { ...order, to: 'save' })
    expect([files.map(({ url }) => url), done]).toEqual([['/sheets/1', '/sheets/2'], true])
  })
})

describe('a whole group of sheets', () => {
  it('is printed but for what cannot be, which is named: also in one file', async () => {
    const { api, sheets } = testProgram()
    const campaign = await mustered(api)
    const offers = (await api('print.offers', { campaign })).filter(({ group }) => group === 'qrs')
    const wishes = offers.filter(({ sheet }) => ['qrsTraps', 'missionQrs', 'myQrs'].includes(sheet))
    const print = (together: boolean) =>
      api('print.sheets', { campaign, together, sheets: wishes.map(({ sheet }) => ({ sheet })) })
    const left = [
      { sheet: 'missionQrs', message: expect.stringContaining('no mission') as string },
      { sheet: 'myQrs', title: 'My quick reference', message: 'Choose the tables that are to be on it.' },
    ]
    expect(await print(false)).toMatchObject({ files: [{ name: expect.stringContaining('traps') as string }], left })
    expect(await print(true)).toMatchObject({ done: true, left })
    expect(sheets).toHaveLength(2)
    const none = api('print.sheets', { campaign, sheets: [{ sheet: 'myQrs' }] })
    expect(await refusal(none)).toMatchObject({ code: 'bad-input', message: 'Choose the tables that are to be on it.' })
  })

  it('says of a sheet that takes a choice whether it can do without', async () => {
    const { api } = testProgram()
    const offers = await api('print.offers', { campaign: await mustered(api) })
    expect(offers.filter(({ needs }) => needs !== undefined).map(({ sheet, needs }) => [sheet, needs])).toEqual([
      ['myQrs', 'tables'],
    ])
    for (const { needs, takes } of offers) if (needs) expect(takes).toContain(needs)
  })
})

describe('the name of a file', () => {
  it('says of which mission and half-month the sheet is, and what sheets of a group are together', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const { missions } = await api('print.choices', { campaign })
    const first = missions.at(-1)!
    const names = async (together: boolean, ...sheets: InputOf<'print.sheets'>['sheets']) =>
      (await api('print.sheets', { campaign, together, sheets })).files.map(({ name }) => name)
    expect(missions.length).toBeGreaterThan(1)
    expect(await names(false, { sheet: 'map' }, { sheet: 'map', mission: first.id })).toEqual([
      `Bravo table map, mission ${missions.length}.pdf`,
      'Bravo table map, mission 1.pdf',
    ])
    expect(await names(false, { sheet: 'roster' }, { sheet: 'roster', turn: 2 })).toEqual([
      'Bravo roster.pdf',
      'Bravo roster, late January 1967.pdf',
    ])
    expect(await names(true, { sheet: 'qrsTraps' }, { sheet: 'qrsAir' })).toEqual(['Bravo quick reference.pdf'])
    expect(await names(false, { sheet: 'qrsTerrain' }, { sheet: 'derosBoard' })).toEqual([
      'Bravo quick reference, terrain.pdf',
      'Bravo DEROS board.pdf',
    ])
  })

  it('says what sheets of several groups are together, and of which missions and days', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const { missions } = await api('print.choices', { campaign })
    const [first, last] = [missions.at(-1)!, missions.length]
    const name = async (...sheets: InputOf<'print.sheets'>['sheets']) =>
      (await api('print.sheets', { campaign, together: true, sheets })).files[0]!.name
    const [roster, map, briefing] = [{ sheet: 'roster' }, { sheet: 'map' }, { sheet: 'briefing' }]
    expect(await name(roster, map)).toBe(`Bravo roster and table map, mission ${last}.pdf`)
    expect(await name(roster, map, briefing, { sheet: 'qrsAir' }, { sheet: 'qrsTraps' })).toBe(
      `Bravo roster, mission folder and quick reference, mission ${last}.pdf`,
    )
    expect(await name(map, { ...map, mission: first.id })).toBe(`Bravo table map, missions 1 and ${last}.pdf`)
    expect(await name({ ...roster, turn: 2 }, map)).toBe(
      `Bravo roster and table map, mission ${last}, late January 1967.pdf`,
    )
  })
})

describe('a mistake of the program in one sheet', () => {
  /** The sheet makes a mistake for as long as the test lasts. */
  const spoil = (name: string, change: (sheet: (typeof fngSheets)[number]) => void) => {
    change(fngSheets.find(({ sheet }) => sheet === name)!)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
  }
  const fault = new TypeError('Cannot read properties of undefined')
  const inMaking = (sheet: (typeof fngSheets)[number]) =>
    vi.spyOn(sheet, 'make').mockImplementation(() => {
      throw fault
    })
  const inLayout = (sheet: (typeof fngSheets)[number]) =>
    vi.spyOn(sheet, 'make').mockImplementation(() => {
      const layOut = () => {
        throw fault
      }
      return { title: 'Squads', layOut }
    })

  it.each([
    ['while it is made', inMaking],
    ['while it is laid out', inLayout],
  ])('%s keeps no other from the printer: it is named, and the mistake is in the log', async (_, change) => {
    const { api, logged } = testProgram()
    const campaign = await mustered(api)
    spoil('squads', change)
    const wishes = ['roster', 'squads', 'derosBoard'].map((sheet) => ({ sheet }))
    const left = [{ sheet: 'squads', title: 'Squad sheets', message: expect.stringContaining('of its own') as string }]
    expect(await api('print.sheets', { campaign, sheets: wishes, together: false })).toEqual({
      files: [
        { name: 'Bravo roster.pdf', url: '/sheets/1' },
        { name: 'Bravo DEROS board.pdf', url: '/sheets/2' },
      ],
      done: true,
      left,
    })
    expect(logged).toEqual([{ error: fault, procedure: 'sheet squads' }])
    const bound = await api('print.sheets', { campaign, sheets: wishes, together: true })
    expect(bound).toMatchObject({ files: [{ name: 'Bravo platoon sheets.pdf' }], left })
  })

  it('is an error like any other where there is no other sheet, and keeps no sheet from being offered', async () => {
    const { api, logged } = testProgram()
    const campaign = await mustered(api)
    spoil('squads', (sheet) => {
      inMaking(sheet)
      vi.spyOn(sheet, 'lacking').mockImplementation(() => {
        throw fault
      })
    })
    const alone = api('print.sheets', { campaign, sheets: [{ sheet: 'squads' }] })
    expect((await refusal(alone)).code).toBe('internal')
    expect(logged).toHaveLength(1)
    const offers = await api('print.offers', { campaign })
    expect(offers.find(({ sheet }) => sheet === 'squads')!.lacking).toContain('a mistake of its own')
    expect(offers.find(({ sheet }) => sheet === 'roster')!.lacking).toBeNull()
  })
})

describe('the code of a form', () => {
  const halfMonth = (hash: string) => ({ route: 'fng.halfMonth', params: {}, hash })
  const mission = (id: number) => ({ route: 'fng.mission', params: { mission: String(id) }, hash: '' })

  it('leads to the report while the battle is on, and to the mission once it is over', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const open = (code: string) => api('print.code', { campaign, code })
    expect((await refusal(open(formCode('reportForm', 1)))).message).toBe('This tour has had no mission 1.')
    await playOn(api, campaign, playing, atPhase('whoGoes'))
    const { missions } = await api('print.choices', { campaign })
    const { number, id } = missions[0]!
    const report = formCode('reportForm', number)
    expect(await open(report)).toMatchObject({
      page: halfMonth(''),
      note: expect.stringContaining('not set up') as string,
    })
    expect(await open(formCode('enemyOob', number))).toMatchObject({ page: mission(id) })
    await playOn(api, campaign, playing, atPhase('battle'))
    expect(await open(` ${report.toLowerCase()} `)).toEqual({
      title: `Report of mission ${number}`,
      page: halfMonth(`#report-${id}`),
      note: null,
    })
    expect(await open(formCode('enemyOob', number))).toMatchObject({
      page: { route: 'fng.battle', params: {}, hash: '' },
      note: null,
    })
    await playOn(api, campaign, playing, atPhase('medals'))
    expect(await open(report)).toMatchObject({
      page: mission(id),
      note: 'This report has been taken in already.',
    })
    await playOn(api, campaign, playing, atPhase('contact'))
    expect(await open(report)).toMatchObject({
      page: mission(id),
      note: `Mission ${number} is over: its report has been taken in.`,
    })
    expect((await open(formCode('enemyOob', number))).note).toContain('is over')
  })

  it('tells that a slip of this half-month comes too early, leads to the mission of an earlier one, and to paper without any tour', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const { turns } = await api('print.choices', { campaign })
    const { missions, tour } = rowsOf(folder, campaign)
    const now = turns[0]!.number
    const open = (code: string) => api('print.code', { campaign, code })
    for (const form of ['setUpSlip', 'aftermathSlip'] as const) {
      const { page, note } = await open(formCode(form, now))
      expect(page).toEqual(halfMonth(''))
      expect(note).toMatch(/^The (set-up|rest) of .* has not begun yet\.$/)
    }
    const with1 = missions[0]!.halfMonth - tour[0]!.startHalfMonth + 1
    expect(await open(formCode('aftermathSlip', with1))).toMatchObject({
      page: mission(missions[0]!.id),
      note: expect.stringContaining('is over') as string,
    })
    expect((await refusal(open(formCode('setUpSlip', now + 1)))).code).toBe('bad-input')
    expect((await refusal(open('K9-Z'))).message).toContain('slip in the code')
    expect(await api('print.code', { game: 'fng', code: formCode('blankRoster', null) })).toMatchObject({
      page: { route: 'paper', params: { game: 'fng' }, hash: '' },
    })
    expect((await refusal(api('print.code', { game: 'fng', code: formCode('reportForm', 1) }))).code).toBe('not-now')
  })
})
