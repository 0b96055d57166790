import { expect, it } from 'vitest'
import { nations as organised } from '../../../../../src/games/bookgun/rules/organisation/nations.ts'
import { nations } from '../../../../../src/games/bookgun/contract/nations.ts'

it('a campaign begins with any nation that the organisation has, under its name there', () => {
  expect(nations).toEqual(organised.map(({ id, title }) => ({ value: id, label: title })))
})
