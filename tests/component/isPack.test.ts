import { expect, it } from 'vitest'
import { isPack } from '../../src/renderer/isPack.ts'

it('a tour that was saved as JSON is no pack, also where the browser numbered it', () => {
  const names = ['Bravo.tour', 'Bravo.tour.json', 'Bravo.tour (1).json', 'x.tourpack.json', 'ours.fngrules (2).json']
  expect(names.map((name) => isPack({ name }))).toEqual([false, false, false, true, true])
})
