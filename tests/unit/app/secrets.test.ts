import { expect, it } from 'vitest'
import { compare } from '../../../src/main/app/campaign/compare.ts'
import { lineView } from '../../../src/main/app/journal/lineView.ts'
import { sealOn } from '../../../src/main/app/journal/seal.ts'
import { gameOf } from '../../../src/main/app/gameOf.ts'
import { note, type Line } from '../../../src/main/engine/lines.ts'
import type { Entry, NewEntry } from '../../../src/main/store/types.ts'

const sealed = 'Sealed for now.'
const secret = (text: string): Line => ({
  ...note(text, { table: 'mission.contact', page: 57 }),
  target: 4,
  faces: [2],
  secret: true,
})

it('a secret line shows neither its words nor its dice', () => {
  const view = lineView(secret('PEF 3 is a sniper.'), new Map())
  expect(view).toMatchObject({ text: sealed, table: null, page: null, dice: [], target: null, about: null })
})

it('an amendment that changes what is secret in an entry does not say so', () => {
  const entry = {
    id: 1,
    depth: 4,
    step: 'placeMarkers',
    title: 'Enemy markers',
    input: {},
    tape: [],
  } as unknown as Entry
  const open = note('Three markers lie on the table.')
  const file = { lines: () => [open, secret('PEF 3 is a sniper.')] }
  const tour = { game: gameOf('fng'), file } as unknown as Parameters<typeof compare>[0]
  const came = (...lines: Line[]) =>
    compare(tour, sealOn(tour), entry, { entry: { ...entry, lines } as unknown as NewEntry, left: [] })
  expect(came(open, secret('PEF 3 is a tank.'))).toEqual([])
  const two = note('Two markers lie on the table.')
  expect(came(two, secret('PEF 3 is a tank.'))).toMatchObject([
    { kind: 'changed', after: [two.text, sealed], pairs: [{ before: open.text, after: null }, { after: two.text }] },
  ])
})
