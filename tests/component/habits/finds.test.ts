import { afterEach, expect, it, vi } from 'vitest'
import { oneStop } from '../../../src/renderer/oneStop.ts'
import { tables } from '../support/sampleViews.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
})

const found = {
  rows: [
    {
      id: 77,
      depth: 30,
      step: 'fng.awardMedals',
      title: 'Medals',
      date: 'Late May 1967',
      onPath: true,
      here: false,
      text: 'LCpl Kowalski, W. has the Bronze Star.',
      marks: [],
      by: 'player',
    },
  ],
  total: 1,
  undone: 0,
  dates: [],
  kinds: [],
  men: [],
}

it('the palette finds a medal where it was given, and what the help says of medals', async () => {
  const asked: unknown[] = []
  opened = await openProgram('/tour/Able.tour', {
    'journal.search': (input) => {
      asked.push(input)
      return found
    },
  })
  await opened.press('k', { ctrlKey: true })
  const field = document.querySelector<HTMLInputElement>('.palette input')!
  field.value = 'medal'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => {
    expect(asked).toEqual([{ campaign: 'Able.tour', text: 'medal' }])
  })
  await settle()
  const items = [...document.querySelectorAll('.palette .item')].map((item) => item.textContent)
  expect(items.find((text) => text.includes('Bronze Star'))).toContain('Late May 1967')
  const heads = [...document.querySelectorAll('.palette .group .label')].map((label) => label.textContent)
  expect(heads).toContain('In the journal')
  expect(heads).toContain('In the help')
})

it('the palette finds what a row of a table says, and opens the table at it', async () => {
  opened = await openProgram('/tour/Able.tour')
  await opened.press('k', { ctrlKey: true })
  const field = document.querySelector<HTMLInputElement>('.palette input')!
  const attribute = String(tables[1]!.rows[7]!['name'])
  field.value = attribute
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const item = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-command="row.attributes"]')
    if (!found) throw new Error('The row is not found yet.')
    return found
  })
  expect(item.textContent).toContain('Attributes, p. 5')
  item.click()
  await settle()
  expect(opened.router.currentRoute.value.fullPath).toContain('/tables/attributes?row=7')
  expect(opened.app.get('tr.hit').text()).toContain(attribute)
})

it('a sentence that ends with an initial has one stop', () => {
  expect(oneStop('Undone: Back: Pfc Yancey, D..')).toBe('Undone: Back: Pfc Yancey, D.')
  expect(oneStop('He waits... and goes.')).toBe('He waits... and goes.')
})
