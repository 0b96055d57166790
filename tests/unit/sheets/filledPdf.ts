import { PDFCheckBox, PDFDocument, PDFRadioGroup, PDFTextField, type SaveOptions } from '@cantoo/pdf-lib'

/** What is to be written into the boxes of a PDF, by the end of their names: words, a tick, or the letter that gets a ring. */
export type Writing = Readonly<Record<string, string | boolean>>

/** @returns the names of all boxes of a PDF in their order, without the name of the form that they stand in. */
export async function boxNames(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf)
  return document
    .getForm()
    .getFields()
    .map((field) => ownName(field.getName()))
}

/** Fills in the boxes of a PDF with pdf-lib, which neither wrote it nor reads it back. */
export async function fillPdf(pdf: Uint8Array, writing: Writing, how: SaveOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  const fields = new Map(
    document
      .getForm()
      .getFields()
      .map((field) => [ownName(field.getName()), field]),
  )
  for (const [name, written] of Object.entries(writing)) {
    const field = fields.get(name)
    if (field instanceof PDFTextField) field.setText(String(written))
    else if (field instanceof PDFCheckBox) {
      if (written === true) field.check()
      else field.uncheck()
    } else if (field instanceof PDFRadioGroup) {
      if (written === '') field.clear()
      else field.select(String(written))
    } else throw new Error(`The PDF has no box "${name}".`)
  }
  // The letters that it draws with lack most of what people are called: a viewer draws them anew.
  return document.save({ updateFieldAppearances: false, ...how })
}

const ownName = (name: string): string => name.slice(name.indexOf('.') + 1)
