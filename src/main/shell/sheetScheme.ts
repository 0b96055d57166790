import { randomUUID } from 'node:crypto'
import { session, type Session } from 'electron'
import { denyPermissions } from './permissions.ts'

/** What a sheet on its way to the printer is loaded from; `scheme.ts` tells Electron of it. */
export const sheetScheme = 'sheet'

const address = (id: string) => `${sheetScheme}://print/${id}`

/** Sheets that a window may load now, by what stands in their address. */
const offered = new Map<string, Uint8Array>()
let printing: Session | null = null

/**
 * The session of windows that print: of their own, in memory, and nothing can be had in it but the sheets that are being
 * printed.
 * https://www.electronjs.org/docs/latest/tutorial/security#18-avoid-usage-of-the-file-protocol-and-prefer-usage-of-custom-protocols
 */
export function sheetSession(): Session {
  if (printing) return printing
  printing = session.fromPartition('sheets')
  denyPermissions(printing)
  printing.protocol.handle(sheetScheme, answerSheet)
  return printing
}

/** Offers a sheet while `work` loads it by the address that it is given. */
export async function whileOffered<T>(bytes: Uint8Array, work: (address: string) => Promise<T>): Promise<T> {
  const id = randomUUID()
  offered.set(id, bytes)
  try {
    return await work(address(id))
  } finally {
    offered.delete(id)
  }
}

function answerSheet({ method, url }: Request): Response {
  const bytes = method === 'GET' ? offered.get(url.slice(address('').length)) : undefined
  if (bytes === undefined) return new Response('There is no such sheet.', { status: 404 })
  const headers = { 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' }
  return new Response(new Uint8Array(bytes), { headers })
}
