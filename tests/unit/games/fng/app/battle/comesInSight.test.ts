import { describe, expect, it } from 'vitest'
import type { PastAct } from '../../../../../../src/games/fng/app/battle/course.ts'
import { comesInSight } from '../../../../../../src/games/fng/app/battle/follow/comesInSight.ts'
import { inSightView } from '../../../../../../src/games/fng/app/battle/inSight/inSightView.ts'
import type { FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleWith, groupNamed, our, their } from '../../../../../support/battle.ts'
import { saidNothing } from '../../../../../support/saidNothing.ts'

const state = battleWith({
  ours: [{}, {}],
  theirs: [{}, { group: 'E2' }],
  battle: { side: 'theirs', first: 'theirs', ourDie: 1, theirDie: 1 },
})
const came = groupNamed(state, 'E2')
const pef = 71
const act = (action: string, values: FormValues, group?: number): PastAct => ({
  action,
  values,
  changes: () =>
    group === undefined
      ? []
      : [{ collection: 'groups', id: group, before: null, after: { id: group, side: 'theirs' } }],
})
const moved = act('pefMoves', { contact: pef })
const revealed = act('revealPef', { contact: pef, byUnit: true }, came)

describe('enemies out of a PEF (FNG p. 60)', () => {
  it('are in sight before anybody else acts', () => {
    expect(comesInSight({ state, acts: [revealed, moved] })).toMatchObject([
      { action: 'inSight', title: 'In Sight: E2 and whoever of us they see', values: { theirs: [their(2)] } },
    ])
  })

  it('are seen once: not again behind an In Sight, and again when the next come', () => {
    const sight = act('inSight', { ours: [our(1)], theirs: [their(2)] })
    expect(comesInSight({ state, acts: [sight, revealed, moved] })).toEqual([])
    expect(comesInSight({ state, acts: [act('revealPef', { contact: 72 }, came), sight, moved] })).toHaveLength(1)
  })

  it('are no group that has only split', () => {
    expect(comesInSight({ state, acts: [act('enemyActs', { group: 1 }, came)] })).toEqual([])
  })

  it('have moved with their PEF in this activation, those who lay there have not (FNG p. 21)', () => {
    const linesWith = (acts: readonly PastAct[]) => {
      const back = acts.map(({ action, values, changes }) => ({
        step: 'act',
        input: { action, values },
        changes,
        lines: () => [],
        tape: [],
      }))
      const groups = [groupNamed(state, 'A'), came]
      const view = inSightView(state, saidNothing, groups, { back: () => back as never, underWay: null })
      return view.values['lines'] as readonly { readonly figure: number; readonly moved?: boolean }[]
    }
    const hasMoved = (acts: readonly PastAct[]) => linesWith(acts).find(({ figure }) => figure === their(2))?.moved
    expect(hasMoved([revealed, moved])).toBe(true)
    expect(hasMoved([revealed])).toBe(false)
  })
})
