import { afterEach, expect, it } from 'vitest'
import '../../../src/games/skirmish/screens/battle/BattleScreen.vue'
import { allHere } from '../support/allHere.ts'
import { entry, line } from '../support/sampleViews.ts'
import { newDesk, openDesk, type Desk } from './openDesk.ts'

let opened: Awaited<ReturnType<typeof openDesk>> | null = null
afterEach(() => {
  opened?.app.unmount()
  opened = null
  localStorage.clear()
})

const proof = '4f'.repeat(32)
const about = (collection: string) => ({ about: { collection, id: 1, field: null } })
const ending = entry({
  id: 61,
  step: 'skirmish.endGame',
  title: 'Game 1 ends',
  lines: [
    line('Ruth has won, after one turn. The ford is held.', about('games')),
    line('Binh was Hidden 1, and stayed hidden to the end: in the reeds.', about('figures')),
    line('What Tom sealed is open: nothing of it was changed.', about('sides')),
    line(`The proof: ${proof}`, about('seals')),
    line('Tom: 1 of 2 removed: Minh.', about('gameSides')),
  ],
})

const ended = async () => {
  const desk = await newDesk()
  desk.take('beginCampaign', { title: 'Suoi Da', players: ['Ruth', 'Tom'].map((name) => ({ name, force: '' })) })
  const [us, them] = desk.rows('sides').map(({ id }) => id as number)
  desk.take('beginGame', {
    scenario: 'The ford',
    hiddenRules: 'noise',
    first: us,
    sides: [{ side: us }, { side: them }],
  })
  desk.take('endGame', { winner: us, words: 'The ford is held.', agreed: [] })
  return desk
}
const open = async (desk: Desk, entries = [ending]) => {
  opened = await openDesk('/game', desk, entries)
  await allHere()
  return opened
}

it('a game that is over shows how it ended, and leads to the next one', async () => {
  const { app, region } = await open(await ended())
  const shown = region('How the game ended')
  expect(shown.get('h2 + .meta').text()).toBe('over after 1 turn')
  expect(shown.get('.result').text()).toBe('Ruth has wonThe ford is held.')
  expect(shown.findAll('.what').map((one) => one.text())).toEqual([
    'Tom: 1 of 2 removed: Minh.',
    'Binh was Hidden 1, and stayed hidden to the end: in the reeds.',
    'What Tom sealed is open: nothing of it was changed.',
  ])
  expect(shown.findAll('a').map((one) => [one.text(), one.attributes('href')])).toEqual([
    ['Set up game 2', '/tour/Suoi%20Da.tour/set-up'],
    ['The squads now', '/tour/Suoi%20Da.tour/squads'],
    ['In the journal', '/tour/Suoi%20Da.tour/journal?entry=61'],
  ])
  expect(app.text()).not.toContain('No game is under way')
})

it('the log of the next game has no proofs of what is sealed: they are for the journal', async () => {
  const desk = await ended()
  const sides = desk.rows('sides').map(({ id }) => ({ side: id }))
  desk.take('beginGame', { scenario: 'The dike', hiddenRules: 'noise', first: sides[0]!.side, sides })
  const sealing = entry({
    step: 'skirmish.deploy',
    lines: [
      line('Tom seals what is hidden.', about('sides')),
      line(`Kept as the proof of it: ${proof}`, about('seals')),
    ],
  })
  const { region } = await open(desk, [sealing])
  expect(
    region('Log of the game')
      .findAll('.what')
      .map((one) => one.text()),
  ).toEqual(['Tom seals what is hidden.'])
})
