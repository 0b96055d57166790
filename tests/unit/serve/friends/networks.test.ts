import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { isLocal, localNetworks } from '../../../../src/main/serve/friends/networks.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ family: 'IPv4', address, internal, netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
})

it('offers addresses of local networks, and none that the world reaches', () => {
  const found = localNetworks({
    lo: [ipv4('127.0.0.1', true)],
    wlan0: [ipv4('192.168.1.5'), { ...ipv4('fe80::1'), family: 'IPv6', scopeid: 2 }],
    eth0: [ipv4('203.0.113.7')],
    tun0: [ipv4('10.8.0.4')],
    none: undefined,
  })
  expect(found).toEqual([
    { address: '192.168.1.5', name: 'wlan0' },
    { address: '10.8.0.4', name: 'tun0' },
  ])
})

it.each([
  ['10.0.0.1', true],
  ['127.0.0.1', true],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['192.168.0.1', true],
  ['169.254.7.7', true],
  ['::ffff:192.168.0.1', true],
  ['172.15.0.1', false],
  ['172.32.0.1', false],
  ['192.169.0.1', false],
  ['11.0.0.1', false],
  ['8.8.8.8', false],
  ['2001:db8::1', false],
  ['', false],
])('knows whether %s is near: %s', (address, near) => {
  expect(isLocal(address)).toBe(near)
})
