import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from './respond.ts'

/** @returns 32 random bytes as text that fits into an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Lets only requests through that were made to our own name by our own page. A foreign `Host` is a name that
 * was pointed at 127.0.0.1 (DNS rebinding), a foreign `Origin` is a page of somebody else.
 *
 * @throws Refusal 403.
 */
export function checkOrigin(request: IncomingMessage, origin: string): void {
  if (`http://${request.headers.host ?? ''}` !== origin)
    throw new Refusal(403, 'not-allowed', 'This address does not belong to Short-Timer.')
  const from = request.headers.origin
  if (from !== undefined && from !== origin)
    throw new Refusal(403, 'not-allowed', 'Another site may not speak to Short-Timer.')
}

/** @throws Refusal 401 unless the request carries the token in its Authorization header. */
export function checkToken(request: IncomingMessage, token: string): void {
  const given = Buffer.from(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const wanted = Buffer.from(token)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new Refusal(401, 'not-allowed', 'This page has no key to Short-Timer, or one of an earlier start.', {
    'www-authenticate': 'Bearer',
  })
}

/** @throws Refusal 405 for every other method. */
export function checkMethod(request: IncomingMessage, ...allowed: string[]): void {
  if (allowed.includes(request.method ?? '')) return
  throw new Refusal(405, 'not-allowed', `Only ${allowed.join(' and ')} here.`, { allow: allowed.join(', ') })
}
