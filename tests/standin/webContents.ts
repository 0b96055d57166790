import { EventEmitter } from 'node:events'
import type { Page } from './page.ts'
import { answerFor, record, strict } from './record.ts'
import { answerRequest } from './scheme.ts'

type OpenHandler = (details: { url: string }) => { action: string }

export class WebContents extends EventEmitter {
  openHandler: OpenHandler = () => ({ action: 'allow' })
  /** The address that the program loaded last. */
  loaded = ''
  page: Promise<Page> | null = null
  /** How the PDF begins that was loaded. */
  pdf: string | null = null
  async loadURL(url: string) {
    this.loaded = url
    this.url = url
    // A browser without a head would download a PDF and not show it.
    if (url.startsWith('sheet:')) this.pdf = await loadedPdf(url)
    else await (await this.page)?.goto(url)
    this.emit('did-finish-load')
  }
  /** Where the page is now: it may have gone on by itself, within its address. */
  url = ''
  getURL() {
    return this.url
  }
  /** The page has moved to another fragment of its address. */
  moved(url: string) {
    if (url === this.url) return
    this.url = url
    this.emit('did-navigate-in-page', {}, url, true)
  }
  send(channel: string, ...args: unknown[]) {
    void this.#emitInPage(channel, structuredClone(args)).catch(() => {
      // The page has gone: nobody is there to hear it.
    })
  }
  /** The system's dialog: the test lays its answer ready, else the player has printed. */
  print(options: object, done: (success: boolean, reason: string) => void) {
    const { success, reason } = answerFor('print', { success: true, reason: '' }) as {
      success: boolean
      reason: string
    }
    record('webContents.print', this.loaded, this.pdf, options)
    done(success, reason)
  }
  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler
  }
  async #emitInPage(channel: string, args: unknown[]) {
    const page = await this.page
    await page?.emitInside(channel, args)
  }
}
strict('webContents', WebContents.prototype)

async function loadedPdf(url: string): Promise<string> {
  const answer = await answerRequest(url, {})
  if (answer?.headers.get('content-type') !== 'application/pdf') throw new Error(`ERR_FAILED loading '${url}'`)
  return Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 8)
}
