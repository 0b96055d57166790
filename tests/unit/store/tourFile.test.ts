import { describe, expect, it } from 'vitest'
import type { StoreErrorCode } from '../../../src/main/store/errorCode.ts'
import { StoreError } from '../../../src/main/store/errors.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { toySystem } from '../../support/toySystem.ts'
import { madeAt, newToyTour, now, play, played, threeSteps, uuid } from '../../support/toyTours.ts'

const refusedWith = (code: StoreErrorCode) => expect.objectContaining({ name: 'StoreError', code }) as StoreError
const empty = { crews: [], sailors: [] }

describe('a new tour', () => {
  it('says what it was made with, and is empty', () => {
    const file = newToyTour()
    expect(file.info()).toEqual({
      id: uuid(1),
      name: 'Toy',
      system: 'toy',
      seed: 7,
      head: null,
      depth: 0,
      created: now,
      archived: false,
    })
    expect(file.load()).toEqual({ state: empty, head: null, depth: 0 })
    expect([file.undo(), file.redo(), file.pending()]).toEqual([null, null, null])
  })

  it('is renamed and archived', () => {
    const file = newToyTour()
    file.rename('Amazon')
    file.setArchived(true)
    expect(file.info()).toMatchObject({ name: 'Amazon', archived: true })
  })
})

describe('commit', () => {
  it('writes rows, entry, tape, changes and lines, and reads them back in another process as they were', () => {
    const file = newToyTour()
    threeSteps(file)
    const commit = played(file, 'setSail', { crewId: madeAt(1) })
    const entry = file.commit(commit)
    const again = openTourFile(file.path, [toySystem])
    const { expectedHead, lines, changes, ...rest } = commit
    expect(entry).toEqual({ ...rest, id: entry.id, parent: expectedHead, depth: 4, redo: null, onPath: true })
    expect(again.entry(entry.id)).toEqual(entry)
    expect(again.changes(entry.id)).toEqual(changes)
    expect(again.lines(entry.id)).toEqual(
      lines.map((line, position) => ({ ...line, entry: entry.id, depth: 4, position })),
    )
    expect(again.load()).toEqual(file.load())
    expect(again.load().state['sailors']![0]).toEqual({
      id: madeAt(1, 2),
      crewId: madeAt(1),
      fullName: 'Ann',
      seaLegs: true,
      tattoo: 'anchor',
      drunk: true,
    })
    again.close()
  })

  it('hands out the same state until the head moves', () => {
    const file = newToyTour()
    threeSteps(file)
    expect(file.load()).toBe(file.load())
  })

  it('leaves nothing behind when a reference points nowhere', () => {
    const file = newToyTour()
    threeSteps(file)
    const [before, entries] = [file.load(), file.entries()]
    const commit = played(file, 'setSail', { crewId: madeAt(1) })
    const orphan = { id: madeAt(4), crewId: 99, fullName: 'Nobody', seaLegs: false, tattoo: null, drunk: null }
    const change = { collection: 'sailors', id: orphan.id, before: null, after: orphan }
    expect(() => file.commit({ ...commit, changes: [...commit.changes, change] })).toThrow('FOREIGN KEY')
    expect(file.entries()).toEqual(entries)
    expect(file.load()).toEqual(before)
    expect(openTourFile(file.path, [toySystem]).load()).toEqual(before)
  })

  it.each([
    [{ crewName: 5 }, 'crews.crewName'],
    [{ moraleLevel: 1.5 }, 'crews.moraleLevel'],
    [{ moraleLevel: null }, 'crews.moraleLevel'],
    [{ moraleLevel: Number.NaN }, 'crews.moraleLevel of row 4097 cannot be NaN'],
    [{ crewName: '\ud800' }, 'crews.crewName'],
    [{ colour: 'red' }, 'columns of its collection'],
  ])('refuses a row that is not as declared: %j', (wrong, message) => {
    const file = newToyTour()
    const crew = { id: 4097, crewName: 'Swallow', leaderId: null, moraleLevel: 3, ...wrong }
    const commit = played(file, 'foundCrew', { name: 'Swallow', sailors: [] })
    const changes = [{ collection: 'crews', id: 4097, before: null, after: crew }]
    expect(() => file.commit({ ...commit, changes })).toThrow(message)
    expect(file.load().state).toEqual(empty)
  })

  it('refuses when the tour moved on in another window, which then sees what was done', () => {
    const file = newToyTour()
    const other = openTourFile(file.path, [toySystem])
    const stale = played(other, 'foundCrew', { name: 'Amazon', sailors: [] })
    threeSteps(file)
    expect(() => other.commit(stale)).toThrow(refusedWith('head-moved'))
    expect(() => other.undo(null)).toThrow(refusedWith('head-moved'))
    expect(other.load()).toEqual(file.load())
    play(other, 'disband', { crewId: madeAt(1) })
    expect(file.load().state).toEqual(empty)
    other.close()
  })
})

describe('undo and redo', () => {
  it('walk to the start and back through the same states', () => {
    const file = newToyTour()
    const entries = threeSteps(file)
    const end = file.load()
    expect([file.undo(), file.undo(), file.undo(), file.undo()].map((e) => e?.id)).toEqual([
      ...entries.map((e) => e.id).reverse(),
      undefined,
    ])
    expect(file.load()).toEqual({ state: empty, head: null, depth: 0 })
    expect([file.redo(), file.redo(), file.redo(), file.redo()].map((e) => e?.id)).toEqual([
      ...entries.map((e) => e.id),
      undefined,
    ])
    expect(file.load()).toEqual(end)
    expect(openTourFile(file.path, [toySystem]).load()).toEqual(end)
  })

  it('puts back a man who was deleted with all that referred to him', () => {
    const file = newToyTour()
    threeSteps(file)
    const { state } = file.load()
    play(file, 'disband', { crewId: madeAt(1) })
    file.undo()
    expect(openTourFile(file.path, [toySystem]).load().state).toEqual(state)
  })

  it('redo goes to the child last left; the other branch stays readable', () => {
    const file = newToyTour()
    const [, second, third] = threeSteps(file)
    file.undo()
    const branch = play(file, 'getDrunk', { sailorId: madeAt(1, 3), tattoo: 'heart' })
    expect(file.redo()).toBeNull()
    expect(file.entries().map((e) => e.id)).toEqual([1, 2, branch.id])
    expect(file.allEntries().filter((e) => !e.onPath)).toMatchObject([{ id: third!.id, parent: second!.id }])
    expect(file.children(second!.id).map((e) => e.id)).toEqual([third!.id, branch.id])
    expect(file.children(null).map((e) => e.id)).toEqual([1])
    file.undo()
    expect(file.redo()?.id).toBe(branch.id)
    file.moveHead(third!.id)
    expect(file.load()).toMatchObject({ head: third!.id, depth: 3 })
    expect(file.load().state).toEqual(file.stateAt(third!.id))
    expect(file.undo()?.id).toBe(third!.id)
    expect(file.redo()?.id).toBe(third!.id)
  })
})

describe('places of the journal', () => {
  it('gives the state at every entry, on the path or off it', () => {
    const file = newToyTour()
    const states = [file.load().state]
    for (const tattoo of ['anchor', 'heart', 'ship']) {
      if (tattoo === 'anchor') play(file, 'foundCrew', { name: 'Swallow', sailors: ['Ann'] })
      else play(file, 'getDrunk', { sailorId: madeAt(1, 2), tattoo })
      states.push(file.load().state)
    }
    file.moveHead(1)
    play(file, 'disband', { crewId: madeAt(1) })
    expect([null, 1, 2, 3].map((place) => file.stateAt(place))).toEqual(states)
    expect(() => file.stateAt(99)).toThrow(refusedWith('not-found'))
    expect(() => file.entry(99)).toThrow(refusedWith('not-found'))
    expect(() => {
      file.moveHead(99)
    }).toThrow(refusedWith('not-found'))
  })

  it('puts an amended entry and its followers in place of the old ones, or nothing at all', () => {
    const file = newToyTour()
    const [first] = threeSteps(file)
    const end = file.load()
    file.moveHead(first!.id)
    const amended = played(file, 'getDrunk', { sailorId: madeAt(1, 3), tattoo: 'heart' })
    file.moveHead(end.head)
    const sailors = amended.changes[0]!
    const follower = { ...amended, changes: [{ ...sailors, before: sailors.after, after: sailors.before }] }
    const branch = { expectedHead: end.head, parent: first!.id, entries: [amended, follower] }
    const orphaned = { ...sailors, after: { ...sailors.after!, crewId: 99 } }
    const bad = { ...branch, entries: [amended, { ...amended, changes: [orphaned] }] }
    expect(() => file.appendBranch(bad)).toThrow('FOREIGN KEY')
    expect(() => file.appendBranch({ ...branch, expectedHead: 1 })).toThrow(refusedWith('head-moved'))
    expect(file.load()).toEqual(end)
    const made = file.appendBranch(branch)
    expect(made.map((e) => [e.depth, e.onPath])).toEqual([
      [2, true],
      [3, true],
    ])
    expect(file.load()).toEqual({ state: file.stateAt(first!.id), head: made[1]!.id, depth: 3 })
    expect(openTourFile(file.path, [toySystem]).load()).toEqual(file.load())
    expect(file.allEntries()).toHaveLength(5)
    expect(file.appendBranch({ expectedHead: made[1]!.id, parent: null, entries: [] })).toEqual([])
    expect(file.load().state).toEqual(empty)
  })
})

describe('the step under way', () => {
  const pending = { step: 'setSail', input: { crewId: 1 }, answers: [], mode: 'ask' } as const

  it('is kept, replaced and forgotten', () => {
    const file = newToyTour()
    file.setPending(null, pending)
    file.setPending(null, { ...pending, step: 'disband' })
    expect(openTourFile(file.path, [toySystem]).pending()).toEqual({ ...pending, step: 'disband' })
    file.clearPending()
    expect(file.pending()).toBeNull()
    expect(() => {
      file.setPending(5, pending)
    }).toThrow(refusedWith('head-moved'))
  })

  it('hides while the head is elsewhere, and goes with a commit', () => {
    const file = newToyTour()
    const [, , third] = threeSteps(file)
    file.setPending(third!.id, pending)
    file.undo()
    expect(file.pending()).toBeNull()
    file.redo()
    expect(file.pending()).toEqual(pending)
    play(file, 'setSail', { crewId: madeAt(1) })
    file.undo()
    expect(file.pending()).toBeNull()
  })
})

it('a walk through the journal ends early, without a fault, where the file is closed between two pieces', () => {
  const file = newToyTour()
  threeSteps(file)
  const walk = file.brokenEntry()
  expect(walk.next().done).toBe(false)
  file.close()
  expect(walk.next()).toEqual({ done: true, value: null })
})
