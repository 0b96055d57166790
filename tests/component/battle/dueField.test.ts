import { expect, it } from 'vitest'
import type { FieldView } from '../../../src/games/fng/contract/battle.ts'
import { dueIn } from '../../../src/games/fng/screens/battle/dueField.ts'

const common = { label: 'Target', help: null }
const who: FieldView = { ...common, name: 'shooters', kind: 'picks', least: 1, most: 3, among: [] }
const target: FieldView = { ...common, name: 'target', kind: 'pick', optional: false, among: [] }
const fired: FieldView = { ...common, name: 'by', kind: 'pick', optional: true, among: [] }
const lines: FieldView = {
  ...common,
  name: 'targets',
  label: 'Targets',
  kind: 'rows',
  least: 1,
  most: 3,
  lines: [
    [target, fired],
    [target, fired],
  ],
  fresh: {},
}

it('finds the first field that must still be filled, in a line of a small table too', () => {
  expect(dueIn([who, lines], { shooters: [], targets: [] })).toEqual({ name: 'shooters', label: 'Target', line: null })
  const half = { shooters: [1], targets: [{ target: 4, by: null }, { target: null }] }
  expect(dueIn([who, lines], half)).toEqual({ name: 'target', label: 'Targets', line: 1 })
  expect(dueIn([who, lines], { ...half, targets: [{ target: 4 }, { target: 5 }] })).toBeNull()
})
