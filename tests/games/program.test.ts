import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../src/contract/answers.ts'
import { gameIds } from '../../src/contract/gameProcedures.ts'
import type { SheetWish } from '../../src/contract/sheets.ts'
import type { SlipThrowView, SlipView } from '../../src/contract/slip.ts'
import type { Failure } from '../../src/contract/rpc.ts'
import { games } from '../../src/games/games.ts'
import type { AnyGame } from '../../src/main/app/game.ts'
import { ownersOf } from '../../src/main/app/campaign/holding.ts'
import { openTours } from '../../src/main/app/library/openTours.ts'
import { makeSheet } from '../../src/main/app/print/makeSheet.ts'
import { sourceOf } from '../../src/main/app/print/source.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import type { Table } from '../../src/main/engine/table.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { roomOf } from '../../src/main/sheets/onPaper.ts'
import { inside, type Paper } from '../../src/main/sheets/paper.ts'
import { testProgram } from '../support/program.ts'
import { drawDocument } from '../../src/main/sheets/document.ts'
import { accessibleFaults } from '../unit/sheets/accessibleFaults.ts'
import { overlaps, strays, testMeasure, textsOf } from '../unit/sheets/inCells.ts'
import { playing, type Playing } from './playing.ts'

/** How many steps of each game are played through the program. */
const most = 40
const papers: readonly Paper[] = ['letter', 'a4']

type Reply = { readonly ok: true; readonly value: never } | { readonly ok: false; readonly error: Failure }

/** A program that is asked by any name: the lists of the tests know more games than the program's own types. */
function asked(at?: string) {
  const { program, folder, logged } = testProgram(at === undefined ? {} : { folder: at })
  const call = async (procedure: string, input: object): Promise<Reply> =>
    (await program.call(procedure, input)) as Reply
  return {
    folder,
    logged,
    call,
    close: () => program.close(),
    /** @returns what is answered; fails where it is refused. */
    ask: async <T>(procedure: string, input: object): Promise<T> => {
      const reply = await call(procedure, input)
      if (!reply.ok) throw new Error(`${procedure}: ${reply.error.message}`)
      return reply.value
    },
  }
}
type Asked = ReturnType<typeof asked>

const created = async ({ ask }: Asked, game: AnyGame, name = 'Tried'): Promise<string> =>
  (await ask<{ campaign: string }>('library.create', { name, game: game.contract.id, seed: 5 })).campaign

interface Told {
  readonly head: number | null
  readonly state: unknown
}

/** @returns where a file stands, read past the program. */
function stateIn(folder: string, campaign: string): Told {
  const tours = openTours(folder, () => false)
  try {
    const { file } = tours.get(campaign)
    return { head: file.load().head, state: file.load().state }
  } finally {
    tours.closeAll()
  }
}

const runs = new Map<string, Buffer>()

/** @returns a program with a tour of the game in its library that has been played for some steps: it is played but once. */
async function withTour({ game, begin }: Playing): Promise<Asked & { readonly campaign: string }> {
  const { id } = game.contract
  const program = asked()
  const { folder, ask } = program
  const file = join(folder, 'Tried.tour')
  const run = runs.get(id)
  if (run) writeFileSync(file, run)
  else {
    const campaign = await created(program, game)
    await ask(`${id}.${begin.step}`, { campaign, input: begin.input, choices: 'program' })
    for (let played = 1; played < most; played++) if (!(await playOne(program, campaign))) break
    runs.set(id, readFileSync(file))
  }
  return { ...program, campaign: 'Tried.tour' }
}

/** Takes the step that comes next in a tour that plays itself. @returns false where it is over. */
async function playOne({ ask }: Asked, campaign: string): Promise<boolean> {
  const comes = (holder: number | null) => ask<Coming>('campaign.autoplay', { campaign, seed: 5, holder })
  const open = await comes(null)
  const { holder, next } = open.holder === null ? open : await comes(open.holder)
  if (next === null) return false
  const { procedure, input, faces } = next
  await ask(procedure, { campaign, input, faces, holder, choices: 'program' })
  return true
}

interface Coming {
  /** The player who takes what comes: it is about something that he has sealed. */
  readonly holder: number | null
  readonly next: { readonly procedure: string; readonly input: unknown; readonly faces: readonly number[] } | null
}

interface Entry {
  readonly step: string
  readonly input: unknown
  readonly tape: readonly Answer[]
  /** Who took it: the player whose sealed things it was about, or anybody. */
  readonly holder: number | null
}

/**
 * @returns what was played and not undone, the first first: read from the file, for the journal shows nobody what is
 * sealed.
 */
function entriesOf({ folder, campaign }: Asked & { readonly campaign: string }): readonly Entry[] {
  const tours = openTours(folder, () => false)
  try {
    const { game, file } = tours.get(campaign)
    return file.walk().map(({ entry }) => {
      const [holder = null] = ownersOf(game, file.stateAt(entry.parent), entry)
      return { ...entry, holder }
    })
  } finally {
    tours.closeAll()
  }
}

/** Words as they can be found in a text that was cut into lines. */
const normal = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const mayLeaveUnsaid = ({ contract }: AnyGame, step: string): boolean =>
  Object.values(contract.forms?.[step]?.fields ?? {}).some((field) => 'otherwise' in field)

/**
 * Takes out of a closed file's inputs what says no more than its absence: so they stood before the field was made.
 * @returns what was taken out.
 */
function leaveUnsaid(path: string, { contract }: AnyGame): { id: number; name: string; meant: unknown }[] {
  const file = new Database(path)
  const entries = file.prepare<[], { id: number; step: string; input: string }>('select id, step, input from entry')
  const write = file.prepare('update entry set input = ? where id = ?')
  const unsaid = entries.all().flatMap(({ id, step, input }) => {
    const told = JSON.parse(input) as Record<string, unknown>
    const meant = Object.entries(contract.forms?.[step]?.fields ?? {}).flatMap(([name, field]) =>
      'otherwise' in field && JSON.stringify(told[name]) === JSON.stringify(field.otherwise)
        ? [{ id, name, meant: field.otherwise }]
        : [],
    )
    const left = Object.entries(told).filter(([name]) => meant.every((one) => one.name !== name))
    write.run(JSON.stringify(Object.fromEntries(left)), id)
    return meant
  })
  file.close()
  return unsaid
}

/** @returns a state without what is drawn so that nobody may reckon it: that is another in every tour. */
const unsealed = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'salt' || key === 'digest' ? '' : value)))

/** Plays an entry in another tour as somebody who rolls a die after the other. */
async function typed({ ask }: Asked, game: AnyGame, campaign: string, entry: Entry): Promise<void> {
  const { step, input, tape, holder } = entry
  // What is drawn is no question.
  const drawn = tape.filter(({ kind }) => kind === 'draw')
  const said = tape.filter(({ kind }) => kind !== 'draw')
  let reply = await ask<{ status: string }>(`${game.contract.id}.${step}`, {
    campaign,
    input,
    holder,
    dice: 'player',
    answers: drawn,
  })
  for (let given = 0; reply.status === 'wanted'; given++) {
    const answer = said[given]
    if (!answer) throw new Error(`${step} asks for more than was rolled.`)
    reply = await ask('pending.answer', { campaign, holder, answers: [answer] })
  }
}

/** @returns the throws that can be made ahead; null where the tour stands at a word of the player. */
async function ahead({ call, campaign }: Asked & { readonly campaign: string }): Promise<SlipThrowView[] | null> {
  const reply = await call('slip.foresee', { campaign })
  const throws = reply.ok ? (reply.value as SlipView).phases.flatMap((phase) => phase.throws) : []
  return throws.length > 0 ? throws : null
}

/** @returns what was made; nothing where it is refused for now. */
function madeOrNot<T>(make: () => T): T[] {
  try {
    return [make()]
  } catch (error) {
    if (error instanceof RuleError && error.code === 'not-now') return []
    throw error
  }
}

describe.each(playing)('%s, through the program', (_, tried) => {
  const { game, begin } = tried
  const { id } = game.contract

  it('replays, is sound, and is undone to nothing and done again', async () => {
    const program = await withTour(tried)
    const { ask, folder, campaign } = program
    const played = entriesOf(program).length
    expect(played).toBeGreaterThan(20)
    expect(await ask('campaign.check', { campaign })).toMatchObject({ sound: true })
    expect(await ask('campaign.replay', { campaign })).toMatchObject({ same: true, entries: played })
    const before = stateIn(folder, campaign)
    for (let i = 0; i < played; i++) await ask('journal.undo', { campaign })
    expect(stateIn(folder, campaign)).toEqual({ head: null, state: game.system.empty })
    for (let i = 0; i < played; i++) await ask('journal.redo', { campaign })
    expect(stateIn(folder, campaign)).toEqual(before)
  })

  it('replays, and is amended, the same where inputs leave unsaid what a later field says', async () => {
    const program = await withTour(tried)
    const { folder, campaign } = program
    const played = entriesOf(program)
    await program.close()
    const unsaid = leaveUnsaid(join(folder, campaign), game)
    const { ask } = asked(folder)
    expect(await ask('campaign.replay', { campaign })).toMatchObject({ same: true, entries: played.length })
    // Amended in nothing: it is played again to its end, and nothing comes out otherwise.
    const [first] = (await ask<{ entries: { id: number }[] }>('journal.list', { campaign, limit: 500 })).entries.slice(
      -1,
    )
    expect(await ask('journal.preview', { campaign, entry: first!.id })).toMatchObject({
      status: 'ready',
      replayed: played.length,
      differences: [],
    })
    for (const { id, name, meant } of unsaid.slice(0, 5)) {
      const { input } = await ask<{ input: Record<string, unknown> }>('journal.amendForm', { campaign, entry: id })
      expect(input[name], name).toEqual(meant)
    }
    // The toy sees to it that some game has such a field and plays with it.
    expect(unsaid.length > 0).toBe(played.some(({ step }) => mayLeaveUnsaid(game, step)))
  })

  it('comes to the same with dice that a player types, question by question', async () => {
    const program = await withTour(tried)
    const other = await created(program, game, 'Typed')
    for (const entry of entriesOf(program)) await typed(program, game, other, entry)
    const [state, first] = [other, program.campaign].map((one) => unsealed(stateIn(program.folder, one).state))
    expect(state).toEqual(first)
  })

  it('plays a stretch that was thrown ahead as if it had been typed step by step', async () => {
    const program = await withTour(tried)
    const { ask, call, folder, campaign } = program
    if (game.flow === undefined) {
      expect(await call('slip.foresee', { campaign })).toMatchObject({ ok: false, error: { code: 'not-here' } })
      return
    }
    // While something is sealed no copy is made, nor where it was on the way that was undone.
    const isSealed = () => game.seals?.holdsAny(stateIn(folder, campaign).state as AnyState) === true
    const move = () => (game.seals ? playOne(program, campaign) : ask('journal.undo', { campaign }))
    let slip = await ahead(program)
    while (slip === null || isSealed()) {
      await move()
      slip = await ahead(program)
    }
    const { campaign: other } = await ask<{ campaign: string }>('library.duplicate', { campaign, name: 'Typed' })
    const throws = slip.map(({ step, subject, rank, table, count, sides = 6 }) => ({
      ...{ step, subject, rank, table },
      ...(sides === 6 ? {} : { sides }),
      faces: Array.from({ length: count }, (_, i) => (i % sides) + 1),
    }))
    const before = entriesOf(program).length
    await ask('slip.play', { campaign, throws, dice: 'program' })
    const played = entriesOf(program).slice(before)
    expect(played.flatMap(({ tape }) => tape).some(({ by }) => by === 'player')).toBe(true)
    for (const entry of played) await typed(program, game, other, entry)
    expect(stateIn(folder, other).state).toEqual(stateIn(folder, campaign).state)
  })

  it('has every table in the list of tables, under its name', async () => {
    const tables = await asked().ask<{ id: string; rows: unknown[] }[]>('tables.list', { game: id })
    expect(tables.map((table) => table.id)).toEqual(game.system.tables.map((table) => table.id))
    for (const [i, { id: table, rows }] of tables.entries())
      expect(rows, table).toHaveLength(game.system.tables[i]!.rows.length)
  })

  it('has sheets that fit on both papers, nothing cut off, nothing one upon another, all told in order', async () => {
    const { folder, campaign } = await withTour(tried)
    const tours = openTours(folder, () => false)
    const tour = tours.get(campaign)
    const measure = testMeasure()
    const found: string[] = []
    let drawn = 0
    for (const { sheet, takes, lacking } of game.sheets) {
      const source = sourceOf(tour)
      if (lacking(source) !== null) continue
      const tables = takes.includes('tables') ? { tables: game.system.tables.slice(0, 3).map((one) => one.id) } : {}
      // What is sealed is drawn for each player who has sealed something; the others are told that they have not.
      const eyes = takes.includes('holder') ? (game.print?.players?.(source.state) ?? []).map(({ id }) => id) : [null]
      const ready = eyes.flatMap((holder) =>
        madeOrNot(() =>
          doAtOnce(makeSheet({ game, source }, { sheet, ...tables, ...(holder === null ? {} : { holder }) })),
        ),
      )
      expect(ready.length, sheet).toBeGreaterThan(0)
      for (const paper of papers) {
        for (const made of ready) {
          const room = roomOf(made.sheet, paper)
          const pages = doAtOnce(made.sheet.layOut(measure, room))
          expect(pages.flatMap(textsOf).length, sheet).toBeGreaterThan(0)
          found.push(
            ...pages.flatMap((marks) =>
              [...strays(marks, room), ...overlaps(marks)].map((what) => `${sheet}, ${paper}: ${what}`),
            ),
          )
          drawn++
        }
        const sheets = ready.map((made) => made.sheet)
        const bytes = await doAtOnce(drawDocument(sheets, { paper, accent: null }))
        found.push(...accessibleFaults(bytes).map((what) => `${sheet}, ${paper}, for who cannot see it: ${what}`))
      }
    }
    tours.closeAll()
    expect(found).toEqual([])
    expect(drawn).toBeGreaterThan(0)
  })

  it('has every table on a sheet, with its modifiers', () => {
    const wordsOn = (wish: SheetWish): string => {
      const { sheet } = doAtOnce(makeSheet({ game, source: null }, wish))
      const pages = doAtOnce(sheet.layOut(testMeasure(), inside('letter')))
      return normal(
        pages
          .flatMap(textsOf)
          .map(({ text }) => text)
          .join(' '),
      )
    }
    const free = game.sheets.filter(({ group, lacking }) => group === 'qrs' && lacking(null) === null)
    const said = free.filter(({ needs }) => needs === undefined).map(({ sheet }) => wordsOn({ sheet }))
    // In a family of tables what their titles begin with stands once.
    const isOn = ({ title }: Table, words: readonly string[]) =>
      title.split(', ').every((piece) => words.some((one) => one.includes(normal(piece))))
    const own = free.find(({ needs }) => needs === 'tables')
    const left = game.system.tables.filter((table) => !isOn(table, said))
    const chosen = own && left.length > 0 ? wordsOn({ sheet: own.sheet, tables: left.map(({ id }) => id) }) : ''
    expect(left.filter((table) => !isOn(table, [chosen])).map(({ id }) => id)).toEqual([])
    const silent = game.system.tables.flatMap(({ id, modifiers }) =>
      modifiers
        .filter(({ text }) => ![...said, chosen].some((words) => words.includes(normal(text))))
        .map(({ text }) => `${id}: ${text}`),
    )
    expect(silent).toEqual([])
  })

  it('answers every query of a tour that has only been made', async () => {
    const program = asked()
    const fresh = await created(program, game)
    for (const query of Object.keys(game.contract.queries)) {
      const reply = await program.call(`${id}.${query}`, { campaign: fresh })
      // What asks for more than the campaign is refused for that, and never for a fault of its own.
      if (!reply.ok)
        expect(['bad-input', 'not-now', 'not-here', 'not-found'], `${query}: ${reply.error.message}`).toContain(
          reply.error.code,
        )
    }
    expect(program.logged).toEqual([])
  })

  it('shows friends a roster of its men, and of each his card, from the first moment on', async () => {
    const { ask, folder, campaign } = await withTour(tried)
    await ask('library.create', { name: 'Fresh', game: id })
    const tours = openTours(folder, () => false)
    const fresh = tours.get('Fresh.tour').file.load().state
    expect([game.friends.players(fresh), game.friends.roster(fresh), game.friends.card(fresh, 1)]).toEqual([
      [],
      [],
      null,
    ])
    const { state } = tours.get(campaign).file.load()
    tours.closeAll()
    const shown = game.friends.roster(state).flatMap(({ rows }) => rows)
    const men = game.words.men(state)
    expect(shown.length).toBeGreaterThan(0)
    expect(men.map((man) => man.id)).toEqual(expect.arrayContaining(shown.map((row) => row.id)))
    for (const man of men) {
      expect(game.friends.card(state, man.id)?.name, man.name).toBe(man.name)
      expect(game.friends.rowsOf(state, man.id)).toContain(man.id)
    }
    expect(game.friends.card(state, 999_999)).toBe(null)
    for (const { man } of game.friends.players(state))
      expect(man === null || men.some((one) => one.id === man)).toBe(true)
  })

  it('takes no step and answers no query on a tour of another game', async () => {
    const { call, ask, folder } = asked()
    for (const other of games.filter((one) => one !== game)) {
      const foreign = (await ask<{ campaign: string }>('library.create', { name: 'Other', game: other.contract.id }))
        .campaign
      const refused = await call(`${id}.${begin.step}`, { campaign: foreign, input: begin.input })
      expect(refused).toMatchObject({ ok: false, error: { code: 'not-here' } })
      for (const query of Object.keys(game.contract.queries)) {
        const reply = await call(`${id}.${query}`, { campaign: foreign })
        expect(reply.ok, query).toBe(false)
      }
      expect(stateIn(folder, foreign)).toEqual({ head: null, state: other.system.empty })
    }
  })
})

describe('the list of games', () => {
  it('is the same for contract, program and screens', () => {
    expect(games.map(({ contract }) => contract.id)).toEqual(gameIds)
  })

  it.each(gameIds)('shows the tables of all others where those of %s are broken', async (broken) => {
    const { ask, call, logged } = asked()
    const listed = async () => (await ask<{ game: string }[]>('tables.list', {})).map(({ game }) => game)
    const before = await listed()
    vi.spyOn(
      games.find(({ contract }) => contract.id === broken)!,
      'chapters',
    ).mockImplementation(() => {
      throw new Error('A page is torn.')
    })
    expect(await listed()).toEqual(before.filter((game) => game !== broken))
    expect(logged).toHaveLength(1)
    for (const { contract } of games)
      expect((await call('tables.list', { game: contract.id })).ok).toBe(contract.id !== broken)
  })
})
