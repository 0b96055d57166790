import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issueInWords } from '../../../src/main/app/inputWords.ts'
import { perhaps } from '../../../src/contract/nearest.ts'
import { checkView } from '../../../src/main/app/campaign/checkView.ts'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { fakeTour, testFolder } from '../../support/folder.ts'
import { runCommand } from '../../support/terminal.ts'

describe('a slip of the finger is answered with what was meant', () => {
  it.each([
    [['chekc', 'a.tour'], 'There is no command "chekc". Perhaps check? Nothing was done; --help lists all.\n'],
    [['frobnicate'], 'There is no command "frobnicate". Nothing was done; --help lists all.\n'],
    [['roster', 'a', '--jsn'], '"roster" has no option --jsn. Perhaps --json? Nothing was done.\n'],
    [['roster', '--what', 'a'], '"roster" has no option --what. Nothing was done.\n'],
    [['serve', '--port'], '--port wants its value behind it: --port N.'],
    [
      ['demo', '--seed', '-4'],
      '--seed wants its value behind it: --seed N. One that begins with a dash is written --seed=-1.',
    ],
    [['tables', '--json=yes'], '--json takes no value.\n'],
    [['check'], '"check" wants FILE. Nothing was done.\n'],
    [['tables', 'mission'], '"tables" wants nothing but options behind it. Nothing was done.\n'],
    [
      ['check', 'Demo', 'usmc', '1967.tour'],
      '"check" wants FILE, and was given 3 words: Demo, usmc, 1967.tour. A name with spaces in it wants quotation marks.',
    ],
    [
      ['call', 'a.tour', 'testForContact'],
      'There is no procedure "testForContact". Perhaps fng.testForContact? Nothing was done; `steps` lists all.\n',
    ],
  ])('%j', async (line, words) => {
    const { code, out, err } = await runCommand(line)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err).not.toContain('positional')
  })

  it('names what is near, nearest first, and nothing else', () => {
    const known = ['roster', 'record', 'blankRoster', 'cards']
    expect(perhaps('rooster', known)).toBe(' Perhaps roster?')
    expect(perhaps('crads', known)).toBe(' Perhaps cards?')
    expect(perhaps('x', known)).toBe('')
    expect(perhaps('', known)).toBe('')
  })
})

it('of a file that is not there it says what lies beside it', async () => {
  const folder = testFolder()
  const path = join(folder, 'Brvo.tour')
  const missing = async () => (await runCommand(['replay', path])).err
  expect(await missing()).toBe(`There is no file ${path}. Nothing was made or changed. No tour lies in that folder.\n`)
  writeFileSync(join(folder, 'Bravo.tour'), '')
  mkdirSync(join(folder, 'papers'))
  expect(await missing()).toContain('In that folder lie "Bravo.tour".')
  const { err } = await runCommand(['call', join(folder, 'no', 'a.tour'), 'fng.roster'])
  expect(err).toContain('Neither is there a folder of that name.')
})

it('a file that is not sound was left as it is, and there is a way on', async () => {
  const unsound = checkView([{ kind: 'state', code: null, message: 'Row 4098 of soldiers: it is missing.' }], {
    isKept: true,
    asides: [],
  })
  const program = fakeProgram({ 'campaign.check': () => unsound })
  const { code, out, err } = await runCommand(['check', fakeTour()], { program })
  expect([code, out]).toEqual([1, 'Not sound.\n  Row 4098 of soldiers: it is missing.\n'])
  expect(err).toMatch(/^Nothing was written to the file\. .* Deleted and kept copies\.\n$/)
})

describe('an input that does not fit is told in words', () => {
  const shape = z.strictObject({
    soldier: z.int(),
    names: z.array(z.string().min(1)).max(2),
    side: z.enum(['ours', 'theirs']),
    values: z.record(z.string(), z.number()),
    rep: z.number().min(1).max(6),
    note: z.string().refine((text) => text !== 'no', 'It says no.'),
    at: z.union([z.number(), z.array(z.number())]),
    what: z.discriminatedUnion('kind', [z.object({ kind: z.literal('dice') }), z.object({ kind: z.literal('row') })]),
  })
  const fit = { soldier: 1, names: ['a'], side: 'ours', values: {}, rep: 3, note: '', at: 1, what: { kind: 'row' } }
  const told = (over: object) => shape.safeParse({ ...fit, ...over }).error?.issues.map(issueInWords)
  it.each([
    [{ soldier: undefined }, 'is missing; a number is wanted'],
    [{ soldier: 'x' }, 'a number is wanted here'],
    [{ soldier: 1.5 }, 'a whole number is wanted here'],
    [{ names: {} }, 'a list in [] is wanted here'],
    [{ names: [''] }, 'at least 1 letter is wanted here'],
    [{ names: ['a', 'b', 'c'] }, 'at most 2 in the list are wanted here'],
    [{ side: 'mine' }, 'one of "ours", "theirs" is wanted here'],
    [{ values: 3 }, 'fields in {} is wanted here'],
    [{ rep: 7 }, 'a number of at most 6 is wanted here'],
    [{ man: 3 }, 'there is no field "man" here'],
    [{ note: 'no' }, 'It says no.'],
    [{ at: 'x' }, 'a number or a list in [] is wanted here'],
    [{ at: ['x'] }, 'this is none of what can stand here'],
    [{ what: { kind: 'x' } }, 'one of "dice", "row" is wanted here'],
  ])('%j: %s', (over, words) => {
    expect(told(over)).toEqual([words])
  })
})
