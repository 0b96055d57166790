import { expect, it } from 'vitest'
import { rulesVersionOf } from '../../src/main/engine/corrections.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { firstDifference, readGolden } from '../support/golden.ts'

const { rules, journals } = readGolden()
const now = rulesVersionOf(fngSystem)

it('the golden journals are of the version that the rules have', () => {
  expect(rules, `The rules are version ${now}. \`npm run golden\` plays the golden journals anew.`).toBe(now)
})

it.each(journals)('$name, seed $seed: nothing is played differently under the same number', (journal) => {
  const difference = firstDifference(journal)
  const todo =
    `The same input and the same dice come out differently than version ${rules} of the rules played them. ` +
    'Where that is not meant, it is a fault. Where it is, add it to the newest correction in ' +
    'src/games/fng/rules/corrections, or a new one where players have that already, then run `npm run golden`.'
  expect(difference, todo).toBeNull()
})
