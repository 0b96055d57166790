import { describe, expect, it } from 'vitest'
import type { BoxRead } from '../../../../../src/contract/print.ts'
import { musterView } from '../../../../../src/games/fng/app/musterView.ts'
import { rosterRead } from '../../../../../src/games/fng/app/print/forms/rosterRead.ts'
import { formRead } from '../../../../../src/games/fng/app/print/forms/formRead.ts'
import { blankRosterModel } from '../../../../../src/games/fng/sheets/roster/roster.ts'
import { blankRosterOffer } from '../../../../../src/games/fng/sheets/roster/rosterOffer.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { isPdfFault } from '../../../../../src/main/sheets/forms/filled.ts'
import { readFields } from '../../../../../src/main/sheets/forms/readFields.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import type { Paper } from '../../../../../src/main/sheets/paper.ts'
import { accessibleFaults } from '../../../sheets/accessibleFaults.ts'
import { drawPdf } from '../../../sheets/drawPdf.ts'
import { boxNames, fillPdf } from '../../../sheets/filledPdf.ts'

const sheet = () => doAtOnce(making(blankRosterOffer, null, {}))
const columns = ['name', 'rep', 'attribute', 'weapon', 'deros']

describe.each(['letter', 'a4'] satisfies Paper[])('the fields of a blank roster on %s', (paper) => {
  it('are the cells that a campaign is taken over from, once, line after line', async () => {
    const pdf = await drawPdf(sheet(), { paper })
    const lines = blankRosterModel(bookRules).sections.flatMap((section) =>
      section.lines.flatMap(({ number }) => columns.map((column) => `${section.squad}/${number} ${column}`)),
    )
    expect(await boxNames(pdf)).toEqual(lines)
    expect(accessibleFaults(pdf)).toEqual([])
  })
})

it('a roster that was filled in as a PDF is read line by line, without any tour', async () => {
  const pdf = await drawPdf(sheet(), { paper: 'letter' })
  const found = await readFields(
    await fillPdf(pdf, { '0/2 name': 'Żukowski, Łucja', '1/3 rep': '4', '1/3 deros': '7½' }),
  )
  if (isPdfFault(found)) throw new Error(found.words)
  const [{ code, campaign, boxes }] = found as [(typeof found)[number]]
  expect(campaign).toBeNull()
  const read = formRead({ state: null, code, boxes, slip: () => ({ boxes: [] }) }).boxes
  expect(read.map(({ box, of, label, value }) => [box, of, label, value])).toEqual([
    ['2', 'Platoon HQ', 'Name', 'Żukowski, Łucja'],
    ['3', '1st squad', 'REP', '4'],
    ['3', '1st squad', 'DEROS', '7½'],
  ])
})

const muster = musterView(bookRules)
const read = (cells: Readonly<Record<string, string>>) => rosterRead(new Map(Object.entries(cells)), muster)
const man = { '1/3 name': 'Mercer, Ed', '1/3 rep': '4', '1/3 deros': '7' }

describe('what is wrong on a roster that was filled in as a PDF', () => {
  it.each([
    ['1/3 rep', '9', 'REP is 1 to 7.'],
    ['1/3 rep', 'four', 'REP is 1 to 7.'],
    ['1/3 deros', '27', 'DEROS is half a month to 13 months, in halves.'],
    ['1/3 weapon', 'M-17', 'There is no weapon "M-17". Perhaps M-14 or M-16?'],
    ['1/3 attribute', 'Lucky, Aglie', 'There is no attribute "Aglie". Perhaps Agile?'],
  ])('is told cell by cell: %s %s', (name, written, fault) => {
    const told = read({ ...man, [name]: written })
    expect(told.filter((one) => one.fault !== null)).toEqual([
      expect.objectContaining({ name, written, value: written, fault }) as BoxRead,
    ])
  })

  it.each([
    ['1/3 weapon', 'm16', 'Read as M-16.'],
    ['1/3 deros', '8,5', 'Read as 8.5.'],
  ])('is not what is only written otherwise, and that is told: %s %s', (name, written, note) => {
    expect(read({ ...man, [name]: written }).map((one) => [one.fault, one.note])).toContainEqual([null, note])
  })

  it('is one name twice, what is missing of a man, and a line without a name', () => {
    const faults = read({
      ...man,
      '2/1 name': 'mercer,  ed *',
      '2/1 rep': '4',
      '2/1 deros': '3',
      '2/2 name': 'Reyes',
      '2/2 rep': '3',
      '2/3 name': 'Odom',
      '2/4 rep': '3',
      '2/5 weapon': 'M-16',
    }).flatMap(({ name, fault }) => (fault === null ? [] : [[name, fault]]))
    expect(faults).toEqual([
      ['2/1 name', '1st squad, line 3 has the same name: write their first names out.'],
      ['2/2 name', 'His DEROS is missing.'],
      ['2/3 name', 'His REP and DEROS are missing.'],
      ['2/4 rep', 'A man needs a last name; an open place has nothing written in it.'],
    ])
  })
})
