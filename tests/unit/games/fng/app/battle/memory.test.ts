import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { battleView } from '../../../../../../src/games/fng/app/battle/battleView.ts'
import { memoryOf } from '../../../../../../src/games/fng/app/battle/memory/memory.ts'
import type { FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleWith, groupNamed, our, their, type TestBattle, type TestFigure } from '../../../../../support/battle.ts'
import { courseFrom, type Course } from '../../../../../support/pastEntries.ts'
import { firing, line as lineAt } from '../../rules/battle/fire/forms.ts'

const start = (over: TestBattle = {}): Course =>
  courseFrom(
    battleWith({
      ours: [{}, {}, {}, { group: 'B' }],
      theirs: [{}, {}, { group: 'E2' }],
      groups: { A: { activated: true }, B: { activated: true } },
      ...over,
    }),
  )
const fires = (course: Course, inches: number, shooter = our(1), target = their(1)): Course =>
  course.said('fire', firing([shooter], [lineAt(target, { inches })]))
const between = ({ state, back }: Course, one: number, other: number) => memoryOf(state, back).distance(one, other)
const group = ({ state }: Course, name: string) => groupNamed(state, name)

/** The first line of targets in the form of fire, as it fills itself. */
function lineOf({ state, back }: Course, shooter: number, target: number) {
  const form = battleForm(state, 'fire', { shooters: [shooter], targets: [{ target }] }, [], back)
  const targets = form.fields.find(({ name }) => name === 'targets')
  if (targets?.kind !== 'rows') throw new Error('The form has no targets.')
  const known = (name: string) => targets.lines[0]!.find((field) => field.name === name)?.known
  return { values: (form.values['targets'] as readonly FormValues[])[0]!, known }
}

describe('a distance that was said once', () => {
  it('is kept for these two, both ways, and for their groups', () => {
    const fired = fires(start(), 7)
    expect(between(fired, our(1), their(1))).toBe(7)
    expect(between(fired, their(1), our(1))).toBe(7)
    expect(between(fired, our(2), their(2))).toBe(7)
    expect(between(fired, group(fired, 'E1'), group(fired, 'A'))).toBe(7)
    expect(between(fired, our(4), their(1))).toBeNull()
    expect(between(fired, our(1), their(3))).toBeNull()
  })

  it('goes by the man himself before others of his group, and by what was said last', () => {
    const twice = fires(fires(start(), 7), 15, our(2), their(2))
    expect(between(twice, our(1), their(1))).toBe(7)
    expect(between(twice, our(2), their(2))).toBe(15)
    expect(between(twice, our(3), their(2))).toBe(15)
    const again = fires(fires(start(), 7), 9, our(2), their(1))
    expect(between(again, our(3), their(1))).toBe(9)
  })

  it('is forgotten once one of them has moved, his group has, or most of it', () => {
    const fired = fires(start(), 7)
    const moved = fired.then('moveToSector', { group: group(fired, 'A'), sector: 2, looked: false })
    expect(between(moved, our(1), their(1))).toBeNull()
    const same = fired.then('moveToSector', { group: group(fired, 'A'), sector: 5, looked: false })
    expect(between(same, our(1), their(1))).toBe(7)
    const lies = fires(start({ ours: [{}, { prone: true }, {}] }), 7)
    const crept = lies.then('posture', { does: 'crawl', figures: [our(2)] })
    expect(between(crept, our(2), their(1))).toBeNull()
    expect(between(crept, our(1), their(1))).toBe(7)
    expect(between(crept, group(crept, 'A'), their(1))).toBe(7)
  })

  it('is told anew after a move', () => {
    const fired = fires(start(), 7)
    const moved = fired.then('moveToSector', { group: group(fired, 'A'), sector: 2, looked: false })
    expect(between(fires(moved, 20, our(2)), our(3), their(1))).toBe(20)
  })

  it('is gone when it is undone, and does not come from another battle', () => {
    const fired = fires(start(), 7)
    expect(between({ ...fired, back: fired.back.slice(1) }, our(1), their(1))).toBeNull()
    const begun = { step: 'beginBattle', input: {}, changes: () => [] }
    expect(between({ ...fired, back: [begun, ...fired.back] }, our(1), their(1))).toBeNull()
  })

  it('outlasts an order of the enemy that lets them stay, and no other', () => {
    const acts = (ours: readonly TestFigure[], theirs: readonly TestFigure[]) => {
      const course = start({ ours, theirs, groups: {}, battle: { side: 'theirs', ourDie: 1, theirDie: 1 } })
      const [one, other] = [group(course, 'E1'), group(course, 'A')]
      const values = { group: one, byCommander: false, closest: other, inches: 10, inSight: true, fortified: false }
      return between(course.then('enemyActs', values), one, other)
    }
    // One against three stays put and fires; three against one go by VC/NVA Action.
    expect(acts([{}, {}, {}], [{}])).toBe(10)
    expect(acts([{}], [{}, {}, {}])).toBeNull()
  })

  it('fills the form and is told in it, until somebody says otherwise', () => {
    const fired = fires(start(), 7)
    expect(lineOf(start(), our(1), their(1)).values['inches']).toBe(12)
    expect(lineOf(start(), our(1), their(1)).known('inches')).toBeUndefined()
    const told = lineOf(fired, our(2), their(1))
    expect(told.values['inches']).toBe(7)
    expect(told.known('inches')).toBe('7" as before')
  })

  it('is where a grenade begins, as far as one reaches: at whoever is selected, else at the nearest', () => {
    const grenade = ({ state, back }: Course, selected: readonly number[] = []) => {
      const form = battleForm(state, 'throwGrenade', { thrower: our(2) }, selected, back)
      return [form.values['inches'], form.fields.find(({ name }) => name === 'inches')?.known]
    }
    const near = fires(fires(start(), 5), 3, our(3), their(3))
    expect(grenade(near)).toEqual([3, '3" as before'])
    expect(grenade(near, [their(1)])).toEqual([5, '5" as before'])
    expect(grenade(start())).toEqual([6, undefined])
    expect(grenade(fires(start(), 15))).toEqual([6, undefined])
  })

  it('is in the view, for groups and PEFs that are on the table', () => {
    const of = ({ state, back }: Course) => {
      const view = battleView(state, [], back)
      return view.status === 'fought' ? view.distances : null
    }
    const fired = fires(fires(start(), 7), 30, our(4), their(3))
    expect(of(fired)).toEqual([
      { between: [group(fired, 'B'), group(fired, 'E2')], inches: 30 },
      { between: [group(fired, 'A'), group(fired, 'E1')], inches: 7 },
    ])
    const moved = fired.then('moveToSector', { group: group(fired, 'B'), sector: 2, looked: false })
    expect(of(moved)).toEqual([{ between: [group(fired, 'A'), group(fired, 'E1')], inches: 7 }])
    const gone = { ...moved.state, figures: moved.state.figures.map((one) => ({ ...one, status: 'left' as const })) }
    expect(of({ ...moved, state: gone })).toEqual([])
  })

  it('names our closest group when a group of theirs acts', () => {
    const course = start({ battle: { side: 'theirs', ourDie: 1, theirDie: 1 }, groups: {} })
    const form = () => battleForm(course.state, 'enemyActs', {}, [], course.back).values
    expect(form()).toMatchObject({ closest: group(course, 'A'), inches: 12 })
    const { back } = fires(course, 9, our(4), their(2))
    expect(battleForm(course.state, 'enemyActs', {}, [], back).values).toMatchObject({
      closest: group(course, 'B'),
      inches: 9,
    })
  })
})

describe('who stands beside whom', () => {
  const line = (course: Course, target: number) => lineOf(course, our(1), target)
  const theirs = () => start({ theirs: [{}, {}, {}, {}, { group: 'E2' }] })

  it('is the next to the left and right in the group, told in words', () => {
    const middle = line(theirs(), their(2))
    expect(middle.values['near']).toEqual([their(1), their(3)])
    expect(middle.known('near')).toBe('beside him: Enemy 1 and Enemy 3')
    expect(line(theirs(), their(1)).values['near']).toEqual([their(2)])
    expect(line(theirs(), their(5)).values['near']).toEqual([])
    expect(line(theirs(), their(5)).known('near')).toBe('nobody beside him')
  })

  it('whoever has fallen since stands beside nobody, also where he was named', () => {
    const course = theirs()
    const fired = course.said('fire', firing([our(1)], [lineAt(their(2), { near: [their(1), their(3)] })]))
    const { figures } = fired.state
    const fallen = figures.map((one) => (one.id === their(3) ? { ...one, status: 'outOfTheFight' as const } : one))
    const after = line({ ...fired, state: { ...fired.state, figures: fallen } }, their(2))
    expect(after.values['near']).toEqual([their(1)])
    expect(after.known('near')).toBe('beside him: Enemy 1')
  })

  it('said later of the whole line it holds against what a form had before', () => {
    const course = theirs()
    const fired = course.said('fire', firing([our(1)], [lineAt(their(3), { near: [their(2), their(4)] })]))
    const order = [1, 2, 3, 4].map(their)
    const put = fired.said('inLine', { group: groupNamed(course.state, 'E1'), order, gaps: [their(3)] })
    expect(line(put, their(3)).values['near']).toEqual([their(2)])
    const again = put.said('fire', firing([our(1)], [lineAt(their(3), { near: [their(4)] })]))
    expect(line(again, their(3)).values['near']).toEqual([their(4)])
  })

  it('Local VC stand 2" apart, so two to each side are near (FNG p. 69); of ours one', () => {
    const lvc = start({ theirs: [{}, {}, {}, {}, {}, {}], battle: { enemy: 'lvc' } })
    expect(line(lvc, their(3)).values['near']).toEqual([1, 2, 4, 5].map(their))
    expect(line(lvc, their(6)).values['near']).toEqual([4, 5].map(their))
    const group = groupNamed(lvc.state, 'E1')
    const order = [1, 2, 3, 4, 5, 6].map(their)
    const gap = lvc.said('inLine', { group, order, gaps: [their(2)] })
    expect(line(gap, their(3)).values['near']).toEqual([4, 5].map(their))
    expect(line(gap, their(1)).values['near']).toEqual([their(2)])
  })

  it('leaves a gap where somebody fell, ran or has left the table', () => {
    const fell = start({ theirs: [{}, { status: 'outOfTheFight' }, { status: 'retired' }, {}] })
    expect(line(fell, their(1)).values['near']).toEqual([])
    expect(line(fell, their(4)).values['near']).toEqual([])
    expect(line(start({ theirs: [{}, { status: 'left' }, {}] }), their(1)).values['near']).toEqual([their(3)])
  })

  it('goes by the line that somebody has said, with its gaps', () => {
    const course = theirs()
    const order = [their(4), their(1), their(3), their(2)]
    const said = course.then('inLine', { group: group(course, 'E1'), order, gaps: [their(1)] })
    expect(line(said, their(1)).values['near']).toEqual([their(4)])
    expect(line(said, their(3)).values['near']).toEqual([their(2)])
    // They keep their order as they go.
    const moved = said.then('moves', { groups: [group(course, 'E1')], figures: [] })
    expect(line(moved, their(3)).values['near']).toEqual([their(2)])
    expect(line({ ...said, back: said.back.slice(1) }, their(3)).values['near']).toEqual([their(2), their(4)])
  })

  it('corrected in a form it is kept, until somebody of the group moves', () => {
    const course = theirs()
    const fired = course.said('fire', firing([our(1)], [lineAt(their(2), { near: [their(4)] })]))
    expect(line(fired, their(2)).values['near']).toEqual([their(4)])
    expect(line(fired, their(3)).values['near']).toEqual([their(2), their(4)])
    const moved = fired.then('moves', { groups: [], figures: [their(4)] })
    expect(line(moved, their(2)).values['near']).toEqual([their(1), their(3)])
  })
})

describe('what the player says of the table', () => {
  it('how far two groups are, or a group and a PEF: for later forms, and changes nothing', () => {
    const course = start()
    const [a, e2] = [group(course, 'A'), group(course, 'E2')]
    const said = course.then('howFar', { one: a, other: e2, inches: 21 })
    expect(said.state).toEqual(course.state)
    expect(between(said, our(3), their(3))).toBe(21)
    expect(between(said, our(4), their(3))).toBeNull()
    const again = said.then('howFar', { one: a, other: e2, inches: 20 })
    expect(between(again, our(3), their(3))).toBe(20)
    expect(() => course.then('howFar', { one: a, inches: 3 })).toThrow('Say from whom.')
  })

  it('who has moved: his posture, his distances and who stood beside him are forgotten', () => {
    const fired = fires(start({ ours: [{ posture: 'cover' }, { posture: 'open' }, {}] }), 7)
    const all = fired.then('moves', { groups: [group(fired, 'A')] })
    expect(all.state.figures.filter(({ side }) => side === 'ours').map(({ posture }) => posture)).toEqual([
      null,
      null,
      null,
    ])
    expect(between(all, our(1), their(1))).toBeNull()
    const single = fired.then('moves', { figures: [our(1)] })
    expect(single.state.figures.slice(0, 2).map(({ posture }) => posture)).toEqual([null, 'open'])
    expect([between(single, our(1), their(1)), between(single, our(2), their(1))]).toEqual([null, 7])
    expect(() => fired.then('moves', {})).toThrow('Nobody is named.')
  })

  it('none of it is what somebody likely wants just now', () => {
    const course = start()
    const view = battleView(course.state, [our(1), group(course, 'A')], course.back)
    if (view.status !== 'fought') throw new Error('It is not fought.')
    const said = view.actions.filter(({ name }) => ['howFar', 'moves', 'inLine'].includes(name))
    expect(said.map(({ likely, refused }) => [likely, refused])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ])
  })
})
