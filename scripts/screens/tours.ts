import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createProgram } from '../../src/main/app/createProgram.ts'
import type { Program } from '../../src/main/app/program.ts'
import { ask } from '../../src/main/cli/command.ts'
import { playDemo } from '../../src/main/cli/demo.ts'
import type { Tickets } from '../../src/main/serve/tickets.ts'
import { playTo } from './playTo.ts'
import type { TourName } from './shots.ts'

/** The same day for every picture, so that only what has changed in the program changes them. */
const today = new Date('2026-11-21T19:30:00Z')
/** A tour towards its second half, when men are short, away and new. */
const seed = 9
const turns = 12

/** Where each tour stops; the others are copies of the first, played on. */
const stops: Readonly<Record<Exclude<TourName, 'resting' | 'army'>, string>> = {
  contact: 'contact',
  wounded: 'recovery',
  party: 'whoGoes',
  report: 'battle',
  battle: 'battle',
  aftermath: 'victoryPoints',
}

/** The program with the tours of the pictures in its library. */
export interface Shown {
  readonly program: Program
  readonly drawn: readonly Uint8Array[]
  /** File name and Star of each tour. */
  readonly tours: Readonly<Record<TourName, { readonly campaign: string; readonly star: number }>>
}

/** Plays the tours into a folder. */
export async function playTours(folder: string, tickets: Tickets): Promise<Shown> {
  const drawn: Uint8Array[] = []
  const program = createProgram({
    folder,
    anywhere: true,
    now: () => today,
    newSeed: () => seed,
    newId: randomUUID,
    deliverSheet: (name, bytes) => {
      drawn.push(bytes)
      return tickets.offer(name, bytes)
    },
    log: (error, where) => {
      console.error(where, error)
    },
  })
  const quiet = { nameSheet: () => undefined, progress: () => undefined }
  await playDemo(program, { game: 'fng', chosen: { list: 'usmc' }, seed, turns, ...quiet })
  const resting = readdirSync(folder).find((file) => file.endsWith('.tour'))!
  await playDemo(program, { game: 'fng', chosen: { list: 'us-army-infantry' }, seed: seed + 1, turns: 9, ...quiet })
  const army = readdirSync(folder).find((file) => file.endsWith('.tour') && file !== resting)!
  await seatFriends(program, army)
  const found: Partial<Record<TourName, string>> = { army }
  for (const [name, phase] of Object.entries(stops)) {
    const copy = await ask(program, 'library.duplicate', { campaign: resting, name: names[name as keyof typeof names] })
    found[name as TourName] = copy.campaign
    await playTo(program, copy.campaign, (view) => view.now === phase)
  }
  await fight(program, found.battle!)
  // So that the library shows a folder of another colour.
  const squad = await playDemo(program, { game: 'skirmish', chosen: {}, seed, turns: 1, ...quiet })
  await ask(program, 'library.rename', { campaign: squad.campaign, name: '1st Squad at Suoi Da' })
  const all = { ...found, resting } as Record<TourName, string>
  const entries = await Promise.all(
    Object.entries(all).map(async ([name, campaign]) => [name, { campaign, star: await starOf(program, campaign) }]),
  )
  return { program, drawn, tours: Object.fromEntries(entries) as Shown['tours'] }
}

const names = {
  contact: '1st Platoon, Alpha Company',
  wounded: '3rd Platoon, Alpha Company',
  party: '2nd Platoon, Charlie Company',
  report: '3rd Platoon, Charlie Company',
  aftermath: '1st Platoon, Delta Company',
  battle: '2nd Platoon, Delta Company',
}

/** A turn of a battle: the enemy is found, and somebody has fired. */
async function fight(program: Program, campaign: string): Promise<void> {
  const quiet = { campaign, dice: 'program', choices: 'program', pending: false } as const
  await ask(program, 'fng.beginBattle', { ...quiet, input: {} })
  for (const action of ['nextTurn', 'placeByHand', 'revealPef', 'activate', 'fire']) {
    const view = await ask(program, 'fng.battle', { campaign, selected: [] })
    const sides = view.status === 'fought' ? Map.groupBy(view.groups, ({ side }) => side).values() : []
    const selected = [...sides].flatMap(([group]) => group!.figures.slice(0, 1).map(({ id }) => id))
    const { values, problem } = await ask(program, 'fng.battleForm', { campaign, action, values: {}, selected })
    if (problem === null) await ask(program, 'fng.act', { ...quiet, input: { action, values: values as never } })
  }
}

/** Two friends at the table: who plays the tour's Star, and one of the men. */
async function seatFriends(program: Program, campaign: string): Promise<void> {
  for (const [name, isStar] of [
    ['Ben', true],
    ['Anna', false],
  ] as const) {
    const { candidates } = await ask(program, 'fng.players', { campaign })
    const man = candidates.find((one) => one.isStar === isStar && (isStar || one.where.includes('squad')))!
    await ask(program, 'fng.seatPlayer', { campaign, input: { name, soldierId: man.soldier.id } })
  }
}

async function starOf(program: Program, campaign: string): Promise<number> {
  const { squads } = await ask(program, 'fng.roster', { campaign })
  const star = squads.flatMap(({ billets }) => billets).find(({ soldier }) => soldier?.star)?.soldier
  if (!star) throw new Error(`${campaign} has no Star; another seed may.`)
  return star.id
}
