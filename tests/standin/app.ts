import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPrevented, record, strict } from './record.ts'

/** Where the program keeps its own things; the test names it to find them again. */
export const userData = process.env['STANDIN_USER_DATA'] ?? mkdtempSync(join(tmpdir(), 'standin-'))

/** What `app` needs of the windows, which in turn need `app`. */
export interface Closers {
  /** Closes all windows. @returns false when one prevented it. */
  closeWindows: () => Promise<boolean>
}

class App extends EventEmitter {
  isPackaged = process.env['STANDIN_PACKAGED'] === '1'
  closers: Closers = { closeWindows: () => Promise.resolve(true) }
  #ready = Promise.withResolvers<void>()
  #isReady = false
  #paths: Record<string, string> = { userData, documents: join(userData, 'documents') }
  whenReady() {
    return this.#ready.promise
  }
  isReady() {
    return this.#isReady
  }
  becomeReady() {
    this.#isReady = true
    this.emit('ready', {})
    this.#ready.resolve()
  }
  getPath(name: string) {
    const path = this.#paths[name]
    if (path === undefined) throw new Error(`electron stand-in: app.getPath('${name}')`)
    return path
  }
  getVersion() {
    return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
  }
  addRecentDocument(path: string) {
    record('app.addRecentDocument', path)
  }
  requestSingleInstanceLock() {
    return process.env['STANDIN_SECOND'] === undefined
  }
  enableSandbox() {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready')
    record('app.enableSandbox')
  }
  quit() {
    if (!isPrevented(this, 'before-quit')) void this.#end()
  }
  exit(code = 0) {
    process.exit(code)
  }
  async #end() {
    if (!(await this.closers.closeWindows())) return
    if (isPrevented(this, 'will-quit')) return
    this.emit('quit', {}, 0)
    this.exit(0)
  }
}
strict('app', App.prototype)
export const app = new App()
