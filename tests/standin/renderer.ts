type Preload = (require: unknown, module: unknown, exports: unknown, process: unknown) => void

/**
 * The renderer half of the stand-in. It is turned into text and run in the page before the page's own scripts, so it
 * may use nothing from outside itself.
 */
export function rendererHalf(preload: Preload): void {
  // As in Electron, only the main frame gets the preload.
  if (window !== window.top) return
  const w = window as unknown as Record<string, (...a: unknown[]) => unknown>
  const ipc = w['__standinIpc'] as (
    kind: string,
    channel: string,
    args: unknown[],
  ) => Promise<{ value?: unknown; error?: string }>
  const open = w['__standinOpen'] as (url: string) => void
  const listeners = new Map<string, Set<(...a: unknown[]) => void>>()
  const set = (c: string) => listeners.get(c) ?? listeners.set(c, new Set()).get(c)!
  const pack = (args: unknown[]) => structuredClone(args) // throws where Electron throws
  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]) {
      const reply = await ipc('invoke', channel, pack(args))
      if (reply.error) throw new Error(reply.error)
      return reply.value
    },
    send: (channel: string, ...args: unknown[]) => void ipc('send', channel, pack(args)),
    on: (c: string, f: (...a: unknown[]) => void) => {
      set(c).add(f)
      return ipcRenderer
    },
    off: (c: string, f: (...a: unknown[]) => void) => {
      set(c).delete(f)
      return ipcRenderer
    },
    removeAllListeners: (c: string) => {
      listeners.delete(c)
      return ipcRenderer
    },
  }
  const hasFunction = (v: unknown): boolean =>
    typeof v === 'function' || (typeof v === 'object' && v !== null && Object.values(v).some(hasFunction))
  // As contextBridge does: what crosses is copied, functions become stubs, everything is read-only.
  const cross = (v: unknown): unknown => {
    if (typeof v === 'function') return (...a: unknown[]) => cross((v as (...x: unknown[]) => unknown)(...a.map(cross)))
    if (v instanceof Promise)
      return v.then(cross, (e: unknown) => {
        throw new Error(e instanceof Error ? e.message : String(e))
      })
    if (hasFunction(v)) {
      if (Array.isArray(v)) return Object.freeze(v.map(cross))
      return Object.freeze(Object.fromEntries(Object.entries(v as object).map(([k, x]) => [k, cross(x)])))
    }
    return structuredClone(v) // refuses proxies, hence Vue's reactive objects, as Electron does
  }
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      Object.defineProperty(window, key, { value: cross(api), enumerable: true })
    },
  }
  w['__standinEmit'] = (channel, args) => {
    for (const f of set(channel as string)) f({}, ...(args as unknown[]))
  }
  window.open = (url) => {
    open(new URL(String(url), location.href).href)
    return null
  }
  const require = (m: string) => {
    if (m === 'electron' || m === 'electron/renderer') return { ipcRenderer, contextBridge }
    throw new Error(`a sandboxed preload cannot require('${m}')`)
  }
  const module = { exports: {} }
  preload(require, module, module.exports, { platform: 'linux', env: {}, versions: { electron: 'stand-in' } })
}
