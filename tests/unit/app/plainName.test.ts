import { expect, it } from 'vitest'
import { plainName } from '../../../src/main/app/library/libraryView.ts'

it('a name that a stranger wrote stands on a card like any other', () => {
  expect(plainName('Bravo, 2nd Platoon')).toBe('Bravo, 2nd Platoon')
  expect(plainName('abc\u202egpj.exe\0\n')).toBe('abcgpj.exe')
  expect(plainName('x'.repeat(1_000_000))).toBe(`${'x'.repeat(80)}…`)
  expect(plainName(`${'x'.repeat(79)}😀`).isWellFormed()).toBe(true)
})
