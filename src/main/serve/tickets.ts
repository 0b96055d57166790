import { randomBytes } from 'node:crypto'
import { sheetFileName } from '../../contract/page.ts'
import type { Answer } from './respond.ts'

/**
 * Sheets that can be fetched. A new tab cannot send the token, so each gets an address of its own that nobody can guess;
 * whoever holds it may load it again for a while.
 */
export interface Tickets {
  /** Fits `deliverSheet` of the Program. @returns the address of the sheet, without host. */
  readonly offer: (name: string, bytes: Uint8Array) => Promise<string>
  /** @returns the sheet; for a ticket that was never given, or is stale, a page that says so (404). */
  readonly redeem: (ticket: string) => Answer
}

/** How long a sheet can be fetched, in milliseconds. */
const fetchedFor = 3_600_000

interface Kept {
  readonly name: string
  readonly bytes: Uint8Array
  /** As `now` tells the time. */
  readonly until: number
}

/**
 * @param most how many sheets are kept: as many as one order may bring. Beyond, the oldest is dropped, so that memory
 *   does not fill.
 * @param now the time in milliseconds.
 */
export function openTickets(most = 100, now: () => number = () => performance.now()): Tickets {
  const kept = new Map<string, Kept>()
  const dropStale = () => {
    // In order of offer, which is that of their time too.
    for (const [ticket, { until }] of kept) if (until <= now() || kept.size > most) kept.delete(ticket)
  }
  return {
    offer(name, bytes) {
      const ticket = randomBytes(24).toString('base64url')
      kept.set(ticket, { name, bytes, until: now() + fetchedFor })
      dropStale()
      return Promise.resolve(`/sheet/${ticket}`)
    },
    redeem(ticket) {
      dropStale()
      const sheet = kept.get(ticket)
      return sheet ? pdfAnswer(sheet.name, sheet.bytes) : staleAnswer
    },
  }
}

/** A browser shows it in the tab where the sheet was. */
const staleAnswer: Answer = {
  status: 404,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Sheet no longer here</title>
<style>body { max-width: 34em; margin: 15vh auto; padding: 0 1.5em; font: 16px/1.5 sans-serif }</style>
<h1>This sheet is no longer here</h1>
<p>A finished sheet can be loaded for an hour. Print it again in Short-Timer; this tab can be closed.</p>
</html>
`,
  headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
}

function pdfAnswer(name: string, bytes: Uint8Array): Answer {
  const file = sheetFileName(name)
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
