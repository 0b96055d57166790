import { describe, expect, it } from 'vitest'
import { formRead } from '../../../../../../src/games/fng/app/print/forms/formRead.ts'
import { reportRead } from '../../../../../../src/games/fng/app/print/forms/reportRead.ts'
import { reportBoxes } from '../../../../../../src/games/fng/rules/reportBoxes.ts'
import { blankReportForm, reportFormModel } from '../../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { blankReportOffer } from '../../../../../../src/games/fng/sheets/reportForm/reportFormOffer.ts'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { isPdfFault, type Written } from '../../../../../../src/main/sheets/forms/filled.ts'
import { readFields } from '../../../../../../src/main/sheets/forms/readFields.ts'
import { making } from '../../../../../../src/main/sheets/offer.ts'
import { drawPdf } from '../../../../sheets/drawPdf.ts'
import { boxNames, fillPdf } from '../../../../sheets/filledPdf.ts'
import { samples, withMission } from '../../../../sheets/sampleMission.ts'

const state = withMission(samples['patrol'])
const mission = state.missions.at(-1)!
const goers = reportFormModel(state, bookRules, mission).squads.flatMap(({ men }) => men)
const number = (field: string) => reportBoxes.find((one) => one.field === field)!.box
const lastName = (nth: number) => state.soldiers.find(({ id }) => id === goers[nth]!.soldierId)!.lastName
const read = (writing: Readonly<Record<string, Written>>) =>
  reportRead(state, mission, new Map(Object.entries(writing))).map(
    ({ name, of, written, value, fault, note = null }) => ({
      ...{ name, of, written, value, fault, note },
    }),
  )

describe('a report that was printed before anybody was named', () => {
  it.each(['letter', 'a4'] as const)('has the boxes of the mission and rows to write men into on %s', async (paper) => {
    const pdf = await drawPdf(doAtOnce(making(blankReportOffer, null, {})), { paper })
    const names = await boxNames(pdf)
    const { manBoxes } = blankReportForm()
    const rows = names.filter((name) => name.startsWith('name/')).length
    expect(rows).toBeGreaterThanOrEqual(13)
    for (let row = 1; row <= rows; row += 1)
      expect(names.filter((name) => name.endsWith(`/~${row}`))).toEqual([
        `name/~${row}`,
        ...manBoxes.map(({ box }) => `${box}/~${row}`),
      ])
    for (const field of ['contacted', 'otherKillsConfirmed', 'notes']) expect(names).toContain(String(number(field)))
    expect(new Set(names).size).toBe(names.length)

    const kills = number('killsConfirmed')
    const written = { 'name/~2': lastName(1), [`${kills}/~2`]: '2', [String(number('civilianCasualties'))]: '1' }
    const found = await readFields(await fillPdf(pdf, written))
    if (isPdfFault(found)) throw new Error(found.words)
    const [{ code, boxes }] = found as [(typeof found)[number]]
    const told = formRead({ state, code, boxes, slip: () => ({ boxes: [] }) }).boxes
    expect(told.map(({ name, label, value, fault }) => [name, label, value, fault])).toEqual([
      ['name/~2', 'Name', null, null],
      [`${kills}/${goers[1]!.soldierId}`, 'Kills confirmed', 2, null],
      [String(number('civilianCasualties')), 'Civilian casualties', 1, null],
    ])
  })

  const fate = number('fate')
  it.each([
    ['as it is printed', goers[1]!.name],
    ['by the last name, however it is written', ` ${lastName(1).toUpperCase()} `],
    ['with the number of his line', `${goers[1]!.number} ${lastName(1)}`],
  ])('knows a man %s', (_, name) => {
    expect(read({ 'name/~1': name, [`${fate}/~1`]: 'R' })).toMatchObject([
      { written: name.trim(), value: null, fault: null, note: `This is ${goers[1]!.name}.` },
      { name: `${fate}/${goers[1]!.soldierId}`, of: goers[1]!.name, value: 'retired', fault: null },
    ])
  })

  it('knows a man by the number of his line alone, and one who is attached by that of his squad', () => {
    const party = state.party.map((one) => ({ ...one, attached: one.soldierId === goers[2]!.soldierId }))
    const others = { ...state, party }
    const men = reportFormModel(others, bookRules, mission).squads.flatMap((squad) => squad.men)
    const attached = men.find(({ soldierId }) => soldierId === goers[2]!.soldierId)!
    expect(attached.number).toMatch(/^\S+ \d+$/)
    for (const { number: own, name } of [goers[1]!, attached])
      for (const written of [own!, `${own!}, ${name}`])
        expect(reportRead(others, mission, new Map([['name/~1', written]]))).toMatchObject([
          { written, fault: null, note: `This is ${name}.` },
        ])
  })

  it('says whom it does not know, with who is near, and that his row counts for nothing', () => {
    const near = `${lastName(1).slice(0, -1)}x`
    expect(read({ 'name/~1': near, [`${fate}/~1`]: 'R', [`${number('burned')}/~2`]: true })).toMatchObject([
      { written: near, fault: `Nobody who went is called so. Perhaps ${lastName(1)}?`, value: null },
      { of: 'Row 1', written: 'R', fault: 'Its row names nobody who went: it counts for nothing.', value: null },
      { of: 'Row 2', written: 'ticked', fault: 'Its row names nobody who went: it counts for nothing.', value: null },
    ])
  })

  it('takes a man once, and asks which of two is meant', () => {
    const twice = read({ 'name/~1': lastName(1), 'name/~2': lastName(1), [`${fate}/~2`]: 'R' })
    expect(twice.map(({ fault }) => fault)).toEqual([
      null,
      `${goers[1]!.name} stands in row 1 already.`,
      'Its row names nobody who went: it counts for nothing.',
    ])
    const alike = {
      ...state,
      soldiers: state.soldiers.map((man) => (man.id === goers[2]!.soldierId ? { ...man, lastName: lastName(1) } : man)),
    }
    const [either] = reportRead(alike, mission, new Map([['name/~1', lastName(1)]]))
    expect(either!.fault).toMatch(/^It may be .* or .*\.$/)
  })

  it('says nothing of rows that are as they were printed', () => {
    expect(read({ 'name/~1': '', [`${number('recovered')}/~1`]: true, [`${fate}/~1`]: '' })).toEqual([])
  })
})
