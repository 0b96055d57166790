import { describe, expect, it } from 'vitest'
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
