import { expect, it } from 'vitest'
import { compare } from '../../../src/main/app/campaign/compare.ts'
import { lineView } from '../../../src/main/app/journal/lineView.ts'
import { gameOf } from '../../../src/main/app/gameOf.ts'
import { note, type Line } from '../../../src/main/engine/lines.ts'
import type { Entry, NewEntry } from '../../../src/main/store/types.ts'

const sealed = 'Sealed until it is met.'
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

it('an amendment that changes a secret says that, and not what', () => {
  const entry = {
    id: 1,
    depth: 4,
    step: 'placeMarkers',
    title: 'Enemy markers',
    input: {},
    tape: [],
  } as unknown as Entry
  const file = { lines: () => [secret('PEF 3 is a sniper.')] }
  const tour = { game: gameOf('fng'), file } as unknown as Parameters<typeof compare>[0]
  const now = { ...entry, lines: [secret('PEF 3 is a tank.')] } as unknown as NewEntry
  expect(compare(tour, entry, now, [])).toMatchObject([{ kind: 'changed', before: [sealed], after: [sealed] }])
})
