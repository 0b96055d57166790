import type { ServerResponse } from 'node:http'
import type { Events } from '../../contract/rpc.ts'
import type { Program } from '../app/program.ts'
import { openStream } from './respond.ts'

/** Sends what the Program tells to every page that listens. */
export interface EventStreams {
  /** @param once ends the answer after its first event: for a page that asks now and then instead of listening. */
  readonly add: (response: ServerResponse, once?: boolean) => void
  /** How many pages listen. */
  readonly size: () => number
  readonly close: () => void
}

/** @returns the listeners of a Program; it is listened to until `close`. */
export function openEvents(program: Program): EventStreams {
  const streams = new Set<ServerResponse>()
  let change = 0
  const stop = program.on((event, payload) => {
    if (event === 'changed') change = (payload as Events['changed']).change
    for (const stream of streams) stream.write(dataOf(event, payload))
  })
  return {
    add(response, once = false) {
      openStream(response, 'text/event-stream')
      // A page that has heard of fewer changes has missed some, on its way from one stream to the next.
      response.write(dataOf('listening', { change } satisfies Events['listening']))
      if (once) return void response.end()
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

const dataOf = (event: string, payload: unknown) => `data: ${JSON.stringify({ event, payload })}\n\n`
