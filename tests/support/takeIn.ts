import type { Api } from '../../src/contract/client.ts'
import type { BroughtInView } from '../../src/contract/library.ts'

/** Takes a text in as a door does. @returns the name of the new tour. */
export const takeIn = async (api: Api, text: string, name?: string): Promise<string> =>
  (await bringIn(api, Buffer.from(text), name)).campaign

/** Brings a file in as a door does, in pieces. @returns what is said of it. */
export async function bringIn(api: Api, bytes: Buffer, name = 'Taken.tour.json'): Promise<BroughtInView> {
  await api('library.importBegin', { job: 'in', name, size: bytes.length })
  for (let at = 0; at < bytes.length; at += 1_000_000)
    await api('library.importPiece', { job: 'in', bytes: bytes.subarray(at, at + 1_000_000).toString('base64') })
  return api('library.importEnd', { job: 'in' })
}
