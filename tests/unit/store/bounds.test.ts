import { expect, it } from 'vitest'
import { between } from '../../../src/main/engine/state.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { toyCollections, toySystem } from '../../support/toySystem.ts'
import { newToyTour, played, spoil, threeSteps } from '../../support/toyTours.ts'

const { crews } = toyCollections
const bounded = { ...toySystem, collections: { ...toyCollections, crews: { ...crews, moraleLevel: between(0, 10) } } }

it.each([
  [
    'an integer beyond its column',
    'update crews set morale_level = 11',
    'morale_level of its table crews is beyond all bounds',
  ],
  ['one below it', 'update crews set morale_level = -1', 'morale_level of its table crews is beyond all bounds'],
  ['an id below the first', 'update sailors set id = -id', 'id of its table sailors is beyond all bounds'],
  [
    'a reference that no number holds',
    'update crews set leader_id = 9223372036854775807',
    'leader_id of its table crews is beyond all bounds',
  ],
  [
    'more rows than any campaign has',
    `insert into crews (crew_name, morale_level) with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000) select 'Swallow', 3 from n`,
    'its table crews is longer than that of any campaign',
  ],
])('a campaign with %s is told as damaged', (_, sql, what) => {
  const file = newToyTour()
  threeSteps(file)
  file.close()
  spoil(file.path, sql)
  expect(() => openTourFile(file.path, [bounded])).toThrow(what)
})

it('what reading would refuse is not written: a number beyond its column, a row too many', () => {
  const file = newToyTour()
  threeSteps(file)
  const [crew] = file.load().state['crews']!
  const add = (count: number, moraleLevel: number) => {
    const step = played(file, 'setSail', { crewId: crew!.id })
    const added = Array.from({ length: count }, (_, i) => ({ ...crew!, id: crew!.id + i + 1, moraleLevel }))
    const changes = added.map((after) => ({ collection: 'crews', id: after.id, before: null, after }))
    return file.commit({ ...step, changes })
  }
  expect(() => add(1, 100_001)).toThrow('cannot be 100001: a campaign holds -100000 to 100000 there')
  expect(() => add(5000, 3)).toThrow('A campaign holds 5000 rows of crews, and no more')
  expect(file.load().state['crews']).toEqual([crew])
  add(4999, 3)
  file.close()
  const again = openTourFile(file.path, [toySystem])
  expect(again.load().state['crews']).toHaveLength(5000)
  again.close()
})
