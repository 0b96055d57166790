import { expect, it } from 'vitest'
import { atPhase, expectSound, mustered, playOn, rowsOf, testProgram } from '../../../../../support/program.ts'

const playing = { dice: 'program', seed: 2 } as const

it('an ended battle fills the report, which is handed in as it stands; undone, the battle stands as it was', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api, 2)
  await playOn(api, campaign, playing, atPhase('battle'))
  await api('fng.beginBattle', { campaign, dice: 'program', input: {} })
  const formOf = async () => {
    const { form } = await api('fng.turn', { campaign })
    if (form.kind !== 'report') throw new Error('No report is asked for.')
    return form
  }
  expect((await formOf()).filled).toBeNull()
  const act = (action: string, values = {}) => api('fng.act', { campaign, dice: 'program', input: { action, values } })
  await act('nextTurn')
  const figure = rowsOf(folder, campaign).figures[0]!
  const { values } = await api('fng.battleForm', {
    campaign,
    action: 'putRight',
    values: { figure: figure.id, status: 'obviouslyDead' },
    selected: [],
  })
  await act('putRight', values)
  const end = await api('fng.battleForm', { campaign, action: 'endBattle', values: {}, selected: [] })
  await act('endBattle', end.values)
  const { filled } = await formOf()
  expect(filled!.men.find(({ soldierId }) => soldierId === figure.soldierId)).toMatchObject({ fate: 'obviouslyDead' })
  const before = rowsOf(folder, campaign)
  await api('fng.report', { campaign, dice: 'program', input: structuredClone(filled) as never })
  expect(rowsOf(folder, campaign).battle).toEqual([])
  await expectSound(api, campaign)
  await api('journal.undo', { campaign })
  expect(rowsOf(folder, campaign)).toEqual(before)
})
