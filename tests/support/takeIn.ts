import type { Api } from '../../src/contract/client.ts'

/** Takes a text in as a door does, in pieces. @returns the name of the new tour. */
export async function takeIn(api: Api, text: string, name = 'Taken.tour.json'): Promise<string> {
  const bytes = Buffer.from(text)
  await api('library.importBegin', { job: 'in', name, size: bytes.length })
  for (let at = 0; at < bytes.length; at += 1_000_000)
    await api('library.importPiece', { job: 'in', bytes: bytes.subarray(at, at + 1_000_000).toString('base64') })
  return (await api('library.importEnd', { job: 'in' })).campaign
}
