import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../src/main/engine/work.ts'
import { drawDocument } from '../../../../src/main/sheets/document.ts'
import { damaged, isPdfFault, type FilledForm, type PdfFault } from '../../../../src/main/sheets/forms/filled.ts'
import { readFields } from '../../../../src/main/sheets/forms/readFields.ts'
import { readForms } from '../../../../src/main/sheets/forms/readForms.ts'
import { drawPdf } from '../drawPdf.ts'
import { fillPdf, type Writing } from '../filledPdf.ts'
import { sampleForm, samplePdf } from './sampleForm.ts'

/** The one form in a PDF, with all that stands in its boxes. */
async function only(found: Promise<readonly FilledForm[] | PdfFault>) {
  const forms = await found
  if (isPdfFault(forms)) throw new Error(forms.words)
  expect(forms).toHaveLength(1)
  const { code, campaign, boxes } = forms[0]!
  return { code, campaign, boxes: Object.fromEntries(boxes) }
}
const wordsOf = async (bytes: Uint8Array): Promise<string> => {
  const found = await readForms(bytes)
  return isPdfFault(found) ? found.words : 'taken'
}

const blank = { '1': '', '2': '', '3': false, '4/7': true, '5/7': '' }
const written = {
  '1': 'Krzyżanowska-Szczęśliwa',
  '2': 'Nguyễn Văn Đặng\nheld the ford',
  '3': true,
  '4/7': false,
  '5/7': 'O',
}
const ours = { code: 'R4-F', campaign: '5ac71f00' }

describe('a form that is read back', () => {
  it('holds nothing but the ticks in print before anybody has filled it in', async () => {
    expect(await only(readForms(await samplePdf()))).toEqual({ ...ours, boxes: blank })
  })

  it('belongs to no campaign where it bears none', async () => {
    const pdf = await samplePdf({ code: 'P-P', campaign: null })
    expect(await only(readForms(pdf))).toEqual({ code: 'P-P', campaign: null, boxes: blank })
  })

  it.each([
    ['packed into streams', { useObjectStreams: true }],
    ['with open objects', { useObjectStreams: false }],
  ])('says what was written where another library has saved it anew, %s', async (_, how) => {
    expect(await only(readForms(await fillPdf(await samplePdf(), written, how)))).toEqual({ ...ours, boxes: written })
  })

  it('says what was written last where it was filled in twice', async () => {
    const once = await fillPdf(await samplePdf(), written)
    const twice = await fillPdf(once, { '1': '', '3': false, '5/7': '' })
    const boxes = { ...written, '1': '', '3': false, '5/7': '' }
    expect(await only(readForms(twice))).toEqual({ ...ours, boxes })
  })

  it('says what was added at its end, as a viewer saves it', async () => {
    const task = getDocument({ data: (await samplePdf()).slice(), useSystemFonts: false, verbosity: 0 })
    const document = await task.promise
    const told = (await document.getFieldObjects()) as Map<
      string,
      { id: string; type: string; exportValues?: string }[]
    >
    const set = (name: string, value: string | boolean) => {
      for (const { id, type, exportValues } of told.get(`R4-F 5ac71f00 5.${name}`)!)
        if (type !== '')
          document.annotationStorage.setValue(id, { value: type === 'radiobutton' ? exportValues === value : value })
    }
    set('1', 'Đặng Thị Hạnh')
    set('3', true)
    set('4/7', false)
    set('5/7', 'D')
    const saved = await document.saveDocument()
    await task.destroy()
    const boxes = { ...blank, '1': 'Đặng Thị Hạnh', '3': true, '4/7': false, '5/7': 'D' }
    expect(await only(readForms(saved))).toEqual({ ...ours, boxes })
  })

  it('is one of several in a PDF, each with its own boxes', async () => {
    const [first, second] = [sampleForm(), sampleForm({ code: 'D7-K', campaign: '0'.repeat(36) })]
    const pdf = await doAtOnce(drawDocument([first, second], { paper: 'a4', accent: null }))
    const found = await readForms(pdf)
    expect(isPdfFault(found) ? found : found.map(({ code, campaign }) => [code, campaign])).toEqual([
      ['R4-F', '5ac71f00'],
      ['D7-K', '00000000'],
    ])
  })

  it('has no signs that show it otherwise than it is', async () => {
    const filled = await fillPdf(await samplePdf(), { '1': 'pwn\u202Eevil\u202C x\u0007', '2': 'one\ttwo\nthree' })
    expect((await only(readForms(filled))).boxes).toMatchObject({ '1': 'pwnevil x', '2': 'one\ttwo\nthree' })
  })

  it('says whatever was written, in any letters', async () => {
    const pdf = await samplePdf()
    const letters = 'aZ9 ()\\/<>%đĐắễựỹỳćąłŻśźñéß–“”½ʼ'
    const words = fc
      .string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 60 })
      .map((text) => text.normalize('NFC'))
    const writing = fc.record({
      '1': words,
      '2': words,
      '3': fc.boolean(),
      '4/7': fc.boolean(),
      '5/7': fc.constantFrom('', 'F', 'O', 'D'),
    }) satisfies fc.Arbitrary<Writing>
    await fc.assert(
      fc.asyncProperty(writing, fc.boolean(), async (boxes, useObjectStreams) => {
        const filled = await fillPdf(pdf, boxes, { useObjectStreams })
        expect((await only(readFields(filled))).boxes).toEqual(boxes)
      }),
      { numRuns: 40 },
    )
  })
})

/** A PDF of open objects, with a table of them that fits. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
const form = (fields: string) => [
  `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]>>>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
]

describe('a form that lost some of its boxes', () => {
  const counts = async (bytes: Uint8Array) => {
    const found = await readForms(bytes)
    return isPdfFault(found) ? found : found.map(({ boxes, inPrint, written }) => [boxes.size, inPrint, written])
  }

  it('says how many it has in print, and how many are otherwise than there', async () => {
    const pdf = await samplePdf()
    expect(await counts(pdf)).toEqual([[5, 5, 0]])
    expect(await counts(await fillPdf(pdf, { '1': 'Able', '4/7': false, '5/7': 'O' }))).toEqual([[5, 5, 3]])
  })

  it('still says so, packed or open, whichever are gone', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.load(await fillPdf(await samplePdf(), written))
      const form = document.getForm()
      const [first, , third] = form.getFields()
      for (const field of [first!, third!]) document.context.delete(field.ref)
      expect(await counts(await document.save({ useObjectStreams, updateFieldAppearances: false }))).toEqual([
        [3, 5, 3],
      ])
    }
  })

  it('says nothing of it where it was printed before its name told', async () => {
    const rows = [
      ...form('4 0 R'),
      '<</T(R4-F)/Kids[5 0 R]>>',
      '<</Subtype/Widget/Rect[0 0 5 5]/T(1)/FT/Tx/V(one)/Parent 4 0 R>>',
    ]
    expect(await counts(pdfOf(rows))).toEqual([[1, null, 1]])
  })
})

describe("a stranger's file", () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')],
    ['a name alone', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a table that leads to itself', Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer\n<</Prev 9>>\nstartxref\n9\n%%EOF')],
  ])('is damaged: %s', async (_, bytes) => {
    expect(await wordsOf(bytes)).toBe(damaged.words)
  })

  it('is damaged wherever it was cut short', async () => {
    const pdf = await fillPdf(await samplePdf(), written)
    for (const part of [0.1, 0.5, 0.9, 0.99])
      expect(await wordsOf(pdf.subarray(0, pdf.length * part))).toBe(damaged.words)
  })

  it('is never taken for another where bytes of it were changed, and never breaks the program', async () => {
    const pdf = await fillPdf(await samplePdf(), written, { useObjectStreams: false })
    const places = fc.array(fc.tuple(fc.nat(pdf.length - 2000), fc.nat(255)), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const broken = Uint8Array.from(pdf)
        for (const [at, byte] of changes) broken[at] = byte
        const found = await readFields(broken)
        if (isPdfFault(found)) expect(found.words).not.toBe('')
        else for (const { code } of found) expect(code).toMatch(/^[A-Z]\d*-[A-Z]$/)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['it has no boxes', () => drawPdf({ ...sampleForm(), form: undefined } as never, { paper: 'a4' })],
    ['its boxes are called otherwise', () => pdfOf([...form('4 0 R'), '<</FT/Tx/T(name)/V(x)>>'])],
    [
      'its boxes contain each other',
      () => pdfOf([...form('4 0 R'), '<</T(R4-F)/Kids[4 0 R 5 0 R]>>', '<</Kids[4 0 R]>>']),
    ],
  ])('is none of ours where %s', async (_, make) => {
    expect(await wordsOf(await make())).toMatch(/^is no form of this program that can be read/)
  })

  it('is asked for without its password', async () => {
    const document = await PDFDocument.load(await samplePdf())
    document.encrypt({ userPassword: 'secret', ownerPassword: 'more' })
    expect(await wordsOf(await document.save())).toMatch(/^is locked with a password/)
  })

  it('is given up where it unpacks to more than there is room for, or takes too long', async () => {
    const found = await readForms(bomb(), { patience: 600_000, room: 250_000_000 })
    expect(found).toMatchObject({ words: 'takes too much time or memory to be read' })
    const late = await readForms(await samplePdf(), { patience: 0, room: Infinity })
    expect(late).toMatchObject({ words: 'takes too much time or memory to be read' })
  })
})

/** Its catalog stands in two thousand million spaces, which are two million bytes. */
function bomb(): Uint8Array {
  const part = deflateRawSync(Buffer.alloc(16_000_000, ' '), { finishFlush: constants.Z_SYNC_FLUSH })
  const head = deflateRawSync(Buffer.from('1 0 '), { finishFlush: constants.Z_SYNC_FLUSH })
  const parts = Array.from({ length: 125 }, () => part)
  const packed = Buffer.concat([Buffer.from([0x78, 0xda]), head, ...parts, Buffer.from([3, 0])])
  const start = Buffer.from('%PDF-1.7\n')
  const dict = `4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const stream = Buffer.concat([Buffer.from(dict), packed, Buffer.from('\nendstream\nendobj\n')])
  const at = start.length + stream.length
  const rows = Buffer.alloc(6 * 7)
  rows.set([2, 0, 0, 0, 4, 0, 0], 7)
  rows.set([1, 0, 0, 0, start.length], 28)
  rows.writeUInt8(1, 35)
  rows.writeUInt32BE(at, 36)
  const table = `5 0 obj\n<</Type/XRef/Size 6/W[1 4 2]/Root 1 0 R/Length ${rows.length}>>stream\n`
  const end = `\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([start, stream, Buffer.from(table), rows, Buffer.from(end)])
}
