import type { Page } from 'playwright-core'
import type { Fought } from './tenAgainstSix.ts'
import { battleOf, campaign, type Call } from './tenAgainstSix.ts'
import type { Hand } from './hand.ts'

/** What an act is played on. */
export interface Table {
  readonly page: Page
  readonly hand: Hand
  /** The list of one side on the board. */
  readonly list: (side: 'ours' | 'theirs') => ReturnType<Page['locator']>
}

/** An act that fills an evening, with the inputs it may take. */
export interface CountedAct {
  readonly title: string
  readonly most: number
  /** Brings the battle to where the act is due, past the page. */
  readonly ready: (call: Call) => Promise<void>
  /** Plays it as a player does. */
  readonly play: (table: Table) => Promise<void>
  /** The journal calls it so; in order, where it takes several entries. */
  readonly entries: readonly RegExp[]
}

type Battle = ReturnType<typeof battleOf>

const groupIn = ({ groups }: Fought, name: string) => groups.find((group) => group.name === name)!

const ourSide = async ({ act }: Battle) => act('nextTurn', {}, [3, 1])

const activated = async (battle: Battle, name: string) => {
  const { id } = groupIn(await battle.view(), name)
  await battle.put('activate', { group: id })
}

/** Their side acts, and its PEFs stay where they are. */
async function theirGroups(battle: Battle): Promise<void> {
  await theirSide(battle)
  for (const { action, values } of (await battle.view()).follows)
    if (action === 'pefMoves') await battle.act('pefMoves', values, [6, 6])
}

const theirSide = async (battle: Battle) => {
  await ourSide(battle)
  await battle.act('passOn', {})
}

/** Ours in A, by a man's name, at one of theirs. */
const aim = async ({ hand, list }: Table, shooter: string, target: string) => {
  await hand.press(list('ours').locator('.figure', { hasText: shooter }))
  await hand.press(list('theirs').locator('.figure', { hasText: target }))
}

const aMayFire = async (call: Call) => {
  await ourSide(battleOf(call))
  await activated(battleOf(call), 'A')
}

/** Somebody of ours has been fired at, and may answer: the first of them whose dice fall so. */
async function mayAnswer(call: Call): Promise<void> {
  const battle = battleOf(call)
  await theirGroups(battle)
  await enemyActs(battle, 'E1')
  const view = await battle.view()
  for (const { id: target } of groupIn(view, 'B').figures)
    for (const { id } of groupIn(view, 'E1').figures) {
      await battle.put('fire', { shooters: [id], targets: [{ target }] })
      const [next] = (await battle.view()).follows
      if (next?.action === 'returnFire' && next.wants === null) return
      await call('journal.undo', { campaign })
    }
}

async function enemyActs(battle: Battle, name: string): Promise<void> {
  const view = await battle.view()
  await battle.put('enemyActs', { group: groupIn(view, name).id, closest: groupIn(view, 'A').id })
}

/** The group of theirs that is next is closest to the group without the Star: nobody decides for himself in it. */
async function theyAreNearB(call: Call): Promise<void> {
  const battle = battleOf(call)
  const view = await battle.view()
  await battle.act('howFar', { one: groupIn(view, 'B').id, other: groupIn(view, 'E1').id, pef: null, inches: 10 })
  await theirGroups(battle)
}

/** A man of his own comes into a wood, and so does one of theirs. */
async function oneMeetsOne(call: Call): Promise<void> {
  const battle = battleOf(call)
  const { groups } = await battle.view()
  const man = groups.find(({ name }) => name === 'B')!.figures.at(-1)!
  await battle.act('formGroup', { figures: [man.id], into: null })
  await battle.put('placeByHand', {
    men: [{ count: 1, role: 'rifleman', rep: 3, weapon: 'sks' }],
    sector: '6',
    ready: false,
  })
  await ourSide(battle)
  await activated(battle, 'C')
  await battle.put('moveToSector', { group: groupIn(await battle.view(), 'C').id, sector: 6, looked: false })
}

/** Nine of ours in one group. */
async function nineMeetSix(call: Call): Promise<void> {
  const battle = battleOf(call)
  const { groups } = await battle.view()
  const [a, b, e1, e2] = ['A', 'B', 'E1', 'E2'].map((name) => groups.find((group) => group.name === name)!)
  await battle.act('formGroup', { figures: b!.figures.slice(0, 4).map(({ id }) => id), into: a!.id })
  await battle.act('formGroup', { figures: e2!.figures.map(({ id }) => id), into: e1!.id })
  await ourSide(battle)
  await activated(battle, 'A')
}

const head = ({ page }: Table, group: string) => page.getByRole('region', { name: `Group ${group}` }).locator('.head')

/** In Sight has its first dice: it is told who acts in which order. */
const rolled = ({ page }: Table) =>
  page.getByRole('region', { name: 'In this order' }).locator('.heads section').first().waitFor()

/** Every act that has a target, in the order of the report. */
export const countedActs: readonly CountedAct[] = [
  {
    title: 'Activate a group',
    most: 1,
    ready: (call) => ourSide(battleOf(call)).then(() => undefined),
    play: ({ hand }) => hand.key('1'),
    entries: [/^A activates$/],
  },
  {
    title: 'Fire, one at one',
    most: 3,
    ready: aMayFire,
    play: async (table) => {
      await aim(table, 'Mercer', 'E1 2')
      await table.hand.key('Enter')
    },
    entries: [/^Fire: Sgt Mercer.* at E1 2$/],
  },
  {
    title: 'Fire, the distance stepped and a neighbour taken out',
    most: 5,
    ready: aMayFire,
    play: async (table) => {
      const { hand, page, list } = table
      await aim(table, 'Mercer', 'E1 2')
      await hand.wheel(page.getByRole('spinbutton', { name: 'Distance' }).first())
      await hand.press(list('theirs').locator('.figure', { hasText: 'E1 3' }))
      await hand.key('Enter')
    },
    entries: [/^Fire: Sgt Mercer.* at E1 2$/],
  },
  {
    title: 'Return fire',
    most: 1,
    ready: mayAnswer,
    play: ({ hand }) => hand.key('Enter'),
    entries: [/^Return fire/],
  },
  {
    title: 'In Sight, one against one',
    most: 3,
    ready: oneMeetsOne,
    play: async (table) => {
      await table.hand.press(head(table, 'C'))
      await table.hand.key('i')
      await table.hand.key('Enter')
      await rolled(table)
    },
    entries: [],
  },
  {
    title: 'In Sight, nine against six, another distance, one side in cover',
    most: 9,
    ready: nineMeetSix,
    play: async (table) => {
      const { hand, page } = table
      await hand.press(head(table, 'A'))
      await hand.key('i')
      await hand.press(
        page.getByRole('group', { name: 'How E1 stand' }).getByRole('button', { name: 'cover', exact: true }),
      )
      // The first Enter leaves the distance, the second rolls.
      for (const key of ['d', '1', '4', 'Enter', 'Enter']) await hand.key(key)
      await rolled(table)
    },
    entries: [/in cover$/],
  },
  {
    title: 'Move a PEF',
    most: 2,
    ready: (call) => theirSide(battleOf(call)).then(() => undefined),
    play: async ({ hand }) => {
      await hand.key('Enter')
      await hand.key('2')
    },
    entries: [/^PEF \d moves$/],
  },
  {
    title: 'First Aid',
    most: 3,
    ready: aMayFire,
    play: async ({ hand, page }) => {
      await hand.press(page.getByRole('group', { name: 'Likely now' }).getByRole('button', { name: 'First Aid' }))
      await hand.key('Enter')
    },
    entries: [/^First Aid/],
  },
  {
    title: 'A group of the enemy acts and fires',
    most: 3,
    ready: theyAreNearB,
    play: async ({ hand, list }) => {
      await hand.key('Enter')
      await hand.press(list('ours').locator('.figure', { hasText: 'Giordano' }))
      await hand.key('Enter')
    },
    entries: [/acts$/, /^Fire/],
  },
]
