import { afterEach, describe, expect, it } from 'vitest'
import type { PrintChoices } from '../../src/contract/print.ts'
import { openProgram, settle, type OpenProgram } from './habits/openProgram.ts'
import { allHere } from './support/allHere.ts'
import { done, Refusal } from './support/fakeBridge.ts'
import { sampleChoices, sampleOffers } from './support/samplePrint.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const openPrint = async (more: Parameters<typeof openProgram>[1] = {}, path = '/tour/bravo.tour/print') => {
  opened = await openProgram(path, more)
}
const button = (name: string) => {
  const found = opened.app.findAll('button').find((one) => one.text() === name)
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}
const press = async (name: string) => {
  await button(name).trigger('click')
  await settle()
}
const tickBox = (title: string) => {
  const label = opened.app.findAll('label').find((one) => one.text().replace(', all of them', '') === title)
  if (!label) throw new Error(`There is no sheet ${title}.`)
  const id = label.attributes('for')
  return id === undefined ? label.get('input') : opened.app.get(`[id="${id}"]`)
}
const tick = async (title: string) => {
  const box = tickBox(title)
  await box.setValue(!(box.element as HTMLInputElement).checked)
  await settle()
}
const choose = async (label: string, value: string) => {
  await opened.app.get(`select[aria-label="${label}"]`).setValue(value)
  await settle()
}
const ordered = () => opened.bridge.calls.findLast(({ procedure }) => procedure === 'print.sheets')?.input
const where = () => opened.app.get('.preview [role="status"]').text()
const pageText = () => opened.app.get('.preview svg.paper text').text()

describe('the print page', () => {
  it('begins with what goes to every table, and shows its pages as they will come out', async () => {
    await openPrint()
    expect(where()).toBe('Page 1 of 2')
    expect(pageText()).toBe('Roster <1>')
    expect(opened.app.get('.preview svg.paper').attributes('aria-label')).toBe('Roster, page 1 of 1')
    expect(opened.app.get('.page-head .sub').text()).toBe('2 sheets ticked, 2 pages')
    await press('Open and print')
    expect(ordered()).toMatchObject({
      campaign: 'bravo.tour',
      sheets: [{ sheet: 'roster' }, { sheet: 'briefing' }],
      to: 'print',
      together: true,
    })
  })

  it('leafs by keys from sheet to sheet, and goes to the sheet that has just been ticked', async () => {
    await openPrint()
    await opened.press('ArrowRight')
    expect([where(), pageText()]).toEqual(['Page 2 of 2', 'Briefing <1>'])
    await opened.press('ArrowRight')
    expect(where()).toBe('Page 2 of 2')
    await tick('Soldier cards')
    expect([where(), pageText()]).toEqual(['Page 2 of 4', 'Soldier cards <1>'])
    await opened.press('PageDown')
    expect(pageText()).toBe('Soldier cards <2>')
    await tick('Soldier cards')
    expect([where(), pageText()]).toEqual(['Page 2 of 2', 'Briefing <1>'])
  })

  it('ticks a whole group, but nothing that lacks something, and says what it lacks', async () => {
    await openPrint()
    const citation = tickBox('Medal citation')
    expect(citation.attributes('disabled')).toBeDefined()
    expect(opened.app.get(`[id="${citation.attributes('aria-describedby')}"]`).text()).toBe(
      'No medal has been awarded.',
    )
    await tick('Story')
    await press('Save as PDF')
    expect((ordered() as { sheets: unknown[] }).sheets).toEqual([
      { sheet: 'roster' },
      { sheet: 'briefing' },
      { sheet: 'chronicle' },
      { sheet: 'calendar' },
    ])
    await tick('Story')
    expect(opened.app.get('.page-head .sub').text()).toContain('2 sheets ticked')
  })

  it('ticks a whole group without what waits for a choice, and with it once the choice is made', async () => {
    await openPrint()
    const sheets = () => (ordered() as { sheets: { sheet: string }[] }).sheets.map(({ sheet }) => sheet)
    await tick('Quick reference')
    expect((tickBox('Quick reference').element as HTMLInputElement).checked).toBe(true)
    await press('Save as PDF')
    expect(sheets()).toEqual(['roster', 'briefing', 'quick'])
    await tick('My QRS')
    await opened.app.get('[role="group"][aria-label="Tables of My QRS"] li input').setValue(true)
    await settle()
    await tick('My QRS')
    await tick('Quick reference')
    await press('Save as PDF')
    expect(sheets()).toEqual(['roster', 'briefing', 'quick', 'myQrs'])
  })

  it('prints what is sealed only for the player who is named, and forgets who that was', async () => {
    const orders = {
      ...{ sheet: 'orders', title: 'Orders', about: 'What one side has been told.', group: 'folder' },
      ...{ groupTitle: 'Mission folder', takes: ['holder'], needs: 'holder', lacking: null, holders: [4] },
    } as const
    const answers = {
      'print.offers': () => [...sampleOffers, orders],
      'print.choices': () => ({ ...sampleChoices, players: [...sampleChoices.players, { id: 5, name: 'Ben' }] }),
    }
    await openPrint(answers)
    const sheets = () => (ordered() as { sheets: { sheet: string }[] }).sheets
    await tick('Orders')
    await press('Save as PDF')
    // The program refuses it by a sentence.
    expect(sheets()).toContainEqual({ sheet: 'orders' })
    await choose('For whose eyes Orders is', '4')
    await press('Save as PDF')
    expect(sheets()).toContainEqual({ sheet: 'orders', holder: 4 })
    const select = () => opened.app.get<HTMLSelectElement>('select[aria-label="For whose eyes Orders is"]').element
    const named = () => select().value
    expect(
      [...select().options].map(({ value }) => value),
      'whom it can be for',
    ).toEqual(['nobody', '4'])
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(named()).toBe('nobody')
    await choose('For whose eyes Orders is', '4')
    expect(named()).toBe('4')
    opened.app.unmount()
    await openPrint(answers)
    expect(named()).toBe('nobody')
  })

  it('hands the machine to the player for whom a sealed sheet is, and covers it when the machine goes on', async () => {
    const orders = {
      ...{ sheet: 'orders', title: 'Orders', about: 'What one side has been told.', group: 'folder' },
      ...{ groupTitle: 'Mission folder', takes: ['holder'], needs: 'holder', lacking: null },
    } as const
    const players = [
      { id: 4, name: 'Anna', stars: [] },
      { id: 5, name: 'Ben', stars: [] },
    ]
    await openPrint({
      'print.offers': () => [...sampleOffers, orders],
      'print.choices': () => ({ ...sampleChoices, players }),
      'fng.players': () => ({ players, candidates: [], begins: true, notNow: null, attributes: [], own: [] }),
    })
    const named = () => opened.app.get<HTMLSelectElement>('select[aria-label="For whose eyes Orders is"]').element.value
    const laidOut = () =>
      opened.bridge.calls.filter(
        ({ procedure, input }) => procedure === 'print.preview' && JSON.stringify(input).includes('"holder"'),
      )
    const answer = async (text: string) => {
      await allHere()
      const way = [...document.body.querySelectorAll('button')].find((one) => one.textContent.trim() === text)
      if (!way) throw new Error(`Nothing covers the screen with a way on called ${text}.`)
      way.click()
      await settle()
    }
    await tick('Orders')
    await choose('For whose eyes Orders is', '4')
    expect([named(), laidOut()]).toEqual(['nobody', []])
    await answer('Cancel: it stays on the table')
    expect([named(), laidOut()]).toEqual(['nobody', []])
    await choose('For whose eyes Orders is', '4')
    await answer('I am Anna')
    expect(named()).toBe('4')
    expect(laidOut()).not.toEqual([])
    await choose('For whose eyes Orders is', '5')
    expect(named()).toBe('nobody')
    await answer('I am Ben')
    expect(named()).toBe('5')
  })

  it('folds what can be folded, shows it so, and keeps that in a set-up', async () => {
    await openPrint()
    const ways = () => opened.app.findAll('select[aria-label="Pages on the paper"] option').map((one) => one.text())
    expect(ways()).toEqual(['One page a side', 'Two pages a side'])
    await tick('Infantry QRS')
    expect(ways()).toEqual(['One page a side', 'Two pages a side', 'Folded, long edge', 'Folded, short edge'])
    await choose('Pages on the paper', 'short')
    const looked = opened.bridge.calls.filter(({ procedure }) => procedure === 'print.preview')
    expect(looked.at(-1)?.input).toMatchObject({ fold: 'short' })
    await press('Save as PDF')
    expect(ordered()).toMatchObject({ fold: 'short' })
    await tick('Infantry QRS')
    expect(ways()).toContain('Folded, short edge')
    opened.app.unmount()
    await openPrint()
    await press('Save as PDF')
    expect(ordered()).toMatchObject({ fold: 'short' })
  })

  it('warns of letters that come out too small to be read at a table', async () => {
    await openPrint({
      'print.preview': (input: { fold: string }) => ({
        ...{ title: 'Roster', width: 612, height: 792, pages: 1, from: 1, spreads: [[null, 1]], shown: [[]] },
        smallest: input.fold === 'twoUp' ? 5.24 : 7,
      }),
    })
    expect(opened.app.find('.preview .warn').exists()).toBe(false)
    await choose('Pages on the paper', 'twoUp')
    expect(opened.app.get('.preview .warn').text()).toBe(
      'Its smallest letters come out 5.2 points high: hard to read at the table.',
    )
  })

  it('prints the folder for tonight in one go, in the order of the table, whatever is ticked', async () => {
    await openPrint()
    await tick('Briefing')
    await choose('Sides of the paper', 'both')
    await press('Folder for tonight')
    expect(ordered()).toMatchObject({
      sheets: [{ sheet: 'briefing' }, { sheet: 'cards', men: 'going' }],
      ...{ to: 'print', together: true, bothSides: true },
    })
    expect(ordered()).not.toHaveProperty('wishes')
  })

  it('hands on ink, size and sides, and tells them while they are folded away', async () => {
    await openPrint()
    expect(opened.app.get('.finer summary span').text()).toBe('as ever')
    await choose('Ink', 'mono')
    await choose('Size of print', 'large')
    expect(opened.app.get('.finer summary span').text()).toBe('black, no greys, large print')
    await press('Save as PDF')
    expect(ordered()).toMatchObject({ ink: 'mono', large: true, bothSides: false, accent: null })
    const looked = opened.bridge.calls.findLast(({ procedure }) => procedure === 'print.preview')?.input
    expect(looked).toMatchObject({ ink: 'mono', large: true })
  })

  it('shows a booklet as it is printed, or as it lies open', async () => {
    await openPrint()
    await tick('Infantry QRS')
    await choose('Pages on the paper', 'long')
    await press('Open')
    const looked = () => opened.bridge.calls.findLast(({ procedure }) => procedure === 'print.preview')?.input
    expect(looked()).toMatchObject({ fold: 'open' })
    await press('As printed')
    expect(looked()).toMatchObject({ fold: 'long' })
  })

  it('names the sheets that could not be printed, and says that the others are done', async () => {
    const left = [{ sheet: 'briefing', title: 'Briefing', message: 'There has been no mission yet.' }]
    await openPrint({ 'print.sheets': () => ({ files: [{ name: 'Roster', url: null }], done: true, left }) })
    await press('Save as PDF')
    const told = opened.app.get('.failure').text()
    expect(told).toContain('One sheet could not be printed; the others are done.')
    expect(told).toContain('Briefing There has been no mission yet.')
    expect(opened.app.text()).toContain('Saved: Roster.')
    await press('Save as PDF')
    expect(opened.app.findAll('.failure')).toHaveLength(1)
    await tick('Briefing')
    expect(opened.app.findAll('.failure'), 'other sheets are ticked').toHaveLength(0)
  })

  it('tells each sheet what it takes, and remembers all of it but the day', async () => {
    await openPrint()
    for (const sheet of ['Soldier cards', 'My QRS', 'Calendar']) await tick(sheet)
    await choose('Men of Soldier cards', 'hand')
    await opened.app.get('[role="group"][aria-label="Men of Soldier cards"] li input').setValue(true)
    await settle()
    await opened.app.get('[role="group"][aria-label="Tables of My QRS"] li input').setValue(true)
    await settle()
    await choose('Drawing of Calendar', 'boots')
    await choose('Mission', '405')
    await choose('As of', '2')
    await choose('Colour of heads and rules', 'blue')
    await choose('Saved as', 'each')
    await press('Save as PDF')
    const sheets = [
      { sheet: 'roster', turn: 2 },
      { sheet: 'cards', men: [7], turn: 2 },
      { sheet: 'briefing', mission: 405 },
      { sheet: 'myQrs', tables: [expect.any(String)] },
      { sheet: 'calendar', picture: 'boots' },
    ]
    expect(ordered()).toMatchObject({ sheets, accent: 'blue', together: false, to: 'save' })
    opened.app.unmount()
    await openPrint()
    await press('Save as PDF')
    const again = sheets.map((wish) =>
      Object.fromEntries(Object.entries(wish).filter(([name]) => !['mission', 'turn'].includes(name))),
    )
    expect((ordered() as { sheets: unknown[] }).sheets).toEqual(again)
  })

  it('takes a plan up that an older program has remembered, again without its day', async () => {
    const old = {
      ticked: ['roster', 'cards'],
      own: { cards: { men: [7] } },
      mission: 405,
      halfMonth: 2,
      accent: 'blue',
    }
    localStorage.setItem('print bravo.tour', JSON.stringify({ ...old, together: false }))
    await openPrint()
    await press('Save as PDF')
    const sheets = [{ sheet: 'roster' }, { sheet: 'cards', men: [7] }]
    expect(ordered()).toMatchObject({ accent: 'blue', together: false })
    expect((ordered() as { sheets: unknown[] }).sheets).toEqual(sheets)
  })

  it('speaks as the game does, and leaves out what it keeps none of', async () => {
    const words = { unit: 'squad', mission: 'game', turn: 'game', men: 'figures' }
    const own: PrintChoices = { ...sampleChoices, words, setups: null, codes: false }
    await openPrint({ 'print.choices': () => own })
    await tick('Soldier cards')
    const mission = opened.app.get('select[aria-label="Game"]')
    expect(mission.findAll('option').map((one) => one.text())).toEqual([
      'Latest game',
      'Game 2: patrol, late August 1967',
      'Game 1: ambush, early June 1967',
    ])
    const men = opened.app.get('select[aria-label="Figures of Soldier cards"]')
    expect(men.findAll('option').map((one) => one.text())).toEqual([
      'Its usual figures',
      'Only the figures who go',
      'Figures chosen by hand',
    ])
    expect(opened.app.find('[aria-label="Print set-up"]').exists()).toBe(false)
    expect(opened.app.find('#form-code').exists()).toBe(false)
  })

  it('says under a sheet why it cannot be laid out, and shows the others', async () => {
    await openPrint({
      'print.preview': (input: { sheet: { sheet: string } }) => {
        if (input.sheet.sheet === 'roster')
          throw new Refusal({ code: 'not-now', message: 'There is nothing to lay out.' })
        return { title: 'Briefing', width: 612, height: 792, pages: 1, from: 1, spreads: [[null, 1]], shown: [[]] }
      },
    })
    expect(opened.app.get('.row .warn').text()).toBe('There is nothing to lay out.')
    expect(where()).toBe('Page 1 of 1')
  })

  it('opened for one sheet ticks that one alone, and forgets nothing of what was ticked before', async () => {
    await openPrint()
    await tick('Briefing')
    await tick('Chronicle')
    await opened.router.push('/tour/bravo.tour/print?sheet=cards')
    await settle()
    const ticked = () =>
      ['Roster', 'Briefing', 'Chronicle'].filter((title) => (tickBox(title).element as HTMLInputElement).checked)
    expect(ticked()).toEqual([])
    await press('Open and print')
    expect(ordered()).toMatchObject({ sheets: [{ sheet: 'cards' }] })
    await opened.router.push('/tour/bravo.tour/print')
    await settle()
    expect(ticked()).toEqual(['Roster', 'Chronicle'])
  })

  it('says so where nothing that is ticked can be laid out, and offers to print nothing', async () => {
    await openPrint({
      'print.preview': () => {
        throw new Refusal({ code: 'bad-input', message: 'Say for whose eyes it is.' })
      },
    })
    expect(opened.app.get('.preview').text()).toContain('Nothing of what is ticked can be printed as it is')
    expect(button('Save as PDF').attributes('disabled')).toBeDefined()
    expect(button('Open and print').attributes('disabled')).toBeDefined()
  })

  it('without a tour offers what needs none; with nothing ticked nothing is printed', async () => {
    await openPrint({}, '/print')
    expect(opened.app.get('h1').text()).toBe('Sheets')
    expect(opened.app.find('[aria-label="Print set-up"]').exists()).toBe(false)
    expect(opened.bridge.calls.some(({ procedure }) => procedure === 'print.choices')).toBe(false)
    await tick('Roster')
    await tick('Briefing')
    expect(opened.app.text()).toContain('Tick a sheet: its pages show here as they will come out.')
    expect(button('Save as PDF').attributes('disabled')).toBeDefined()
  })
})

describe('print set-ups', () => {
  it('are chosen in one go, and kept under a name', async () => {
    const kept: unknown[] = []
    await openPrint({ 'fng.keepPrintSetup': (call: { input: unknown }) => (kept.push(call.input), done('Kept')) })
    await choose('Print set-up', '1')
    await press('Save as PDF')
    expect(ordered()).toMatchObject({
      sheets: [{ sheet: 'cards', men: 'going' }, { sheet: 'briefing' }],
      paper: 'a4',
      accent: 'red',
      together: false,
    })
    await tick('Chronicle')
    expect(opened.app.get('select[aria-label="Print set-up"]').text()).toContain('Game night (changed)')
    await press('Keep')
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] input')!
    field.value = 'Sunday'
    field.dispatchEvent(new Event('input'))
    await settle()
    document.querySelector('[role="dialog"] form')!.dispatchEvent(new Event('submit', { cancelable: true }))
    await settle()
    expect(kept).toEqual([
      {
        setup: null,
        name: 'Sunday',
        content: {
          sheets: [{ sheet: 'cards', men: 'going' }, { sheet: 'briefing' }, { sheet: 'chronicle' }],
          paper: 'a4',
          accent: 'red',
          together: false,
        },
      },
    ])
  })

  it('a campaign without any says so', async () => {
    await openPrint({ 'print.choices': (): PrintChoices => ({ ...sampleChoices, setups: [] }) })
    const select = opened.app.get('select[aria-label="Print set-up"]')
    expect([select.text(), select.attributes('disabled')]).toEqual(['No set-up kept yet', ''])
  })
})

describe('the code of a form', () => {
  const missionPage = { route: 'fng.mission', params: { mission: '812' }, hash: '' }
  const place = { title: 'Report of mission 2', page: missionPage, note: 'Mission 2 is over.' }

  it('opens its page, and a wrong one is told beside the field', async () => {
    await openPrint({
      'print.code': ({ code }: { code: string }) => {
        if (code !== 'R2-K') throw new Refusal({ code: 'bad-input', message: 'There is a slip in the code.' })
        return place
      },
    })
    const field = opened.app.get('#form-code')
    const enter = async (code: string) => {
      await field.setValue(code)
      await opened.app.get('form.code').trigger('submit')
      await settle()
    }
    await enter('R2-X')
    expect(opened.app.get('form.code [role="alert"]').text()).toBe('There is a slip in the code.')
    await enter('R2-K')
    expect(opened.router.currentRoute.value).toMatchObject({ name: 'fng.mission', params: { mission: '812' } })
    expect(opened.app.get('.notice').text()).toBe('Report of mission 2. Mission 2 is over.')
  })

  it('is taken by the palette as well, which Ctrl P leads past to this page', async () => {
    const page = { route: 'fng.halfMonth', params: {}, hash: '#report-812' }
    await openPrint({ 'print.code': () => ({ ...place, page, note: null }) }, '/tour/bravo.tour/roster')
    await opened.press('p', { ctrlKey: true })
    expect(opened.router.currentRoute.value.name).toBe('tourPrint')
    await opened.press('k', { ctrlKey: true })
    const field = document.querySelector<HTMLInputElement>('.palette input')!
    field.value = 'r2 k'
    field.dispatchEvent(new Event('input'))
    await settle()
    document.querySelector<HTMLElement>('[data-command="do.form"]')!.click()
    await settle()
    expect(opened.bridge.calls.findLast(({ procedure }) => procedure === 'print.code')?.input).toEqual({
      campaign: 'bravo.tour',
      code: 'R2 K',
    })
    expect(opened.router.currentRoute.value).toMatchObject({ name: 'fng.halfMonth', hash: '#report-812' })
  })
})

it('a sheet that takes its time shows how far it is and can be cancelled, which is no failure', async () => {
  let job = ''
  const { promise, reject } = Promise.withResolvers<never>()
  await openPrint({
    'print.sheets': (input: { job: string }) => {
      job = input.job
      return promise
    },
    'job.cancel': (input: { job: string }) => {
      if (input.job === job) reject(new Refusal({ code: 'cancelled', message: 'It was cancelled.' }))
      return { cancelled: true }
    },
  })
  await button('Open and print').trigger('click')
  await new Promise((resolve) => setTimeout(resolve, 520))
  opened.bridge.say('progress', { job, done: 3, of: 12, what: 'Page 3 of 12' })
  await settle()
  expect(opened.app.get('.job').text()).toContain('Page 3 of 12')
  expect(opened.app.get('.job [role="progressbar"]').attributes('aria-valuenow')).toBe('25')
  await opened.app.get('.job button').trigger('click')
  await settle()
  expect(opened.app.find('.job').exists()).toBe(false)
  expect(opened.app.find('.failure').exists()).toBe(false)
  expect(opened.app.text()).not.toContain('Opened')
  expect(button('Open and print').attributes('disabled')).toBeUndefined()
})
