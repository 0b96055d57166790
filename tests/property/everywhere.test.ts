import { expect, it } from 'vitest'
import { gameIds } from '../../src/contract/gameProcedures.ts'
import { procedures, type ProcedureName } from '../../src/contract/procedures.ts'
import { fngForms } from '../../src/games/fng/contract/forms.ts'
import { fngSheets } from '../../src/games/fng/app/fngSheets.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { empty, type FngState } from '../../src/games/fng/rules/state.ts'
import { fngTables } from '../../src/games/fng/rules/tables/index.ts'
import { heldBook, playInto, type HeldTour } from '../support/everywhere/heldTour.ts'
import { tellsOfItself } from '../support/everywhere/otherBook.ts'
import { leaksBetween, lookWith, tableOf } from '../support/everywhere/twoBooks.ts'
import type { Ask } from '../support/everywhere/world.ts'
import { testFolder } from '../support/folder.ts'

// A campaign may play every row and modifier of every table by a rule of its own. Here it does: its house rules hold the
// tables as they are, and two programs are given two other books. Whatever shows, or is played, alike in both comes from
// the campaign; whatever differs came out of the book, past the house rules. Nothing is compared with a list of values,
// so that no value can be forgotten, and none found by chance.

const inBattle: HeldTour = {
  list: 'us-army-infantry',
  seed: 3,
  until: ({ tour, missions }) => tour[0]!.phase === 'battle' && missions.length >= 2,
  moves: 60,
  start: heldBook(),
}
const goneHome = ({ status }: FngState['soldiers'][number]) => status === 'wentHome'
const later: HeldTour = {
  list: 'usmc',
  seed: 1967,
  until: ({ tour, medals, soldiers }) => tour[0]!.phase === 'recovery' && medals.length > 0 && soldiers.some(goneHome),
  moves: 0,
  start: heldBook(),
}

/** Everything that only shows. Its other input, where it wants more than the campaign, by the state of a tour. */
const views: Partial<Record<ProcedureName, (state: FngState) => readonly object[]>> = {
  'campaign.overview': () => [{}],
  'fng.roster': () => [{}],
  'fng.rosterChoices': () => [{}],
  'fng.turn': () => [{}],
  'fng.players': () => [{}],
  'fng.desk': () => [{}],
  'fng.deros': () => [{}],
  'fng.mission': () => [{}],
  'fng.battle': ({ figures }) => [{}, { selected: figures.slice(0, 2).map(({ id }) => id) }],
  'fng.battleForm': () => actions.map(({ name }) => ({ action: name })),
  'battle.log': () => [{}],
  'fng.battleMap': () => [{}],
  'fng.history': () => [{}],
  'chronicle.view': () => [{}],
  'dice.view': () => [{}, { table: 'mission.contact' }],
  'journal.list': () => [{}],
  'journal.why': ({ soldiers }) => soldiers.slice(0, 4).map(({ id }) => ({ collection: 'soldiers', id })),
  'journal.search': () => [{ text: 'REP' }],
  'journal.changes': () => [2, 5, 12, 20].map((entry) => ({ entry })),
  'journal.amendForm': () => [2, 5, 12, 20].map((entry) => ({ entry })),
  'step.form': () => Object.keys(fngForms).map((step) => ({ step: `fng.${step}` })),
  'fng.record': ({ soldiers }) => soldiers.slice(0, 3).map(({ id }) => ({ soldier: id })),
  'slip.foresee': () => [{}],
  'fng.musterChoices': () => [{}],
  'fng.musterLines': () => [{ list: 'usmc', halfMonth: 12 }],
  'tables.list': () => [{}],
  'tables.asks': () => fngTables.map(({ id }) => ({ table: id })),
  'tables.try': () => [{ table: 'reputation', nonce: 1, numbers: {}, when: {}, subject: null }],
  'tables.live': () => [{ table: 'reputation', nonce: 1, numbers: {}, when: {}, subject: null }],
  'csv.offer': () => [{}],
  'csv.make': () => ['men', 'missions', 'dice', 'entries'].map((what) => ({ what })),
  'print.offers': () => [{}],
  'print.choices': () => [{}],
  'print.preview': () =>
    fngSheets.map(({ sheet, takes }) => ({
      sheet: { sheet, ...(takes.includes('tables') && { tables: ['reputation', 'weapons.cf.sf-rifle'] }) },
      count: 20,
    })),
}

/** What writes, holds views that are looked at, is of no tour or of another game, or tells of the house rules beside the book. */
const notLookedAt =
  /^(library|job|pending|picture|window|help|house|pack|program|friends)\.|^journal\.(undo|redo|goTo|preview|amend|previewBranch|playBranch)$|^(slip\.(play|try|rollDie)|turn\.rest|campaign\.(autoplay|check|now|replay|export)|muster\.entered|print\.(sheets|code|readForm))$/

const isOfGame = (name: string): boolean => gameIds.some((id) => name.startsWith(`${id}.`))

const asksOf = (name: string, state: FngState): Ask[] =>
  Object.entries(views).flatMap(([view, inputs]) =>
    inputs(state).map((input) => ({ name: view as ProcedureName, input: { campaign: `${name}.tour`, ...input } })),
  )

it('whoever adds a view says whether it is looked at here', () => {
  const missing = Object.keys(procedures).filter(
    (name) => !(name in views) && !isOfGame(name) && !notLookedAt.test(name),
  )
  expect(missing).toEqual([])
})

it('FNG p. 1: no value of the book shows on a screen or a sheet, or is played, where a house rule says otherwise', async () => {
  const folder = testFolder()
  const battle = playInto(folder, 'Battle', inBattle)
  const tour = playInto(folder, 'Later', later)
  const asks: Ask[] = [
    ...asksOf('Battle', battle),
    ...asksOf('Later', tour),
    { name: 'play on', input: { campaign: 'Battle.tour', seed: 4, count: 80 } },
    { name: 'play on', input: { campaign: 'Later.tour', seed: 4, count: 60 } },
  ]
  const [one, other] = await Promise.all([lookWith(1, folder, asks), lookWith(2, folder, asks)])
  const leaks = leaksBetween(asks, one, other)
  const told: string[] = []
  for (const leak of leaks) {
    // To find the table takes as long as the whole test: the first ones are named, and the others are seldom of another.
    const table = told.length < 3 ? await tableOf(leak, folder) : 'perhaps the same table'
    told.push(`${table} shows in ${leak.ask.name} ${JSON.stringify(leak.ask.input)}: "${leak.values.join('" or "')}"`)
  }
  expect(told).toEqual([])
  expect(one.reduce((sum, { leaves }) => sum + leaves.length, 0)).toBeGreaterThan(100_000)
})

it('the same look finds the book of a campaign without house rules, table by table', async () => {
  const folder = testFolder()
  const state = playInto(folder, 'Book', {
    ...inBattle,
    until: ({ tour }) => tour[0]!.phase === 'contact',
    moves: 0,
    start: empty,
  })
  const asks = asksOf('Book', state).filter(({ name }) => name === 'print.preview' || name === 'tables.list')
  const seen = await lookWith(1, folder, asks)
  const shows = (where: Ask['name']) => {
    const leaves = asks.flatMap(({ name }, i) => (name === where ? seen[i]!.leaves : []))
    // Words are broken into lines on paper, wherever there is a space.
    const all = leaves.join('').replaceAll(/\s/g, '')
    return fngTables.filter((table) => tellsOfItself(table) && all.includes(`[book1:${table.id},row`))
  }
  expect(shows('tables.list')).toEqual(fngTables.filter(tellsOfItself))
  expect(shows('print.preview').length).toBeGreaterThan(200)
})
