import { inflateSync } from 'node:zlib'
import {
  isDict,
  isRef,
  listOf,
  nameOf,
  pdfObjects,
  type PdfDict,
  type PdfObjects,
  type PdfValue,
} from './pdfObjects.ts'

/** What may stand in the structure: all of them are known to readers without being explained. */
const kinds = ['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Form'] as const

interface Element {
  readonly kind: string
  readonly dict: PdfDict
  readonly children: readonly Element[]
  /** Of the pieces of pages that stand in it, by page and number. */
  readonly contents: readonly string[]
  /** Numbers of the boxes to be filled in that it stands for, with the page it says they are on. */
  readonly boxes: readonly { readonly box: number; readonly page: number | null }[]
}

/**
 * The rules of PDF/UA-1 that a program can look after, over the objects of a finished PDF.
 * @returns what is against them; empty where nothing is.
 */
export function accessibleFaults(bytes: Uint8Array): string[] {
  const objects = pdfObjects(bytes)
  const all = [...objects.byNumber.values()].filter(isDict)
  const catalog = all.find((dict) => nameOf(dict.get('Type')) === 'Catalog')!
  const pages = [...objects.byNumber].flatMap(([number, dict]) =>
    isDict(dict) && nameOf(dict.get('Type')) === 'Page' ? [{ number, dict }] : [],
  )
  const root = objects.look(catalog.get('StructTreeRoot')) as PdfDict
  const elements = listOf(root.get('K')).map((kid) => elementOf(objects, kid, null))
  const flat = elements.flatMap(everyOne)
  const told = new Set(flat.flatMap(({ contents }) => contents))
  const boxes = new Map(
    flat.flatMap((element) => element.boxes.map(({ box, page }) => [box, { element, page }] as const)),
  )
  return [
    ...documentFaults(objects, catalog),
    ...pages.flatMap(({ number, dict }) => [
      ...pageFaults(objects, number, dict, told),
      ...boxesOf(objects, dict).flatMap((box) => boxFaults(objects, box, number, boxes.get(box))),
    ]),
    ...flat.flatMap(elementFaults),
    ...levelFaults(flat),
    ...all.filter((dict) => nameOf(dict.get('Subtype')) === 'Type0').flatMap((font) => fontFaults(objects, font)),
  ]
}

function documentFaults({ look, streams }: PdfObjects, catalog: PdfDict): string[] {
  const streamOf = (value: PdfValue | undefined) =>
    isRef(value) ? (streams.get(value.ref)?.toString('utf8') ?? null) : null
  const marks = look(catalog.get('MarkInfo')) as PdfDict | undefined
  const shown = look(catalog.get('ViewerPreferences')) as PdfDict | undefined
  return [
    ...when(marks?.get('Marked') !== true, 'it does not say that it is tagged'),
    ...when(catalog.get('Lang') === undefined, 'it has no language'),
    ...when(shown?.get('DisplayDocTitle') !== true, 'a viewer shows no title'),
    ...when(marks?.get('Suspects') === true, 'its structure is a guess'),
    ...['OCProperties', 'OpenAction', 'AA'].flatMap((key) =>
      when(catalog.get(key) !== undefined, `it does more than to be read: ${key}`),
    ),
    ...when(catalog.get('Outlines') === undefined, 'it has no bookmarks'),
    ...metadataFaults(streamOf(catalog.get('Metadata'))),
  ]
}

/** The claim itself, and the title, stand in its metadata. */
function metadataFaults(xmp: string | null): string[] {
  if (xmp === null) return ['it has no metadata']
  return [
    ...when(!xmp.includes('<pdfuaid:part>1</pdfuaid:part>'), 'it does not say that it keeps to PDF/UA-1'),
    ...when(!/<dc:title>[^]*?<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(xmp), 'its metadata have no title'),
  ]
}

/** Whatever is drawn is told or passed over, and what is told is in the structure. */
function pageFaults(objects: PdfObjects, number: number, page: PdfDict, told: ReadonlySet<string>): string[] {
  const contents = listOf(page.get('Contents')).filter(isRef)
  const drawn = contents.map(({ ref }) => inflateSync(objects.streams.get(ref)!).toString('latin1')).join('\n')
  const faults: string[] = []
  const open: string[] = []
  const ids: string[] = []
  for (const line of withoutStrings(drawn).split('\n')) {
    const begun = /^\/(\w+) (?:<<(.*)>> )?B[MD]C$/.exec(line.trim())
    if (begun) {
      const id = /\/MCID (\d+)/.exec(begun[2] ?? '')?.[1]
      if (open.length > 0) faults.push(`${begun[1]} stands in ${open.at(-1)}`)
      open.push(begun[1]!)
      if (id !== undefined) ids.push(`${number}:${id}`)
      else if (begun[1] !== 'Artifact') faults.push(`${begun[1]} is in no structure`)
    } else if (line.trim() === 'EMC') open.pop()
    else if (open.length === 0 && /(?:^|\s)(?:TJ ET|TJ|Tj|f|f\*|S|B|B\*|b|s|Do|sh)$/.test(line.trim()))
      faults.push(`drawn and neither told nor passed over: ${line.trim().slice(0, 40)}`)
  }
  return [
    ...faults,
    ...when(nameOf(page.get('Tabs')) !== 'S', 'a page has no order of its tabs'),
    ...when(page.get('StructParents') === undefined, 'a page does not lead to the structure'),
    ...ids.filter((id) => !told.has(id)).map((id) => `piece ${id} is in no element`),
  ]
}

const boxesOf = ({ look }: PdfObjects, page: PdfDict): number[] =>
  listOf(look(page.get('Annots'))).flatMap((one) => (isRef(one) ? [one.ref] : []))

/** Whatever lies on a page is a box to be filled in, which says what it is, shows itself, and stands in the structure. */
function boxFaults(
  { look, byNumber }: PdfObjects,
  box: number,
  page: number,
  told: { readonly element: Element; readonly page: number | null } | undefined,
): string[] {
  const dict = byNumber.get(box) as PdfDict
  const field = dict.get('T') === undefined ? (look(dict.get('Parent')) as PdfDict) : dict
  const words = field.get('TU')
  return [
    ...when(nameOf(dict.get('Subtype')) !== 'Widget', 'an annotation that is no box to be filled in'),
    ...when(dict.get('StructParent') === undefined, 'a box does not lead to the structure'),
    ...when(typeof words !== 'string' || words.length < 4, 'a box that does not say what it is'),
    ...when(!isDict(look(dict.get('AP'))), 'a box that looks like nothing'),
    ...when(told?.element.kind !== 'Form', 'a box is in no element'),
    ...when(told !== undefined && told.page !== page, 'a box is told to be on another page'),
  ]
}

/** Strings of a page may hold any sign, and dictionaries take several lines. */
const withoutStrings = (drawn: string): string =>
  drawn.replace(/(?<!<)<[0-9a-fA-F]+>/g, '<>').replace(/<<[^>]*>>/g, (dict) => dict.replaceAll('\n', ' '))

function elementOf(objects: PdfObjects, value: PdfValue, page: number | null): Element {
  const dict = objects.look(value) as PdfDict
  const own = dict.get('Pg')
  const at = isRef(own) ? own.ref : page
  const children: Element[] = []
  const contents: string[] = []
  const boxes: { box: number; page: number | null }[] = []
  for (const kid of listOf(dict.get('K'))) {
    const seen = objects.look(kid)
    if (typeof kid === 'number') contents.push(`${at}:${kid}`)
    else if (isDict(seen) && nameOf(seen.get('Type')) === 'MCR') {
      const where = seen.get('Pg')
      contents.push(`${isRef(where) ? where.ref : at}:${Number(seen.get('MCID'))}`)
    } else if (isDict(seen) && nameOf(seen.get('Type')) === 'OBJR') {
      const [where, what] = [seen.get('Pg'), seen.get('Obj')]
      if (isRef(what)) boxes.push({ box: what.ref, page: isRef(where) ? where.ref : at })
    } else children.push(elementOf(objects, kid, at))
  }
  return { kind: nameOf(dict.get('S')), dict, children, contents, boxes }
}

const everyOne = (element: Element): Element[] => [element, ...element.children.flatMap(everyOne)]

function elementFaults(element: Element): string[] {
  const { kind, dict, children } = element
  const alt = dict.get('Alt')
  return [
    ...when(!(kinds as readonly string[]).includes(kind), `${kind} is no kind of element`),
    ...when(kind === 'Figure' && (typeof alt !== 'string' || alt.length < 4), 'a figure without words'),
    ...when(kind === 'TH' && nameOf(attributesOf(element)?.get('Scope')) === '', 'a head that is head of nothing'),
    ...when(kind === 'Form' && (typeof alt !== 'string' || alt.length < 4), 'a box without words'),
    ...when(
      (kind === 'TH' || kind === 'TD') && children.some((child) => child.kind !== 'Form'),
      'a cell holds more than words and boxes',
    ),
    ...(kind === 'Table' ? tableFaults(children) : []),
  ]
}

const attributesOf = ({ dict }: Element): PdfDict | undefined => {
  const attributes = dict.get('A')
  return isDict(attributes) ? attributes : undefined
}

function tableFaults(rows: readonly Element[]): string[] {
  const widthOf = (row: Element) =>
    row.children.reduce((sum, cell) => sum + Number(attributesOf(cell)?.get('ColSpan') ?? 1), 0)
  const cells = rows.flatMap(({ children }) => children)
  return [
    ...when(rows.length === 0, 'an empty table'),
    ...when(new Set(rows.map(widthOf)).size > 1, `rows of unlike width: ${rows.map(widthOf).join(' ')}`),
    ...when(
      rows.some(({ kind }) => kind !== 'TR'),
      'a table holds more than rows',
    ),
    ...when(
      cells.some(({ kind }) => kind !== 'TH' && kind !== 'TD'),
      'a row holds more than cells',
    ),
    ...when(!cells.some(({ kind }) => kind === 'TH'), 'a table without heads'),
  ]
}

/** A heading is never two levels below the one before it. */
function levelFaults(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ kind }) => (/^H\d$/.test(kind) ? [Number(kind.slice(1))] : []))
  return [
    ...when(levels[0] !== 1, 'the first heading is no title'),
    ...levels.flatMap((level, i) => when(level > (levels[i - 1] ?? level) + 1, `H${level} after H${levels[i - 1]}`)),
  ]
}

function fontFaults({ look, streams }: PdfObjects, font: PdfDict): string[] {
  const [descendant] = listOf(look(font.get('DescendantFonts')))
  const letters = look(descendant) as PdfDict
  const descriptor = look(letters.get('FontDescriptor')) as PdfDict
  const name = nameOf(font.get('BaseFont'))
  const map = font.get('ToUnicode')
  const said = isRef(map) ? inflateSync(streams.get(map.ref)!).toString('latin1') : ''
  return [
    ...when(font.get('ToUnicode') === undefined, `${name} does not say what its letters are`),
    ...when(descriptor.get('FontFile2') === undefined, `${name} is not in the file`),
    ...when(nameOf(letters.get('CIDToGIDMap')) !== 'Identity', `${name} does not say which of its letters are meant`),
    ...when(nameOf(font.get('Encoding')) !== 'Identity-H', `${name} has letters in an encoding of its own`),
    ...when(lettersOf(said).some(standsForNothing), `${name} has a letter that stands for nothing`),
  ]
}

/** What each letter of a font stands for; the first is that for letters that it has not. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => list!.split(' ')).slice(1)

const standsForNothing = (letter: string): boolean => /^<(?:|0000|feff|fffe)>$/i.test(letter)

const when = (fault: boolean, words: string): string[] => (fault ? [words] : [])
