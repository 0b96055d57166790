import { expect } from 'vitest'
import { allBeyond, beyond } from './beyond/index.ts'
import { Census } from './census.ts'
import { noteKnown } from './known.ts'
import { keyOf, type Place } from './mutants.ts'
import { shareOf, tablesOf, type Share } from './shares.ts'

/** What is played one after the other, until all that can be met has been. */
export type Stretch = (census: Census) => void

const nameOf = ({ table, part, at }: Place): string => `${table}, ${part} ${at}`

/**
 * Takes the census of one part of the tables.
 *
 * @param stretches are played in order; those that are left when nothing is wanting any more are not played.
 */
export function takeCensus(share: Share, stretches: Iterable<Stretch>): void {
  const tables = tablesOf(share)
  const named = allBeyond(tables)
  const entries = beyond.filter(({ table }) => shareOf({ id: table }) === share)
  const evidence = entries.flatMap((entry) => entry.evidence ?? [])
  const census = new Census(tables, {
    traits: evidence.flatMap((one) => ('trait' in one ? [one.trait] : [])),
    said: evidence.flatMap((one) => ('said' in one ? [one.said] : [])),
    beyond: (place) => named.has(keyOf(place)),
  })
  const wanting = () => ({
    'not met': census
      .open()
      .filter((place) => !named.has(keyOf(place)))
      .map(nameOf),
    'no difference': census.openTraits().map(({ attribute, action }) => `${attribute} in ${action}`),
    unsaid: census.unsaid().map(String),
  })
  for (const stretch of stretches) {
    stretch(census)
    if (Object.values(wanting()).every((list) => list.length === 0)) break
  }
  if (process.env['CENSUS'] === 'note') noteKnown(share, census.notes)
  expect(wanting()).toEqual({ 'not met': [], 'no difference': [], unsaid: [] })
  const needless = [...named.keys()].filter((key) => !census.open().some((place) => keyOf(place) === key))
  expect(needless, 'named with a reason, and met all the same').toEqual([])
}
