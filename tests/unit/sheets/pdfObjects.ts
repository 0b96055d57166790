/** A name of a PDF, without its stroke. */
export interface PdfName {
  readonly name: string
}
/** A pointer to an object by its number. */
export interface PdfRef {
  readonly ref: number
}
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfValue = PdfName | PdfRef | PdfDict | readonly PdfValue[] | string | number | boolean | null

/** The objects of a PDF as they stand in its bytes, by number. Streams are left to whoever wants them. */
export interface PdfObjects {
  readonly byNumber: ReadonlyMap<number, PdfValue>
  /** Bytes of the streams, by the number of their object. */
  readonly streams: ReadonlyMap<number, Buffer>
  /** @returns what a pointer points to, or the value itself. */
  readonly look: (value: PdfValue | undefined) => PdfValue | undefined
}

/** Reads the objects of a PDF that keeps them open, as pdfkit writes it. */
export function pdfObjects(bytes: Uint8Array): PdfObjects {
  const raw = Buffer.from(bytes)
  const text = raw.toString('latin1')
  const byNumber = new Map<number, PdfValue>()
  const streams = new Map<number, Buffer>()
  for (let found = /\d+ 0 obj\n/g, hit = found.exec(text); hit !== null; hit = found.exec(text)) {
    const number = Number.parseInt(hit[0])
    const reader = new Reader(text, found.lastIndex)
    const value = reader.value()
    byNumber.set(number, value)
    const stream = /^\s*stream\n/.exec(text.slice(reader.at, reader.at + 10))
    const length = isDict(value) ? value.get('Length') : undefined
    if (stream && typeof length === 'number') {
      const from = reader.at + stream[0].length
      streams.set(number, raw.subarray(from, from + length))
      reader.at = from + length
    }
    found.lastIndex = reader.at
  }
  const look = (value: PdfValue | undefined) => (isRef(value) ? byNumber.get(value.ref) : value)
  return { byNumber, streams, look }
}

export const isRef = (value: PdfValue | undefined): value is PdfRef =>
  typeof value === 'object' && value !== null && 'ref' in value
export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map
/** @returns the word of a name; empty for anything else. */
export const nameOf = (value: PdfValue | undefined): string =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : ''
export const listOf = (value: PdfValue | undefined): readonly PdfValue[] =>
  Array.isArray(value) ? (value as readonly PdfValue[]) : value === undefined || value === null ? [] : [value]

/** Reads one value after the other. */
class Reader {
  readonly #text: string
  at: number

  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  value(): PdfValue {
    this.#skip()
    const rest = this.#text.slice(this.at, this.at + 40)
    if (rest.startsWith('<<')) return this.#dict()
    if (rest.startsWith('[')) return this.#list()
    if (rest.startsWith('(')) return this.#string()
    const [whole = '', ref, name, hex, number, word] =
      /^(?:(\d+) 0 R|\/([^\s/<>[\]()]*)|<([0-9A-Fa-f]*)>|(-?[\d.]+)|(\w+))/.exec(
        this.#text.slice(this.at, this.at + 2000),
      ) ?? []
    if (whole === '') throw new Error(`Not a value of a PDF: ${rest}`)
    this.at += whole.length
    if (ref !== undefined) return { ref: Number(ref) }
    if (name !== undefined) return { name }
    if (hex !== undefined) return Buffer.from(hex, 'hex').toString('latin1')
    if (number !== undefined) return Number(number)
    return word === 'null' ? null : word === 'true'
  }

  #dict(): PdfDict {
    const made = new Map<string, PdfValue>()
    this.at += 2
    while (!this.#is('>>')) made.set(nameOf(this.value()), this.value())
    this.at += 2
    return made
  }

  #list(): PdfValue[] {
    const made: PdfValue[] = []
    this.at += 1
    while (!this.#is(']')) made.push(this.value())
    this.at += 1
    return made
  }

  #string(): string {
    const from = this.at + 1
    for (let depth = 0; ; this.at += 1) {
      const sign = this.#text[this.at]
      if (sign === '\\') this.at += 1
      else if (sign === '(') depth += 1
      else if (sign === ')' && --depth === 0) break
    }
    this.at += 1
    return this.#text.slice(from, this.at - 1)
  }

  /** Does this come next? */
  #is(what: string): boolean {
    this.#skip()
    return this.#text.startsWith(what, this.at)
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.at] ?? '')) this.at += 1
  }
}
