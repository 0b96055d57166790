import { expect, it } from 'vitest'
import { isOurPage } from '../../../src/main/shell/sender.ts'

const main = (url: string) => ({ url, parent: null })

it('hears our own page', () => {
  expect(isOurPage(main('app://short-timer/index.html#/library'))).toBe(true)
})

it.each([
  'https://evil.test/',
  'app://evil/index.html',
  'app://short-timer.evil.test/index.html',
  'https://short-timer/index.html',
  'file:///index.html',
  'about:blank',
  'data:text/html,app://short-timer/',
  '',
])('does not hear %s', (url) => {
  expect(isOurPage(main(url))).toBe(false)
})

it('does not hear a frame inside our page, nor one that has gone', () => {
  expect(isOurPage({ url: 'app://short-timer/index.html', parent: {} })).toBe(false)
  expect(isOurPage(null)).toBe(false)
})

it('hears the development server only where there is one', () => {
  const url = 'http://localhost:5173/index.html'
  expect(isOurPage(main(url))).toBe(false)
  expect(isOurPage(main(url), 'http://localhost:5173')).toBe(true)
  expect(isOurPage(main('http://localhost:51730/'), 'http://localhost:5173')).toBe(false)
})
