import { join } from 'node:path'
import type { Api } from '../../src/contract/client.ts'
import type { ProcedureName } from '../../src/contract/procedures.ts'
import type { StepReply } from '../../src/contract/question.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { gameOf, systems } from '../../src/main/app/gameOf.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import { isSealed } from '../../src/games/skirmish/rules/game.ts'
import type { Figure, SkirmishState } from '../../src/games/skirmish/rules/state.ts'
import { entriesOf, send, testProgram } from './program.ts'
import { askedNow, shownToFriends } from './shownToFriends.ts'
import { testDeviation, testGrenades } from './skirmish.ts'

/** What Tom hides; all else is alike. */
export interface Hiding {
  readonly hidden: number
  readonly radio: boolean
  readonly mines: number
}

/** A game of skirmish in a program of its own. */
export interface Twin {
  readonly api: Api
  readonly campaign: string
  readonly state: () => SkirmishState
  /** Looks at the game as the program does. */
  readonly tour: <T>(look: (tour: OpenTour) => T) => T
  /** Does a step, as far as its dice are there, with the machine in somebody's hands or nobody's. */
  readonly take: (
    step: string,
    input: unknown,
    dice: 'program' | 'player',
    holder?: number | null,
  ) => Promise<StepReply>
  /** The program rolls all that a step still waits for. */
  readonly rollTheRest: (holder?: number | null) => Promise<StepReply>
}

const at = new Date(Date.UTC(2026, 0, 1))

/** @returns a game that is set up: Ruth with four men in the open and a radio, Tom with two and what he hides. */
export async function setUpTwin(seed: number, { hidden, radio, mines }: Hiding): Promise<Twin> {
  const { api, folder } = testProgram({ now: () => at })
  const { campaign } = await api('library.create', { name: 'Twin', game: 'skirmish', seed })
  const tour: Twin['tour'] = (look) => {
    const file = openTourFile(join(folder, campaign), systems)
    try {
      return look({ campaign, file, game: gameOf('skirmish') })
    } finally {
      file.close()
    }
  }
  const state = () => tour(({ file }) => file.load().state as unknown as SkirmishState)
  const take: Twin['take'] = (step, input, dice, holder = null) =>
    send(api, `skirmish.${step}` as 'skirmish.startTurn', { campaign, dice, holder }, input)
  const does = (step: string, input: unknown) => take(step, input, 'program')
  await does('beginCampaign', {
    title: 'Suoi Da',
    players: [
      { name: 'Ruth', force: '2nd squad' },
      { name: 'Tom', force: 'Tay Ninh cell' },
    ],
  })
  const cells = [...testDeviation, ...testGrenades, ['weapons', 'm16', 'suppress', '4-6'] as const]
  for (const [table, rowKey, figure, value] of [...cells, ['weapons', 'ak', 'suppress', '5-6'] as const])
    await does('fillIn', { tableId: `skirmish.${table}`, rowKey, figure, value })
  const [ruth, tom] = state().sides.map(({ id }) => id) as [number, number]
  await does('beginGame', {
    ...{ scenario: 'The ford', hiddenRules: 'noise', first: ruth },
    sides: [
      { side: ruth, shotsPerTurn: 2, supportTurns: 20 },
      { side: tom, shotsPerTurn: 1, supportTurns: 1 },
    ],
  })
  const man = (name: string, weapon: string) => ({ name, weapon, hidden: false, place: '', radio: false })
  const none = { men: [], vehicles: [], mortars: [] }
  const ours = ['Able', 'Baker', 'Cole', 'Dunn'].map((name, i) => ({ ...man(name, 'm16'), radio: i === 0 }))
  await does('deploy', { ...none, side: ruth, others: ours })
  const sealed = Array.from({ length: hidden }, (_, i) => ({
    ...{ ...man(`Sapper ${hidden} ${i}`, 'ak'), hidden: true, place: `hole ${hidden} ${i}` },
    radio: radio && i === 0,
  }))
  await does('deploy', { ...none, side: tom, others: [man('Binh', 'ak'), ...sealed, man('Linh', 'ak')] })
  const places = Array.from({ length: mines }, (_, i) => `trail ${mines} ${i}`)
  await does('layMines', { side: tom, places })
  const rollTheRest: Twin['rollTheRest'] = (holder = null) =>
    api('pending.answer', { campaign, answers: [], rollTheRest: true, holder })
  return { api, campaign, state, tour, take, rollTheRest }
}

/** @returns a side's figures on the table that nobody has found, and those that stand in the open. */
export const hiddenOf = (state: SkirmishState, side: number): Figure[] =>
  state.figures.filter((one) => one.sideId === side && !one.out && isSealed(state, one))
export const openOf = (state: SkirmishState, side: number): Figure[] =>
  state.figures.filter((one) => one.sideId === side && !one.out && !isSealed(state, one))

/** @returns what every window shows a player, or nobody in particular. */
export const windowOf = ({ api, campaign }: Twin, holder: number | null): Promise<unknown> =>
  ask(api, 'campaign.now', { campaign, stamps: {}, holder })

/**
 * @param whole all that can be asked, and not only what a step changes at once.
 * @returns what a player can ask of a game who does not hold what the other has sealed.
 */
export async function seenBy(twin: Twin, holder: number | null, whole: boolean): Promise<unknown> {
  const { api, campaign } = twin
  const entries = await entriesOf(api, campaign)
  const newest = entries.slice(-2).map(({ id }) => id)
  const open = twin.state().figures.filter((one) => !isSealed(twin.state(), one))
  const asked: readonly (readonly [ProcedureName, object])[] = [
    ['campaign.overview', {}],
    ['skirmish.table', { holder }],
    ...(holder === null ? [] : ([['skirmish.sealed', { holder }]] as const)),
    ['skirmish.squads', {}],
    ['skirmish.copy', {}],
    ['journal.list', { limit: 6 }],
    ['journal.search', { undone: true, limit: 40 }],
    ['journal.search', { text: 'sealed', undone: true }],
    ['journal.search', { by: 'program' }],
    ['dice.view', {}],
    ['print.offers', {}],
    ...newest.flatMap((entry) => [['journal.changes', { entry }] as const, ['journal.amendForm', { entry }] as const]),
    // What an amendment would come to, whatever it goes through.
    ...entries
      .filter((_, i) => i % 7 === 2)
      .map(({ id }) => ['journal.preview', { entry: id, leaveOut: true }] as const),
    ...['strike', 'strikeSealed', 'byHand', 'setOffMine', 'fireClaymore', 'endTurn'].map(
      (step) => ['step.form', { step: `skirmish.${step}`, holder }] as const,
    ),
    ...open.slice(0, 3).map(({ id }) => ['journal.why', { collection: 'figures', id, field: 'counters' }] as const),
  ]
  const told: unknown[] = [
    await windowOf(twin, holder),
    shownToFriends(gameOf('skirmish'), twin.state()),
    twin.tour(askedNow),
  ]
  const wanted = whole ? asked : asked.filter(([procedure]) => atOnce.includes(procedure))
  for (const [procedure, input] of wanted) told.push(await ask(api, procedure, { campaign, ...input }))
  return blurred(told)
}

const atOnce: readonly ProcedureName[] = ['skirmish.table', 'journal.changes', 'journal.amendForm']

/** What is refused is told to the player as well. */
const ask = (api: Api, procedure: ProcedureName, input: object): Promise<unknown> =>
  api(procedure, input as never).catch((error: unknown) => String(error))

/** Digests hang on what they are made of; stamps belong to one program. */
export const blurred = (told: unknown): unknown =>
  JSON.parse(
    JSON.stringify(told, (key, value: unknown) => (key === 'stamp' || key === 'change' ? '' : value)).replaceAll(
      /\b[0-9a-f]{64}\b/g,
      'digest',
    ),
  )
