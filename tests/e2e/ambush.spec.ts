import type { BattleView, FormValues } from '../../src/games/fng/contract/battle.ts'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { actingBy, ambushTour as campaign, squad, throws, toTheAmbush } from '../support/ambush.ts'
import { asItBegins, battleActs, nobodyBeside, tap, throwAll } from './battleActs.ts'
import { expect, test, type Program } from './doors.ts'
import { battleScreen, frame, halfMonth, library } from './screens.ts'

type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>
type Acts = ReturnType<typeof playing>

test.use({ remembered: { dice: 'player' } })

const ours = 'Our groups' as const
const theirs = 'The enemy and the PEFs' as const

test('an Ambush is played from its briefing to the aftermath with the dice of the player', async ({ program }) => {
  const page = await toTheBriefing(program)
  const battle = battleScreen(page)
  await halfMonth(page).track.press('Enter')
  await expect(battle.saying).toHaveText('Nobody has acted yet.')

  const acts = playing(program)
  await theySpringIt(acts)
  await expect(battle.figures(ours).filter({ hasText: squad.wounded })).toContainText('Out of the Fight')
  for (const enemy of ['E1 1', 'E1 2'])
    await expect(battle.figures(theirs).filter({ hasText: enemy })).toContainText('Obviously Dead')

  await aTrapAndACall(acts)
  await expect(battle.figures(ours).filter({ hasText: squad.first })).toContainText('Stunned')

  await theMedevacLands(acts)
  const pef = page.getByRole('region', { name: 'PEFs' }).getByRole('button', { name: 'PEF 2' })
  await expect(pef).toContainText('Not seen yet', { ignoreCase: true })
  await theWoundedManIsFlownOut(acts, async () => {
    await expect(pef).toContainText('Squad with an armed LVC guide')
    await expect(battle.figures(theirs).filter({ hasText: 'E2' })).toHaveCount(8)
  })

  await acts.act({ title: 'End the battle', entry: 'The battle ended' })
  expect((await acts.view()).status).toBe('ended')
  // A second Enter right behind the one that ended it would be taken for the same press.
  await page.locator('[data-still="true"]').waitFor()
  await page.getByRole('link', { name: 'Go to the report' }).press('Enter')
  await theReportIsRight(program)
  await theAftermathGoesByIt(program)
})

/**
 * Each kind of action is played on the page once; where it comes again it is done past the page, which shows what came of
 * it before it is played on.
 */
function playing(program: Program) {
  const page = program.page()
  const again = actingBy(program.call)
  return {
    ...battleActs(page),
    view: async () => (await program.call('fng.battle', { campaign })) as Fought,
    again: async (action: string, entry: string, ...rest: [set?: FormValues, faces?: readonly number[]]) => {
      await again(action, ...rest)
      await expect(battleScreen(page).latest.locator('.head')).toContainText(entry)
    },
  }
}

/** The set-up is done past the page; the player reads his briefing and goes on. */
async function toTheBriefing(program: Program) {
  const page = program.page()
  await toTheAmbush(program.call)
  await library(page).goOn('Ambush').click()
  await frame(page).go('Mission')
  await expect(page.getByRole('main')).toContainText('You are ambushed')
  await frame(page).go('Half-month')
  return page
}

/** Turn 1: what the set-up found lies in wait. One of ours falls, and both of them. */
async function theySpringIt({ act, aim, again, view }: Acts): Promise<void> {
  await act({ title: 'Set up the ambush', faces: throws.ambushIsSetUp })
  await act({ title: 'Next turn', entry: 'Turn 1', faces: throws.turn1 })
  await act({ title: 'A group of the enemy acts', entry: 'E1 acts', form: asItBegins })
  await aim([theirs, 'E1 2'], [ours, squad.wounded])
  await act({ title: 'Fire', entry: `Fire: E1 2 at ${squad.wounded}`, form: nobodyBeside, faces: throws.ourManFalls })
  await act({ title: 'Our turn', entry: 'Our turn' })
  await act({ title: 'Activate a group', entry: 'A activates', form: asItBegins })
  await aim([ours, squad.first], [theirs, 'E1 1'])
  await act({ title: 'Fire', entry: `Fire: ${squad.first}`, form: nobodyBeside, faces: throws.enemyFalls })
  const figures = (await view()).groups.flatMap((group) => group.figures)
  const id = (name: string) => figures.find((figure) => figure.name.startsWith(name))!.id
  const pair = { shooters: [id(squad.second)], targets: [{ target: id('E1 2') }] }
  await again('fire', `Fire: ${squad.second}`, pair, throws.enemyFalls)
}

/** Turn 2: doubles bring a booby trap, and the wounded man a medevac. */
async function aTrapAndACall({ act, again }: Acts): Promise<void> {
  await again('nextTurn', 'Turn 2', {}, throws.turn2)
  await act({ title: 'A booby trap is met', form: asItBegins, faces: throws.trapIsMet })
  await act({
    title: 'The trap goes off',
    form: (form) => tap(form, 'near', squad.second),
    faces: throws.trapGoesOff,
  })
  await again('activate', 'A activates')
  await act({
    title: 'Call for support',
    entry: 'Call for medevac',
    form: (form) => tap(form, 'kind', 'Medevac'),
    faces: throws.call,
  })
  await act({ title: 'Their turn', entry: 'Their turn' })
}

/** Turn 3: they get a PEF, for none of them is left; our medevac is there and sets down. */
async function theMedevacLands({ act, again }: Acts): Promise<void> {
  await again('nextTurn', 'Turn 3', {}, throws.turn3)
  await again('passOn', 'Our turn', {}, throws.medevacComes)
  await act({
    title: 'Helicopter: fly',
    entry: 'come in and land',
    form: (form) => tap(form, 'plan', 'Come in and land'),
    faces: throws.medevacLands,
  })
}

/** Turns 4 to 6: he is carried aboard, the PEF comes into sight, the helicopter is away before they can do a thing. */
async function theWoundedManIsFlownOut({ act, again, select }: Acts, revealed: () => Promise<void>): Promise<void> {
  await again('nextTurn', 'Turn 4', {}, throws.turn4)
  await again('activate', 'A activates')
  await select(ours, squad.wounded)
  await act({
    title: 'Helicopter: load, unload',
    entry: 'is loaded',
    form: (form) => tap(form, 'porters', squad.bearer),
  })
  await again('passOn', 'Their turn')
  await act({
    title: 'The next PEF moves',
    entry: 'PEF 2 moves',
    form: asItBegins,
    faces: [...throws.pefMoves, ...throws.pefIsRevealed],
  })
  await revealed()
  await again('nextTurn', 'Turn 5', {}, throws.turn5)
  await again('passOn', 'Our turn')
  await act({ title: 'Helicopter: take off', entry: 'takes off', form: asItBegins, faces: throws.medevacLeaves })
  await again('nextTurn', 'Turn 6', {}, throws.turn6)
  await again('passOn', 'Our turn')
  await again('nextTurn', 'The mission is over', {}, throws.aftermath)
}

/** "Pfc Stovall" is "Stovall, N." in the report. */
const inReport = (names: readonly string[], man: string): string =>
  names.find((name) => name.startsWith(man.split(' ')[1]!))!

/** Nothing has to be written: casualty, medevac, kills and support are what they were, and all others came out well. */
async function theReportIsRight(program: Program): Promise<void> {
  const page = program.page()
  const half = halfMonth(page)
  await expect(page.getByText('The battle has filled it in.')).toBeVisible()
  const names = await half.reported()
  expect(names).toHaveLength(11)
  const wounded = inReport(names, squad.wounded)
  for (const name of names) {
    await expect(half.fate(name)).toHaveValue(name === wounded ? 'outOfTheFight' : 'fine')
    const hit = [squad.first, squad.second].some((man) => name === inReport(names, man))
    await expect(half.killsToRoll(name)).toHaveValue(hit ? '1' : '0')
  }
  await expect(half.evacuation(wounded)).toHaveValue('medevac')
  const onDemand = page.getByRole('group', { name: /On Demand/ })
  await expect(onDemand.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(onDemand.getByRole('checkbox', { name: /Helicopter/ })).toBeChecked()
  await half.handIn.click()
  await throwAll(throws.bodyCount, half.slip.root, (face) => half.slip.answer(face))
}

/** Who was flown out has it easier: two dice of 1 and 2 against REP and two. */
async function theAftermathGoesByIt(program: Program): Promise<void> {
  const page = program.page()
  const half = halfMonth(page)
  await half.step('Roll for recovery').click()
  await throwAll(throws.recovery, half.slip.root, (face) => half.slip.answer(face))
  await half.stepByStep.click()
  await half.done('Recovery').click()
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${squad.wounded}, ` })
  await expect(line.first()).toContainText('recovers and stays with the squad')
  const { phases } = (await program.call('fng.turn', { campaign })) as TurnView
  const linesOf = (phase: string) => phases.find((one) => one.phase === phase)!.entries.at(-1)!.lines
  expect(linesOf('recovery')).toMatchObject([
    { target: 5, by: 'player', modifiers: [{ text: 'Evacuated by Medevac helicopter' }] },
  ])
}
