import { expect, it } from 'vitest'
import { packsApart } from '../../src/renderer/packsApart.ts'

const named = (name: string, text = '{}') => new File([text], name)
const says = (format: string) => JSON.stringify({ version: 1, format })

it('a tour that was saved as JSON is no pack, also where the browser numbered it; by their endings packs are', async () => {
  const tours = ['Bravo.tour', 'Bravo.tour.json', 'Bravo.tour (1).json', 'Bravo.tour(2).json'].map((name) =>
    named(name),
  )
  const packs = ['x.tourpack.json', 'ours.fngrules (2).json', 'X.TOURPACK(1).JSON'].map((name) => named(name))
  expect(await packsApart([...packs, ...tours])).toEqual({ packs, tours })
})

it('JSON under a name of its owner is what it says that it is; what says nothing known is brought in, and told of there', async () => {
  const tours = [
    named('alpha (1).json', says('short-timer-tour')),
    named('alpha.json', `\uFEFF ${says('short-timer-tour')}`),
    named('notes.json', '{"format":'),
    named('list.json', '[1, null]'),
    named('none.json', 'null'),
    named('tour.txt', says('tourpack')),
  ]
  const packs = [named('ours.json', says('tourpack')), named('older.json', `\uFEFF${says('fngrules')}`)]
  expect(await packsApart([...tours, ...packs])).toEqual({ packs, tours })
})
