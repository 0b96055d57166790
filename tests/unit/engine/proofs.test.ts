import { expect, it } from 'vitest'
import { briefly, keptWords, provedWords } from '../../../src/main/engine/proofs.ts'
import { sha256 } from '../../../src/main/engine/sha256.ts'

const sum = sha256('overRun; 1abc')

it('what proves a seal is told in a few words, and the whole stays for who reckons it again', () => {
  expect(keptWords(sum)).toContain(sum)
  expect(briefly(keptWords(sum))).toBe('What proves it is kept.')
  expect(briefly(`Sami puts 3 markers on the table. ${keptWords(sum)}`)).toBe(
    'Sami puts 3 markers on the table. What proves it is kept.',
  )
  expect(briefly(provedWords('overRun; 1abc', sum, sum))).toBe('It is as its proof says: nothing was changed.')
  expect(briefly(provedWords('overRun; "1abc"', sum, sha256('')))).toContain('changed in the file')
  expect(briefly('The mission of The Marines is open.')).toBeNull()
})
