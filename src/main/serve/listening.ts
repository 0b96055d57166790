import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Refusal, refusalAnswer, respond } from './respond.ts'

/** What both doors, the player's and that of his friends, do alike with what they hear. */
interface Hearing {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Takes errors that nobody foresaw. */
  readonly log: (error: unknown, request: IncomingMessage) => void
  /** What is said of one that nobody foresaw: nothing of it. */
  readonly sorry: string
}

/** Answers each request, or tells why not. */
export function hear(server: Server, { answer, log, sorry }: Hearing): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      // The page has gone while it asked: nobody is there to be told.
      if (request.errored) return
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal', sorry)
      if (refusal !== error) log(error, request)
      if (response.headersSent) response.destroy()
      else respond(response, refusalAnswer(refusal))
    })
  })
}

/** Ends every connection. */
export async function shut(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
