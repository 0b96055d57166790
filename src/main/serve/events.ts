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

/** How long nobody may listen, in milliseconds, until the window counts as closed: a page that is loaded anew takes a while. */
const usualPatience = 20_000

/**
 * @param patience tests hand in less.
 * @returns the listeners of a Program; it is listened to until `close`. When nobody has listened for a while, the
 *   Program is told that no window is open.
 */
export function openEvents(program: Program, patience = usualPatience): EventStreams {
  const streams = new Set<ServerResponse>()
  let leaving: NodeJS.Timeout | undefined
  /** Called when somebody has come or gone: who asks now and then is here for a while as well. */
  const attend = () => {
    clearTimeout(leaving)
    if (streams.size === 0) leaving = setTimeout(() => void program.left(), patience).unref()
  }
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
      if (once) response.end()
      else {
        streams.add(response)
        response.on('close', () => {
          streams.delete(response)
          attend()
        })
      }
      attend()
    },
    size: () => streams.size,
    close() {
      stop()
      clearTimeout(leaving)
      for (const stream of streams) stream.end()
      streams.clear()
    },
  }
}

const dataOf = (event: string, payload: unknown) => `data: ${JSON.stringify({ event, payload })}\n\n`
