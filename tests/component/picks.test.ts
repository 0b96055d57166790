import { describe, expect, it } from 'vitest'
import { pressed, signsFor, slotFor, wantedSlot, type Slot } from '../../src/renderer/components/picks/slots.ts'

const slot = (key: string, over: Partial<Slot> = {}): Slot => ({
  key,
  part: key,
  ids: [],
  among: [1, 2, 3],
  least: 1,
  most: 1,
  ...over,
})
const fires = slot('fires', { most: 2 })
const target = slot('target', { among: [11, 12] })
const near = slot('near', { among: [12, 13], least: 0, most: 9 })

describe('the place that wants filling', () => {
  it('is where the keys are, else the first that is due', () => {
    expect(wantedSlot([fires, target, near], 'near')).toBe(near)
    expect(wantedSlot([fires, target, near], '')).toBe(fires)
    expect(wantedSlot([{ ...fires, ids: [1] }, target, near], '')).toBe(target)
    expect(wantedSlot([{ ...fires, ids: [1] }, near], '')).toBeNull()
  })
})

describe('the place that takes a press', () => {
  it('is one that can hold him: what is due before what has the keys, and that before the first', () => {
    const full = { ...target, ids: [11] }
    expect(slotFor([fires, target, near], [12], 'near')).toBe(target)
    expect(slotFor([fires, full, near], [12], 'near')).toBe(near)
    expect(slotFor([fires, full, near], [12], '')).toBe(full)
    expect(slotFor([fires, target, near], [77], '')).toBeNull()
  })

  it('is the one that gives him up again, where he is named already', () => {
    const full = { ...target, ids: [11] }
    const beside = { ...near, ids: [12, 13] }
    expect(slotFor([fires, full, beside], [12], '')).toBe(beside)
    expect(slotFor([fires, { ...target, ids: [12] }, near], [12], '')).toMatchObject({ key: 'target' })
  })

  it('is the one with the keys where two alike are due', () => {
    const other = { ...target, key: 'second' }
    expect(slotFor([target, other], [12], 'second')).toBe(other)
  })
})

describe('a press', () => {
  it('names him, and pressed again takes him out', () => {
    expect(pressed(fires, [2])).toEqual([2])
    expect(pressed({ ...fires, ids: [2] }, [2])).toEqual([])
    expect(pressed({ ...fires, ids: [1, 2] }, [3])).toEqual([2, 3])
  })

  it('on a group names all of it who can be, as many as there is room for, or takes all of them out', () => {
    expect(pressed({ ...fires, most: 3 }, [1, 2, 3, 99])).toEqual([1, 2, 3])
    expect(pressed(fires, [1, 2, 3])).toEqual([1, 2])
    expect(pressed({ ...fires, most: 3, ids: [1, 2, 3] }, [1, 2, 3])).toEqual([])
  })

  it('where one alone is named goes on through a group, and leaves him where somebody must be', () => {
    expect(pressed(target, [11, 12])).toEqual([11])
    expect(pressed({ ...target, ids: [11] }, [11, 12])).toEqual([12])
    expect(pressed({ ...target, ids: [11] }, [11])).toEqual([11])
    expect(pressed({ ...target, ids: [11], least: 0 }, [11])).toEqual([])
  })
})

it('keys are the numbers, then letters that no page listens to', () => {
  const signs = [...signsFor(Array.from({ length: 12 }, (_, i) => i)).values()]
  expect(signs.join('')).toBe('123456789beh')
  const many = [...signsFor(Array.from({ length: 90 }, (_, i) => i)).values()].join('')
  expect(many).not.toMatch(/[acdfginprx]/)
})
