import { expect, it } from 'vitest'
import { setUpTwin } from '../../../../support/skirmishTwins.ts'

/** A second game with men of the squads: Sands in the open, Minh hidden. */
async function playing() {
  const twin = await setUpTwin(5, { hidden: 0, radio: false, mines: 1 })
  const { api, campaign, take, state } = twin
  const does = (step: string, input: unknown, holder: number | null = null) => take(step, input, 'program', holder)
  const [ruth, tom] = state().sides.map(({ id }) => id) as [number, number]
  await does('endGame', { winner: null, words: '', agreed: [tom] })
  await does('addSquad', { side: ruth, name: '2nd squad', men: [{ name: 'Sands', weapon: 'm16' }] })
  await does('addSquad', { side: tom, name: 'Cell', men: [{ name: 'Minh', weapon: 'ak' }] })
  const manId = (name: string) => state().men.find((one) => one.name === name)!.id
  const sides = [ruth, tom].map((side) => ({ side, shotsPerTurn: 0, supportTurns: 0 }))
  await does('beginGame', { scenario: 'The dike', hiddenRules: 'noise', first: ruth, sides })
  const none = { others: [], vehicles: [], mortars: [] }
  const man = (name: string, hidden: boolean) => [
    { man: manId(name), hidden, place: hidden ? 'reeds' : '', radio: false },
  ]
  await does('deploy', { ...none, side: ruth, men: man('Sands', false) })
  await does('deploy', { ...none, side: tom, men: man('Minh', true) }, tom)
  await does('startTurn', {})
  const sands = state().figures.find(({ name }) => name === 'Sands')!.id
  await does('move', { figures: [sands], way: 'ordinary', phases: 1 })
  const found = async (name: string) => {
    const { rows } = await api('journal.search', { campaign, man: manId(name) })
    return rows.map(({ step }) => step.replace('skirmish.', ''))
  }
  return { does, tom, found }
}

it('finds what a man of the squads did as a figure, in the game and after it; of who is hidden nothing before the end', async () => {
  const { does, tom, found } = await playing()
  expect(await found('Sands')).toEqual(expect.arrayContaining(['move', 'deploy']))
  expect(await found('Minh')).not.toContain('deploy')
  await does('endGame', { winner: null, words: '', agreed: [tom] })
  expect(await found('Sands')).toEqual(expect.arrayContaining(['move', 'deploy']))
  expect(await found('Minh')).toEqual(expect.arrayContaining(['endGame', 'deploy']))
})
