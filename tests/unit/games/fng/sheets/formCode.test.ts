import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../../src/main/engine/errors.ts'
import { formCode, readFormCode, type FormKind } from '../../../../../src/games/fng/sheets/shared/formCode.ts'

const kinds: readonly FormKind[] = [
  ...(['reportForm', 'setUpSlip', 'aftermathSlip', 'enemyOob', 'blankRoster', 'campaignTurn'] as const),
]
const anyForm = fc.record({
  form: fc.constantFrom(...kinds),
  about: fc.option(fc.integer({ min: 1, max: 9999 })),
})

/** @returns what a code says, or null where it is refused. */
function read(text: string) {
  try {
    return readFormCode(text)
  } catch (error) {
    if (error instanceof RuleError && error.code === 'bad-input') return null
    throw error
  }
}

describe('the code of a form', () => {
  it('is read back, however it is typed', () => {
    fc.assert(
      fc.property(anyForm, ({ form, about }) => {
        const code = formCode(form, about)
        expect(code).toMatch(/^[A-Z]\d*-[A-HJKMNP-Z]$/)
        const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
        expect([read(code), read(typed)]).toEqual([
          { form, about },
          { form, about },
        ])
      }),
    )
  })

  it('with one letter or figure wrong, or two that changed places, never means another form', () => {
    const signs = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    fc.assert(
      fc.property(anyForm, fc.nat(), fc.constantFrom(...signs), ({ form, about }, where, sign) => {
        const plain = formCode(form, about).replace('-', '')
        const at = where % plain.length
        const wrong = plain.slice(0, at) + sign + plain.slice(at + 1)
        const found = read(wrong)
        // O and I are read as 0 and 1: then nothing was wrong.
        expect(found === null || (found.form === form && found.about === about)).toBe(true)
        const turned =
          plain.slice(0, at) +
          plain
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          plain.slice(at + 2)
        if (turned !== plain) expect(read(turned)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('says whether it is no code at all, or one with a slip in it', () => {
    expect(() => readFormCode('hello')).toThrow(
      `"hello" is not a form's code. One looks like ${formCode('reportForm', 12)}.`,
    )
    const code = formCode('setUpSlip', 7)
    const slip = code.replace('7', '8')
    expect(() => readFormCode(slip)).toThrow(`There is a slip in the code "${slip}": compare it with the form.`)
    expect(() => formCode('setUpSlip', 0)).toThrow(RangeError)
  })
})
