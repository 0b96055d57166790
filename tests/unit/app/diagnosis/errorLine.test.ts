import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorLine } from '../../../../src/main/app/diagnosis/errorLine.ts'
import { damaged } from '../../../../src/main/store/errors.ts'

it('tells kind, code and the places in the code', () => {
  const line = errorLine(new TypeError("Cannot read properties of undefined (reading 'Able')"))
  expect(line).toMatch(/^TypeError, Cannot read properties of undefined at errorLine\.test\.ts:\d+:\d+/)
})

it('tells causes, and no file by its name', () => {
  const line = errorLine(damaged('/home/able/Bravo.tour', 'torn', Object.assign(new Error('x'), { code: 'EIO' })))
  expect(line).toMatch(/^StoreError, damaged at .*; because of Error, EIO at errorLine\.test\.ts/)
})

it.each([
  [null, 'no error but a null at'],
  ['Able fell', 'no error but a string at'],
  [undefined, 'no error but a undefined at'],
])('takes %s, which is no error', (thrown, told) => {
  expect(`${errorLine(thrown)} at`).toContain(told)
})

it('ends with a cause that leads round in a circle', () => {
  const error = new Error('round')
  error.cause = error
  expect(errorLine(error).split('because of')).toHaveLength(4)
})

/** Words that stand nowhere in the program, so that each that comes out is one too many. */
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `Zq${text}qZ`)

it('holds nothing of a message, a name, a code or a path, whatever stands in them', () => {
  const forged = word.map((text) => `${text}\n    at ${text} (/home/${text}/${text}.tour:1:2)\n    at ${text}.ts:3:4`)
  fc.assert(
    fc.property(fc.oneof(word, forged), word, fc.boolean(), (message, name, deep) => {
      const error = Object.assign(new Error(message), { name, code: name, path: `/home/${name}` })
      const line = errorLine(deep ? new Error(name, { cause: error }) : error)
      expect(line).not.toContain('Zq')
      expect(line).not.toContain('\n')
    }),
    { seed: 16 },
  )
})
