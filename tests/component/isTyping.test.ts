import { expect, it } from 'vitest'
import { isTyping } from '../../src/renderer/composables/useKeys.ts'

const pressedIn = (html: string, key: string): boolean => {
  document.body.innerHTML = html
  let typing = false
  const listen = (event: KeyboardEvent) => (typing = isTyping(event))
  window.addEventListener('keydown', listen)
  document.body.firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  window.removeEventListener('keydown', listen)
  return typing
}

it('a field of text takes every key, a field of numbers no letter', () => {
  expect(['n', '/', '5', 'Enter'].map((key) => pressedIn('<input>', key))).toEqual([true, true, true, true])
  const number = '<input type="number">'
  expect(['n', 'N', '/'].map((key) => pressedIn(number, key))).toEqual([false, false, false])
  expect(['5', '-', '.', 'Backspace', 'ArrowUp', 'Enter'].every((key) => pressedIn(number, key))).toBe(true)
  expect(pressedIn('<button></button>', 'n')).toBe(false)
})
