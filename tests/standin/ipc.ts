import { EventEmitter } from 'node:events'
import { strict } from './record.ts'

type Handler = (event: unknown, ...args: unknown[]) => unknown

class IpcMain extends EventEmitter {
  handlers = new Map<string, Handler>()
  handle(channel: string, handler: Handler) {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, handler)
  }
  removeHandler(channel: string) {
    this.handlers.delete(channel)
  }
  /** A page's `invoke`: what comes back is copied, and an error keeps only its message. */
  async invoked(event: unknown, channel: string, args: unknown[]): Promise<{ value?: unknown; error?: string }> {
    try {
      const handler = this.handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { value: structuredClone(await handler(event, ...args)) }
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${String(error)}` }
    }
  }
}
strict('ipcMain', IpcMain.prototype)
export const ipcMain = new IpcMain()
