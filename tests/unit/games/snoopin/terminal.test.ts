import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../src/contract/answers.ts'
import type { EntryView } from '../../../../src/contract/journal.ts'
import type { ForcesData } from '../../../../src/games/snoopin/contract/forces.ts'
import type { MissionData } from '../../../../src/games/snoopin/contract/mission.ts'
import type { OverviewData } from '../../../../src/games/snoopin/contract/overview.ts'
import { testFolder } from '../../../support/folder.ts'
import { asked, inTerminal, told } from '../../../support/realTerminal.ts'

const turns = 12
const undone = 25

/** The journal as JSON, without what is not of the campaign. */
const entriesOf = async (file: string) => JSON.parse(await told('log', file, '--json')) as EntryView[]

/** @returns a throw of the journal with its first die turned into another face. */
function other(answer: Answer & { kind: 'dice' }): Answer {
  const [first, ...rest] = answer.faces
  return { ...answer, faces: [first === 1 ? 2 : 1, ...rest], by: 'player' }
}

it('a campaign of twelve turns is played in a terminal, replayed, undone, done again and amended', async () => {
  const folder = testFolder()
  const played = await told('demo', '--game', 'snoopin', '--seed', '1968', '--turns', String(turns), '--out', folder)
  expect(played).toContain(`seed 1968, ${turns} turns.`)
  const file = join(folder, 'Demo snoopin 1968.tour')

  const end = await asked<OverviewData>(file, 'snoopin.overview')
  expect(end).toMatchObject({ turn: turns, length: turns, next: null })
  expect(end.over?.text).not.toBe('')
  expect(end.games).toHaveLength(turns)
  expect(await told('check', file)).toBe('Sound.\n')
  const entries = await entriesOf(file)
  expect(await told('replay', file)).toBe(`The same: ${entries.length} entries replayed.\n`)
  const log = await told('log', file)

  for (let i = 0; i < undone; i++) await told('call', file, 'journal.undo')
  expect(await entriesOf(file)).toHaveLength(entries.length - undone)
  expect((await asked<OverviewData>(file, 'snoopin.overview')).over).toBeNull()
  for (let i = 0; i < undone; i++) await told('call', file, 'journal.redo')
  expect(await told('log', file)).toBe(log)
  await told('call', file, 'journal.goTo', '--input', JSON.stringify({ entry: entries[0]!.id }))
  expect(await entriesOf(file)).toHaveLength(1)
  await told('call', file, 'journal.goTo', '--input', JSON.stringify({ entry: entries.at(-1)!.id }))
  expect(await asked(file, 'snoopin.overview')).toEqual(end)

  // Momentum of an early turn: points, margins and all sums after it follow.
  const amended = entries.find(({ step }) => step === 'snoopin.rollMomentum')!
  const [answer] = amended.answers
  if (answer?.kind !== 'dice') throw new Error('Momentum is rolled with dice.')
  const answers = [{ depth: amended.depth, answer: other(answer) }]
  expect(await asked(file, 'journal.amend', { entry: amended.id, answers })).toMatchObject({ status: 'ready' })
  const after = await entriesOf(file)
  expect(after).toHaveLength(entries.length)
  expect(after[amended.depth - 1]!.answers).toEqual([other(answer)])
  expect(await told('replay', file)).toBe(`The same: ${entries.length} entries replayed.\n`)
  expect(await told('check', file)).toBe('Sound.\n')
})

it('dice of any quality are typed one question after the other, and a mission is drawn by its player', async () => {
  const file = join(testFolder(), 'Que Son.tour')
  await told('call', file, 'library.create', '--game', 'snoopin')
  const step = (name: string, input: object, ...more: readonly string[]) =>
    inTerminal('call', file, `snoopin.${name}`, '--input', JSON.stringify(input), ...more)
  const done = async (name: string, input: object, ...more: readonly string[]) => {
    expect(await step(name, input, ...more)).toMatchObject({ code: 0, err: '' })
  }
  const sides = [
    { name: 'Kilo', kind: 'regulars', player: 'Ellis' },
    { name: 'The cells', kind: 'insurgents', player: 'Marek' },
  ]
  await done('beginCampaign', { title: 'Que Son', kind: 'free', length: 3, sides })
  // Lists of which nothing is to be said are left out.
  const early = await step('beginTurn', {})
  expect(early.err).toContain('Kilo have no force yet: add it first.')
  const [kilo, cells] = (await asked<OverviewData>(file, 'snoopin.overview')).sides.map(({ id }) => id)
  await done('addForce', { side: kilo, name: '3rd Platoon', troopQuality: 10 })
  await done('addForce', { side: cells, name: 'The valley', troopQuality: 12 })
  const [platoon] = (await asked<ForcesData>(file, 'snoopin.forces')).forces.map(({ id }) => id)
  for (const name of ['1', '2'])
    await done('addSquad', {
      force: platoon,
      name: `Squad ${name}`,
      teams: [{ name: `${name}-A`, men: ['Able', 'Baker'] }],
    })
  await done('beginTurn', {})
  const draw = ['drawMission', { side: kilo }, '--dice', '3'] as const
  expect((await step(...draw)).err).toContain('he takes it, with the machine in his hands')
  expect((await step(...draw, '--holder', 'Nobody')).err).toContain(
    'There is no player "Nobody". There are Ellis (Kilo), Marek (The cells).',
  )
  await done(...draw, '--holder', 'Ellis')
  expect(await told('log', file)).not.toContain('Over Run')
  await done('rollMomentum', { force: platoon }, '--dice', '4 5')
  const { platoons } = await asked<MissionData>(file, 'snoopin.mission')
  const teams = platoons[0]!.squads.flatMap((squad) => squad.teams.map(({ id }) => id))
  await done('giveOrders', { force: platoon, teams })

  // A d10 against a d12, equal once: both are asked for again.
  const first = await step('rollOff', { what: 'edges' }, '--dice', '10,')
  expect(first.code).toBe(3)
  const impossible = await step('rollOff', { what: 'edges' }, '--dice', '11,12')
  expect(impossible.err).toContain('10')
  await done('rollOff', { what: 'edges' }, '--dice', '10,10,9,12')
  expect(await told('log', file)).toContain('An edge is chosen by The cells')

  await done('rollOff', { what: 'objectives' }, '--dice', '9,8')
  const objectives = [1, 2, 3, 4].map((quarter) => ({ quarter, place: `wood ${quarter}` }))
  await done('reconnoiter', { pieces: 10, objectives })
  const initiate = await step('initiatePlan', {})
  expect(initiate).toMatchObject({ code: 0, err: '' })
  const help = await told('steps', '--of', 'snoopin.initiatePlan')
  expect(help).toContain('list of 0 to 40, each with; otherwise []')
})
