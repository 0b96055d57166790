import { pageOrigin } from './address.ts'

/** What is asked of the frame that a message came from. */
export interface SendingFrame {
  readonly url: string
  /** Null for a window's main frame. */
  readonly parent: unknown
}

/**
 * Security: only our own page, in a window's main frame, may call.
 * https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 *
 * @param frame null when the frame has gone since.
 * @param devOrigin origin of the development server, while there is one.
 */
export function isOurPage(frame: SendingFrame | null, devOrigin?: string): boolean {
  if (frame?.parent !== null) return false
  const url = URL.parse(frame.url)
  if (!url) return false
  // URL.origin of a scheme of our own is "null" outside Chromium, so it is put together by hand.
  const origin = `${url.protocol}//${url.host}`
  return origin === pageOrigin || (devOrigin !== undefined && origin === devOrigin)
}
