import { join } from 'node:path'
import { expect } from 'vitest'
import type { Api } from '../../src/contract/client.ts'
import type { EntryView } from '../../src/contract/journal.ts'
import type { StepName } from '../../src/contract/gameProcedures.ts'
import type { Program } from '../../src/main/app/program.ts'
import { journalText, readJournal } from '../../src/main/cli/commands/log.ts'
import { gameOf, systems } from '../../src/main/app/gameOf.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { entriesOf, send, testProgram } from './program.ts'
import type { Pick } from './randomForms.ts'
import { blurred } from './skirmishTwins.ts'
import { askedOfFriends, shownToFriends } from './shownToFriends.ts'

/** Two campaigns that differ only in what is sealed. */
export interface Twins {
  readonly all: readonly [Twin, Twin]
  /**
   * Both take a step, each with its own input where it is sealed. Nothing comes of what one of them is refused, or of what
   * opens something; all else must leave their journals alike.
   *
   * @returns false where nothing came of it.
   */
  readonly take: (step: StepName, input: unknown, more?: Taking) => Promise<boolean>
  /** Of how many throws it was seen that friends are asked for them alike. */
  readonly asked: () => number
}

interface Taking {
  readonly holder?: number | null
  /** Faces that each is told. */
  readonly faces?: readonly [readonly number[], readonly number[]]
  /** The input is a pair, one for each. */
  readonly apart?: true
}

export interface Twin {
  readonly api: Api
  readonly program: Program
  readonly campaign: string
  readonly state: () => AnyState
  /** Looks at the campaign as the program does. */
  readonly tour: <T>(look: (tour: OpenTour) => T) => T
}

const at = new Date(Date.UTC(2026, 0, 1))

/** Steps that open what is sealed to all, or show it by being used: after them two campaigns may differ. */
const opening: readonly StepName[] = [
  ...(['bookgun.reveal', 'bookgun.spot', 'bookgun.fire', 'bookgun.casualties', 'bookgun.closeCombat'] as const),
  ...(['bookgun.note', 'bookgun.endGame', 'snoopin.openMission', 'snoopin.use', 'snoopin.endCampaign'] as const),
]

export async function twinsOf(game: 'bookgun' | 'snoopin', seed: number): Promise<Twins> {
  const twin = async (): Promise<Twin> => {
    const { api, program, folder } = testProgram({ now: () => at })
    const { campaign } = await api('library.create', { name: 'Twin', game, seed })
    const tour: Twin['tour'] = (look) => {
      const file = openTourFile(join(folder, campaign), systems)
      try {
        return look({ campaign, file, game: gameOf(game) })
      } finally {
        file.close()
      }
    }
    return { api, program, campaign, tour, state: () => tour(({ file }) => file.load().state) }
  }
  const all = [await twin(), await twin()] as const
  let asked = 0
  const take: Twins['take'] = async (step, input, { holder = null, faces = [[], []], apart } = {}) => {
    if (holder === null && !apart && !opening.includes(step)) asked += askAlike(all, step, input)
    const told = await Promise.all(
      all.map(async ({ api, campaign }, i) => {
        const own = apart ? (input as readonly unknown[])[i] : input
        return send(api, step, { campaign, holder, choices: 'program', faces: [...faces[i]!] }, own).then(
          () => '',
          (error: unknown) => String(error),
        )
      }),
    )
    const [left, right] = await Promise.all(all.map(journalOf))
    if (told.every((one) => one === '') && left === right) return true
    const isTold = told[0] !== told[1] || left !== right
    if (holder === null && isTold) expect(opening, `${step}: ${told.join(' | ')}`).toContain(step)
    for (const [i, { api, campaign }] of all.entries()) if (told[i] === '') await api('journal.undo', { campaign })
    return false
  }
  return { all, take, asked: () => asked }
}

/**
 * What friends would be asked to throw for a step, and what they would be told that it brings, is the same.
 * @returns of how many men something is asked.
 */
function askAlike(all: readonly Twin[], step: StepName, input: unknown): number {
  const [left, right] = all.map(({ tour }) => tour((look) => askedOfFriends(look, step, input)))
  expect(alike(right), `what friends are asked by ${step}`).toBe(alike(left))
  return left!.filter((throws) => throws.length > 0).length
}

const journalOf = async ({ api, campaign }: Twin) => alike(await entriesOf(api, campaign))

/** The number that hides a mission is another each time, and told when it is opened. */
const alike = (told: unknown): string => JSON.stringify(blurred(told)).replaceAll(/; [0-9a-z]{20,}/g, '; salt')

/** An entry put right in some way that makes sense, or none. */
export interface AnyAmendment {
  readonly entry: number
  readonly input?: unknown
  readonly leaveOut?: true
}

/** @returns amendments by chance of what a journal shows: names, numbers and rows taken from other entries, or left out. */
export function amendmentsOf(entries: readonly EntryView[], pick: Pick, count: number): AnyAmendment[] {
  const pool = new Map<string, unknown[]>()
  for (const { input } of entries) gather(input, '', pool)
  return Array.from({ length: count }, () => {
    const { id: entry, input } = entries[pick(entries.length)]!
    if (pick(6) === 0) return { entry, leaveOut: true }
    return input === null ? { entry } : { entry, input: otherwise(input, '', pool, pick) }
  })
}

function gather(value: unknown, key: string, pool: Map<string, unknown[]>): void {
  if (Array.isArray(value)) for (const one of value) gather(one, key, pool)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) gather(one, name, pool)
  else pool.set(key, [...(pool.get(key) ?? []), value])
}

/** One leaf is another, or one item of a list is not there. */
function otherwise(value: unknown, key: string, pool: ReadonlyMap<string, unknown[]>, pick: Pick): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return value
    const at = pick(value.length)
    return pick(3) === 0 ? value.toSpliced(at, 1) : value.with(at, otherwise(value[at], key, pool, pick))
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    if (names.length === 0) return value
    const name = names[pick(names.length)]!
    return { ...value, [name]: otherwise((value as Record<string, unknown>)[name], name, pool, pick) }
  }
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string' && pick(3) === 0) return 'Zed'
  const others = pool.get(key) ?? []
  return others[pick(others.length)] ?? value
}

/** What anybody prints of both, reads of them in a terminal, and sees as a friend, is the same. */
export async function papersAgree({ all }: Twins): Promise<void> {
  const papers = all.map(async ({ api, program, campaign, state }) => {
    const { card } = await api('campaign.overview', { campaign })
    const told: unknown[] = [
      journalText(await readJournal(program, campaign)),
      shownToFriends(gameOf(card.game), state()),
    ]
    for (const { sheet, lacking } of await api('print.offers', { campaign })) {
      if (lacking !== null) continue
      // A sheet for the eyes of one player is refused while nobody is named.
      const shown = api('print.preview', { campaign, sheet: { sheet }, count: 20 })
      told.push(sheet, await shown.catch((error: unknown) => String(error)))
    }
    return alike(told)
  })
  const [left, right] = await Promise.all(papers)
  expect(right).toBe(left)
  expect(left!.length).toBeGreaterThan(1000)
}

/** Nobody is found by what a sealed entry holds. */
export async function searchesAgree({ all }: Twins): Promise<void> {
  const [{ api, campaign }] = all
  const { men } = await api('journal.search', { campaign })
  expect(men.length).toBeGreaterThan(2)
  for (const { id: man, name } of men) {
    const found = all.map((one) => one.api('journal.search', { campaign: one.campaign, man, undone: true }))
    const [left, right] = await Promise.all(found)
    expect(alike(right), name).toBe(alike(left))
  }
}

/**
 * Asks both what amendments would come to.
 * @returns how many of them came to something.
 */
export async function previewsAgree({ all }: Twins, pick: Pick, count: number): Promise<number> {
  const [one] = all
  let ready = 0
  for (const amendment of amendmentsOf(await entriesOf(one.api, one.campaign), pick, count)) {
    const asked = all.map(({ api, campaign }) =>
      api('journal.preview', { campaign, ...amendment }).catch((error: unknown) => String(error)),
    )
    const [left, right] = await Promise.all(asked)
    expect(alike(right), JSON.stringify(amendment)).toBe(alike(left))
    if (typeof left !== 'string') ready += 1
  }
  return ready
}
