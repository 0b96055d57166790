import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from '../../../src/main/engine/sha256.ts'

it('FIPS 180-4: the examples of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('reckons like any other tool, for every length around the ends of a block', () => {
  for (let length = 0; length <= 260; length++) {
    const text = 'PEF 3: 1 6 2 5 4 3 '.repeat(14).slice(0, length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
