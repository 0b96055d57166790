import fc from 'fast-check'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import { toySystem, type ToyState } from './toySystem.ts'
import { play } from './toyTours.ts'

const name = fc.string({ unit: 'grapheme', maxLength: 12 })

/** What a player does; a number picks one of the rows or entries that are there by then. */
export const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('foundCrew' as const), name, sailors: fc.array(name, { maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('setSail', 'disband'), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('getDrunk' as const), pick: fc.nat(), tattoo: name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo', 'reopen') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('moveHead' as const), pick: fc.nat() }) },
)
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/** Does one action. @returns the file, which is another when it was reopened. */
export function act(file: TourFile, what: Action): TourFile {
  const state = file.load().state as ToyState
  const picked = <T>(from: readonly T[]) => ('pick' in what ? from[what.pick % from.length] : undefined)
  if (what.do === 'foundCrew') play(file, 'foundCrew', what)
  else if (what.do === 'setSail' || what.do === 'disband') {
    const crew = picked(state.crews)
    if (crew) play(file, what.do, { crewId: crew.id })
  } else if (what.do === 'getDrunk') {
    const sailor = picked(state.sailors)
    if (sailor) play(file, 'getDrunk', { sailorId: sailor.id, tattoo: what.tattoo })
  } else if (what.do === 'undo') file.undo()
  else if (what.do === 'redo') file.redo()
  else if (what.do === 'moveHead') file.moveHead(picked([null, ...file.allEntries().map((e) => e.id)]) ?? null)
  else {
    file.close()
    return openTourFile(file.path, [toySystem])
  }
  return file
}
