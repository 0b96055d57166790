import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fngSheets } from '../../../src/games/fng/app/fngSheets.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { enemyOobModel } from '../../../src/games/fng/sheets/enemyOob/enemyOob.ts'
import { readFormCode } from '../../../src/games/fng/sheets/shared/formCode.ts'
import { reportFormModel } from '../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { supportCardModel } from '../../../src/games/fng/sheets/supportCard/supportCard.ts'
import { tableMapModel } from '../../../src/games/fng/sheets/map/tableMap.ts'
import { tokensModel } from '../../../src/games/fng/sheets/tokens/tokens.ts'
import { turnTrackModel } from '../../../src/games/fng/sheets/turnTrack/turnTrack.ts'
import { supportRequests } from '../../../src/games/fng/rules/battle/support/requests.ts'
import { reportBoxes } from '../../../src/games/fng/rules/reportBoxes.ts'
import type { FngState, Mission } from '../../../src/games/fng/rules/state.ts'
import { supportSheet } from '../../../src/games/fng/sheets/supportCard/supportSheet.ts'
import { enemyOobSheet } from '../../../src/games/fng/sheets/enemyOob/enemyOobSheet.ts'
import { reportFormSheet } from '../../../src/games/fng/sheets/reportForm/reportFormSheet.ts'
import { tableMapSheet } from '../../../src/games/fng/sheets/map/tableMapSheet.ts'
import type { Measure } from '../../../src/main/sheets/measure.ts'
import { inside, type Paper } from '../../../src/main/sheets/paper.ts'
import type { Sheet } from '../../../src/main/sheets/sheet.ts'
import { making } from '../../../src/main/sheets/offer.ts'
import { shareOut } from '../../../src/games/fng/sheets/tokens/share.ts'
import { signs } from '../../../src/games/fng/sheets/tokens/signs.ts'
import { tokensSheet } from '../../../src/games/fng/sheets/tokens/tokensSheet.ts'
import { turnTrackSheet } from '../../../src/games/fng/sheets/turnTrack/turnTrackSheet.ts'
import { playMarkers } from '../../../src/games/fng/sheets/tokens/tokensModel.ts'
import { playTour } from '../../support/playTour.ts'
import { campaignId, sheetSource } from '../../support/sheetSource.ts'
import { battleWith } from '../../support/battle.ts'
import { clearSectors } from '../../support/fngState.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { samples, withMission } from './sampleMission.ts'
import { marines } from './samplePlatoon.ts'

const both: Paper[] = ['letter', 'a4']

/** Every sheet of the folder that this part draws, of the last mission of a state. */
const sheetsOf = (state: FngState): Readonly<Record<string, Sheet>> => {
  const mission = state.missions.at(-1)!
  return {
    map: tableMapSheet(tableMapModel(state, bookRules, mission)),
    tokens: tokensSheet(tokensModel(state, mission)),
    turnTrack: turnTrackSheet(turnTrackModel(state, bookRules, mission)),
    supportCard: supportSheet(supportCardModel(state, bookRules, mission)),
    enemyOob: enemyOobSheet(enemyOobModel(state, bookRules, mission)),
    reportForm: reportFormSheet(reportFormModel(state, bookRules, mission), campaignId),
  }
}
const names = Object.keys(sheetsOf(withMission()))
const stateOf = (name: string) => withMission(samples[name])
const pagesOf = (sheet: Sheet, paper: Paper, measure: Measure = testMeasure()) =>
  doAtOnce(sheet.layOut(measure, inside(paper)))

/** A mission of which only the Corps is known, and that nobody has been named for. */
const nothingRolled = (): FngState => {
  const nothing = {
    type: null,
    politicalStatus: null,
    supportLevel: null,
    eal: null,
    dayPart: null,
    dayPartTurns: null,
    nextDayPartRow: null,
    weather: null,
    minimumTurns: null,
    playerSector: null,
    civilians: null,
  } as const
  return withMission({ mission: nothing, sectors: [], markers: [], squads: [] })
}

/** What must stand on a sheet, whatever else does. */
const words: Readonly<Record<string, readonly string[]>> = {
  map: ['Table map: Patrol', 'river 12"', '60"', 'Rice paddy, flooded, 5 buildings', 'PEF 2', 'entry'],
  tokens: [
    'Tokens and markers: Patrol',
    'PEF',
    'PC',
    'SECTOR',
    'ENTRY',
    'sector 3',
    'spare',
    'Stunned',
    'Smoke',
    'Three inches',
  ],
  turnTrack: ['Turn track: Patrol', '14 at least, then 5-6 ends it', 'Morning', 'Afternoon', 'Inclement', 'p. 93'],
  supportCard: [
    'Support: Patrol',
    'SUPPORT LEVEL 3',
    '1d6 - 2',
    'Sgt Mercer',
    'ARTILLERY/MORTAR REQUEST',
    '3 weapons, this turn',
  ],
  enemyOob: ['Enemy order of battle: Patrol', 'E1-', 'PEF 1', 'Main Force VC', 'Other kills, confirmed'],
  reportForm: [
    'Battle report: Patrol',
    'R1-',
    'Sgt Mercer',
    'Sectors patrolled',
    'Evacuation',
    'Notes for the journal',
  ],
}

describe.each(both)('the mission folder on %s', (paper) => {
  it.each(names)('%s says what it must', async (name) => {
    const { pages, title } = await readPdf(await drawPdf(sheetsOf(stateOf('patrol'))[name]!, { paper }))
    const text = pages.map((page) => page.text).join(' ')
    for (const word of words[name]!) expect(text).toContain(word)
    expect(title).toContain('1st squad, 2nd Platoon, Bravo Company')
  })

  it.each(names)('%s keeps every text in its own cell, whatever the mission', (name) => {
    const measure = testMeasure()
    for (const sample of Object.keys(samples)) {
      const pages = pagesOf(sheetsOf(stateOf(sample))[name]!, paper, measure)
      expectInCells(pages, inside(paper))
      expect(pages.flatMap(overlaps)).toEqual([])
    }
  })

  it.each(names)('%s can be drawn before anything has been rolled', (name) => {
    const pages = pagesOf(sheetsOf(nothingRolled())[name]!, paper)
    expectInCells(pages, inside(paper))
    expect(pages.flatMap(overlaps)).toEqual([])
  })

  it('before anything has been rolled, lists have lines to write on', () => {
    const count = (name: string, wanted: (text: string) => boolean) =>
      pagesOf(sheetsOf(nothingRolled())[name]!, paper)
        .flatMap(textsOf)
        .filter(({ text }) => wanted(text)).length
    const titles: readonly string[] = ['FAC alone', ...supportRequests.map(({ title }) => title)]
    for (const title of titles) expect(count('supportCard', (text) => text === title)).toBeGreaterThan(0)
    const fate = reportBoxes.find(({ of, field }) => of === 'man' && field === 'fate')!
    expect(count('reportForm', (text) => text === fate.choices[0]!.key)).toBeGreaterThan(10)
  })

  it('the turn track explains what is grey or hatched only where something is', () => {
    const legend = (mission: Partial<Mission>) =>
      pagesOf(sheetsOf(withMission({ mission }))['turnTrack']!, paper)
        .flatMap(textsOf)
        .map(({ text }) => text)
        .join(' ')
    const evening = legend({ dayPart: 'morning', dayPartTurns: 5, nextDayPartRow: 7 })
    expect([evening.includes('Shaded: dark'), evening.includes('Hatched')]).toEqual([true, true])
    const sure = legend({ dayPart: 'night', dayPartTurns: 30, nextDayPartRow: 3 })
    expect([sure.includes('Shaded: dark'), sure.includes('Hatched')]).toEqual([true, false])
  })
})

describe('whatever the men are called', () => {
  const longNames = [
    'Wolfeschlegelsteinhausenbergerdorff',
    'Nguyễn Thị Phương Thảo Đặng',
    'Núñez de Balboa y Fernández de la Peña',
    'Ng',
  ]

  it('no text leaves its cell, touches another or gets smaller than 7 pt', () => {
    const measure = testMeasure()
    const party = fc.record({
      squads: fc.subarray([0, 1, 2, 3]),
      name: fc.constantFrom(...longNames),
      sample: fc.constantFrom(...Object.keys(samples)),
      markers: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }),
      registeredTargets: fc.option(fc.integer({ min: 0, max: 12 })),
      pcsToFind: fc.option(fc.integer({ min: 0, max: 4 })),
      paper: fc.constantFrom(...both),
    })
    fc.assert(
      fc.property(party, ({ squads, name, sample, markers, registeredTargets, pcsToFind, paper }) => {
        const called = { ...marines, soldiers: marines.soldiers.map((man) => ({ ...man, lastName: name })) }
        const mission = { ...samples[sample]!.mission, registeredTargets, pcsToFind }
        const state = withMission({ ...samples[sample], mission, squads, markers }, called)
        for (const sheet of Object.values(sheetsOf(state))) {
          const pages = pagesOf(sheet, paper, measure)
          expectInCells(pages, inside(paper))
          expect(pages.flatMap(overlaps)).toEqual([])
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe.each(both)('a battle under way on %s', (paper) => {
  /** More units and calls than a page has lines, with long words. */
  const many = 60
  const row = { sector: 1, markerId: null, actedTurn: 0, groupId: null, sealed: false, pc: false }
  const state = battleWith({
    ours: [{ leads: true }],
    theirs: Array.from({ length: many }, (_, i) => ({ group: `E${i + 1}`, leads: true as const, rep: 2 + (i % 5) })),
    battle: { turn: 7, weather: 'variable' },
    state: {
      sectors: clearSectors(),
      contacts: Array.from({ length: many }, (_, i) => ({
        ...row,
        id: i + 1,
        number: i + 1,
        kind: 'pef' as const,
        status: i % 2 === 0 ? ('hidden' as const) : ('removed' as const),
        found: i % 2 === 0 ? null : 'Main Force VC, a full squad with an RPG team and a political officer',
      })),
      calls: Array.from({ length: many }, (_, i) => ({
        id: i + 1,
        kind: 'mortars' as const,
        source: 'onDemand' as const,
        status: 'underWay' as const,
        figureId: null,
        askedTurn: i,
        arrives: i % 12,
        amount: 3,
        what: 'Artillery, 3 weapons, 3 rounds each',
        registered: false,
        rounds: 3,
        brings: null,
        attempts: 0,
      })),
    },
  })

  it.each(names)('%s has room for it, or takes another page', (name) => {
    const pages = pagesOf(sheetsOf(state)[name]!, paper)
    expectInCells(pages, inside(paper))
    expect(pages.flatMap(overlaps)).toEqual([])
  })

  it('the enemy order of battle has a line for every PEF and unit', () => {
    const pages = pagesOf(sheetsOf(state)['enemyOob']!, paper)
    const texts = new Set(pages.flatMap(textsOf).map(({ text }) => text))
    for (let i = 1; i <= many; i += 1) expect([texts.has(`PEF ${i}`), texts.has(`E${i}`)]).toEqual([true, true])
  })

  it('the turn track ticks what has been played', () => {
    const played = (of: FngState) =>
      pagesOf(sheetsOf(of)['turnTrack']!, paper)
        .flat()
        .filter((mark) => mark.kind === 'path' && mark.width === 1.4)
    expect(played(state)).toHaveLength(6)
    expect(played(stateOf('patrol'))).toHaveLength(0)
  })
})

describe('every form that a screen takes in', () => {
  const entries = playTour('usmc', 1967)
  const battle = entries.findIndex(({ state }) => state.tour[0]!.phase === 'battle')
  const source = sheetSource(entries.slice(0, battle + 1))

  it.each([
    ['reportForm', 'reportForm'],
    ['enemyOob', 'enemyOob'],
    ['diceSlip', 'aftermathSlip'],
    ['blankRoster', 'blankRoster'],
  ])('has its code on it: %s', (name, form) => {
    const offer = fngSheets.find(({ sheet }) => sheet === name)!
    const texts = pagesOf(doAtOnce(making(offer, source, {})), 'a4').flatMap(textsOf)
    const codes = texts.flatMap(({ text }) => /\b[A-Z]\d*-[A-Z]\b/.exec(text)?.[0] ?? [])
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) expect(readFormCode(code).form).toBe(form)
  })
})

it('gives the same bytes twice', async () => {
  for (const name of names) {
    const [first, second] = await Promise.all(
      [1, 2].map(() => drawPdf(sheetsOf(stateOf('recon'))[name]!, { paper: 'letter' })),
    )
    expect(Buffer.from(first!).equals(Buffer.from(second!)), name).toBe(true)
  }
})

it('the report of a whole platoon has a row for every man, and its boxes once', () => {
  const pages = pagesOf(sheetsOf(stateOf('bridge'))['reportForm']!, 'letter')
  const texts = pages.flatMap(textsOf).map(({ text }) => text)
  const went = stateOf('bridge').party.length
  expect(texts.filter((text) => text === 'W')).toHaveLength(went)
  // The letters are told on every page where they are asked for.
  for (const page of pages.map((marks) => textsOf(marks).map(({ text }) => text))) {
    expect(page.some((text) => text.includes('Obviously Dead'))).toBe(page.includes('W'))
  }
  expect(pages.length).toBeGreaterThan(1)
  expect(texts.filter((text) => text === 'Notes for the journal')).toHaveLength(1)
})

it('FNG p. 72: the support card says where no radio goes along', () => {
  const texts = pagesOf(sheetsOf({ ...stateOf('patrol'), gear: [] })['supportCard']!, 'letter')
    .flatMap(textsOf)
    .map(({ text }) => text)
  expect(texts.join(' ')).toContain('No radio goes along: no calls.')
  expect(texts.join(' ')).not.toContain('Sgt Mercer')
})

describe('markers are shared out', () => {
  it('FNG p. 75: a marker for each registered target, neither more nor fewer, whatever places there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 28, max: 200 }), (targets, places) => {
        const shared = shareOut(
          [
            { marker: 'stunned', count: 10 },
            { marker: 'target', count: targets, exact: true },
            { marker: 'smoke', count: 4 },
          ],
          places,
        )
        expect(shared.find(({ marker }) => marker === 'target')!.count).toBe(targets)
        expect(shared.reduce((sum, { count }) => sum + count, 0)).toBe(places)
      }),
    )
  })

  it('FNG p. 75: the sheet of a Defense has as many as it was given', () => {
    for (const registeredTargets of [1, 4, 10, 12]) {
      const state = withMission({ ...samples['bridge'], mission: { ...samples['bridge']!.mission, registeredTargets } })
      const texts = pagesOf(sheetsOf(state)['tokens']!, 'letter').flatMap(textsOf)
      expect(texts.filter(({ text }) => text === signs.target.word)).toHaveLength(registeredTargets)
    }
  })

  it('over all places, one of each kind at least, none where there is no room', () => {
    const wanted = fc
      .subarray([...playMarkers], { minLength: 1 })
      .chain((kinds) =>
        fc.tuple(
          ...kinds.map((marker) => fc.record({ marker: fc.constant(marker), count: fc.integer({ min: 1, max: 30 }) })),
        ),
      )
    fc.assert(
      fc.property(wanted, fc.integer({ min: 0, max: 300 }), (kinds, places) => {
        const shared = shareOut(kinds, places)
        expect(shared.reduce((sum, { count }) => sum + count, 0)).toBe(places)
        expect(shared.map(({ marker }) => marker)).toEqual(kinds.map(({ marker }) => marker))
        if (places >= kinds.length) expect(Math.min(...shared.map(({ count }) => count))).toBeGreaterThan(0)
      }),
    )
  })
})
