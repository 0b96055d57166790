import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import type { SheetOffer } from '../../src/contract/sheets.ts'
import { planOf, setupOf, wishesOf, type OwnChoices } from '../../src/renderer/screens/print/printPlan.ts'
import SheetOptions from '../../src/renderer/screens/print/SheetOptions.vue'
import { sampleChoices } from './support/samplePrint.ts'

const offer = (sheet: string, takes: SheetOffer['takes']): SheetOffer => ({
  ...{ sheet, title: 'Cards', about: '', group: 'blank', groupTitle: 'Blank forms', takes, lacking: null },
})

const optionsOf = (takes: SheetOffer['takes'], own: OwnChoices = {}) =>
  mount(SheetOptions, {
    props: { offer: offer('cards', takes), own, choices: sampleChoices },
    global: { plugins: [createPinia()] },
  })

describe('what cards can be told', () => {
  it('is where their backs are printed', async () => {
    const options = optionsOf(['backs'])
    const select = options.get('select[aria-label="Backs of Cards"]')
    expect(select.findAll('option').map((one) => one.text())).toEqual([
      'No backs',
      'Backs behind, long edge',
      'Backs behind, short edge',
      'Backs beside, to fold',
    ])
    await select.setValue('fold')
    expect(options.emitted('choose')).toEqual([[{ backs: 'fold' }]])
    const folded = optionsOf(['backs'], { backs: 'fold' })
    await folded.get('select').setValue('none')
    expect(folded.emitted('choose')).toEqual([[{}]])
  })

  it('is how many blank ones are wanted; whatever is no such number is as many as go on a page', async () => {
    const options = optionsOf(['count'])
    const field = options.get('input[aria-label="How many: Cards"]')
    await field.setValue('20')
    await field.setValue('100')
    await field.setValue('')
    expect(options.emitted('choose')).toEqual([[{ count: 20 }], [{}], [{}]])
  })

  it('goes with the wish and into a kept set-up, of sheets that take it', () => {
    const own = { cards: { backs: 'short', count: 4 } } as const
    const plan = { ...planOf({ sheets: [{ sheet: 'cards' }], paper: 'a4', accent: null, together: true }), own }
    expect(wishesOf(plan, [offer('cards', ['backs'])])).toEqual([{ sheet: 'cards', backs: 'short' }])
    expect(setupOf(plan, [offer('cards', ['count'])], 'a4')!.sheets).toEqual([{ sheet: 'cards', count: 4 }])
  })
})
