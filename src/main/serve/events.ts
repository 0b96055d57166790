import type { ServerResponse } from 'node:http'
import type { Program } from '../app/program.ts'
import { openStream } from './respond.ts'

/** Sends what the Program tells to every page that listens. */
export interface EventStreams {
  readonly add: (response: ServerResponse) => void
  /** How many pages listen. */
  readonly size: () => number
  readonly close: () => void
}

/** @returns the listeners of a Program; it is listened to until `close`. */
export function openEvents(program: Program): EventStreams {
  const streams = new Set<ServerResponse>()
  const stop = program.on((event, payload) => {
    for (const stream of streams) stream.write(`data: ${JSON.stringify({ event, payload })}\n\n`)
  })
  return {
    add(response) {
      openStream(response, 'text/event-stream')
      // A first comment lets the page know that it is heard.
      response.write(': listening\n\n')
      streams.add(response)
      response.on('close', () => streams.delete(response))
    },
    size: () => streams.size,
    close() {
      stop()
      for (const stream of streams) stream.end()
      streams.clear()
    },
  }
}
