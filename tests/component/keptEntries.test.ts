import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Pages are fetched when opened: here they are at hand.
import '../../src/games/fng/screens/wizard/WizardScreen.vue'
import '../../src/games/fng/screens/overview/OverviewScreen.vue'
import '../../src/games/fng/screens/paper/PaperScreen.vue'
import '../../src/games/fng/screens/roster/RosterScreen.vue'
import { emptyMuster, musterFormOf, musterInput } from '../../src/games/fng/screens/muster/musterForm.ts'
import { paperFormOf, paperInput } from '../../src/games/fng/screens/paper/paperForm.ts'
import { done, Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { sampleMuster } from './support/sampleMuster.ts'
import { overview } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.useRealTimers()
})
type Answers = Parameters<typeof openApp>[1]
const open = async (path: string, answers: Answers = {}) => {
  opened = await openApp(path, answers)
  await flushPromises()
}
const go = async (path: string) => {
  await opened.router.push(path)
  await flushPromises()
}
/** As closing the window and opening it again. */
const restart = async (path: string, answers: Answers = {}) => {
  opened.app.unmount()
  await open(path, answers)
}
const inDialog = (label: string) => {
  const button = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
    (one) => one.textContent.trim() === label,
  )
  button!.click()
  return flushPromises()
}
const field = (label: string) => opened.app.get<HTMLInputElement>(`[aria-label="${label}"]`)
const kept = () => opened.app.find('.kept')
const lines = [
  { squad: 0, post: 'platoonLeader', weapon: 'm14' },
  { squad: 1, post: 'squadLeader', weapon: 'm14' },
  { squad: 1, post: 'rifleman', weapon: 'm14' },
]
const paper: Answers = { 'fng.musterLines': () => lines }
const lastNames = () => opened.app.findAll<HTMLInputElement>('[data-column="lastName"]').map((one) => one.element.value)

describe('what is written on the paper form', () => {
  const writeTwo = async () => {
    const fields = opened.app.findAll('[data-column="lastName"]')
    await fields[0]!.setValue('Mercer')
    await fields[2]!.setValue('Odom')
    await field('Star, Odom').setValue(true)
  }

  it('is there again after another page and after a new start, and says so', async () => {
    await open('/paper', paper)
    expect(kept().exists()).toBe(false)
    await writeTwo()
    await go('/')
    expect(opened.router.currentRoute.value.name).toBe('library')
    await go('/paper')
    expect(lastNames()).toEqual(['Mercer', '', 'Odom'])
    expect(kept().text()).toContain('Your entries of today are here.')
    await restart('/paper', paper)
    expect(lastNames()).toEqual(['Mercer', '', 'Odom'])
    expect(field('Star, Odom').element.checked).toBe(true)
    // Keys of the lines begin anew with the page: a new line must not share one.
    await opened.app.get('[data-squad="1"] .squad button').trigger('click')
    await flushPromises()
    await opened.app.findAll('[data-column="lastName"]')[3]!.setValue('Orr')
    expect(lastNames()).toEqual(['Mercer', '', 'Odom', 'Orr'])
  })

  it('yesterday is called so', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00'), toFake: ['Date'] })
    await open('/paper', paper)
    await writeTwo()
    vi.setSystemTime(new Date('2026-11-21T19:00:00'))
    await restart('/paper', paper)
    expect(kept().text()).toContain('Your entries of yesterday are here.')
  })

  it('is thrown away only after a question', async () => {
    await open('/paper', paper)
    await writeTwo()
    await restart('/paper', paper)
    await opened.press('Start afresh')
    await inDialog('Keep them')
    expect(lastNames()).toEqual(['Mercer', '', 'Odom'])
    await opened.press('Start afresh')
    await inDialog('Start afresh')
    expect(lastNames()).toEqual(['', '', ''])
    await restart('/paper', paper)
    expect(lastNames()).toEqual(['', '', ''])
    expect(kept().exists()).toBe(false)
  })

  it('is kept when main refuses it, and forgotten once it is taken over', async () => {
    let refused = true
    const answers: Answers = {
      ...paper,
      'library.create': () => ({ campaign: 'Bravo.tour' }),
      'fng.takeOver': () => {
        if (refused) throw new Refusal({ code: 'bad-input', message: 'No.' })
        return done('Take over')
      },
    }
    await open('/paper', answers)
    await writeTwo()
    await opened.app.get('[placeholder="2nd Platoon, Bravo Company"]').setValue('Bravo')
    for (const who of ['Mercer', 'Odom']) {
      await field(`REP, ${who}`).setValue('4')
      await field(`DEROS in months, ${who}`).setValue('11½')
    }
    const submit = async () => {
      await opened.app.get('form.stack').trigger('submit')
      await flushPromises()
    }
    await submit()
    expect(opened.asked('fng.takeOver')).toHaveLength(1)
    await restart('/tour/Bravo.tour/paper', { ...answers, 'campaign.overview': () => empty })
    expect(lastNames()).toEqual(['Mercer', '', 'Odom'])
    refused = false
    await submit()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft paper Bravo'))).toEqual([])
  })

  it('where the browser keeps nothing, leaving asks', async () => {
    const full = () => {
      throw new Error('The quota has been exceeded.')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined })
    await open('/paper', paper)
    await writeTwo()
    const leaving = opened.router.push('/')
    await flushPromises()
    await inDialog('Stay here')
    await leaving
    expect(opened.router.currentRoute.value.name).toBe('paper')
    expect(lastNames()).toEqual(['Mercer', '', 'Odom'])
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    const gone = opened.router.push('/')
    await flushPromises()
    await inDialog('Leave it')
    await gone
    expect(opened.router.currentRoute.value.name).toBe('library')
  })
})

describe('the grid of the paper form', () => {
  const paste = async (label: string, text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    field(label).element.dispatchEvent(event)
    await flushPromises()
    return event.defaultPrevented
  }

  it('takes cells of a spreadsheet, says what came of it, and gives them back', async () => {
    await open('/paper', paper)
    expect(await paste('First name, open place', 'Ed\tMercer\t5\t11½\r\nAl\tReyes\t9\t7\r\n')).toBe(true)
    expect(lastNames()).toEqual(['Mercer', 'Reyes', ''])
    expect(opened.app.get('.filled').text()).toContain('Filled in from what was pasted: 2 lines.')
    // What is wrong stands at its field at once, and is tied to it.
    const rep = field('REP, Reyes')
    expect(rep.attributes('aria-invalid')).toBe('true')
    expect(document.getElementById(rep.attributes('aria-describedby')!)?.textContent).toBe('REP is 1 to 7.')
    await opened.press('Take it back')
    expect(lastNames()).toEqual(['', '', ''])
    expect(opened.app.find('[aria-invalid="true"]').exists()).toBe(false)
  })

  it('a plain word is left to its field; once worked on, the table is not taken back', async () => {
    await open('/paper', paper)
    expect(await paste('Last name, open place', 'Mercer\r\n')).toBe(false)
    await paste('First name, open place', 'Ed\tMercer')
    await field('REP, Mercer').setValue('5')
    expect(opened.app.text()).not.toContain('Take it back')
  })

  it('shows how whole names would be split before it takes them: so, whole, or not at all', async () => {
    await open('/paper', paper)
    const names = 'John Miller\r\nOdom, Ed\r\n'
    await paste('Last name, open place', names)
    expect(lastNames()).toEqual(['', '', ''])
    const asked = () => opened.app.find('.asked')
    expect(
      asked()
        .findAll('li')
        .map((row) => row.text()),
    ).toEqual(['John MillerFirst name JohnLast name Miller', 'Odom, EdFirst name EdLast name Odom'])
    expect(document.activeElement?.textContent).toBe('Fill them in so')
    await opened.press('Not at all')
    expect([asked().exists(), ...lastNames()]).toEqual([false, '', '', ''])
    await paste('Last name, open place', names)
    await opened.press('Fill them in so')
    expect(asked().exists()).toBe(false)
    expect(lastNames()).toEqual(['Miller', 'Odom', ''])
    expect(field('First name, Miller').element.value).toBe('John')
    await opened.press('Take it back')
    await paste('Last name, open place', names)
    await opened.press('Leave them whole')
    expect(lastNames()).toEqual(['John Miller', 'Odom, Ed', ''])
  })

  it('takes a file that is dropped on it; a tour is left to the window', async () => {
    await open('/paper', paper)
    const drop = async (name: string, text: string) => {
      const event = new Event('drop', { bubbles: true, cancelable: true })
      Object.assign(event, { dataTransfer: { types: ['Files'], files: [new File([text], name)] } })
      opened.app.get('form.stack').element.dispatchEvent(event)
      await flushPromises()
    }
    await drop('Bravo.tour', 'SQLite')
    expect(opened.asked('library.importBegin')).toHaveLength(1)
    expect(opened.app.find('.filled [role="status"]').exists()).toBe(false)
    await drop('men.csv', 'Squad,Line,Last name\nPlatoon HQ,1,"Mercer, Sr"\n1st squad,2,Odom\n')
    await vi.waitUntil(() => opened.app.find('.filled [role="status"]').exists())
    expect(lastNames()).toEqual(['Mercer, Sr', '', 'Odom'])
    expect(opened.app.get('.filled').text()).toContain('"men.csv"')
  })

  it('the list of what is wrong leads to each field', async () => {
    await open('/paper', paper)
    await paste('First name, open place', 'Ed\tMercer\t5\t99')
    await opened.app.get('form.stack').trigger('submit')
    await flushPromises()
    await opened.press('Mercer: DEROS is half a month to 13 months, in halves.')
    expect(document.activeElement).toBe(field('DEROS in months, Mercer').element)
    await opened.press('Name the Star: one of the men.')
    expect(document.activeElement?.getAttribute('data-column')).toBe('star')
  })
})

const empty = {
  ...overview,
  campaign: 'Bravo.tour',
  undo: null,
  redo: 'Muster',
  card: { ...overview.card, state: { kind: 'empty' } },
}

describe('the new-tour page', () => {
  it('keeps what is written on it', async () => {
    await open('/new/fng')
    await opened.press('2Unit')
    await opened.app.get('[data-first]').setValue('2nd Platoon')
    await go('/')
    await restart('/new/fng')
    expect(opened.app.text()).toContain('Your entries of today are here.')
    await opened.press('2Unit')
    expect(opened.app.get<HTMLInputElement>('[data-first]').element.value).toBe('2nd Platoon')
  })

  it('comes back with all that was entered when the first entry of a tour is undone; redo leads to the platoon', async () => {
    const form = {
      ...emptyMuster(),
      list: 'anzac' as const,
      corps: 'iii' as const,
      unit: '1 Section',
      lastName: 'Kelly',
    }
    const input = musterInput({ ...form, attributes: ['lucky', 'agile'] }, sampleMuster)
    let undone = false
    const tour = { ...overview, campaign: 'Bravo.tour' }
    await open('/tour/Bravo.tour/roster', {
      'campaign.overview': () => (undone ? empty : tour),
      'fng.musterEntered': () => (undone ? { step: 'fng.muster', input } : null),
      'journal.undo': () => ((undone = true), { undone: 'Muster', head: null }),
      'journal.redo': () => ((undone = false), { redone: 'Muster', head: 1 }),
    })
    await opened.app.get('button.undo').trigger('click')
    await flushPromises()
    await vi.waitUntil(() => opened.router.currentRoute.value.name === 'fng.muster')
    await flushPromises()
    expect(opened.app.get('[aria-label="The tour so far"]').text()).toContain('1 Section')
    expect(opened.app.get('[aria-label="The tour so far"]').text()).toContain('Kelly')
    expect(opened.app.get('[aria-label="The tour so far"]').text()).toContain('ANZAC')
    expect(opened.app.text(), 'on the page where it was left').toContain('Names and dice, 4 of 4')
    await opened.app.get('[aria-label="Redo: Muster"]').trigger('click')
    await vi.waitUntil(() => opened.router.currentRoute.value.name === 'tour')
  })

  it('a platoon that was taken over from paper comes back on the paper form', async () => {
    const form = { ...paperFormOf(onPaper, sampleMuster) }
    expect(paperInput(form, sampleMuster)).toEqual(onPaper)
    await open('/tour/Bravo.tour/roster', {
      ...paper,
      'campaign.overview': () => empty,
      'fng.musterEntered': () => ({ step: 'fng.takeOver', input: onPaper }),
    })
    await vi.waitUntil(() => opened.router.currentRoute.value.name === 'fng.tourPaper')
    await flushPromises()
    expect(lastNames()).toEqual(['Mercer', ''])
    expect(opened.app.get<HTMLSelectElement>('[aria-label="Away, missions still to miss, Mercer"]').element.value).toBe(
      'hospital 2',
    )
  })

  it('a form of the muster becomes the same input again', () => {
    const form = {
      ...emptyMuster(),
      unit: 'x',
      firstNames: 'Joe\nAl',
      lastNames: 'Orr',
      attributes: ['lucky', 'agile'] as [string, string],
    }
    const input = musterInput(form, sampleMuster) as Parameters<typeof musterFormOf>[0]
    expect(musterInput(musterFormOf(input), sampleMuster)).toEqual(input)
    expect(musterFormOf(input).page, 'it comes back on the page that it was handed in from').toBe(3)
  })
})

const onPaper = {
  unit: 'Bravo',
  list: 'usmc' as const,
  corps: 'i' as const,
  startHalfMonth: 0,
  halfMonth: 3,
  attributesFor: 'everyone' as const,
  extraContactDie: true,
  lastArea: 'dmz' as const,
  men: [
    {
      firstName: 'Ed',
      lastName: 'Mercer',
      squad: 1,
      post: 'squadLeader' as const,
      rep: 5,
      attributes: ['lucky', 'born-leader'],
      weapon: 'm14',
      derosHalfMonths: 23,
      shortTimer: true,
      star: true,
      away: { status: 'hospital' as const, missions: 2 },
    },
  ],
  openSlots: [{ squad: 1, post: 'rifleman' as const, weapon: 'm14' }],
  history: 'Two missions.',
}
