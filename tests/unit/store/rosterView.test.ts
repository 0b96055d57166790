import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gameIds } from '../../../src/contract/gameProcedures.ts'
import { systems } from '../../../src/main/app/gameOf.ts'
import { secretText, text } from '../../../src/main/engine/state.ts'
import { openTourBytes } from '../../../src/main/store/openTour.ts'
import { rosterOf } from '../../../src/main/store/rosterView.ts'
import { mustered, testProgram } from '../../support/program.ts'

/** @returns the file as another program sees it. */
function seen(bytes: Buffer): Database.Database {
  const raw = new Database(bytes)
  onTestFinished(() => void raw.close())
  return raw
}

type Row = Readonly<Record<string, unknown>>
const rows = (raw: Database.Database, query: string) => raw.prepare<[], Row>(query).all()

describe.each(gameIds)('the file of a tour of %s, read without the program', (game) => {
  it('says what it is, who is in it, and what was played', async () => {
    const { api, folder } = testProgram()
    const { campaign } = await api('library.sample', { game })
    await api('journal.undo', { campaign })
    const raw = seen(readFileSync(join(folder, campaign)))
    expect(rows(raw, 'select text from readme')[0]?.['text']).toContain('Short-Timer')
    const { entries } = await api('journal.list', { campaign, limit: 1000 })
    const onPath = entries.filter((entry) => entry.onPath).toReversed()
    const journal = rows(raw, 'select * from journal')
    expect(journal.slice(-onPath.length).map(({ line, moment }) => [line, moment])).toEqual(
      onPath.map(({ depth, date }) => [depth, date]),
    )
    const system = systems.find(({ id }) => id === game)!
    const men = rows(raw, 'select * from roster')
    const table = system.roster!.men.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    expect(men.map(({ id }) => id)).toEqual(rows(raw, `select id from ${table} order by id`).map(({ id }) => id))
    const columns = raw.pragma("table_info('roster')") as { name: string }[]
    expect(columns.filter(({ name }) => name.includes(':'))).toEqual([])
  })
})

it('in FNG a man stands with his place', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const raw = seen(readFileSync(join(folder, campaign)))
  const { squads } = await api('fng.roster', { campaign })
  const first = squads.flatMap(({ billets }) => billets).find(({ soldier }) => soldier)!
  expect(rows(raw, `select * from roster where id = ${first.soldier!.id}`)).toMatchObject([
    { last_name: first.soldier!.lastName, rep: first.soldier!.rep, squad: first.squad, line: first.line },
  ])
})

it('what is kept from a player is not in the view', () => {
  const columns = new Map([
    ['men', { name: { type: 'text', nullable: false }, plan: { type: 'text', nullable: false } }],
  ])
  const collections = { men: { name: text(), plan: secretText() } }
  const view = rosterOf(columns as never, { id: 'x', title: 'X', collections, roster: { men: 'men' } })
  expect(view).toBe('CREATE VIEW "roster" AS select "men"."id", "men"."name" from "men" order by "men"."id"')
})

describe('a view of the men', () => {
  async function withView(sql: string) {
    const { api, folder } = testProgram()
    const raw = seen(readFileSync(join(folder, await mustered(api))))
    raw.exec(sql)
    return raw.serialize()
  }
  const open = (bytes: Buffer) => () => {
    openTourBytes('Bravo.tour', bytes, systems).connection.close()
  }

  it.each([
    ['that is gone', '', /it lacks roster/],
    ['that reckons', 'create view "roster" as select "soldiers"."id", abs(-1) from "soldiers"', /"roster" is not as/],
    [
      'of another table',
      'create view "roster" as select "entry"."id" from "entry" order by "entry"."id"',
      /"roster" is not as/,
    ],
    ['that is a table', 'create table roster (id integer primary key) strict', /"roster"/],
  ])('%s is refused', async (_, sql, said) => {
    expect(open(await withView(`drop view roster; ${sql}`))).toThrow(said)
  })

  it('of another version, which shows other columns of theirs, is taken', async () => {
    const { api, folder } = testProgram()
    const raw = seen(readFileSync(join(folder, await mustered(api))))
    const [{ sql }] = rows(raw, `select sql from sqlite_schema where name = 'roster'`) as [{ sql: string }]
    raw.exec(`drop view roster; ${sql.replace('"soldiers"."grade", ', '')}`)
    expect(open(raw.serialize())).not.toThrow()
  })
})
