import { expect, it } from 'vitest'
import { triedOf } from '../../../../../src/games/fng/app/tried.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { difference } from '../../../../../src/main/engine/state.ts'
import { battleWith, our, their } from '../../../../support/battle.ts'

const start = battleWith({ ours: [{}, {}], theirs: [{}, {}] })
const told = (after: FngState) =>
  triedOf(difference(start, after), after)
    ?.map(({ text }) => text)
    .join('') ?? null
const down = (id: number) =>
  start.figures.map((figure) => (figure.id === id ? { ...figure, status: 'outOfTheFight' as const } : figure))

it('tells of dice that are only tried who falls, and whose REP changes, by name; else nothing', () => {
  expect(told(start)).toBeNull()
  expect(told({ ...start, figures: down(their(2)) })).toBe('Enemy 2 out of the fight')
  const [man, ...others] = start.soldiers as readonly [FngState['soldiers'][number]]
  const weaker = { ...man, rep: man.rep - 1 }
  const after = { ...start, soldiers: [weaker, ...others] }
  expect(told(after)).toBe(`${man.lastName} to REP ${weaker.rep}`)
  expect(triedOf(difference(start, after), after)![0]!.man).toBe(man.id)
  expect(told({ ...start, figures: down(our(1)) })).toContain('out of the fight')
})
