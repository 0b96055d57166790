import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { formCode } from '../../../../src/games/fng/sheets/shared/formCode.ts'
import { formBytes } from '../../../../src/contract/formLength.ts'
import { fillPdf, type Writing } from '../../sheets/filledPdf.ts'
import { atPhase, mustered, playOn, refusal, testProgram, type TestProgram } from '../../../support/program.ts'

const playing = { dice: 'program', seed: 2 } as const
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A campaign whose battle is being fought, the PDF of its report, and the men who went. */
async function fought({ api, sheets }: TestProgram) {
  const campaign = await mustered(api)
  await playOn(api, campaign, playing, atPhase('battle'))
  await api('print.sheets', { campaign, sheets: [{ sheet: 'reportForm' }, { sheet: 'briefing' }], together: true })
  const { form } = await api('fng.turn', { campaign })
  if (form.kind !== 'report') throw new Error('No report is asked for.')
  const { missions } = await api('print.choices', { campaign })
  const box = (field: string) => form.boxes.find((one) => one.field === field)!.box
  const [first] = form.men.filter(({ star }) => !star)
  const { number } = missions[0]!
  return { campaign, pdf: sheets.at(-1)!.bytes, first: first!, box, number, id: form.mission.id }
}

describe('print.readForm', () => {
  it('reads a report out of the folder that it was printed in, and writes nothing into the campaign', async () => {
    const program = testProgram()
    const { api } = program
    const { campaign, pdf, first, box, number, id } = await fought(program)
    const { head } = await api('campaign.overview', { campaign })
    const writing: Writing = { [`${box('fate')}/${first.soldierId}`]: 'R', [String(box('notes'))]: 'Khe Gió' }
    const bytes = base64(await fillPdf(pdf, writing))
    const read = await api('print.readForm', { campaign, name: 'evening.pdf', bytes })
    expect(read).toMatchObject({
      code: formCode('reportForm', number),
      place: { title: `Report of mission ${number}`, page: { hash: `#report-${id}` }, note: null },
      boxes: [
        { box: String(box('fate')), of: expect.stringContaining(first.rank) as string, value: 'retired', fault: null },
        { box: String(box('notes')), value: 'Khe Gió' },
      ],
    })
    expect((await api('campaign.overview', { campaign })).head).toBe(head)
  })

  it('says what a form is that cannot be taken, and why', async () => {
    const program = testProgram()
    const { api } = program
    const { campaign, pdf, first, box, number } = await fought(program)
    const filled = base64(await fillPdf(pdf, { [`${box('fate')}/${first.soldierId}`]: 'R' }))
    const why = async (of: string, bytes: string) =>
      (await refusal(api('print.readForm', { campaign: of, name: 'a.pdf', bytes }))).message
    const code = formCode('reportForm', number)

    expect(await why(campaign, base64(pdf))).toBe(
      `"a.pdf" holds the form ${code}, and nothing is written in it. Nothing was changed.`,
    )
    expect(await why(campaign, base64(Buffer.from('nothing of the kind')))).toBe(
      '"a.pdf" is no PDF, or is damaged or cut short. Nothing was changed.',
    )
    expect(await why(campaign, base64(Buffer.alloc(formBytes + 1)))).toContain('is too large for a form: 8 MB at most')
    const other = await mustered(api, 3)
    expect(await why(other, filled)).toContain(`holds the form ${code}. It is of another campaign`)
    expect(await refusal(api('print.readForm', { game: 'fng', name: 'a.pdf', bytes: filled }))).toMatchObject({
      code: 'not-now',
      message: expect.stringContaining('open it first') as string,
    })
    expect((await refusal(api('print.readForm', { game: 'skirmish', name: 'a.pdf', bytes: filled }))).code).toBe(
      'not-here',
    )

    await playOn(api, campaign, playing, atPhase('medals'))
    expect(await why(campaign, filled)).toBe(
      `"a.pdf" holds the form ${code}. This report has been taken in already. Nothing was changed.`,
    )
    await playOn(api, campaign, playing, atPhase('contact'))
    expect(await why(campaign, filled)).toContain(`Mission ${number} is over`)
  })

  it('reads all forms that are filled in in one file, and names those that cannot be taken', async () => {
    const program = testProgram()
    const { api, sheets } = program
    const { campaign, first, box, number } = await fought(program)
    const print = async (...names: string[]) => {
      await api('print.sheets', { campaign, sheets: names.map((sheet) => ({ sheet })), together: true })
      return sheets.at(-1)!.bytes
    }
    const read = async (bytes: Uint8Array) => api('print.readForm', { campaign, name: 'all.pdf', bytes: base64(bytes) })
    const both = await print('reportForm', 'blankRoster')
    const [code, roster] = [formCode('reportForm', number), formCode('blankRoster', null)]
    const fate = { [`${box('fate')}/${first.soldierId}`]: 'R' }
    const told = await read(await fillPdf(both, { ...fate, '1/1 name': 'Mercer, John', '1/1 rep': '5' }))
    expect([told.code, told.boxes.length, told.left]).toEqual([code, 1, undefined])
    expect(told.also!.map((one) => [one.code, one.place.page.route, one.boxes.length])).toEqual([[roster, 'paper', 2]])

    // What nobody has written into is not worth a word.
    expect((await read(await fillPdf(both, fate))).also).toBeUndefined()

    const over = await fillPdf(both, { ...fate, [String(box('notes'))]: 'one', '1/1 name': 'Mercer, John' })
    await playOn(api, campaign, playing, atPhase('medals'))
    const taken = await read(over)
    expect([taken.code, taken.also]).toEqual([roster, undefined])
    expect(taken.left).toEqual([{ code, boxes: 2, why: 'This report has been taken in already.' }])
  })

  it('refuses a form of which boxes have been lost', async () => {
    const program = testProgram()
    const { api } = program
    const { campaign, pdf, first, box, number } = await fought(program)
    const document = await PDFDocument.load(await fillPdf(pdf, { [`${box('fate')}/${first.soldierId}`]: 'R' }))
    const fields = document.getForm().getFields()
    for (const { ref } of fields.slice(-12)) document.context.delete(ref)
    const bytes = base64(await document.save({ updateFieldAppearances: false }))
    expect(await refusal(api('print.readForm', { campaign, name: 'a.pdf', bytes }))).toMatchObject({
      code: 'bad-input',
      message: `"a.pdf" holds the form ${formCode('reportForm', number)}. 12 of its ${fields.length} boxes are missing: the file is damaged, or pages were taken out of it. Nothing was changed.`,
    })
  })
})
