import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Pages are fetched when opened: here they are at hand.
import '../../src/games/fng/screens/overview/OverviewScreen.vue'
import '../../src/games/fng/screens/paper/PaperScreen.vue'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import { attributesIn, halfMonthsIn } from '../../src/games/fng/contract/paperCells.ts'
import { emptyPaper, newLine, paperInput, type PaperForm } from '../../src/games/fng/screens/paper/paperForm.ts'
import { problemsOf } from '../../src/games/fng/screens/paper/paperProblems.ts'
import { forceOf } from '../../src/games/fng/screens/muster/forces.ts'
import { done, Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { sampleMuster } from './support/sampleMuster.ts'

const filled = () => {
  const line = newLine({ squad: 1, post: 'squadLeader', weapon: 'm14' })
  const open = newLine({ squad: 1, post: 'rifleman', weapon: 'm14' })
  Object.assign(line, { firstName: 'Ed', lastName: 'Mercer', rep: '5', deros: '7½', attributes: 'lucky; Born Leader' })
  return { ...emptyPaper(), unit: '2nd Platoon', lines: [line, open], star: line.key }
}
const problems = (form: PaperForm) => problemsOf(form, sampleMuster).map(({ text }) => text)

describe('a roster copied from paper', () => {
  it('becomes an input that passes the contract; lines without a last name are open places', () => {
    const form = filled()
    form.lines[0]!.away = 'hospital 2'
    expect(problems(form)).toEqual([])
    const input = paperInput(form, sampleMuster)
    expect(input).toMatchObject({
      men: [
        {
          lastName: 'Mercer',
          rep: 5,
          derosHalfMonths: 15,
          attributes: ['lucky', 'born-leader'],
          star: true,
          away: { status: 'hospital', missions: 2 },
        },
      ],
      openSlots: [{ squad: 1, post: 'rifleman', weapon: 'm14' }],
      lastArea: null,
    })
    expect(fngSteps.takeOver.safeParse(input).success).toBe(true)
  })

  it.each([
    [{ unit: ' ' }, 'The unit needs a name.'],
    [{ startHalfMonth: 2 }, 'The campaign cannot stand before the date it began.'],
    [{ star: null }, 'Name the Star: one of the men.'],
  ])('says plainly what is wrong with the whole: %o', (change, text) => {
    expect(problems({ ...filled(), ...change })).toEqual([text])
  })

  it.each([
    [{ rep: '8' }, 'Mercer: REP is 1 to 7.'],
    [{ rep: '' }, 'Mercer: REP is 1 to 7.'],
    [{ deros: '14' }, 'Mercer: DEROS is half a month to 13 months, in halves.'],
    [{ attributes: 'Lucky, Bulletproof' }, 'Mercer: there is no attribute "Bulletproof".'],
  ])('and with a man: %o', (change, text) => {
    const form = filled()
    Object.assign(form.lines[0]!, change)
    expect(problems(form)).toEqual([text])
  })

  it('two men of one name are asked for what tells them apart', () => {
    const form = filled()
    form.lines.push({ ...form.lines[0]!, key: 99_999, squad: 0 })
    expect(problems(form)).toEqual(['Mercer: Platoon HQ, line 1 has the same name: write their first names out.'])
    Object.assign(form.lines[2]!, { firstName: 'Al' })
    expect(problems(form)).toEqual([])
  })

  it('the Star cannot be an open place', () => {
    const form = filled()
    form.star = form.lines[1]!.key
    expect(problems(form)).toEqual(['Name the Star: one of the men.'])
  })

  it('reads months with halves, and names of attributes however they are written', () => {
    const { tourLength } = forceOf(sampleMuster, 'usmc')
    expect(['7', '7.5', '7,5', '7½', '½', '13', '7.0'].map((text) => halfMonthsIn(text, tourLength))).toEqual([
      14, 15, 15, 15, 1, 26, 14,
    ])
    expect(['', '0', '13½', '7.3', 'x', '-1'].map((text) => halfMonthsIn(text, tourLength))).toEqual(
      Array(6).fill(null),
    )
    expect(attributesIn(' LUCKY ,, nobody', sampleMuster)).toEqual({ ids: ['lucky'], unknown: ['nobody'] })
  })
})

describe('the page', () => {
  const lines = [
    { squad: 0, post: 'platoonLeader', weapon: 'm14' },
    { squad: 1, post: 'squadLeader', weapon: 'm14' },
  ]
  let opened: Awaited<ReturnType<typeof openApp>>
  afterEach(() => {
    opened.app.unmount()
    localStorage.clear()
  })
  const calls = (procedure: string) => opened.bridge.calls.filter((call) => call.procedure === procedure)
  const field = (label: string) => opened.app.get<HTMLInputElement>(`[aria-label="${label}"]`)
  const submit = async () => {
    await opened.app.get('form.stack').trigger('submit')
    await flushPromises()
  }

  it('says all that is wrong at once and goes to the first of it; one file is made, however often it is refused', async () => {
    let tries = 0
    opened = await openApp('/paper', {
      'fng.musterLines': () => lines,
      'library.create': () => ({ campaign: '2nd Platoon.tour' }),
      'fng.takeOver': () => {
        tries += 1
        if (tries === 1) throw new Refusal({ code: 'bad-input', message: 'A platoon has at most one platoon leader.' })
        return done('Take over')
      },
    })
    await submit()
    expect(opened.app.findAll('.problems li').map((one) => one.text())).toEqual([
      'The unit needs a name.',
      'Name the Star: one of the men.',
    ])
    expect(document.activeElement).toBe(opened.app.get('[placeholder="2nd Platoon, Bravo Company"]').element)
    expect(calls('library.create')).toEqual([])

    await opened.app.get('[placeholder="2nd Platoon, Bravo Company"]').setValue('2nd Platoon')
    await opened.app.findAll('[data-column="lastName"]')[1]!.setValue('Mercer')
    await field('REP, Mercer').setValue('5')
    await field('DEROS in months, Mercer').setValue('7.5')
    await field('Star, Mercer').setValue(true)
    expect(opened.app.find('.problems').exists()).toBe(false)
    await submit()
    expect(opened.app.get('.failure').text()).toContain('at most one platoon leader')
    await submit()
    expect(calls('library.create')).toHaveLength(1)
    expect(calls('fng.takeOver').at(-1)!.input).toMatchObject({
      campaign: '2nd Platoon.tour',
      input: { men: [{ lastName: 'Mercer', squad: 1, star: true }], openSlots: [{ squad: 0 }] },
    })
    // The page that it leads to is fetched first.
    await vi.waitFor(() => {
      expect(opened.router.currentRoute.value.fullPath).toBe('/tour/2nd%20Platoon.tour')
    })
  })

  it('arrow keys and Enter walk down a column; lines are added and taken away', async () => {
    opened = await openApp('/paper', { 'fng.musterLines': () => lines })
    const [first, second] = opened.app.findAll<HTMLInputElement>('[data-column="rep"]')
    first!.element.focus()
    await first!.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second!.element)
    await second!.trigger('keydown', { key: 'ArrowUp' })
    expect(document.activeElement).toBe(first!.element)
    await first!.trigger('keydown', { key: 'Enter' })
    expect(document.activeElement).toBe(second!.element)
    await opened.app.get('[data-squad="1"] .squad button').trigger('click')
    await flushPromises()
    expect(opened.app.findAll('[data-column="rep"]')).toHaveLength(3)
    await opened.app.findAll('[aria-label="Take the line away, open place"]')[0]!.trigger('click')
    expect(opened.app.findAll('[data-column="rep"]')).toHaveLength(2)
  })

  it('a line has its weapon, and all others once it is looked at', async () => {
    opened = await openApp('/paper', { 'fng.musterLines': () => lines })
    const select = opened.app.get<HTMLSelectElement>('[aria-label="Weapon, open place"]')
    expect(select.element.value).toBe('m14')
    expect(select.findAll('option')).toHaveLength(1)
    await select.trigger('focus')
    expect(select.findAll('option').length).toBeGreaterThan(20)
    expect(select.element.value).toBe('m14')
    await select.setValue('m16')
    expect(select.element.value).toBe('m16')
  })

  it('another list is laid out anew only as long as nobody is written down', async () => {
    opened = await openApp('/paper', { 'fng.musterLines': () => lines })
    await opened.app.get('select').setValue('anzac')
    await flushPromises()
    expect(calls('fng.musterLines').map(({ input }) => input)).toEqual([
      { list: 'usmc', halfMonth: 0 },
      { list: 'anzac', halfMonth: 0 },
    ])
    await opened.app.findAll('[data-column="lastName"]')[0]!.setValue('Mercer')
    await opened.app.get('select').setValue('usmc')
    await flushPromises()
    expect(calls('fng.musterLines')).toHaveLength(2)
    expect(opened.app.findAll<HTMLInputElement>('[data-column="lastName"]')[0]!.element.value).toBe('Mercer')
  })
})

describe('moving the unit', () => {
  it('offers the other Corps, and says why it may not', async () => {
    const opened = await openApp('/tour/bravo.tour/settings', {
      'library.snapshots': () => [],
      'fng.moveUnit': () => {
        throw new Refusal({ code: 'not-now', message: 'The unit moves between missions only.' })
      },
    })
    const select = opened.app.get('[aria-label="Corps to move to"]')
    expect(select.findAll('option').map((one) => one.text())).not.toContain('I Corps')
    await select.setValue('iii')
    await opened.app.get('[aria-label="The unit"] form').trigger('submit')
    await flushPromises()
    expect(opened.bridge.calls.find(({ procedure }) => procedure === 'fng.moveUnit')?.input).toMatchObject({
      campaign: 'bravo.tour',
      input: { corps: 'iii' },
    })
    expect(opened.app.get('.failure').text()).toContain('between missions only')
    opened.app.unmount()
  })
})
