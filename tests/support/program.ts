import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { CallError, createApi, type Api } from '../../src/contract/client.ts'
import type { Answer } from '../../src/contract/answers.ts'
import type { StepName as StepProcedure } from '../../src/contract/gameProcedures.ts'
import type { InputOf } from '../../src/contract/procedures.ts'
import type { Failure } from '../../src/contract/rpc.ts'
import type { EntryView } from '../../src/contract/journal.ts'
import type { QuestionView, StepReply } from '../../src/contract/question.ts'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import type { Program, ProgramOptions } from '../../src/main/app/program.ts'
import { systems } from '../../src/main/app/gameOf.ts'
import { seededFaces } from '../../src/main/engine/seeded.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { simulateBattle } from '../../src/games/fng/rules/simulation.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { testFolder } from './folder.ts'
import { platoonOf } from './playTour.ts'

/** A program over a real folder, with what it logged and told. */
export interface TestProgram {
  readonly program: Program
  readonly api: Api
  readonly folder: string
  readonly logged: { error: unknown; procedure: string }[]
  readonly changed: unknown[]
  readonly sheets: { name: string; bytes: Uint8Array }[]
}

/** Every test program has the same clock: a minute goes by each time someone looks. */
let minutes = 0
const now = () => new Date(Date.UTC(2026, 0, 1, 12, minutes++))

/** @returns a program over a folder of its own, or over the one named; closed when the test has ended. */
export function testProgram(options: Partial<ProgramOptions> = {}): TestProgram {
  const folder = options.folder ?? testFolder()
  const logged: TestProgram['logged'] = []
  const changed: unknown[] = []
  const sheets: TestProgram['sheets'] = []
  const program = createProgram({
    folder,
    anywhere: false,
    now,
    newSeed: () => 7,
    newId: randomUUID,
    deliverSheet: (name, bytes) => {
      sheets.push({ name, bytes })
      return Promise.resolve(`/sheets/${sheets.length}`)
    },
    log: (error, procedure) => logged.push({ error, procedure }),
    // Nothing goes on by itself.
    calm: () => new Promise(() => undefined),
    ...options,
  })
  onTestFinished(() => program.close())
  program.on((_, payload) => changed.push(payload))
  const { call, on } = program
  return { program, api: createApi({ door: 'browser', call, on }), folder, logged, changed, sheets }
}

/** @returns why a call was refused. */
export async function refusal(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof CallError) return error.failure
  throw new Error('Nothing was refused.', { cause: error })
}

/** The platoon of every test, as a screen would send it. */
export const platoon = structuredClone(platoonOf('us-army-infantry')) as InputOf<'fng.muster'>['input']

/** @returns a new campaign with its platoon. */
export async function mustered(api: Api, seed = 1): Promise<string> {
  const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng', seed })
  await api('fng.muster', { campaign, input: platoon })
  return campaign
}

/** A step that a turn waits for, with an input that the screens could send. */
export interface NextStep {
  readonly procedure: StepProcedure
  readonly input: unknown
}

/** @returns what the turn waits for; null when the campaign is over. */
export function stepOf({ now: phase, phases, form }: TurnView, seed: number): NextStep | null {
  if (phase === null) return null
  if (phase === 'starLost') return { procedure: 'fng.endCampaign', input: {} }
  const procedure = phases.find((one) => one.phase === phase)!.procedure!
  if (form.kind === 'area') return { procedure, input: { area: null } }
  if (form.kind === 'report') return { procedure, input: simulateBattle(form, seed) }
  if (form.kind !== 'party') return { procedure, input: {} }
  const fit = form.squads.filter((squad) => squad.fit > 0).map(({ squad }) => squad)
  return { procedure, input: { squads: [fit.includes(form.starSquad) ? form.starSquad : fit[0]!], stayBehind: [] } }
}

export interface Playing {
  readonly dice: 'program' | 'player'
  /** Of the dice that a player types, and of the battles. */
  readonly seed: number
}

type Telling = Omit<InputOf<'fng.testForContact'>, 'input'>

/** Sends any step, however it is called: the inputs come from views. */
export const send = (api: Api, procedure: StepProcedure, telling: Telling, input: unknown): Promise<StepReply> =>
  api(procedure, { ...telling, input } as InputOf<'fng.testForContact'>)

/** Does a step to its end: dice as `playing` says, every choice by its first option. @returns the entry it became. */
export async function doStep(api: Api, campaign: string, next: NextStep, playing: Playing): Promise<EntryView> {
  let reply = await send(api, next.procedure, { campaign, dice: playing.dice }, next.input)
  const depth = reply.status === 'wanted' ? (await depthOf(api, campaign)) + 1 : 0
  while (reply.status === 'wanted') {
    const answers = answersTo(reply.question, { seed: playing.seed, depth })
    reply = await api('pending.answer', { campaign, answers })
  }
  return reply.entry
}

export async function depthOf(api: Api, campaign: string): Promise<number> {
  return (await entriesOf(api, campaign)).length
}

/** @returns the entries from the start to where the tour stands, the first first. */
export async function entriesOf(api: Api, campaign: string): Promise<EntryView[]> {
  const { entries } = await api('journal.list', { campaign, limit: 1000 })
  return entries.filter((entry) => entry.onPath).sort((a, b) => a.depth - b.depth)
}

/** @returns the last entry on the path that a step has made. */
export async function lastEntry(api: Api, campaign: string, step: string): Promise<EntryView> {
  return (await entriesOf(api, campaign)).findLast((entry) => entry.step === `fng.${step}`)!
}

/** @returns the faces that the program would have rolled, and the first of all options. */
export function answersTo(question: QuestionView, at: { seed: number; depth: number }): Answer[] {
  if (question.kind === 'choice') {
    const { key, subject, occurrence, options } = question
    return [{ kind: 'choice', key, subject, occurrence, value: options[0]!.value, by: 'player' }]
  }
  return question.throws.map(({ key, subject, occurrence, count }) => ({
    kind: 'dice',
    key,
    subject,
    occurrence,
    faces: seededFaces({ ...at, key, subject, occurrence }, count),
    by: 'player',
  }))
}

/** Plays on until `stop` says so or the campaign is over. @returns how many steps it took. */
export async function playOn(
  api: Api,
  campaign: string,
  playing: Playing,
  stop: (turn: TurnView) => boolean,
): Promise<number> {
  for (let steps = 0; ; steps++) {
    const turn = await api('fng.turn', { campaign })
    const next = stop(turn) ? null : stepOf(turn, playing.seed)
    if (next === null) return steps
    await doStep(api, campaign, next, playing)
  }
}

const played = new Map<string, Buffer>()

/**
 * Lays a campaign that has been played for some half-months into a program's folder; it is played but once.
 * Seed 2: no contact in the first half-month and in the fourth, contact in the second and third.
 * @returns its name.
 */
export async function playedCampaign(folder: string, seed = 2, halfMonths = 4): Promise<string> {
  const name = 'Played.tour'
  const key = `${seed} ${halfMonths}`
  if (!played.has(key)) {
    const { api, folder: own } = testProgram()
    const campaign = await mustered(api, seed)
    await playOn(api, campaign, { dice: 'program', seed }, atHalfMonth(halfMonths + 1))
    played.set(key, readFileSync(join(own, campaign)))
  }
  writeFileSync(join(folder, name), played.get(key)!)
  return name
}

export const atHalfMonth = (ofTour: number) => (turn: TurnView) => turn.ofTour >= ofTour && turn.now === 'contact'
export const atPhase = (phase: string) => (turn: TurnView) => turn.now === phase

/** @returns the rows of a campaign's file, read past the program. */
export function rowsOf(folder: string, campaign: string): FngState {
  const file = openTourFile(join(folder, campaign), systems)
  try {
    return file.load().state as unknown as FngState
  } finally {
    file.close()
  }
}

/** The file fits together, and its journal replays to what it holds. */
export async function expectSound(api: Api, campaign: string): Promise<void> {
  expect(await api('campaign.check', { campaign })).toEqual({ sound: true, findings: [] })
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
}
