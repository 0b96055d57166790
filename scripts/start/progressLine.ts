import type { Downloaded } from './download.ts'

const mega = 1_000_000

/** @returns how far a download is, for people: "34.2 of 110.5 MB, 1.4 MB a second, about 1 minute left". */
export function progressWords({ came, of, bytesPerSecond }: Downloaded): string {
  const far = of === null ? `${inMega(came)} MB` : `${inMega(came)} of ${inMega(of)} MB`
  if (bytesPerSecond === null || bytesPerSecond === 0) return far
  const speed = `${far}, ${bytesPerSecond < mega ? `${Math.round(bytesPerSecond / 1000)} kB` : `${inMega(bytesPerSecond)} MB`} a second`
  return of === null ? speed : `${speed}, about ${timeWords((of - came) / bytesPerSecond)} left`
}

const inMega = (bytes: number): string => (bytes / mega).toFixed(1)

function timeWords(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.round(seconds)), 'second')
  if (seconds < 5400) return counted(Math.round(seconds / 60), 'minute')
  return counted(Math.round(seconds / 3600), 'hour')
}

const counted = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`

/** Where it is shown. */
export interface Terminal {
  readonly write: (text: string) => boolean
  readonly isTTY: boolean
}

/** What a terminal gets to see of a download. */
export interface ProgressLine {
  readonly show: (downloaded: Downloaded) => void
  /** Ends the line, so that what follows begins a new one. */
  readonly end: () => void
}

/** How often a terminal's line changes, in milliseconds. */
const often = 250

/**
 * @returns one line that is written over, on a terminal; elsewhere, as in a file, a new line for every tenth.
 */
export function progressLine(out: Terminal, now: () => number = () => performance.now()): ProgressLine {
  let shown = -Infinity
  let tenth = -1
  return {
    show(downloaded) {
      const { came, of } = downloaded
      if (!out.isTTY) {
        const passed = of === null ? Math.floor(came / (10 * mega)) : Math.floor((10 * came) / of)
        if (passed !== tenth) out.write(`${progressWords(downloaded)}\n`)
        tenth = passed
      } else if (now() - shown >= often || came === of) {
        shown = now()
        out.write(`\r\u001b[K${progressWords(downloaded)}`)
      }
    },
    end() {
      if (out.isTTY && shown > -Infinity) out.write('\n')
    },
  }
}
