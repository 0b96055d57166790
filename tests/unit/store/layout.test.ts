import Database from 'better-sqlite3'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flag, optional, reference, text } from '../../../src/main/engine/state.ts'
import { checkTour } from '../../../src/main/store/check.ts'
import { StoreError } from '../../../src/main/store/errors.ts'
import { lookInto } from '../../../src/main/store/look.ts'
import { openTourBytes } from '../../../src/main/store/openTour.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import type { StoredSystem } from '../../../src/main/store/types.ts'
import { edit, reworded } from '../../support/hostile/kind.ts'
import { toyCollections, toySystem } from '../../support/toySystem.ts'
import { newToyTour, temporaryFolder, threeSteps } from '../../support/toyTours.ts'

/** @returns path of a closed tour with three steps. */
function closedTour(): string {
  const file = newToyTour()
  threeSteps(file)
  file.close()
  return file.path
}

/** Every way into a file. */
const ways: Readonly<Record<string, (path: string, systems: readonly StoredSystem[]) => void>> = {
  opened: (path, systems) => {
    openTourFile(path, systems).close()
  },
  'looked into': (path, systems) => {
    lookInto(path, systems, (tour) => tour.load())
  },
  'taken as bytes': (path, systems) => {
    openTourBytes(path, readFileSync(path), systems).connection.close()
  },
  checked: (path, systems) => {
    const [found] = checkTour(path, systems)
    if (found) throw new StoreError(found.code!, found.message)
  },
}

describe.each(Object.keys(ways))('a tour that is %s', (way) => {
  it.each([
    [
      'it holds a trigger that Short-Timer never makes, "evil"',
      'create trigger evil after insert on entry begin select 1; end',
    ],
    ['it holds a view that Short-Timer never makes, "evil"', 'create view evil as select 1'],
    ['it holds an index that Short-Timer never makes, "evil"', 'create index evil on sailors (full_name)'],
    ['it holds a table that Short-Timer never makes, "evil"', 'create table evil (x)'],
    ['it holds a table that Short-Timer never makes, "evil"', 'create virtual table evil using fts5 (x)'],
    ['"crews" is not as Short-Timer makes it', 'alter table crews add column x text'],
    ['"crews" is not as Short-Timer makes it', 'alter table crews add column x integer as (morale_level * 2)'],
    ['"pending" is not as Short-Timer makes it', 'alter table pending add column x text'],
    ['it lacks entry_line', 'drop table entry_line'],
    ['it lacks entry_parent', 'drop index entry_parent'],
    ['it lacks crews', 'drop table crews'],
  ])('is refused, and left as it is: %s', (what, sql) => {
    const path = closedTour()
    edit(path, (raw) => raw.exec(sql))
    const before = readFileSync(path)
    expect(() => {
      ways[way]!(path, [toySystem])
    }).toThrow(what)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('is taken with what SQLite makes by itself', () => {
    const path = closedTour()
    new Database(path).exec('analyze; vacuum').close()
    ways[way]!(path, [toySystem])
  })
})

it('a check that somebody has put into a table never runs', () => {
  const path = closedTour()
  // It takes more memory than a text may.
  const slow = 'length(hex(zeroblob(900000000))) > 0'
  edit(path, (raw) => {
    reworded(raw, 'crews', '"morale_level" integer not null', `"morale_level" integer not null check (${slow})`)
  })
  expect(() => openTourFile(path, [toySystem])).toThrow('"crews" is not as Short-Timer makes it')
})

it('columns that came and went by versions of a game are its own, in any order', () => {
  const path = closedTour()
  const { crewName, leaderId } = toyCollections.crews
  const versions: StoredSystem[] = [
    {
      ...toySystem,
      collections: {
        ...toyCollections,
        crews: {
          motto: optional(text()),
          ...toyCollections.crews,
          shipId: optional(reference('ships')),
          sworn: flag(),
        },
        ships: { rig: text(), afloat: optional(flag()) },
      },
      migrations: [{ collection: 'crews', drops: [], adds: { sworn: true } }],
    },
    {
      ...toySystem,
      collections: {
        ...toyCollections,
        crews: { crewName, leaderId, sworn: flag() },
        ships: { rig: text(), afloat: optional(flag()) },
      },
      migrations: [{ collection: 'crews', drops: ['motto', 'shipId', 'moraleLevel'], adds: { sworn: true } }],
    },
  ]
  for (const system of versions)
    for (const way of Object.values(ways)) {
      way(path, [system])
      expect(checkTour(path, [system])).toEqual([])
    }
})

it('a name that somebody has given cannot run on or break a line', () => {
  const path = closedTour()
  edit(path, (raw) => raw.exec(`create view "${'evil\n'.repeat(100)}" as select 1`))
  expect(() => openTourFile(path, [toySystem])).toThrow(/never makes, "(evil ){8}"\. It was read no further/)
})

it('every page of a tour is met once, of an older version too', () => {
  const path = closedTour()
  const good = readFileSync(path)
  const leads = (table: string, to: (roots: (name: string) => number) => number) => {
    const target = join(temporaryFolder(), 'x.tour')
    writeFileSync(target, good)
    edit(target, (raw) => {
      const rootOf = (name: string) =>
        raw.prepare<[string], number>('select rootpage from sqlite_schema where name = ?').pluck().get(name)!
      raw.prepare('update sqlite_schema set rootpage = ? where name = ?').run(to(rootOf), table)
    })
    return target
  }
  for (const spoilt of [
    leads('crews', (rootOf) => rootOf('sailors')),
    leads('crews', () => 1),
    leads('crews', () => 9999),
  ])
    for (const way of Object.values(ways))
      expect(() => {
        way(spoilt, [toySystem])
      }).toThrow('its pages do not fit together')
})
