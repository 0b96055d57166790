import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Reply } from '../../contract/rpc.ts'
import type { Program } from '../app/program.ts'

/** How much goes at a time, in bytes. */
const piece = 1_000_000

/**
 * Copies a campaign's file into the library, piece by piece as the page does.
 * @returns the last reply: that of the end, or the first refusal.
 */
export async function bringIn(program: Program, path: string): Promise<Reply> {
  const job = `bring in ${randomUUID()}`
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let reply = await program.call('library.importBegin', { job, name: basename(path), size })
    for (let at = 0; reply.ok && at < size; at += piece) {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(piece), position: at })
      const bytes = buffer.subarray(0, bytesRead).toString('base64')
      reply = await program.call('library.importPiece', { job, bytes })
    }
    return reply.ok ? await program.call('library.importEnd', { job }) : reply
  } finally {
    await file.close()
  }
}
