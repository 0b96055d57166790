import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { connect } from '../../../src/main/store/connection.ts'
import { newToyTour } from '../../support/toyTours.ts'

it('changes of wide rows take no page each: a file is about as large as what it holds', () => {
  const { path } = newToyTour()
  const empty = statSync(path).size
  const connection = connect(path)
  const { raw } = connection
  raw.exec(`insert into entry (depth, step, title, moment, input, tape, mode, rules_version, at)
    values (1, 'toy', 'Toy', '', '{}', '[]', 'seeded', 1, '')`)
  const insert = raw.prepare(`insert into entry_change values (1, ?, 'crews', 1, ?, ?)`)
  const wide = JSON.stringify({ name: 'x'.repeat(700) })
  for (let position = 0; position < 500; position++) insert.run(position, wide, wide)
  connection.close()
  expect((statSync(path).size - empty) / (500 * 2 * wide.length)).toBeLessThan(1.6)
})
