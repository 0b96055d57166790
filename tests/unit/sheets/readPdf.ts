import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a test wants to know of a PDF. */
export interface ReadPdf {
  readonly pages: readonly { readonly width: number; readonly height: number; readonly text: string }[]
  readonly title: string
  readonly author: string
  readonly language: string
  readonly tagged: boolean
  /** "None" where a viewer must not fit it to the paper. */
  readonly printScaling: string | null
  /** Bookmarks with those under them. */
  readonly bookmarks: readonly { readonly title: string; readonly under: readonly string[] }[]
  /** Titles of all bookmarks, however deep, in their order. */
  readonly everyBookmark: readonly string[]
  /** Kinds of the structure, page by page, in reading order: "Sect", "H1", "P". */
  readonly structure: readonly (readonly string[])[]
}

/** Reads a PDF back with pdf.js, as a viewer would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the bytes away from its caller, so it is given a copy.
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages = []
  const structure: string[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    structure.push(kindsOf((await page.getStructTree()) as Node | null))
    const [, , width = 0, height = 0] = page.view
    pages.push({ width, height, text: text.replace(/\s+/g, ' ') })
  }
  const info = (await document.getMetadata()).info as { Title?: string; Author?: string; Language?: string }
  const outline = (await document.getOutline()) as Bookmark[] | null
  const marks = await document.getMarkInfo()
  const wishes = (await document.getViewerPreferences()) as Map<string, string> | null
  await task.destroy()
  return {
    pages,
    title: info.Title ?? '',
    author: info.Author ?? '',
    language: info.Language ?? '',
    tagged: (marks as Map<string, boolean> | null)?.get('Marked') === true,
    printScaling: wishes?.get('PrintScaling') ?? null,
    bookmarks: (outline ?? []).map(({ title, items }) => ({ title, under: items.map((item) => item.title) })),
    everyBookmark: titlesOf(outline ?? []),
    structure,
  }
}

interface Bookmark {
  readonly title: string
  readonly items: readonly Bookmark[]
}

const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)])

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

const kindsOf = (node: Node | null): string[] => [
  ...(node?.role === undefined ? [] : [node.role]),
  ...(node?.children ?? []).flatMap(kindsOf),
]

/** Names of the fonts in a PDF and whether each has its file embedded, from the uncompressed objects. */
export function fontsOf(bytes: Uint8Array): { readonly names: string[]; readonly files: number } {
  const raw = Buffer.from(bytes).toString('latin1')
  const names = [...raw.matchAll(/\/FontName \/([A-Z]{6}\+[\w-]+)/g)].map((found) => found[1]!)
  return { names, files: [...raw.matchAll(/\/FontFile2 \d+ 0 R/g)].length }
}
