import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/renderer/screens/help/HelpScreen.vue'
import { createMemoryHistory } from 'vue-router'
import { createAppRouter } from '../../src/renderer/router.ts'
import { help as fngHelp } from '../../src/games/fng/screens/help/fngHelp.ts'
import { helpIndex } from '../../src/renderer/screens/help/helpIndex.ts'
import { helpOfRoute } from '../../src/renderer/screens/help/helpOfRoute.ts'
import { helpWith, piecesOf } from '../../src/renderer/screens/help/helpPages.ts'
import type { HelpBlock } from '../../src/renderer/screens/help/helpTypes.ts'
import { pagesOf } from '../../src/contract/pages.ts'
import { fngPages } from '../../src/games/fng/contract/pages.ts'
import { fngShortcuts } from '../../src/games/fng/screens/fngShortcuts.ts'
import { gameScreens } from '../../src/games/screens.ts'
import { shortcutsOf } from '../../src/renderer/shortcuts.ts'
import { openApp } from './support/openApp.ts'

const shortcuts = shortcutsOf(pagesOf(fngPages), fngShortcuts)

const view = {
  game: 'FNG: 2nd Tour',
  folder: '/home/someone/Documents/Short-Timer',
  phases: [{ phase: 'contact', title: 'Contact', page: 57, explanation: 'Two dice against REP.', when: null }],
}
let opened: Awaited<ReturnType<typeof openApp>> | null = null
const open = async (path: string) => (opened = await openApp(path, { 'help.view': () => view }))
afterEach(() => {
  opened?.app.unmount()
  opened = null
})

const help = helpWith(fngHelp)
const textsOf = (block: HelpBlock): readonly string[] =>
  block.kind === 'text' ? [block.text] : block.kind === 'steps' || block.kind === 'list' ? block.items : []

describe.each(gameScreens.map((game) => [game.title, game] as const))('the help of %s', (_, game) => {
  it('has every page in its contents, with a title, and every link leads to one', async () => {
    const told = (await game.help()).help
    const { without = [] } = game.pages
    const { index, page } = helpWith(told, without)
    const known = index.map(({ id }) => id)
    expect(known.filter((id) => without.includes(id))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    expect(told.pages.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
    for (const one of told.index) expect(known).toContain(typeof one === 'string' ? one : one.id)
    for (const { id, title, part } of index) {
      expect([title, part], id).not.toContain('')
      // A page that nobody has written shows the first one in its place.
      expect(page(id).id).toBe(id)
      expect(page(id).blocks, id).not.toEqual([])
      const links = page(id).blocks.flatMap(textsOf).flatMap(piecesOf)
      for (const piece of links) if (piece.kind === 'link') expect(known, id).toContain(piece.page)
    }
  })

  it('has one for every page of the game, and every page is in the rail or under one that is', async () => {
    const known = helpWith((await game.help()).help).index.map(({ id }) => id)
    const pages: string[] = pagesOf(game.pages).map(({ name }) => name)
    expect(known).toContain(game.homeHelp)
    for (const { name, help: about, under } of game.routes) {
      expect(known, name).toContain(about)
      expect(pages, name).toContain(under ?? name)
    }
  })

  it('names only keys that the program has', async () => {
    const { index, page } = helpWith((await game.help()).help)
    const keys = shortcutsOf(pagesOf(game.pages), (await game.parts()).parts.shortcuts).map((one) => one.keys)
    const named = index.flatMap(({ id }) => page(id).blocks.flatMap(textsOf).flatMap(piecesOf))
    for (const piece of named)
      if (piece.kind === 'keys')
        expect(
          keys.some((one) => one.includes(piece.text)),
          piece.text,
        ).toBe(true)
  })
})

describe('the help pages', () => {
  it('of the program alone lead to no page of a game', () => {
    const alone = helpWith({ index: [], pages: [] })
    const known = new Set(helpIndex.map(({ id }) => id))
    expect(alone.index).toEqual(helpIndex)
    const links = alone.index.flatMap(({ id }) => alone.page(id).blocks.flatMap(textsOf).flatMap(piecesOf))
    for (const piece of links) if (piece.kind === 'link') expect(known).toContain(piece.page)
  })

  it('have one for every page of the program but themselves', () => {
    for (const { name } of createAppRouter(createMemoryHistory()).getRoutes()) {
      if (name === undefined || name === 'help' || name === 'tourHelp') continue
      const own = gameScreens.filter(({ id }) => !name.toString().includes('.') || name.toString().startsWith(`${id}.`))
      for (const game of own) expect(helpOfRoute(String(name), game), String(name)).not.toBeNull()
    }
  })

  it('show what the program knows: phases, keys, tables, folder', async () => {
    const { app, router } = await open('/tour/bravo.tour/help/turn')
    expect(app.get('.text h2').text()).toBe('A half-month, phase by phase')
    expect(app.get('.text').text()).toContain('Two dice against REP.')
    await router.push('/tour/bravo.tour/help/files')
    expect(app.get('.text').text()).toContain('/home/someone/Documents/Short-Timer')
    await router.push('/tour/bravo.tour/help/keys')
    expect(app.findAll('.text dt')).toHaveLength(shortcuts.length)
    await router.push('/tour/bravo.tour/help/nothing')
    expect(app.get('.text h2').text()).toBe('What the program does')
  })

  it('are searched by title and text', async () => {
    const { app } = await open('/help')
    await app.get('main input[type="search"]').setValue('amend')
    const left = app.findAll('nav[aria-label="Help pages"] button').map((one) => one.text())
    expect(left).toContain('Undo and putting right')
    expect(left).not.toContain('Dice')
    await app.get('main input[type="search"]').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(app.findAll('.text mark').length).toBeGreaterThan(0)
    expect(help.search(['registered', 'target'], () => '')).toEqual(new Set(['glossary']))
    expect(help.search(['odd thing'], () => '').size).toBe(0)
  })

  it('are a press away from every page', async () => {
    const { app } = await open('/tour/bravo.tour/roster')
    expect(app.get('[aria-label="Help for this page"]').attributes('href')).toBe('/tour/bravo.tour/help/roster')
  })
})
