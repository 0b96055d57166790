import { PDFDocument, PDFTextField } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { reportFormModel } from '../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { reportFormSheet } from '../../../../../src/games/fng/sheets/reportForm/reportFormSheet.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { drawDocument } from '../../../../../src/main/sheets/document.ts'
import type { Paper } from '../../../../../src/main/sheets/paper.ts'
import { campaignId } from '../../../../support/sheetSource.ts'
import { accessibleFaults } from '../../../sheets/accessibleFaults.ts'
import { drawPdf } from '../../../sheets/drawPdf.ts'
import { boxNames } from '../../../sheets/filledPdf.ts'
import { readPdf } from '../../../sheets/readPdf.ts'
import { samples, withMission } from '../../../sheets/sampleMission.ts'

const modelOf = (sample: keyof typeof samples, squads: readonly number[] = [1]) => {
  const state = withMission({ ...samples[sample], squads })
  return reportFormModel(state, bookRules, state.missions.at(-1)!)
}
type Model = ReturnType<typeof modelOf>

/** What the form asks, in the order of its boxes: mission, man after man, mission. */
function askedBy({ before, squads, manBoxes, after }: Model): string[] {
  const ofMission = before.concat(after).flatMap(({ box, kind, choices }) => {
    if (kind === 'kinds') return choices.map(({ key }) => `${box}/${key}`)
    if (kind === 'points') return [1, 2].flatMap((row) => [`${box}/${row}`, `${box}/${row} why`])
    return [String(box)]
  })
  const ofMen = squads
    .flatMap(({ men }) => men)
    .flatMap(({ soldierId, star }) =>
      manBoxes
        .filter(({ asked }) => asked.star === undefined || asked.star === star)
        .map(({ box }) => `${box}/${soldierId}`),
    )
  return [...ofMission.slice(0, before.length), ...ofMen, ...ofMission.slice(before.length)]
}

describe.each(['letter', 'a4'] satisfies Paper[])('the fields of a battle report on %s', (paper) => {
  it.each([
    ['patrol', [1]],
    ['recon', [1]],
    ['bridge', [0, 1, 2, 3]],
  ] as const)('%s: every box that is printed once, in the order of the screen', async (sample, squads) => {
    const model = modelOf(sample, squads)
    const pdf = await drawPdf(reportFormSheet(model, campaignId), { paper })
    expect(await boxNames(pdf)).toEqual(askedBy(model))
    expect(accessibleFaults(pdf)).toEqual([])
    const text = (await readPdf(pdf)).pages.map((page) => page.text).join(' ')
    for (const { box } of [...model.before, ...model.manBoxes, ...model.after]) expect(text).toMatch(`${box} `)
  })
})

describe('a battle report', () => {
  const sheet = () => reportFormSheet(modelOf('patrol'), campaignId)

  it('would have larger boxes, and larger letters in them, in large print, were there room', async () => {
    const { ownSize, ...growing } = sheet()
    expect(ownSize).toBe(true)
    const sizesIn = async (large: boolean) => {
      const pdf = await doAtOnce(drawDocument([growing], { paper: 'a4', accent: null, large }))
      const fields = (await PDFDocument.load(pdf)).getForm().getFields()
      const notes = fields.find((field) => field instanceof PDFTextField && field.isMultiline())!.acroField
      const [size = ''] = /[\d.]+(?= Tf)/.exec(notes.getDefaultAppearance() ?? '') ?? []
      return { count: fields.length, size: Number(size), width: notes.getWidgets()[0]!.getRectangle().width }
    }
    const [usual, large] = [await sizesIn(false), await sizesIn(true)]
    expect(large.count).toBe(usual.count)
    expect(large.size).toBeCloseTo(usual.size * 1.2)
    expect(large.width).toBeGreaterThan(usual.width * 0.9)
  })

  it('has boxes for a pencil only where two pages lie on one', async () => {
    const pdf = await doAtOnce(drawDocument([sheet()], { paper: 'a4', accent: null, fold: 'twoUp' }))
    expect(await boxNames(pdf)).toEqual([])
  })

  it('is one form, however often it stands in a PDF', async () => {
    const once = await boxNames(await drawPdf(sheet(), { paper: 'letter' }))
    const twice = await doAtOnce(drawDocument([sheet(), sheet()], { paper: 'letter', accent: null }))
    expect(await boxNames(twice)).toEqual(once)
  })
})
