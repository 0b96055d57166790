import { mount, RouterLinkStub, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import ReportForm from '../../src/games/fng/screens/forms/ReportForm.vue'
import type { ReportInput } from '../../src/games/fng/screens/forms/reportInput.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { reportBoxes } from './support/reportBoxes.ts'
import { mission } from './support/sampleViews.ts'

const man = (soldierId: number, name: string, squad: number) => ({
  soldierId,
  name,
  rank: 'Pfc',
  squad,
  line: 3,
  squadName: `${squad}. squad`,
  rep: 4,
  star: soldierId === 1,
  attached: false,
  weapon: 'M-14',
})
const men = [man(1, 'Mercer, J.', 1), man(2, 'Oakes, C.', 1), man(3, 'Weller, A.', 2), man(4, 'Ruiz, R.', 2)]

/** Boxes that a patrol does not ask for. */
const ofOthers = ['pcsRevealed', 'allPcsAndOff', 'task', 'civiliansDetained']
const patrol = {
  ...mission,
  reportFields: reportBoxes.map(({ field }) => field).filter((field) => !ofOthers.includes(field)),
}

let form: VueWrapper
const open = () => {
  const bridge = fakeBridge({})
  form = mount(ReportForm, {
    attachTo: document.body,
    props: { mission: patrol, men, boxes: reportBoxes, busy: false },
    global: {
      plugins: [createPinia()],
      stubs: { RouterLink: RouterLinkStub, TakeForm: true },
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
}
beforeEach(open)
afterEach(() => {
  form.unmount()
  localStorage.clear()
})

type Control = HTMLSelectElement & HTMLInputElement
const cell = (id: number, field: string): Omit<DOMWrapper<Control>, 'exists'> =>
  form.get(`[data-man="${id}"] [data-field="${field}"]`)
/** Presses a key where the focus is, as the keyboard does. */
const press = async (key: string, over: KeyboardEventInit = {}) => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over }))
  await form.vm.$nextTick()
}
const focused = (): string => {
  const at = document.activeElement as HTMLElement
  return `${at.closest<HTMLElement>('[data-man]')?.dataset['man'] ?? ''} ${at.dataset['field'] ?? at.getAttribute('name') ?? at.tagName}`
}
const fates = () => men.map(({ soldierId }) => cell(soldierId, 'fate').element.value)
const handedIn = () => form.emitted<[string, ReportInput]>('submit')?.at(-1)?.[1]

describe('the report by keys', () => {
  it('takes letters for fates and goes on with Enter, from squad to squad', async () => {
    cell(1, 'fate').element.focus()
    for (const letter of ['f', 'O', 'd', 'm']) {
      await press(letter)
      await press('Enter')
    }
    expect(fates()).toEqual(['fine', 'outOfTheFight', 'obviouslyDead', 'missing'])
    expect(focused(), 'the last row is the end').toBe('4 fate')
    await press('Enter', { shiftKey: true })
    expect(focused()).toBe('3 fate')
  })

  it('walks sideways over the boxes that are asked, and down past men who are not asked', async () => {
    cell(2, 'fate').element.focus()
    await press('o')
    await press('ArrowRight')
    expect(focused()).toBe('2 recovered')
    await press('ArrowRight')
    expect(focused()).toBe('2 evacuation')
    await press('m')
    await press('ArrowDown')
    expect(focused(), 'nobody else is evacuated').toBe('2 evacuation')
    await press('Home')
    expect(focused()).toBe('2 fate')
    await press('End', { ctrlKey: true })
    expect(focused()).toBe('4 deed')
    expect(cell(2, 'evacuation').element.value).toBe('medevac')
  })

  it('names a man with the number that he has on roster, squad sheet and card', () => {
    expect(form.get('[data-man="2"] .line').text()).toBe('3')
    expect(form.get('[data-man="2"] .name').text()).toMatch(/Oakes, C\.$/)
  })

  it('shows boxes only where they apply', async () => {
    expect(cell(2, 'evacuation').element.disabled).toBe(true)
    expect([cell(1, 'cheatedDeath').element.disabled, cell(2, 'cheatedDeath').element.disabled]).toEqual([false, true])
    await cell(2, 'fate').setValue('obviouslyDead')
    expect(cell(2, 'deed').element.disabled).toBe(true)
    await form.get('.lead input').setValue(false)
    expect(cell(1, 'killsToRoll').element.disabled).toBe(true)
  })

  it('refuses a fate that no Star has, and says why', async () => {
    cell(1, 'fate').element.focus()
    await press('m')
    expect(fates()[0]).toBe('')
    expect(form.get('.hint').text()).toContain('The Star is always recovered')
  })

  it('FNG p. 103: takes another deed in the player’s words, right under the man', async () => {
    cell(2, 'deed').element.focus()
    await press('a')
    const words = form.get<HTMLInputElement>('[aria-label="Oakes, C.: what he did"]')
    expect(document.activeElement, 'who names it writes it down').toBe(words.element)
    await form.trigger('submit')
    expect(handedIn()).toBeUndefined()
    expect(words.attributes('title')).toBe('Say what Oakes, C. did.')
    await words.setValue('held the crossing alone ')
    await form.trigger('submit')
    expect(handedIn()!.men).toEqual([{ soldierId: 2, deed: 'other', deedWords: 'held the crossing alone' }])
    await cell(2, 'deed').setValue('twoInMelee')
    expect(form.find('[aria-label="Oakes, C.: what he did"]').exists()).toBe(false)
    await form.trigger('submit')
    expect(handedIn()!.men).toEqual([{ soldierId: 2, deed: 'twoInMelee' }])
  })

  it('empties a box with Delete', async () => {
    await cell(2, 'fate').setValue('captured')
    cell(2, 'fate').element.focus()
    await press('Delete')
    expect(fates()[1]).toBe('')
  })

  it('says one thing of several men, chosen with Shift, but not what a Star cannot have', async () => {
    cell(1, 'fate').element.focus()
    await press('ArrowDown', { shiftKey: true })
    await press('ArrowDown', { shiftKey: true })
    await press('c')
    expect(fates()).toEqual(['', 'captured', 'captured', ''])
    await press('Escape')
    await press('f')
    expect(fates()).toEqual(['', 'captured', 'fine', ''])
  })

  it('chooses everybody with Ctrl A', async () => {
    cell(3, 'fate').element.focus()
    await press('a', { ctrlKey: true })
    await press('r')
    expect(new Set(fates())).toEqual(new Set(['retired']))
  })

  it('has its boxes in the order of their numbers', () => {
    const row = form.findAll('[data-man="1"] [data-field]').map((one) => one.attributes('data-field'))
    const numbered = reportBoxes.filter(({ of }) => of === 'man').map(({ field }) => field)
    expect(row).toEqual(numbered)
    const shown = form.findAll('.box').map((one) => Number(one.text().replace('box ', '')))
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(shown[0]).toBe(1)
  })
})

describe('the report as a whole', () => {
  it('counts as it is filled in', async () => {
    await cell(2, 'fate').setValue('outOfTheFight')
    await cell(1, 'killsToRoll').setValue('4')
    await cell(3, 'killsConfirmed').setValue('7x')
    await form.get('[name="otherKillsConfirmed"]').setValue('1')
    expect(form.get('.figures').text()).toBe('1 out, 12 kills, 4 to roll')
    expect(form.get('.sum').text()).toContain('3 of 4 told; the others came out fine')
  })

  it('makes the others fine, all or of one squad, and leaves what has been said', async () => {
    await cell(3, 'fate').setValue('obviouslyDead')
    const fine = form.findAll('button').filter((one) => one.text() === 'The others are fine')
    await fine[1]!.trigger('click')
    expect(fates()).toEqual(['fine', 'fine', 'obviouslyDead', ''])
    await fine[0]!.trigger('click')
    expect(fates()).toEqual(['fine', 'fine', 'obviouslyDead', 'fine'])
  })

  it('is handed in with Ctrl Enter', async () => {
    cell(2, 'fate').element.focus()
    await press('d')
    await press('Enter', { ctrlKey: true })
    expect(handedIn()).toMatchObject({ contacted: true, men: [{ soldierId: 2, fate: 'obviouslyDead' }] })
  })

  it('keeps the focus where all were made fine: Ctrl Enter hands in from there', async () => {
    const fine = form.findAll('button').find((one) => one.text() === 'All fine')!
    fine.element.focus()
    await fine.trigger('click')
    expect(fates()).toEqual(['fine', 'fine', 'fine', 'fine'])
    expect([fine.element.disabled, fine.attributes('aria-disabled')]).toEqual([false, 'true'])
    expect(document.activeElement).toBe(fine.element)
    await press('Enter', { ctrlKey: true })
    expect(handedIn()).toMatchObject({ contacted: true })
  })

  it('is not handed in with a mistake, and goes to its box', async () => {
    await cell(2, 'killsToRoll').setValue('1000')
    await form.get('form').trigger('submit')
    await form.vm.$nextTick()
    expect(handedIn()).toBeUndefined()
    expect(focused()).toBe('2 killsToRoll')
    expect(form.get('.hint').text()).toBe('A number from 0 to 999.')
    await cell(2, 'killsToRoll').setValue('10')
    await form.get('[name="woundedLeft"]').setValue('1')
    expect(form.get('.fields').text()).toContain('Nobody lies wounded and recovered.')
    await form.get('[name="woundedLeft"]').setValue('0')
    await form.get('form').trigger('submit')
    expect(handedIn()).toMatchObject({ men: [{ soldierId: 2, killsToRoll: 10 }] })
  })

  it('is kept when the window closes', async () => {
    await cell(4, 'fate').setValue('missing')
    form.unmount()
    open()
    expect(fates()).toEqual(['', '', '', 'missing'])
  })
})
