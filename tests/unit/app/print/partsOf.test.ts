import { expect, it } from 'vitest'
import { sheetGroups, PrintSetup } from '../../../../src/contract/sheets.ts'
import type { PrintWords } from '../../../../src/contract/print.ts'
import { gameOf } from '../../../../src/main/app/gameOf.ts'
import { fileName } from '../../../../src/main/app/print/fileName.ts'
import { groupTitle } from '../../../../src/main/app/print/groupNames.ts'
import { makeSheet } from '../../../../src/main/app/print/makeSheet.ts'
import { choicesOf, goingIn, placeOfForm, wordsOf } from '../../../../src/main/app/print/partsOf.ts'
import { doAtOnce } from '../../../../src/main/engine/work.ts'
import type { PrintableSheet, SheetSource } from '../../../../src/main/sheets/offer.ts'
import { sheetOf } from '../../../../src/main/sheets/sheet.ts'
import { skirmish } from '../../../../src/games/skirmish/app/skirmishGame.ts'

const fng = gameOf('fng')
const words: PrintWords = { unit: 'squad', mission: 'game', turn: 'game', men: 'figures' }
const sheet = (what: string, group: 'unit' | 'folder', mission: number | null = null) =>
  ({ what, group, mission, when: null }) as const

it('a group is called what the game calls what it is about', () => {
  const titles = (own: PrintWords) => sheetGroups.map((group) => groupTitle(group, own))
  expect(titles(wordsOf(fng))).toEqual(['Platoon', 'Mission folder', 'Quick reference', 'Story', 'Blank forms'])
  expect(titles(words).slice(0, 2)).toEqual(['Squad', 'Game folder'])
})

it('a file is called so too', () => {
  const some = [sheet('a', 'unit'), sheet('b', 'unit'), sheet('c', 'folder', 2), sheet('d', 'folder', 3)]
  expect(fileName('Bravo', some, wordsOf(fng))).toBe('Bravo platoon sheets and mission folder, missions 2 and 3')
  expect(fileName('Bravo', some, words)).toBe('Bravo squad sheets and game folder, games 2 and 3')
})

it('a file is called after the mission that its sheet shows, which need not be the newest', () => {
  const report: PrintableSheet = {
    ...{ sheet: 'report', title: 'Report', about: 'One mission.', group: 'folder', takes: ['mission'] },
    shows: () => 11,
    lacking: () => null,
    make() {
      return sheetOf('Report', () => [])
    },
  }
  const missions = [
    { id: 12, number: 5, title: 'Now' },
    { id: 11, number: 4, title: 'The last that was played' },
  ]
  const game = {
    ...fng,
    sheets: [report],
    print: { ...fng.print!, choices: () => ({ missions, turns: [], men: [], setups: null }) },
  }
  const source = { state: fng.system.empty, name: 'Bravo' } as unknown as SheetSource
  const nameOf = (wish: { mission?: number }) =>
    doAtOnce(makeSheet({ game, source }, { sheet: 'report', ...wish })).name
  expect(nameOf({}).mission).toBe(4)
  expect(nameOf({ mission: 12 }).mission).toBe(5)
})

it('a file of many sheets counts them where their names would not go into its own, and keeps its mission', () => {
  const long = 'Sample: 2nd Platoon, Bravo Company, of the long summer and the short year that came after it'
  const some = [sheet('a', 'unit'), sheet('b', 'unit'), sheet('c', 'folder', 2)]
  expect(fileName(long, some, wordsOf(fng))).toBe(`${long} 3 sheets, mission 2`)
})

it('a game that chooses nothing is told so, and refuses what it has not', () => {
  expect(choicesOf(skirmish, skirmish.system.empty)).toEqual({
    words: { unit: 'squad', mission: 'game', turn: 'game', men: 'men' },
    missions: [],
    turns: [],
    men: [],
    players: [],
    setups: null,
    codes: false,
  })
  const refused = (message: string) => expect.objectContaining({ code: 'not-here', message }) as Error
  expect(() => goingIn(skirmish, skirmish.system.empty, null)).toThrow(
    refused('In Vietnam Skirmish Rules nobody is chosen to go: name them one by one.'),
  )
  expect(() => placeOfForm(skirmish, null, 'R1-K')).toThrow(refused('No form of Vietnam Skirmish Rules bears a code.'))
})

it('a game without words of its own gets plain ones', () => {
  const { print: _, ...bare } = fng
  expect(wordsOf(bare)).toEqual({ unit: 'unit', mission: 'mission', turn: 'turn', men: 'men' })
})

it('a set-up that an older version has kept is read as it stands: it never held the day', () => {
  const kept =
    '{"sheets":[{"sheet":"cards","men":"going"},{"sheet":"calendar","men":[7],"picture":"river"},{"sheet":"myQrs","tables":["after.medal"]}],"paper":"a4","accent":"red","together":false}'
  expect(PrintSetup.parse(JSON.parse(kept))).toEqual(JSON.parse(kept))
})
