import { randomBytes } from 'node:crypto'
import { safeFileName } from '../../contract/page.ts'
import { Refusal, type Answer } from './respond.ts'

/** Sheets that wait to be fetched. A new tab cannot send the token, so each gets an address that works once. */
export interface Tickets {
  /** Fits `deliverSheet` of the Program. @returns the address of the sheet, without host. */
  readonly offer: (name: string, bytes: Uint8Array) => Promise<string>
  /** @throws Refusal 404 for a ticket that was never given, or has been used. */
  readonly redeem: (ticket: string) => Answer
}

/**
 * @param most how many sheets may wait: as many as one order may bring. Beyond, the oldest is dropped, so a page that
 *   fetches none fills no memory.
 */
export function openTickets(most = 100): Tickets {
  const waiting = new Map<string, { name: string; bytes: Uint8Array }>()
  return {
    offer(name, bytes) {
      const ticket = randomBytes(24).toString('base64url')
      waiting.set(ticket, { name, bytes })
      const oldest = waiting.keys().next()
      if (waiting.size > most && !oldest.done) waiting.delete(oldest.value)
      return Promise.resolve(`/sheet/${ticket}`)
    },
    redeem(ticket) {
      const sheet = waiting.get(ticket)
      waiting.delete(ticket)
      if (!sheet) throw new Refusal(404, 'not-found', 'This sheet has been fetched already. Print it again.')
      return pdfAnswer(sheet.name, sheet.bytes)
    },
  }
}

function pdfAnswer(name: string, bytes: Uint8Array): Answer {
  const file = `${safeFileName(name).replace(/\.pdf$/i, '')}.pdf`
  const ascii = file.normalize('NFKD').replace(/[^ -~]/g, '')
  return {
    status: 200,
    type: 'application/pdf',
    body: bytes,
    headers: {
      'content-disposition': `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file)}`,
      // "Save" in the browser's viewer asks for the address again: it may take the sheet from the browser's own cache.
      'cache-control': 'private, max-age=86400, immutable',
    },
  }
}
