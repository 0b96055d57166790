import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { protocol } from 'electron'
import { contentSecurityPolicy, mediaTypeOf, pageFile } from '../../contract/page.ts'
import { pageOrigin } from './address.ts'
import { sheetScheme } from './sheetScheme.ts'

/**
 * Security: page and sheets come by schemes of their own, not from `file://`, which may read every file of the player's.
 * Must be called before Electron is ready, at the top level of the entry.
 * https://www.electronjs.org/docs/latest/tutorial/security#18-avoid-usage-of-the-file-protocol-and-prefer-usage-of-custom-protocols
 */
export function registerSchemes(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    // Chromium's viewer finds the rest of a PDF by its address only where that is of the standard form.
    { scheme: sheetScheme, privileges: { standard: true, secure: true } },
  ])
}

/** Answers requests for the page's files, from the page's folder only. */
export function handlePageScheme(folder: string): void {
  protocol.handle('app', (request) => answerPage(folder, request))
}

/**
 * Security: every answer carries the Content Security Policy.
 * https://www.electronjs.org/docs/latest/tutorial/security#7-define-a-content-security-policy
 */
async function answerPage(folder: string, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = pageFile(url.pathname)
  if (request.method !== 'GET' || `${url.protocol}//${url.host}` !== pageOrigin || path === null)
    return new Response('There is nothing to see outside the page.', { status: 403 })
  const body = await readFile(join(folder, path)).catch(() => null)
  if (body === null) return new Response('There is no such page.', { status: 404 })
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': mediaTypeOf(path),
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    },
  })
}
