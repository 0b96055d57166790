import { expect, it } from 'vitest'
import { diceView } from '../../../../src/main/app/journal/diceView.ts'
import { gameOf } from '../../../../src/main/app/gameOf.ts'
import { explainDice, type Line } from '../../../../src/main/engine/lines.ts'
import { entriesOf, playedCampaign, testProgram } from '../../../support/program.ts'

const facesOn = (entries: Awaited<ReturnType<typeof entriesOf>>): number[] =>
  entries.flatMap(({ answers }) => answers.flatMap((answer) => (answer.kind === 'dice' ? answer.faces : [])))

it('counts every die on the tapes of the tour, once', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const faces = facesOn(await entriesOf(api, campaign))
  const dice = await api('dice.view', { campaign })
  expect(dice.dice).toBe(faces.length)
  expect(dice.kinds.length).toBe(1)
  expect(dice.kinds[0]!.faces.map(({ count }) => count)).toEqual(
    [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length),
  )
  expect(dice.rolls.flatMap((roll) => roll.dice.map(({ face }) => face)).length).toBe(faces.length)
  expect(dice.hands.map(({ name, dice: own }) => [name, own])).toEqual([['The program', faces.length]])
})

it('leaves out what was undone, and tells hands apart', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const before = await api('dice.view', { campaign })
  await api('fng.testForContact', { campaign, faces: [6, 6, 6], input: {}, who: 'Anna' })
  const [anna] = (await api('dice.view', { campaign })).hands.filter(({ who }) => who === 'Anna')
  expect(anna).toMatchObject({ name: 'Anna', by: 'player', dice: 3, mean: 6, passing: { dice: 3, passed: 0 } })
  const hers = await api('dice.view', { campaign, hand: 'Anna' })
  expect(hers).toMatchObject({ throws: 1, dice: 3, kinds: [{ sides: 6, expectedEach: 0.5 }] })
  expect(hers.rolls).toMatchObject([{ title: 'Test for contact', hand: 'Anna', table: 'mission.contact' }])
  expect(hers.tables.length).toBe(before.tables.length)
  await api('journal.undo', { campaign })
  expect(await api('dice.view', { campaign })).toEqual(before)
})

it('shows the dice of one table and of one man', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const all = await api('dice.view', { campaign })
  const contact = await api('dice.view', { campaign, table: 'mission.contact' })
  expect(contact.throws).toBe(4)
  expect(contact.passing.expected).toBeGreaterThan(0)
  for (const man of all.men) {
    const own = await api('dice.view', { campaign, man: man.id })
    expect(own.passing).toEqual(man.passing)
    expect(own.rolls.every((roll) => roll.man === man.id)).toBe(true)
  }
})

it('does not count what is sealed', () => {
  const open = explainDice('Weather.', { faces: [2], by: 'program' })
  const lines: Line[] = [open, { ...explainDice('PEF 3 is a tank.', { faces: [6, 6], by: 'program' }), secret: true }]
  const file = {
    load: () => ({ state: gameOf('fng').system.empty }),
    contents: () => [{ id: 1, depth: 1, moment: '', title: 'Markers' }],
    linesOf: () => new Map([[1, lines]]),
  }
  const tour = { game: gameOf('fng'), file } as unknown as Parameters<typeof diceView>[0]
  const dice = diceView(tour, {})
  expect(dice.dice).toBe(1)
  expect(JSON.stringify(dice)).not.toContain('tank')
})
