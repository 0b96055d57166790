import { app } from './app.ts'
import { record, strict } from './record.ts'

type Handler = (request: Request) => Response | Promise<Response>
type Decide = (contents: unknown, permission: string, answer: (granted: boolean) => void) => void
type Check = (contents: unknown, permission: string) => boolean

const schemes = new Map<string, Handler>()
/** What the program answers when a page asks for a permission. */
export const permissions: { request: Decide | null; check: Check | null; device: (() => boolean) | null } = {
  request: null,
  check: null,
  device: null,
}

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(list: { scheme: string }[]) {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    record('protocol.registerSchemesAsPrivileged', list)
  },
  handle(scheme: string, handler: Handler) {
    schemes.set(scheme, handler)
  },
})

export const session = strict('session', {
  /** One handler answers for a scheme, whichever session asks. */
  fromPartition(name: string) {
    record('session.fromPartition', name)
    return { ...session.defaultSession, protocol }
  },
  defaultSession: strict('session.defaultSession', {
    protocol,
    setPermissionRequestHandler(handler: Decide) {
      permissions.request = handler
    },
    setPermissionCheckHandler(handler: Check) {
      permissions.check = handler
    },
    setDevicePermissionHandler(handler: () => boolean) {
      permissions.device = handler
    },
  }),
})

/** Chromium will not navigate to app://host/, so the page sees https://host.app.standin/ in its place. */
export const toWeb = (url: string): string =>
  url.replace(/^([a-z]+):\/\/([^/]+)/, (all, scheme: string, host: string) =>
    schemes.has(scheme) ? `https://${host}.${scheme}.standin` : all,
  )

/** The address as the program knows it. */
export const fromWeb = (url: string): string => url.replace(/^https:\/\/([^/]+)\.([a-z]+)\.standin/, '$2://$1')

/** Hands a page's request to the program's handler; null when no handler is there for it. */
export async function answerRequest(url: string, init: RequestInit): Promise<Response | null> {
  const address = fromWeb(url)
  const handler = schemes.get(new URL(address).protocol.slice(0, -1))
  return handler ? handler(new Request(address, init)) : null
}
