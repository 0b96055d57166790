import { once } from 'node:events'
import { createWriteStream, rmSync, statSync } from 'node:fs'

/** Time, for a wait that must end; tests hand in their own. In milliseconds. */
export interface Clock {
  readonly now: () => number
  /** @returns a function that takes it back. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}

const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

/** How far a download is. */
export interface Downloaded {
  /** In bytes, what earlier tries brought among it. */
  readonly came: number
  /** In bytes; null where the server does not say. */
  readonly of: number | null
  /** What the line brings at present; null before that is known. */
  readonly bytesPerSecond: number | null
}

/** How long a line may bring nothing, in milliseconds. However slow it is, as long as it brings something it is waited for. */
export const patience = 20_000

/** A download that ended before its end. What has come lies in its file: the next try goes on from there. */
export class DownloadStopped extends Error {
  readonly why: 'nothing came' | 'refused' | 'line broke'
  constructor(why: DownloadStopped['why'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DownloadStopped'
    this.why = why
  }
}

/**
 * Fetches a file, and goes on where an earlier try stopped. A line that breaks is taken up again at once, as long as
 * each try brings something.
 *
 * @param file takes what comes, from the first byte on.
 * @throws DownloadStopped
 */
export async function download(
  address: string,
  file: string,
  tell: (downloaded: Downloaded) => void,
  clock = realClock,
): Promise<void> {
  const speed = speedFrom(sizeOf(file), clock)
  for (;;) {
    const before = sizeOf(file)
    try {
      if (
        await goOn(
          address,
          file,
          before,
          (came, of) => {
            tell({ came, of, bytesPerSecond: speed(came) })
          },
          clock,
        )
      )
        return
    } catch (error) {
      if (error instanceof DownloadStopped) throw error
      // Without a byte there is no line, and trying again would last for ever.
      if (sizeOf(file) === before) throw new DownloadStopped('line broke', reasonOf(error), error)
    }
  }
}

/** @returns false where the server would not go on, and the file was emptied to begin anew. */
async function goOn(
  address: string,
  file: string,
  have: number,
  tell: (came: number, of: number | null) => void,
  clock: Clock,
): Promise<boolean> {
  const ending = new AbortController()
  const giveUp = () => {
    ending.abort(new DownloadStopped('nothing came', `Nothing came for ${patience / 1000} seconds.`))
  }
  let stopWaiting = clock.after(patience, giveUp)
  const out: { stream?: ReturnType<typeof createWriteStream> } = {}
  try {
    const headers: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {}
    const response = await fetch(address, { signal: ending.signal, headers })
    if (response.status === 416) return isWhole(response, have) || begunAnew(file)
    if (!response.ok || !response.body)
      throw new DownloadStopped('refused', `${new URL(response.url).host} answers ${response.status}.`)
    // A server that cannot go on in the middle sends all of it once more.
    let came = response.status === 206 ? have : 0
    const length = response.headers.get('content-length')
    const of = length === null ? null : came + Number(length)
    const stream = (out.stream = createWriteStream(file, { flags: came > 0 ? 'a' : 'w' }))
    for await (const chunk of response.body) {
      stopWaiting()
      stopWaiting = clock.after(patience, giveUp)
      if (!stream.write(chunk)) await once(stream, 'drain')
      came += chunk.length
      tell(came, of)
    }
    return true
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error
  } finally {
    stopWaiting()
    if (out.stream) await closed(out.stream)
  }
}

const isWhole = (response: Response, have: number): boolean =>
  response.headers.get('content-range') === `bytes */${have}`

function begunAnew(file: string): false {
  rmSync(file)
  return false
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

async function closed(stream: ReturnType<typeof createWriteStream>): Promise<void> {
  stream.end()
  if (!stream.closed) await once(stream, 'close')
}

/** @returns bytes a second since the download was taken up. */
function speedFrom(had: number, clock: Clock): (came: number) => number | null {
  const since = clock.now()
  return (came) => {
    const seconds = (clock.now() - since) / 1000
    return seconds < 1 ? null : Math.max(0, came - had) / seconds
  }
}

/** The codes by which the system tells that there is no way to a server. */
const noWay = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'ECONNREFUSED'])

function reasonOf(error: unknown): string {
  const { code, message } = (
    error instanceof Error && error.cause instanceof Error ? error.cause : error
  ) as NodeJS.ErrnoException
  if (code !== undefined && noWay.has(code)) return 'There is no network, or no way to the server.'
  return `The line broke (${code ?? message}).`
}
