import { EventEmitter } from 'node:events'
import { app } from './app.ts'
import { openPage, type Page, type WindowOptions } from './page.ts'
import { isPrevented, record, strict } from './record.ts'
import { WebContents } from './webContents.ts'

let windows: BrowserWindow[] = []
/** The window in front. */
let focused: BrowserWindow | null = null

function bringToFront(window: BrowserWindow | null) {
  if (focused === window) return
  focused = window
  if (window) app.emit('browser-window-focus', {}, window)
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return [...windows]
  }
  static getFocusedWindow(): BrowserWindow | null {
    return focused
  }
  readonly webContents = new WebContents()
  readonly #page: Promise<Page>
  #bounds: { x: number; y: number; width: number; height: number }
  #maximized = false
  constructor(options: WindowOptions & { x?: number; y?: number } = {}) {
    super()
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    record('BrowserWindow', options)
    const { x = 0, y = 0, width = 800, height = 600 } = options
    this.#bounds = { x, y, width, height }
    this.#page = this.#open(options)
    this.webContents.page = this.#page
    windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
    app.emit('browser-window-created', {}, this)
    bringToFront(this)
  }
  async #open(options: WindowOptions) {
    const page = await openPage(this.webContents, options)
    page.on('domcontentloaded', () => this.emit('ready-to-show'))
    page.on('close', () => {
      this.#gone()
    })
    return page
  }
  #gone() {
    if (!windows.includes(this)) return
    windows = windows.filter((window) => window !== this)
    if (focused === this) bringToFront(windows.at(-1) ?? null)
    this.emit('closed')
    if (windows.length > 0) return
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed')
    else app.quit()
  }
  /** @returns false when a listener prevented it. */
  async closeNow() {
    if (isPrevented(this, 'close')) return false
    await (await this.#page).close()
    return true
  }
  close() {
    void this.closeNow()
  }
  /** Unlike `close`, nobody is asked. */
  destroy() {
    void this.#page.then((page) => page.close())
  }
  loadURL(url: string) {
    return this.webContents.loadURL(url)
  }
  show() {
    record('window.show')
  }
  isMinimized() {
    return false
  }
  isMaximized() {
    return this.#maximized
  }
  maximize() {
    this.#maximized = true
    record('window.maximize')
  }
  focus() {
    record('window.focus')
    bringToFront(this)
  }
  getNormalBounds() {
    return this.#bounds
  }
}
strict('BrowserWindow', BrowserWindow.prototype)
strict('BrowserWindow', BrowserWindow)

app.closers = {
  async closeWindows() {
    for (const window of windows) if (!(await window.closeNow())) return false
    return true
  },
}
