import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Fetched when they are opened: here before, so that no test waits for them.
import '../../src/games/fng/screens/roster/RosterScreen.vue'
import '../../src/games/fng/screens/soldier/SoldierScreen.vue'
import { done, Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { record, whyRep } from './support/sampleRecord.ts'

async function openAt(answers: Record<string, (input: never) => unknown> = {}) {
  const opened = await openApp('/tour/bravo.tour/man/1', {
    'fng.record': () => record,
    'journal.why': () => whyRep,
    ...answers,
  })
  const key = async (pressed: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed }))
    await flushPromises()
  }
  return { ...opened, key }
}
let opened: Awaited<ReturnType<typeof openAt>>
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const tab = async (name: string) => {
  const found = opened.app.findAll('[role="tab"]').find((one) => one.text().startsWith(name))!
  await found.trigger('mousedown', { button: 0 })
  await flushPromises()
}

describe("a soldier's page", () => {
  it('shows who he is, what is left to serve, and what happened to him', async () => {
    opened = await openAt()
    const { app } = opened
    expect(app.get('h1').text()).toBe('Sgt Mercer, J.')
    expect(app.text()).toContain('Goes home at the end of late January 1968.')
    expect(app.get('.facts').text()).toContain('9th month')
    expect(app.get('.record').text()).toContain('Ambush, interior: a bad mission')
    expect(app.get('svg[role="img"][aria-label^="REP of"]').attributes('aria-label')).toBe(
      'REP of Sgt Mercer, J.: REP 6 from Jan; REP 5 from Jan, rolled 1.',
    )
  })

  it('opens what is behind an event, with the table and the way to the journal', async () => {
    opened = await openAt()
    const event = opened.app.findAll('button.event')[1]!
    await event.trigger('click')
    const behind = opened.app.get('.behind')
    expect(behind.text()).toContain('Sgt Mercer, J. falls to REP 5.')
    expect(behind.text()).toContain('by hand')
    expect(behind.get('a.to').attributes('href')).toContain('entry=203')
    await event.trigger('keydown', { key: 'Escape' })
    expect(opened.app.find('.behind').exists()).toBe(false)
  })

  it('goes on to the next man with J, stays where there is none, and goes back with Escape', async () => {
    opened = await openAt()
    const { router, key } = opened
    await key('k')
    expect(router.currentRoute.value.params['soldier']).toBe('1')
    await key('j')
    expect(router.currentRoute.value.params['soldier']).toBe('2')
    await key('Escape')
    await expect.poll(() => router.currentRoute.value.name).toBe('fng.roster')
  })

  it('writes a note, changes it in place, and takes it away by a step each', async () => {
    opened = await openAt({ 'fng.writeNote': () => done('Note') })
    const { app, asked } = opened
    await tab('Notes')
    await app.get('button.new').trigger('click')
    await app.get('textarea').setValue('New.')
    await app.get('form.editor').trigger('submit')
    await flushPromises()
    await app.get('button.text').trigger('click')
    await app.get('textarea').setValue('Changed.')
    await app.get('form.editor').trigger('submit')
    await flushPromises()
    await app.get('button.text').trigger('click')
    await app.get('.editor .danger').trigger('click')
    await flushPromises()
    expect(asked('fng.writeNote').map((sent) => (sent as { input: unknown }).input)).toEqual([
      { note: null, soldierId: 1, text: 'New.' },
      { note: 70, soldierId: 1, text: 'Changed.' },
      { note: 70, soldierId: 1, text: '' },
    ])
  })

  it('asks for nothing when a note is left as it was', async () => {
    opened = await openAt({ 'fng.writeNote': () => done('Note') })
    await tab('Notes')
    await opened.app.get('button.text').trigger('click')
    await opened.app.get('form.editor').trigger('submit')
    await opened.app.get('button.text').trigger('click')
    await opened.app.get('textarea').setValue('Else')
    await opened.app.get('textarea').trigger('keydown', { key: 'Escape' })
    expect(opened.app.get('button.text').text()).toBe('Wrote up Tillman.')
    expect(opened.asked('fng.writeNote')).toEqual([])
  })

  it('says so when there is no such man', async () => {
    opened = await openAt({
      'fng.record': () => {
        throw new Refusal({ code: 'no-longer-applies', message: 'There is no man number 1 in this tour any more.' })
      },
    })
    expect(opened.app.get('[role="alert"]').text()).toContain('no man number 1')
  })
})

describe('why?', () => {
  const sheet = () => document.querySelector<HTMLElement>('.whys')
  const ask = async () => {
    await opened.app.get('.fig .whynumber').trigger('keydown', { key: 'w' })
    await flushPromises()
  }

  it('opens with W and shows what made the number, newest first, each with its entry', async () => {
    opened = await openAt()
    await ask()
    const links = [...sheet()!.querySelectorAll('.chain > li')]
    expect(links.map((one) => one.querySelector('.how')!.textContent)).toEqual(['6 to 5', '6'])
    expect(links[0]!.querySelector('.to')!.getAttribute('href')).toContain('entry=203')
    expect(links[0]!.textContent).toContain('falls to REP 5')
    expect(sheet()!.textContent).toContain('The highest he has held is REP 6.')
  })

  it('folds away the rolls that left it as it was', async () => {
    opened = await openAt()
    await ask()
    const more = sheet()!.querySelector<HTMLButtonElement>('button.more')!
    expect(more.textContent.trim()).toBe('1 more roll that left it as it was')
    more.click()
    await flushPromises()
    expect(sheet()!.querySelectorAll('.chain > li')).toHaveLength(3)
  })

  it('says why it cannot say why', async () => {
    opened = await openAt({
      'journal.why': () => {
        throw new Refusal({ code: 'file-busy', message: 'The file is in use.' })
      },
    })
    await ask()
    expect(sheet()!.querySelector('[role="alert"]')!.textContent).toBe('The file is in use.')
  })
})
