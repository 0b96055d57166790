import { expect, it } from 'vitest'
import { actingBy, ambushTour as campaign, squad, throws, toTheAmbush, type Call } from '../../support/ambush.ts'
import { expectSound, rowsOf, testProgram, type TestProgram } from '../../support/program.ts'

function playing({ api, folder }: TestProgram) {
  const state = () => rowsOf(folder, campaign)
  const figure = (name: string) => state().figures.find((one) => one.name.startsWith(name))!
  return { state, figure, act: actingBy(api as unknown as Call) }
}

it('an Ambush is played from briefing to aftermath with typed dice', async () => {
  const program = testProgram()
  const { api } = program
  await toTheAmbush(api as unknown as Call)
  const { state, figure, act } = playing(program)
  const id = (name: string) => figure(name).id
  expect(state().missions).toMatchObject([{ type: 'ambush', ambushSide: 'enemy', enemy: 'nva', eal: 2 }])
  await api('fng.beginBattle', { campaign, input: {} })

  // What the set-up has found stands on the table before the first turn.
  expect(state().contacts).toMatchObject([{ number: 1, status: 'hidden' }])
  await act('setUpAmbush', {}, throws.ambushIsSetUp)
  expect(state().contacts).toMatchObject([{ number: 1, status: 'resolved' }])
  expect(figure('E1 1')).toMatchObject({ weapon: 'rpg-2', rep: 4 })
  expect(figure('E1 2')).toMatchObject({ weapon: 'ak-47', rep: 3 })

  // They spring it; one of ours falls, and both of them die for it.
  await act('nextTurn', {}, throws.turn1)
  expect(await act('enemyActs')).toContain('E1 springs the ambush.')
  const pair = { shooters: [id('E1 2')], targets: [{ target: id(squad.wounded), near: [] }] }
  const begun = { campaign, action: 'fire', values: {}, selected: [...pair.shooters, id(squad.wounded)] }
  const named = { ...pair, targets: [{ target: id(squad.wounded) }] }
  expect(await api('fng.battleForm', begun)).toMatchObject({ values: named, problem: null })
  await act('fire', pair, throws.ourManFalls)
  expect(figure(squad.wounded)).toMatchObject({ status: 'outOfTheFight', walks: false })
  await act('passOn')
  await act('activate')
  for (const [man, enemy] of [
    [squad.first, 'E1 1'],
    [squad.second, 'E1 2'],
  ] as const) {
    await act('fire', { shooters: [id(man)], targets: [{ target: id(enemy), near: [] }] }, throws.enemyFalls)
    expect(figure(enemy).status).toBe('obviouslyDead')
  }

  // A booby trap by a Random Event, and a call for a medevac.
  await act('nextTurn', {}, throws.turn2)
  expect(await act('meetTrap', {}, throws.trapIsMet)).toContain(`${figure(squad.first).name} sets the trap off.`)
  await act('trapGoesOff', { near: [id(squad.second)] }, throws.trapGoesOff)
  expect(figure(squad.first).status).toBe('stunned')
  expect(state().structures).toMatchObject([{ type: 'wideSpread', state: 'destroyed' }])
  await act('activate')
  await act('callSupport', { kind: 'medevac' }, throws.call)
  expect(state().calls).toMatchObject([{ kind: 'medevac', source: 'onDemand', status: 'underWay', arrives: 3 }])
  await act('passOn')

  // Nobody of theirs is left to fight: reinforcements are a PEF. The medevac lands.
  await act('nextTurn', {}, throws.turn3)
  expect(state().contacts).toMatchObject([{ status: 'resolved' }, { number: 2, sector: 6, status: 'hidden' }])
  await act('passOn', {}, throws.medevacComes)
  await act('flyHelicopter', { plan: 'land' }, throws.medevacLands)
  expect(state().craft).toMatchObject([{ mode: 'landed', rep: 5 }])

  // The wounded man is carried aboard; the PEF comes into sight and is a squad.
  await act('nextTurn', {}, throws.turn4)
  await act('activate')
  await act('loadHelicopter', { in: [id(squad.wounded)], porters: [id(squad.bearer)] })
  await act('passOn')
  await act('pefMoves', {}, [...throws.pefMoves, ...throws.pefIsRevealed], 'inSight')
  expect(state().contacts[1]).toMatchObject({ status: 'resolved', found: 'Squad with an armed LVC guide' })
  expect(state().figures.filter(({ name }) => name.startsWith('E2 '))).toHaveLength(8)

  await act('nextTurn', {}, throws.turn5)
  await act('passOn')
  await act('takeOff', {}, throws.medevacLeaves)
  expect(figure(squad.wounded)).toMatchObject({ status: 'left', evacuation: 'medevac' })
  expect(state().craft).toMatchObject([{ mode: 'gone' }])
  await act('nextTurn', {}, throws.turn6)
  await act('passOn')
  expect(await act('nextTurn', {}, throws.aftermath)).toEqual(['The Ambush ends the mission.'])
  await act('endBattle')

  // The report is what the battle was, and the aftermath goes by it.
  const { form } = await api('fng.turn', { campaign })
  if (form.kind !== 'report') throw new Error('No report is asked for.')
  const filled = form.filled!
  const said = (name: string) => filled.men.find(({ soldierId }) => soldierId === figure(name).soldierId)
  expect(filled).toMatchObject({ contacted: true, onDemand: ['helicopters'], pefsRevealed: 1, otherKillsToRoll: 0 })
  expect(said(squad.wounded)).toMatchObject({ fate: 'outOfTheFight', evacuation: 'medevac', wasOut: true })
  for (const man of [squad.first, squad.second]) expect(said(man)).toMatchObject({ fate: 'fine', killsToRoll: 1 })
  expect(filled.men.filter(({ fate, killsToRoll }) => fate !== 'fine' || killsToRoll > 0)).toHaveLength(3)
  const step = { campaign, dice: 'player' } as const
  await api('fng.report', { ...step, faces: [...throws.bodyCount], input: structuredClone(filled) as never })
  const recovered = await api('fng.recover', { ...step, faces: [...throws.recovery], input: {} })
  expect(recovered).toMatchObject({
    status: 'done',
    entry: { lines: [{ target: 5, modifiers: [{ text: 'Evacuated by Medevac helicopter' }] }] },
  })
  await expectSound(api, campaign)
})
