import { rawRequest } from './rawRequest.ts'

/** Swaps the key in an address of browser mode for the token, as a page does; no connection stays open. */
export async function tokenFor(address: string): Promise<string> {
  const { origin, hash } = new URL(address)
  const { body } = await rawRequest(origin, {
    method: 'POST',
    path: '/key',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ input: hash.replace('#key=', '') }),
  })
  return (JSON.parse(body) as { value: string }).value
}
