import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { blankRosterModel, rosterModel } from '../../../../../src/games/fng/sheets/roster/roster.ts'
import { monthsWords, shortDate } from '../../../../../src/games/fng/sheets/shared/sheetWords.ts'
import { weaponLines } from '../../../../../src/games/fng/sheets/shared/weaponLines.ts'
import { halfMonthWords } from '../../../../../src/games/fng/sheets/shared/formCode.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { rosterPages } from '../../../../../src/games/fng/sheets/roster/rosterSheet.ts'
import { onlyOneSquad } from '../../../../support/sheetSource.ts'
import { testMeasure } from '../../../sheets/inCells.ts'
import { marines, rangers } from '../../../sheets/samplePlatoon.ts'

const model = rosterModel(marines, bookRules)
const [hq, first] = model.sections

describe('the roster model', () => {
  it('heads the sheet with unit, force, date, strength and what is carried', () => {
    expect(model.unit).toBe('2nd Platoon, Bravo Company')
    expect(model.force).toBe('USMC, I Corps, early September 1967')
    const fields = Object.fromEntries(model.fields.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]))
    expect(fields).toEqual({
      'Half-month': '17 of 26',
      Men: '40 of 41, 37 fit',
      '1st squad carries': '4 C-4, 2 Claymores',
      '2nd squad carries': '1 C-4, 3 Claymores',
      '3rd squad carries': '2 C-4, 2 Claymores, 1 M-20',
      'Starlight scope': 'HQ',
    })
  })

  it('FNG p. 53: counts on, and not out of a tour, when the platoon plays on after it', () => {
    const tour = { ...marines.tour[0]!, halfMonth: marines.tour[0]!.startHalfMonth + 44 }
    const state = { ...marines, tour: [tour] }
    expect(rosterModel(state, bookRules).fields[0]).toEqual({ label: 'Half-month', value: '45' })
    expect(halfMonthWords(tour, tour.startHalfMonth + 25)).toBe('26 of 26')
  })

  it('of one squad has no lines for a platoon', () => {
    const one = rosterModel(onlyOneSquad(marines), bookRules)
    expect(one.sections.map(({ title }) => title)).toEqual([first!.title])
    expect(one.fields.map(({ label }) => label)).not.toContain('2nd squad carries')
    expect(rosterPages(testMeasure(), one, inside('letter'))).toHaveLength(1)
    expect(rosterPages(testMeasure(), one, inside('a4'))).toHaveLength(1)
  })

  it('has no starlight scope before July 1967', () => {
    expect(rosterModel(rangers, bookRules).fields.map((field) => field.label)).not.toContain('Starlight scope')
  })

  it('gives the HQ 8 lines and a squad 14, numbered through', () => {
    expect(model.sections.map((section) => section.lines.length)).toEqual([8, 14, 14, 14])
    expect(first!.lines.map((line) => line.number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
    expect(hq!.note).toBe('4 fit of 4; smoke: Whitcomb, Odom and Vance')
  })

  it('when blank has lines for the largest HQ, that of the Marines, and what it carries', () => {
    const blank = blankRosterModel(bookRules)
    expect(blank.sections.map((section) => section.lines.length)).toEqual([9, 14, 14, 14])
    expect(blank.fields.map(({ label }) => label)).toContain('HQ carries')
  })

  it('says of who has something that he is away', () => {
    const away = marines.soldiers.map((man) =>
      man.lastName === 'Odom' ? { ...man, status: 'hospital' as const, awayMissions: 2, shortTimer: true } : man,
    )
    const [platoonHq] = rosterModel({ ...marines, soldiers: away }, bookRules).sections
    expect(platoonHq!.note).toContain('smoke: Whitcomb, Odom (away) and Vance')
    expect(platoonHq!.lines[1]!.tag).toEqual({ text: 'HOSP 2, SHORT', out: true })
  })

  it('shows the Star with what his attributes do', () => {
    expect(first!.lines[0]).toMatchObject({
      name: 'Sgt Mercer, J.',
      star: true,
      leader: 'Ldr',
      rep: 5,
      attributes: ['Born Leader', 'Crack Shot', 'Nerves of Steel'],
      weapon: 'M-14',
      deros: { text: '5', left: 10 / 26 },
    })
    expect(first!.lines[0]!.effects).toHaveLength(3)
  })

  it('tags who is away, short and new, and says since when a slot is open', () => {
    const tags = first!.lines.map((line) => line.tag?.text ?? null)
    expect(tags.slice(0, 11)).toEqual([null, 'R&R', null, 'SHORT', null, null, null, null, 'SHORT', 'HOSP 2', 'NEW'])
    expect(first!.lines[1]!.state).toBe('away')
    expect(first!.lines[11]).toMatchObject({ state: 'open', name: 'open since late Aug, rifleman' })
  })

  it('puts the tick at the tenth month, and none for officers', () => {
    expect(hq!.lines[0]!.deros!.tick).toBeNull()
    expect(hq!.lines[1]!.deros!.tick).toBeCloseTo(8 / 26)
    expect(rosterModel(rangers, bookRules).sections[1]!.lines[0]!.deros!.tick).toBeCloseTo(6 / 24)
  })

  it('counts months with halves', () => {
    expect([1, 2, 15, 26, 0].map(monthsWords)).toEqual(['0.5', '1', '7.5', '13', '0'])
    expect(shortDate(15)).toBe('late Aug')
  })

  it('brings the figures of what is carried, a launcher its two rounds', () => {
    const lines = weaponLines(bookRules, ['m14', 'm79', 'm14', 'm20', 'smoke-grenade', 'flak-jacket'])
    expect(lines).toEqual([
      { name: 'M-14 7.62mm', range: '48"', target: '2', impact: '3' },
      { name: 'M-79/M203 GL, High Explosive', range: '12"-36"', target: 'circle 5"', impact: '2' },
      { name: 'M-79/M203 GL, Buckshot', range: '12"', target: '3', impact: '2' },
      { name: 'M-20 3.5" rocket launcher', range: '30"', target: 'circle 4"', impact: '2-7' },
    ])
  })
})
