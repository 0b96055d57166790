import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Pages are fetched when they are first opened; these are here by then.
import '../../src/renderer/screens/journal/JournalScreen.vue'
import '../../src/games/fng/screens/overview/OverviewScreen.vue'
import { openApp } from './support/openApp.ts'
import { amendForm, entryDetail, journalPage, journalRow } from './support/sampleHistory.ts'
import { Refusal } from './support/fakeBridge.ts'

let opened: Awaited<ReturnType<typeof openApp>>
const open = (query = '', over: Parameters<typeof openApp>[1] = {}) => openApp(`/tour/bravo.tour/journal${query}`, over)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
  vi.useRealTimers()
})
const settle = async () => {
  await flushPromises()
  await new Promise(requestAnimationFrame)
  await flushPromises()
}
const rows = () => opened.app.findAll<HTMLButtonElement>('li .fold')
const key = async (name: string, at = 0) => {
  await rows()[at]!.trigger('keydown', { key: name })
  await settle()
}

describe('the list', () => {
  it('has its entries under their half-months', async () => {
    opened = await open()
    expect(opened.app.findAll('.day').map((one) => one.text())).toEqual(['Early September 1967', 'Late August 1967'])
    expect(rows().map((one) => one.get('.title').text())).toEqual([
      'Contact test',
      'End of Late August 1967',
      'Weather',
    ])
    expect(rows()[0]!.text()).toContain('The tour stands here')
    expect(opened.app.get('.sub').text()).toContain('3 entries, newest first.')
  })

  it('is walked with the arrow keys; Enter unfolds, the left arrow folds', async () => {
    opened = await open()
    rows()[0]!.element.focus()
    await key('ArrowDown')
    expect(document.activeElement).toBe(rows()[1]!.element)
    await rows()[1]!.trigger('click')
    await settle()
    expect(rows()[1]!.attributes('aria-expanded')).toBe('true')
    const unfolded = opened.app.get('.unfolded').text()
    for (const part of ['Contact: one die passes', 'Cpl Reyes, J.', 'REP', 'Told differently'])
      expect(unfolded).toContain(part)
    await key('ArrowLeft', 1)
    expect(rows()[1]!.attributes('aria-expanded')).toBe('false')
  })

  it('asks for what the filters say, words after a pause', async () => {
    opened = await open()
    await opened.app.get('input[type="search"]').setValue('reyes')
    expect(opened.asked('journal.search').length).toBe(1)
    vi.runAllTimers()
    await flushPromises()
    expect(opened.asked('journal.search').at(-1)).toMatchObject({ text: 'reyes', undone: false })
    await opened.app.get('select[aria-label="Man"]').setValue('7')
    await opened.app.get('select[aria-label="Who rolled"]').setValue('player')
    await flushPromises()
    expect(opened.asked('journal.search').at(-1)).toMatchObject({ text: 'reyes', man: 7, by: 'player' })
    await opened.press('Show all')
    expect(opened.asked('journal.search').at(-1)).toEqual({
      campaign: 'bravo.tour',
      limit: 200,
      text: '',
      corrections: false,
      undone: false,
    })
  })

  it('opens the entry of an address, also one that was undone', async () => {
    const undone = journalRow({ id: 380, depth: 380, onPath: false, here: false, marks: ['undone'] })
    opened = await open('?entry=380', {
      'journal.search': (wanted: { undone: boolean }) =>
        wanted.undone ? { ...journalPage, rows: [...journalPage.rows, undone] } : journalPage,
    })
    await settle()
    expect(opened.asked('journal.changes')).toEqual([{ campaign: 'bravo.tour', entry: 380 }])
    const row = rows().at(-1)!
    expect(row.attributes('aria-expanded')).toBe('true')
    expect(row.text()).toContain('Undone')
    expect(document.activeElement).toBe(row.element)
  })

  it('says when nothing fits', async () => {
    opened = await open('', { 'journal.search': () => ({ ...journalPage, rows: [] }) })
    expect(opened.app.get('.empty').text()).toContain('Every step of the tour')
    await opened.app.get('select[aria-label="Date"]').setValue('Late August 1967')
    await flushPromises()
    expect(opened.app.get('.empty').text()).toContain('No entry fits')
  })
})

describe('going elsewhere', () => {
  const unfoldSecond = async () => {
    opened = await open('', {
      'journal.goTo': () => ({ head: 411 }),
      'library.branch': () => ({ campaign: 'other.tour' }),
    })
    await rows()[1]!.trigger('click')
    await settle()
  }
  const inDialog = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('.dialog button')].find((one) => one.textContent.trim() === text)!

  it('back to an entry is asked first', async () => {
    await unfoldSecond()
    await opened.press('Go back to here')
    expect(document.querySelector('.dialog')!.textContent).toContain('right after line 411, End of Late August 1967')
    expect(opened.asked('journal.goTo')).toEqual([])
    inDialog('Go back to here').click()
    await settle()
    expect(opened.asked('journal.goTo')).toEqual([{ campaign: 'bravo.tour', entry: 411 }])
  })

  it('a new tour begins after the entry, under its own name, and is opened', async () => {
    await unfoldSecond()
    await opened.press('New campaign from here')
    inDialog('Make the campaign').click()
    await settle()
    expect(opened.asked('library.branch')).toEqual([
      { campaign: 'bravo.tour', entry: 411, name: '2nd Platoon, Bravo Company, from Early September 1967' },
    ])
    await expect.poll(() => opened.router.currentRoute.value.params['campaign']).toBe('other.tour')
  })
})

describe('amending', () => {
  const faces = () => opened.app.findAll('.amend .face')
  const amendFirst = async (over: Parameters<typeof openApp>[1] = {}) => {
    opened = await open('', over)
    rows()[0]!.element.focus()
    await key('a')
  }
  const roll = async (face: string, die: number) => {
    await faces()[die]!.trigger('keydown', { key: face })
    await flushPromises()
  }

  it('says where a house rule is changed that no form can put right', async () => {
    const elsewhere = { text: 'A whole set is not put right line by line.', table: null }
    await amendFirst({ 'journal.amendForm': () => ({ ...amendForm, asked: [], fields: [], elsewhere }) })
    const panel = opened.app.get('.amend')
    expect(panel.text()).toContain('A whole set is not put right line by line.')
    expect(panel.text()).not.toContain('told nothing that could be put right')
    expect(panel.get('a').attributes('href')).toMatch(/\/house\/book$/)
  })

  it('begins with A, shows what would come of it, and writes only when told to', async () => {
    await amendFirst({
      'journal.amend': () => ({ status: 'ready', differences: [], replayed: 4, head: 500, outcome: [], date: '' }),
    })
    const look = () => opened.app.findAll('.amend button').find((one) => one.text() === 'See what changes')!
    expect(look().attributes('disabled')).toBeDefined()
    await roll('1', 0)
    expect(document.activeElement).toBe(faces()[1]!.element)
    await opened.press('See what changes')
    const { answers } = opened.asked('journal.preview')[0] as { answers: unknown[] }
    expect(answers).toMatchObject([{ depth: 412, answer: { faces: [1, 6], by: 'player' } }])
    const shown = opened.app.get('.amend').text()
    for (const part of ['The weather is clear.', 'The weather is terrible.', 'Cpl Reyes, J.'])
      expect(shown).toContain(part)
    expect(opened.asked('journal.amend')).toEqual([])
    // Escape would lead back from here: the focus has not been lost with the button.
    expect(document.activeElement).toBe(opened.app.get('.amend .body').element)
    await opened.app.findAll('.amend footer button').at(-1)!.trigger('click')
    await settle()
    expect(opened.asked('journal.amend')).toMatchObject([{ entry: 412, answers }])
    expect(opened.app.get('.back').text()).toContain('4 entries were worked through again')
  })

  it('asks in place what is newly needed, and takes it back', async () => {
    const question = {
      kind: 'choice',
      key: 'medal',
      subject: 7,
      occurrence: 0,
      why: 'A medal or REP for Cpl Reyes?',
      options: [
        { value: 'medal', label: 'The medal' },
        { value: 'rep', label: 'REP' },
      ],
    }
    await amendFirst({
      'journal.preview': ({ answers }: { answers: { depth: number }[] }) =>
        answers.some(({ depth }) => depth === 420)
          ? { status: 'ready', differences: [], replayed: 9, outcome: [], date: 'Early September 1967' }
          : { status: 'wanted', depth: 420, title: 'Medals', date: 'Early September 1967', question, differences: [] },
    })
    await roll('1', 0)
    await opened.press('See what changes')
    expect(opened.app.get('.amend').text()).toContain('Medals, Early September 1967, now asks')
    expect(opened.app.findAll('.amend button').some((one) => one.text() === 'Amend')).toBe(false)
    await opened.app.findAll('.amend input[type="radio"]')[1]!.setValue(true)
    await opened.app.get('.amend form').trigger('submit')
    await settle()
    expect(opened.asked('journal.preview').at(-1)).toMatchObject({
      answers: [{ depth: 412 }, { depth: 420, answer: { kind: 'choice', value: 'rep', by: 'player' } }],
    })
    expect(opened.app.get('.amend').text()).toContain('Nothing on the way comes out differently')
    await opened.press('Back')
    expect(faces().length).toBe(2)
  })

  it('says above what scrolls why something cannot be amended', async () => {
    const message = 'Something that a player has sealed may rest on this.'
    await amendFirst({
      'journal.preview': () => {
        throw new Refusal({ code: 'not-now', message })
      },
    })
    await roll('1', 0)
    await opened.press('See what changes')
    expect(opened.app.get('.amend [role="alert"]').text()).toContain(message)
    expect(opened.app.find('.amend .body [role="alert"]').exists()).toBe(false)
  })

  it('takes the row by hand instead of the dice', async () => {
    await amendFirst()
    await opened.app.get('.amend select').setValue('1')
    expect(faces().length).toBe(0)
    await opened.press('See what changes')
    expect(opened.asked('journal.preview')[0]).toMatchObject({ answers: [{ answer: { kind: 'row', row: 1 } }] })
  })

  it('sends the input as it was corrected', async () => {
    const form = {
      ...amendForm,
      asked: [],
      input: { points: 2, reason: 'Tunnels' },
      fields: [{ kind: 'number', path: ['points'], label: 'Points', group: null, min: -99, max: 99 }],
    }
    await amendFirst({ 'journal.amendForm': () => form })
    await opened.app.get('.amend input[type="number"]').setValue(5)
    await opened.app.get('.amend input[type="number"]').trigger('change')
    await opened.press('See what changes')
    expect(opened.asked('journal.preview')[0]).toMatchObject({ input: { points: 5, reason: 'Tunnels' }, answers: [] })
  })

  it('plays an entry of older rules anew as it is, and says what was put right since', async () => {
    const older = {
      text: 'It was played before correction 2 of the rules.',
      mends: ['p. 30: An empty pistol.'],
      refused: null,
    }
    await amendFirst({ 'journal.amendForm': () => ({ ...amendForm, asked: [], fields: [], older }) })
    expect(opened.app.get('.amend .older').text()).toContain('It was played before correction 2 of the rules.')
    expect(opened.app.get('.amend .older li').text()).toBe('p. 30: An empty pistol.')
    await opened.press('See what changes')
    const [asked] = opened.asked('journal.preview')
    expect(asked).toMatchObject({ answers: [] })
    expect(asked).not.toHaveProperty('input')
  })

  it('says beforehand that the rules of today refuse an entry of older rules, and offers to keep it or leave it out', async () => {
    const refused = 'Nobody sees the ambush before its turn.'
    const older = { text: 'It was played before correction 2 of the rules.', mends: [], refused }
    await amendFirst({ 'journal.amendForm': () => ({ ...amendForm, older }) })
    expect(opened.app.get('.amend .older').text()).toContain(`cannot be played as it was: ${refused}`)
    expect(opened.app.get('.amend footer').text()).not.toContain('See what changes')
    await opened.press('Leave it out and look')
    expect(opened.asked('journal.preview')[0]).toMatchObject({ leaveOut: true, answers: [] })
    await opened.press('Back')
    await opened.press('Keep as played')
    expect(opened.app.find('.amend').exists()).toBe(false)
  })

  it('says why an entry cannot be amended, and closes with Escape', async () => {
    await amendFirst({
      'journal.amendForm': () => ({ ...amendForm, asked: [], refused: 'Something is still sealed.' }),
    })
    expect(opened.app.get('.amend').text()).toContain('Something is still sealed.')
    await opened.app.get('.amend').trigger('keydown', { key: 'Escape' })
    expect(opened.app.find('.amend').exists()).toBe(false)
  })
})

it('shows how an entry is told elsewhere, and leads there', async () => {
  opened = await open('', { 'journal.changes': () => entryDetail })
  await rows()[0]!.trigger('click')
  await settle()
  await opened.app.get('.other .link').trigger('click')
  await settle()
  expect(opened.asked('journal.search').at(-1)).toMatchObject({ undone: true })
})
