import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { formLetters } from '../../contract/formLength.ts'
import type { Program } from '../app/program.ts'
import { Refusal, replyAnswer, type Answer } from './respond.ts'

const usualLimit = 4_000_000
/** A picture and a form come as base64; the contract says how many characters it allows. The rest of a call is short. */
const limits: Readonly<Record<string, number>> = {
  'picture.add': 12_000_000,
  'print.readForm': formLetters + 10_000,
}

/**
 * Answers `POST /api/<procedure>` with the Program's reply, whatever it is: the Program checks name and input.
 *
 * @throws Refusal as `readInput` does.
 */
export async function answerCall(request: IncomingMessage, procedure: string, program: Program): Promise<Answer> {
  const limit = (Object.hasOwn(limits, procedure) ? limits[procedure] : undefined) ?? usualLimit
  return replyAnswer(await program.call(procedure, await readInput(request, limit)))
}

/**
 * @param limit how many bytes the body may have.
 * @returns the `input` of a call.
 * @throws Refusal 400, 413 or 415 when the body is no JSON object with one.
 */
export async function readInput(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'bad-input', 'A call is sent as application/json.')
  return inputOf(await readBody(request, limit))
}

/**
 * Reads a body, keeping no more than the limit. What is too long is read to its end all the same: a connection that is
 * cut while the page still writes would lose the refusal.
 *
 * @throws Refusal 413 when it is longer than the limit.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
  })
  await once(request, 'end')
  if (length > limit) throw new Refusal(413, 'bad-input', `A call may be ${limit} bytes long, not more.`)
  return Buffer.concat(chunks).toString('utf8')
}

function inputOf(body: string): unknown {
  const call = parsed(body)
  if (typeof call === 'object' && call !== null && 'input' in call) return call.input
  throw new Refusal(400, 'bad-input', 'A call is a JSON object with an "input".')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
