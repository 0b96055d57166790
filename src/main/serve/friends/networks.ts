import { networkInterfaces } from 'node:os'
import type { FriendNetwork } from '../../../contract/friends.ts'

type Interfaces = ReturnType<typeof networkInterfaces>

/**
 * Addresses that only devices of the same local network reach (RFC 1918, RFC 3927). One that the whole internet could
 * reach is never among them.
 *
 * @param interfaces those of this machine; tests hand in others.
 */
export const localNetworks = (interfaces: Interfaces = networkInterfaces()): readonly FriendNetwork[] =>
  Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isLocal(address))
      .map(({ address }) => ({ address, name })),
  )

/** @param address as a socket tells it: of IPv4, or of IPv4 written as IPv6. */
export function isLocal(address: string): boolean {
  const [a = 0, b = 0] = address
    .replace(/^::ffff:/, '')
    .split('.')
    .map(Number)
  return (
    a === 10 || a === 127 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254)
  )
}
