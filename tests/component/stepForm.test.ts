import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { InputField, StepFormView } from '../../src/contract/inputField.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import StepForm from '../../src/renderer/components/inputs/StepForm.vue'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { overview } from './support/sampleViews.ts'

const at = (name: string, label: string) => ({ path: [name], group: null, label })
const figure: InputField = {
  ...at('figure', 'Figure'),
  kind: 'choice',
  options: [
    { value: 3, label: 'Reyes' },
    { value: 4, label: 'Able' },
  ],
}
const form: StepFormView = {
  title: 'Fire',
  button: 'Fire now',
  refused: null,
  input: { figure: 3, phases: 1, inArc: [], places: [], who: [], at: null },
  fields: [
    figure,
    { ...at('phases', 'Phases'), kind: 'number', min: 1, max: 3 },
    {
      ...at('inArc', 'Enemies in the arc'),
      kind: 'rows',
      fields: [
        { ...at('figure', 'The enemy'), kind: 'choice', options: [{ value: 9, label: 'E1' }] },
        { ...at('inches', 'Distance'), kind: 'number', min: 0, max: 99, fraction: true, unit: 'inches' },
      ],
      blank: { figure: 9, inches: 0 },
      least: 1,
      most: 2,
    },
    { ...at('places', 'Where'), kind: 'lines', least: 0, most: 3 },
    { ...at('who', 'Who'), kind: 'many', options: figure.options },
    { ...at('at', 'Landed'), kind: 'text', max: 20, long: false, orNull: true },
  ],
}

interface More {
  readonly start?: Readonly<Record<string, unknown>>
  readonly among?: Readonly<Record<string, readonly unknown[]>>
  readonly given?: Readonly<Record<string, unknown>>
  readonly without?: Readonly<Record<string, readonly unknown[]>>
}

async function opened(view: StepFormView, more: More = {}) {
  let head = 1
  const bridge = fakeBridge({
    'step.form': () => view,
    'campaign.overview': () => ({ ...overview, head, pending: null }),
  })
  const pinia = createPinia()
  const made = mount(StepForm, {
    props: { step: 'fng.adjustPoints', busy: false, ...more },
    global: {
      plugins: [pinia],
      stubs: { RouterLink: true },
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
  const tour = useCampaign(pinia)
  await tour.open(overview.campaign)
  await flushPromises()
  const moved = async () => {
    head++
    await tour.reload()
    await flushPromises()
  }
  const press = async (name: string) => {
    const found = made.findAll('button').find((one) => one.text() === name || one.attributes('aria-label') === name)
    if (!found) throw new Error(`There is no button ${name}.`)
    await found.trigger('click')
  }
  const control = (label: string) => {
    const found = made.findAll('label').find((one) => one.text().startsWith(label))
    if (!found) throw new Error(`There is no ${label}.`)
    return found.find('input, select, textarea')
  }
  return { made, press, control, moved, isReady: () => made.find('[type=submit]').attributes('disabled') === undefined }
}

describe('the default form of a step', () => {
  it('is filled field by field, row by row, and hands over the input', async () => {
    const { made, press, control, isReady } = await opened(form)
    expect(made.find('h2').text()).toBe('Fire')
    // Somebody must be in the arc.
    expect(isReady()).toBe(false)
    await press('Enemies in the arc: one more')
    await press('Enemies in the arc: one more')
    expect(made.findAll('[role=group]')).toHaveLength(2)
    expect(made.text()).not.toContain('One more')
    await press('Enemies in the arc: take 2 away')
    expect(isReady()).toBe(true)
    await control('Distance, inches').setValue('7.5')
    await control('Phases').setValue('9')
    await control('Where').setValue(' the dike \n\nthe gate')
    await control('Able').setValue(true)
    await control('Reyes').setValue(true)
    await control('Landed').setValue('x')
    await control('Landed').setValue('')
    await made.find('form').trigger('submit')
    expect(made.emitted('submit')).toEqual([
      [
        'fng.adjustPoints',
        {
          figure: 3,
          phases: 3,
          inArc: [{ figure: 9, inches: 7.5 }],
          places: ['the dike', 'the gate'],
          who: [3, 4],
          at: null,
        },
      ],
    ])
  })

  it('does not ask what is given', async () => {
    const { made } = await opened({ ...form, fields: [figure] }, { given: { figure: 4 } })
    expect(made.find('select').exists()).toBe(false)
    await made.find('form').trigger('submit')
    expect(made.emitted('submit')).toEqual([['fng.adjustPoints', { ...(form.input as object), figure: 4 }]])
  })

  it('does not offer what cannot be', async () => {
    const { control } = await opened({ ...form, fields: [figure] }, { without: { figure: [4] } })
    expect(
      control('Figure')
        .findAll('option')
        .map((one) => one.text()),
    ).toEqual(['Reyes'])
  })

  it('offers of a list what the page says may be picked', async () => {
    const { made } = await opened({ ...form, fields: [figure] }, { start: { figure: 4 }, among: { figure: [4] } })
    expect(made.findAll('option').map((one) => one.text())).toEqual(['Able'])
    await made.find('form').trigger('submit')
    expect(made.emitted('submit')).toMatchObject([['fng.adjustPoints', { figure: 4 }]])
  })

  it('is empty again when it was written down, and keeps what was typed when it was refused', async () => {
    const { made, control, moved } = await opened({ ...form, fields: [form.fields[1]!] })
    const phases = () => (control('Phases').element as HTMLInputElement).value
    const send = async (moves: boolean) => {
      await control('Phases').setValue('2')
      await made.find('form').trigger('submit')
      await made.setProps({ busy: true })
      if (moves) await moved()
      await made.setProps({ busy: false })
    }
    await send(true)
    expect(phases()).toBe('1')
    await send(false)
    // Another window goes on with the tour.
    await moved()
    expect(phases()).toBe('2')
  })

  it('says why it cannot be filled, and cannot be sent', async () => {
    const refused = 'There is nothing to choose from: Figure.'
    const { made, isReady } = await opened({ ...form, refused })
    expect(made.text()).toContain(refused)
    expect(isReady()).toBe(false)
  })
})
