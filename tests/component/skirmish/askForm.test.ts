import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import type { Ask } from '../../../src/games/skirmish/screens/battle/asks/ask.ts'
import { blank, naming, type Draft } from '../../../src/games/skirmish/screens/battle/asks/draft.ts'
import AskForm from '../../../src/games/skirmish/screens/battle/form/AskForm.vue'
import { useNotices } from '../../../src/renderer/stores/notices.ts'

const fire: Ask = {
  step: 'fire',
  title: 'Able fires',
  button: 'Fire',
  fields: [
    { kind: 'number', name: 'phases', label: 'Phases', least: 1, most: 3 },
    {
      kind: 'figures',
      part: 'target',
      label: 'In the arc',
      among: [
        { figure: 7, name: 'Minh', detail: 'AK-47, no counter' },
        { figure: 8, name: 'Binh', detail: 'RPD, one counter' },
      ],
      tells: [{ what: 'cover', label: 'in cover' }],
      least: 1,
    },
    {
      kind: 'choice',
      name: 'grenade',
      label: 'Which grenade',
      options: [
        { value: 'fragmentation', label: 'fragmentation', refused: null },
        { value: 'third', label: 'third type', refused: 'from your copy: its name' },
      ],
    },
    { kind: 'text', name: 'target', label: 'Which point', hint: 'the huts', wanted: true },
    { kind: 'flag', name: 'inSight', label: 'In sight' },
  ],
  start: { ...blank, grenade: 'fragmentation' },
  input: ({ phases }) => ({ figure: 1, phases, inArc: [] }),
}

let form: VueWrapper
const pinia = createPinia()
const open = (ask: Ask = fire, busy = false) => {
  form = mount(AskForm, {
    props: { ask, busy, failure: null },
    attachTo: document.body,
    global: { plugins: [pinia], stubs: { WhoRolls: true } },
  })
}
const played = () => form.emitted('play')?.at(-1)?.[0] as Draft | undefined
const text = () => form.get('input[type="text"]')
afterEach(() => {
  form.unmount()
})

describe('the form of a step', () => {
  it('says what is wanted, and plays when all is there', async () => {
    open()
    await form.trigger('submit')
    expect(played()).toBeUndefined()
    expect(form.get('[role="status"]').text()).toBe('In the arc: tick at least one.')
    await form.findAll('input[type="checkbox"]')[0]!.setValue(true)
    expect(form.get('[role="status"]').text()).toBe('Which point: write it down.')
    await text().setValue('the huts')
    await form.get('input[aria-label="Minh: in cover"]').setValue(true)
    await form.get('button[aria-label="Phases: one more"]').trigger('click')
    await text().trigger('keydown', { key: 'Enter' })
    expect(played()).toMatchObject({ phases: 2, target: 'the huts', named: [{ ...naming(7), cover: true }] })
  })

  it('leaves by Escape, and plays nothing while something is under way', async () => {
    open({ ...fire, fields: [] }, true)
    await form.trigger('submit')
    expect(played()).toBeUndefined()
    expect(useNotices(pinia).text).not.toBe('')
    await form.trigger('keydown', { key: 'Escape' })
    expect(form.emitted('leave')).toHaveLength(1)
  })

  it('offers no choice that waits for a cell of the copy, and says which', () => {
    open()
    const third = form.get('input[value="third"]')
    expect(third.attributes('disabled')).toBeDefined()
    expect(third.element.closest('label')!.textContent).toContain('from your copy: its name')
  })

  it('begins anew with another step', async () => {
    open()
    await text().setValue('the huts')
    await form.setProps({ ask: { ...fire, title: 'Baker fires' } })
    await nextTick()
    expect((text().element as HTMLInputElement).value).toBe('')
  })

  it('names one figure where only one can be meant', async () => {
    const field = { ...fire.fields[1]!, one: true } as Ask['fields'][number]
    open({ ...fire, fields: [field] })
    const [minh, binh] = form.findAll('input[type="radio"]')
    await minh!.setValue(true)
    await binh!.setValue(true)
    await form.trigger('submit')
    expect(played()!.named.map(({ figure }) => figure)).toEqual([8])
  })
})

describe('the noises of a turn', () => {
  const listen: Ask = {
    step: 'listen',
    title: 'Able listens',
    button: 'Listen',
    fields: [
      {
        kind: 'noises',
        label: 'Noises',
        makers: [
          { figure: 7, name: 'Minh', detail: '', pips: 3 },
          { figure: 8, name: 'Binh', detail: '', pips: 2 },
        ],
      },
    ],
    start: {
      ...blank,
      noises: [
        { figures: [7], inches: null },
        { figures: [8], inches: null },
      ],
    },
    input: () => ({ figure: 1, noises: [] }),
    sum: ({ noises }) => noises.map(({ inches }) => ({ value: String(inches), text: 'off' })),
  }
  const noises = async () => {
    await form.trigger('submit')
    return played()!.noises
  }
  const press = (name: string) =>
    form
      .findAll('button')
      .find((one) => one.text().startsWith(name))!
      .trigger('click')

  it('go together and apart again, each with its distance', async () => {
    open(listen)
    await form.get('input[aria-label="Inches to Minh"]').setValue('14')
    await press('With the one above')
    expect(await noises()).toEqual([{ figures: [7, 8], inches: 14 }])
    await form.get('input[aria-label="Inches to Minh, Binh"]').setValue('12.5')
    expect(form.get('dl').text()).toContain('12.5')
    await press('Apart')
    expect(await noises()).toEqual([
      { figures: [7], inches: 12.5 },
      { figures: [8], inches: 12.5 },
    ])
  })

  it('can be left out', async () => {
    open(listen)
    await press('Leave out')
    await form.get('input[aria-label="Inches to Binh"]').setValue('0')
    expect(await noises()).toEqual([{ figures: [8], inches: 0 }])
  })

  it('are blank until their distance is typed', async () => {
    open(listen)
    expect(form.findAll<HTMLInputElement>('input[type="number"]').map(({ element }) => element.value)).toEqual(['', ''])
    await form.trigger('submit')
    expect(played()).toBeUndefined()
    expect(form.get('.wanted').text()).toBe('Noises: say how far off each is.')
  })
})
