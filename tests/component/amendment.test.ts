import { describe, expect, it } from 'vitest'
import type { AmendForm } from '../../src/contract/amend.ts'
import { answerTo, changedAnswers, changedInput, isTold, toldBy } from '../../src/renderer/screens/journal/amendment.ts'
import { valueAt, withValue } from '../../src/renderer/components/inputs/inputValues.ts'
import { foundIn, wordsOf } from '../../src/renderer/screens/journal/foundWords.ts'
import { amendForm } from './support/sampleHistory.ts'

const place = { key: 'mission.contact', subject: 1, occurrence: 0 }

describe('changed answers', () => {
  const was = amendForm.asked.map((one) => toldBy(one))
  it('are none where nothing was changed', () => {
    expect(changedAnswers(amendForm, was)).toEqual([])
  })
  it('are dice by the player, by name where several play', () => {
    const told = [{ kind: 'dice' as const, faces: [1, 1] as const }]
    const answer = { ...place, kind: 'dice', by: 'player', faces: [1, 1] }
    expect(changedAnswers(amendForm, told)).toEqual([{ depth: 412, answer }])
    expect(changedAnswers(amendForm, told, 'Anna')).toEqual([{ depth: 412, answer: { ...answer, who: 'Anna' } }])
  })
  it('may be a row, also the one the dice had found', () => {
    const answer = { ...place, kind: 'row', by: 'player', row: 1 }
    expect(changedAnswers(amendForm, [{ kind: 'row', row: 1 }])).toEqual([{ depth: 412, answer }])
  })
  it('want every die named', () => {
    expect(isTold({ kind: 'dice', faces: [1, null] })).toBe(false)
    expect(isTold({ kind: 'dice', faces: [1, 6] })).toBe(true)
  })
  it('of a choice carry its value', () => {
    expect(answerTo(place, { kind: 'choice', value: 'rep' })).toEqual({
      ...place,
      kind: 'choice',
      by: 'player',
      value: 'rep',
    })
  })
})

describe('a changed input', () => {
  const input = {
    points: 2,
    men: [
      { id: 1, fate: 'fine' },
      { id: 2, fate: 'fine' },
      { id: 3, fate: 'fine' },
    ],
  }
  const form: AmendForm = { ...amendForm, input, extra: { path: ['men'], from: 1 } }

  it('is none where nothing was changed, or was changed back', () => {
    expect(changedInput(form, input)).toBeUndefined()
    expect(changedInput(form, withValue(withValue(input, ['points'], 3), ['points'], 2))).toBeUndefined()
  })
  it('leaves out what stood there for the form only', () => {
    const changed = withValue(input, ['men', 2, 'fate'], 'missing')
    expect(changedInput(form, changed)).toEqual({ points: 2, men: [input.men[0], { id: 3, fate: 'missing' }] })
    expect(changedInput({ ...form, extra: null }, changed)).toEqual(changed)
  })
  it('never changes the one it came from', () => {
    const before = structuredClone(input)
    expect(valueAt(withValue(input, ['men', 0, 'fate'], 'missing'), ['men', 0, 'fate'])).toBe('missing')
    expect(input).toEqual(before)
  })
})

describe('found words', () => {
  it.each([
    ['Cpl Reyes recovers.', 'rec', [[10, 18]]],
    ['At Bình Long.', 'binh', [[3, 7]]],
    [
      'On R&R again.',
      'r&r',
      [
        [3, 4],
        [5, 6],
      ],
    ],
    ['Nothing.', '', []],
  ])('in "%s" for "%s"', (text, searched, ranges) => {
    expect(foundIn(text, wordsOf(searched))).toEqual(ranges)
  })
})
