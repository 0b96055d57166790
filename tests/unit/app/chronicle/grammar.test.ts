import { expect, it } from 'vitest'
import {
  counted,
  inWords,
  listed,
  paragraph,
  pick,
  plainWords,
  say,
  sentence,
  verb,
} from '../../../../src/games/fng/app/chronicle/grammar.ts'

const man = { kind: 'man', id: 7, text: 'Sgt Mercer' } as const

it('puts words together, and keeps names apart from them', () => {
  expect(say`${man} was ${'killed'}, ${3} times`).toEqual([man, ' was killed, 3 times'])
  expect(say`${say`near ${man}`} and ${man}`).toEqual(['near ', man, ' and ', man])
})

it('makes sentences: a capital, a full stop, none out of nothing', () => {
  expect(sentence(['nobody was hit'])).toEqual(['Nobody was hit.'])
  expect(sentence(say`${man} rose`)).toEqual([man, ' rose.'])
  expect(sentence([])).toEqual([])
  expect(plainWords(paragraph([sentence(['one']), [], sentence(['two'])]))).toBe('One. Two.')
})

it('lists one, two and many', () => {
  const words = (...items: string[]) => plainWords(listed(items.map((item) => [item])))
  expect([words('a'), words('a', 'b'), words('a', 'b', 'c')]).toEqual(['a', 'a and b', 'a, b and c'])
  expect(listed([])).toEqual([])
})

it('counts in words up to twelve', () => {
  expect([inWords(0), inWords(12), inWords(13)]).toEqual(['no', 'twelve', '13'])
  expect([counted(1, 'man', 'men'), counted(2, 'man', 'men')]).toEqual(['one man', 'two men'])
  expect([verb([1], 'was', 'were'), verb([1, 2], 'was', 'were')]).toEqual(['was', 'were'])
})

it('says a thing in another way the next time, and in the same way at the same time', () => {
  expect([0, 1, 2, 3].map((turn) => pick(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a'])
})
