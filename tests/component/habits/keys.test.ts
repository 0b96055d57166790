import { afterEach, describe, expect, it } from 'vitest'
import { pagePath } from '../../../src/contract/pages.ts'
import { gameScreens } from '../../../src/games/screens.ts'
import { createAppRouter } from '../../../src/renderer/router.ts'
import { pagesOf } from '../../../src/contract/pages.ts'
import { fngPages } from '../../../src/games/fng/contract/pages.ts'
import { fngShortcuts } from '../../../src/games/fng/screens/fngShortcuts.ts'
import { shortcutsOf } from '../../../src/renderer/shortcuts.ts'
import { createMemoryHistory } from 'vue-router'
import { overview } from '../support/sampleViews.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

const shortcuts = shortcutsOf(pagesOf(fngPages), fngShortcuts)

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const ctrl = { ctrlKey: true }
const palette = () => document.querySelector<HTMLElement>('.palette')
const items = () => [...document.querySelectorAll<HTMLElement>('.palette [role="option"]')]
const type = async (text: string) => {
  const field = palette()!.querySelector('input')!
  field.value = text
  field.dispatchEvent(new Event('input'))
  await settle()
}

describe('the palette', () => {
  it('opens with Ctrl K on every page, also out of a field, and closes with Escape', async () => {
    opened = await openProgram('/tables')
    await opened.press('k', ctrl, opened.app.get('input[type="search"]').element)
    expect(palette()).not.toBeNull()
    await opened.press('Escape', {}, palette()!)
    expect(palette()).toBeNull()
  })

  it('names what undo would do, and does what is chosen', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    await opened.press('k', ctrl)
    await type('undo')
    expect(items()[0]!.textContent).toContain('Undo: DEROS expired')
    items()[0]!.click()
    await settle()
    expect(palette()).toBeNull()
    expect(opened.bridge.calls.filter(({ procedure }) => procedure === 'journal.undo')).toHaveLength(1)
  })

  it('opens tables and other tours, and offers what was used last first', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    await opened.press('k', ctrl)
    await type('contact test')
    items()
      .find((one) => one.dataset['command'] === 'table.mission.contact')!
      .click()
    await settle()
    expect(opened.router.currentRoute.value.path).toBe('/tour/bravo.tour/tables/mission.contact')
    await opened.press('k', ctrl)
    expect(items()[0]!.dataset['command']).toBe('table.mission.contact')
    await type('alpha')
    expect(items()[0]!.textContent).toContain('1st Platoon, Alpha Company')
  })

  it('walks with the arrow keys and takes with Enter', async () => {
    opened = await openProgram('/tour/bravo.tour/journal')
    await opened.press('k', ctrl)
    await type('journal')
    const field = palette()!.querySelector('input')!
    expect(items()[0]!.hasAttribute('data-highlighted')).toBe(true)
    expect(field.getAttribute('aria-activedescendant')).toBe(items()[0]!.id)
    await type('settings')
    await opened.press('Enter', {}, field)
    expect(opened.router.currentRoute.value.name).toBe('tourSettings')
  })
})

describe('keys for everywhere', () => {
  // Every page of the program is fetched here.
  it('each page has its letter after G', async () => {
    // With a battle under way all of them are open.
    const inBattle = { 'campaign.overview': () => ({ ...overview, phase: 'battle' }) }
    opened = await openProgram('/tour/bravo.tour/journal', inBattle)
    for (const page of pagesOf(gameScreens[0]!.pages).filter(({ name }) => name !== 'library')) {
      await opened.press('g')
      await opened.press(page.key)
      expect(opened.router.currentRoute.value.name).toBe(page.name)
      expect(opened.router.currentRoute.value.path).toBe(decodeURI(pagePath(page, 'bravo.tour')!))
    }
  })

  it('are those of the field while one is typed in', async () => {
    opened = await openProgram('/tour/bravo.tour/tables')
    const field = opened.app.get('input[type="search"]').element
    await opened.press('?', {}, field)
    await opened.press('g', {}, field)
    await opened.press('r', {}, field)
    await opened.press('z', ctrl, field)
    expect(document.querySelector('.shortcuts')).toBeNull()
    expect(opened.router.currentRoute.value.name).toBe('tourTables')
    expect(opened.bridge.calls.some(({ procedure }) => procedure === 'journal.undo')).toBe(false)
  })

  it('/ goes to the search of the page, and does nothing where there is none', async () => {
    opened = await openProgram('/tables')
    await opened.press('/')
    expect(document.activeElement).toBe(opened.app.get('input[type="search"]').element)
    await opened.router.push('/settings')
    await settle()
    await opened.press('/')
    expect(document.activeElement?.tagName).not.toBe('INPUT')
  })

  it('? lists every shortcut', async () => {
    opened = await openProgram('/')
    await opened.press('?', { shiftKey: true })
    const list = document.querySelector<HTMLElement>('.shortcuts')!
    for (const { what, where } of shortcuts) {
      expect(list.textContent).toContain(what)
      expect(list.textContent).toContain(where)
    }
  })
})

it.each(gameScreens)('no two pages of $title share a letter, and no letter is that of another key', ({ pages }) => {
  const letters = pagesOf(pages).map(({ key }) => key)
  expect(new Set(letters).size).toBe(letters.length)
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/)
})

it('no two games share an address, and none has one of the program’s', () => {
  const { routes } = createAppRouter(createMemoryHistory()).options
  const fixed = routes.map(({ path }) => path.replace(/\/:[^/]*\?/g, ''))
  expect(new Set(fixed).size).toBe(fixed.length)
})

it.each(gameScreens)('every page of the rail of $title has a route and a picture', ({ pages, looks, id }) => {
  const router = createAppRouter(createMemoryHistory())
  for (const page of pages.pages) {
    if (page === 'journal') continue
    expect(page.name === 'tour' || page.name.startsWith(`${id}.`)).toBe(true)
    expect(router.resolve(pagePath(page, 'bravo.tour')!).name).toBe(page.name)
    expect(looks[page.name]).toBeDefined()
  }
})
