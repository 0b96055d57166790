import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Without it pdf.js looks for a thread to start, and a file beside itself.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { damaged, type FilledForm, type PdfFault, type Written } from './filled.ts'

/** More boxes, and more letters in one, than any form of ours has. */
const most = { boxes: 20_000, letters: 20_000 }

const locked: PdfFault = { words: 'is locked with a password: save it without one' }
const tooMuch: PdfFault = { words: 'holds more than any form of this program' }
const notOurs: PdfFault = {
  words:
    'is no form of this program that can be read: it never was one, or was printed into a new PDF, which has no boxes any more. Save the form itself, filled in',
}

/** How pdf.js tells of a box; of one that is several, as rings are, it tells several times. */
interface Told {
  readonly type: string
  readonly value?: unknown
  /** As it is in print. */
  readonly defaultValue?: unknown
}

/**
 * Reads the forms of ours in a PDF, as viewers save them: rewritten, or with what was filled in added at the end. Takes as
 * much time and memory as whoever made the PDF wants it to: never on the main thread.
 */
export async function readFields(bytes: Uint8Array): Promise<readonly FilledForm[] | PdfFault> {
  const task = getDocument({ data: bytes, useSystemFonts: false, disableFontFace: true, verbosity: 0 })
  try {
    const document = await task.promise
    return formsOf((await document.getFieldObjects()) as ReadonlyMap<string, readonly Told[]> | null)
  } catch (error) {
    return error instanceof PasswordException ? locked : damaged
  } finally {
    await task.destroy()
  }
}

function formsOf(told: ReadonlyMap<string, readonly Told[]> | null): readonly FilledForm[] | PdfFault {
  if (told !== null && told.size > most.boxes) return tooMuch
  const forms = new Map<
    string,
    Omit<FilledForm, 'boxes' | 'written'> & { boxes: Map<string, Written>; written: number }
  >()
  for (const [name, box] of told ?? []) {
    const [, form, code, campaign = null, count, own] = named.exec(name) ?? []
    const written = firstOf(box, ({ value }) => value)
    if (form === undefined || code === undefined || own === undefined || written === undefined) continue
    if (typeof written === 'string' && written.length > most.letters) return tooMuch
    const inPrint = count === undefined ? null : Number(count)
    const known = forms.get(form) ?? { code, campaign, boxes: new Map<string, Written>(), written: 0, inPrint }
    forms.set(form, known)
    known.boxes.set(own, written)
    if (written !== firstOf(box, ({ defaultValue }) => defaultValue)) known.written += 1
  }
  return forms.size === 0 ? notOurs : [...forms.values()]
}

/** Signs that show a text otherwise than it is taken: of control, and those that turn the writing round. */
const unseen = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** "R4-F 5ac71f00 75.2/17": the form, of which campaign it is, how many boxes it has, and the box. */
const named = /^(([A-Z]\d*-[A-Z])(?: ([0-9a-f]{8}))?(?: (\d{1,5}))?)\.([^.]+)$/

const firstOf = (box: readonly Told[], valueOf: (told: Told) => unknown): Written | undefined =>
  box.map((told) => writtenAs(told.type, valueOf(told))).find((one) => one !== null)

function writtenAs(type: string, value: unknown): Written | null {
  const said = typeof value === 'string' ? value : ''
  if (type === 'text') return said.replace(/\r\n?/g, '\n').replace(unseen, '').normalize('NFC')
  const state = said === 'Off' ? '' : said
  return type === 'checkbox' ? state !== '' : type === 'radiobutton' ? state : null
}
