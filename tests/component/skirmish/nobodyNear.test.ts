import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { BlastView, TableView } from '../../../src/games/skirmish/contract/table.ts'
import BlastSheet from '../../../src/games/skirmish/screens/battle/BlastSheet.vue'
import SealedCheck from '../../../src/games/skirmish/screens/battle/SealedCheck.vue'

const blast = (over: Partial<BlastView> = {}): BlastView => ({
  ...{ id: 7, sideId: 1, kind: 'support', landed: '5" east of the path', nth: 1, stray: null, at: null, from: null },
  ...{
    aim: null,
    reach: 6,
    struck: [],
    nobodyNear: false,
    effect: 'within 6": 3 counters',
    asksOpen: false,
    asksHidden: true,
  },
  ...over,
})
const table = (...blasts: readonly BlastView[]): TableView => ({
  ...{ game: null, ground: null, parts: [], sides: [], checks: [], smoke: [], noises: [], grenades: [], blasts },
  ...{ spotted: null, smoked: null, sealedChecks: [], sealsApart: true },
})
const sheet = (of: BlastView) => mount(BlastSheet, { props: { table: table(of), busy: false } })
const buttons = (shown: ReturnType<typeof sheet>) => shown.findAll('button').map((one) => one.text())

it('that nobody in the open was near is one press, and then said', async () => {
  const shown = sheet(blast())
  const nobody = shown.findAll('button')[1]!
  expect(nobody.attributes('aria-label')).toBe('Nobody was near: 5" east of the path')
  await nobody.trigger('click')
  expect(shown.emitted('nobody')).toMatchObject([[{ id: 7 }]])
  shown.unmount()
  const said = sheet(blast({ nobodyNear: true }))
  expect(said.text()).toContain('Nobody in the open was near')
  expect(buttons(said)).toEqual([])
  said.unmount()
})

it('is not offered of what has hit somebody, nor of a claymore, whose own dice told it', () => {
  const struck = sheet(blast({ struck: [{ figure: 4, name: 'Minh' }] }))
  expect(buttons(struck)).toEqual(['Who is hit'])
  struck.unmount()
  const claymore = sheet(blast({ kind: 'claymore' }))
  expect(buttons(claymore)).toEqual([])
  claymore.unmount()
})

it('hidden figures are asked about whether there is anybody on the check or not', async () => {
  const shown = mount(SealedCheck, { props: { checks: [], busy: false } })
  expect(shown.text()).toContain('None of them has a counter.')
  const go = shown.get('button')
  expect(go.text()).toBe('No counters: go on')
  await go.trigger('click')
  expect(shown.emitted('check')).toHaveLength(1)
  shown.unmount()
})
