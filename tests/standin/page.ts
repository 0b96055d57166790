import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { PageAnswer, PageOptions } from './glass.ts'
import { ipcMain } from './ipc.ts'
import { isPrevented, record } from './record.ts'
import { rendererHalf } from './renderer.ts'
import { answerRequest, fromWeb, toWeb } from './scheme.ts'
import type { WebContents } from './webContents.ts'
import type { Ask } from './wire.ts'

export interface WindowOptions {
  width?: number
  height?: number
  show?: boolean
  webPreferences?: { preload?: string; sandbox?: boolean }
}

let ask: Ask = () => Promise.reject(new Error('electron stand-in: nobody has a browser'))
/** Names who has the browser: the test that runs the program. */
export function showIn(glass: Ask): void {
  ask = glass
}

const pages: Page[] = []

/** The page of a window, as the program has it: it lives in the browser of the test. */
export class Page extends EventEmitter<{ domcontentloaded: []; close: [] }> {
  readonly #id = pages.push(this) - 1
  readonly contents: WebContents
  constructor(contents: WebContents) {
    super()
    this.contents = contents
  }
  open(options: PageOptions) {
    return ask('open', this.#id, options)
  }
  goto(url: string) {
    return ask('goto', this.#id, toWeb(url))
  }
  emitInside(channel: string, args: unknown[]) {
    return ask('emit', this.#id, channel, args)
  }
  close() {
    return ask('close', this.#id)
  }
}

/** Opens the page of a window, with everything between it and the program in place. */
export async function openPage(contents: WebContents, options: WindowOptions): Promise<Page> {
  const page = new Page(contents)
  const { width = 800, height = 600 } = options
  await page.open({ width, height, script: await preloadScript(options) })
  return page
}

interface Addresses {
  readonly url: string
  readonly parent: string | null
}

/** What is heard of a page, and what it asks for. */
export const pageActs = {
  moved: (id: number, url: string) => {
    pages[id]!.contents.moved(fromWeb(url))
  },
  loaded: (id: number) => pages[id]!.emit('domcontentloaded'),
  closed: (id: number) => pages[id]!.emit('close'),
  windowOpen: (id: number, url: string) => {
    record('window.open', fromWeb(url), pages[id]!.contents.openHandler({ url: fromWeb(url) }))
  },
  ipc: (id: number, { url, parent }: Addresses, kind: string, channel: string, args: unknown[]) => {
    const senderFrame = { url: fromWeb(url), parent: parent === null ? null : { url: fromWeb(parent) } }
    const event = { sender: pages[id]!.contents, senderFrame }
    if (kind === 'invoke') return ipcMain.invoked(event, channel, args)
    ipcMain.emit(channel, event, ...args)
    return undefined
  },
  /** A navigation of the page: whether the program keeps it where it is. */
  isKept: (id: number, url: string): boolean => {
    const { contents } = pages[id]!
    if (!leaves(url, contents)) return false
    const prevented = isPrevented(contents, 'will-navigate', { url: fromWeb(url) })
    record('will-navigate', fromWeb(url), { prevented })
    return prevented
  },
  request: async (url: string, init: RequestInit): Promise<PageAnswer> => {
    const answer = await answerRequest(url, init)
    if (!answer) throw new Error(`electron stand-in: no handler for ${url}`)
    const body = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  },
}

/** Not the address that the program itself loaded, and not a reload. */
const leaves = (url: string, contents: WebContents) => {
  const loaded = toWeb(contents.loaded)
  return loaded !== '' && url.split('#')[0] !== loaded.split('#')[0]
}

async function preloadScript(options: WindowOptions): Promise<string> {
  const { preload, sandbox } = options.webPreferences ?? {}
  const source = preload === undefined ? '' : await readFile(preload, 'utf8')
  if (sandbox !== false && /^\s*(import|export)\s/m.test(source))
    throw new Error('a sandboxed preload cannot be an ES module')
  return `(${rendererHalf.toString()})((require, module, exports, process) => {${source}\n})`
}
