import { mount, RouterLinkStub } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import type { FilledReport } from '../../src/games/fng/contract/report.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import { keepDraft, openDraft } from '../../src/games/fng/screens/forms/reportDraft.ts'
import { filledForm, reportInput } from '../../src/games/fng/screens/forms/reportInput.ts'
import ReportForm from '../../src/games/fng/screens/forms/ReportForm.vue'
import { fakeBridge } from './support/fakeBridge.ts'
import { reportBoxes as boxes } from './support/reportBoxes.ts'
import { filled, men } from './support/sampleReport.ts'
import { mission } from './support/sampleViews.ts'

const fields = boxes
  .map(({ field }) => field)
  .filter((field) => !['pcsRevealed', 'allPcsAndOff', 'task'].includes(field))
const place = { campaign: 'Bravo.tour', mission: mission.id, men }

afterEach(() => {
  localStorage.clear()
})

describe('a report that the battle has filled in', () => {
  it('is handed in as the battle told it, when nothing is changed', () => {
    const limits = { pcs: null, helicopters: 'come' } as const
    const input = fngSteps.report.parse(reportInput(filledForm(men, filled), { men, boxes, fields, limits }))
    const told = { ...filled, men: filled.men.filter(({ soldierId }) => soldierId !== 3) }
    // Who is out at the end was out: the box asks it of the others only.
    const men2 = told.men.map((man) => (man.fate === 'outOfTheFight' ? { ...man, wasOut: false } : man))
    expect(input).toEqual({ ...told, men: men2 })
  })

  it('keeps what the player has changed in it, until the battle says something else', () => {
    const form = openDraft({ ...place, filled })
    expect(form.numbers.sectorsPatrolled).toBe(4)
    form.numbers.sectorsPatrolled = 5
    keepDraft({ ...place, filled }, form)
    expect(openDraft({ ...place, filled }).numbers.sectorsPatrolled).toBe(5)
    const again: FilledReport = { ...filled, capturedUnharmed: 2 }
    expect(openDraft({ ...place, filled: again }).numbers).toMatchObject({ sectorsPatrolled: 4, capturedUnharmed: 2 })
    expect(openDraft({ ...place, filled: null }).numbers.sectorsPatrolled).toBe(5)
  })

  it('stands in the form, every box of it open to change', async () => {
    const bridge = fakeBridge({})
    const form = mount(ReportForm, {
      props: { mission: { ...mission, reportFields: fields }, men, boxes, filled, busy: false },
      global: {
        plugins: [createPinia()],
        stubs: { RouterLink: RouterLinkStub, TakeForm: true },
        provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
      },
    })
    expect(form.text()).toContain('The battle has filled it in.')
    const kills = form.get<HTMLInputElement>('[data-man="1"] [data-field="killsToRoll"]')
    expect(kills.element.value).toBe('2')
    expect(kills.element.disabled).toBe(false)
    await form.get('form').trigger('submit')
    const [, input] = form.emitted<[string, { capturedUnharmed: number }]>('submit')!.at(-1)!
    expect(input.capturedUnharmed).toBe(1)
    form.unmount()
  })
})
