import type { ServerResponse } from 'node:http'
import { closedPolicy } from '../../contract/page.ts'
import type { ErrorCode, Reply } from '../../contract/rpc.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a whole answer with the headers that every answer carries. */
export function respond(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { ...always, 'content-type': answer.type, ...answer.headers }).end(answer.body)
}

/** Opens an answer that goes on, with the headers that every answer carries. */
export function openStream(response: ServerResponse, type: string): void {
  response.writeHead(200, { ...always, 'content-type': type })
  response.flushHeaders()
}

/** @returns a reply of the Program as an answer. */
export const replyAnswer = (reply: Reply, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(reply),
})

/** Something a door itself refuses, before the Program has seen it. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** @returns the answer that tells of a refusal, in the shape of a reply. */
export function refusalAnswer({ status, code, message, headers }: Refusal): Answer {
  return { ...replyAnswer({ ok: false, error: { code, message } }, status), headers }
}
