import { writeFileSync } from 'node:fs'
import { archivedBytes } from '../archive.ts'
import { edit, edited, reworded, type Kind } from './kind.ts'

/** A query that never ends. */
const endless = 'with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) from n'
/** The same as a value. */
const costly = `(${endless})`

/** A check that takes its time for every row. */
const slow = "length(replace(hex(zeroblob(40000000)), '0', 'ab')) > 0"

const altered = (name: string, sql: string): Kind =>
  edited(name, true, (raw) => {
    raw.exec(sql)
  })

const rewordedKind = (name: string, table: string, from: string, to: string): Kind =>
  edited(name, true, (raw) => {
    reworded(raw, table, from, to)
  })

/** Files whose schema holds what acts by itself, or what a campaign never has. */
export const layouts: readonly Kind[] = [
  altered('trigger without end', `create trigger evil after insert on entry begin select ${costly}; end`),
  altered('quiet trigger', 'create trigger evil after insert on entry begin update soldiers set rep = 7; end'),
  altered('trigger on archiving', `create trigger evil before update on campaign begin select ${costly}; end`),
  altered(
    'trigger on what a migration copies',
    `create trigger evil after insert on entry_change begin select ${costly}; end`,
  ),
  altered(
    'trigger instead of a view',
    `create view v as select 1 as x; create trigger evil instead of insert on v begin select ${costly}; end`,
  ),
  altered('idle view without end', `create view evil as ${endless}`),
  altered(
    'view in place of the campaign',
    `alter table campaign rename to was; create view campaign as select * from was where ${costly}`,
  ),
  altered(
    'view in place of soldiers',
    `alter table soldiers rename to was; create view soldiers as select * from was where ${costly}`,
  ),
  altered('table of a stranger', 'create table evil (x); insert into evil values (1)'),
  altered(
    'table with a costly check',
    `create table evil (x check (${slow})); pragma ignore_check_constraints = on; insert into evil values (1)`,
  ),
  altered('table of our own twice', 'create table soldiers_2 as select * from soldiers'),
  altered('index on an expression', 'create index evil on entry (upper(hex(title)))'),
  altered('index on a collection', 'create index evil on soldiers (rep)'),
  altered('unique index', 'create unique index evil on entry (id, parent)'),
  altered('partial index', `create index evil on soldiers (rep) where length(first_name) > 0`),
  altered('full-text search', 'create virtual table evil using fts5 (x)'),
  altered('tree of rectangles', 'create virtual table evil using rtree (id, a, b)'),
  altered('computed column', 'alter table entry_line add column evil text as (hex(text)) virtual'),
  altered('computed column of a collection', 'alter table soldiers add column evil integer as (rep * 2) virtual'),
  altered('one column more', 'alter table soldiers add column evil text'),
  altered('one column less', 'alter table pending drop column mode'),
  altered('tables of ours renamed', 'alter table entry_line rename to lines'),
  altered('index of ours dropped', 'drop index entry_parent'),
  altered('index of ours on something else', 'drop index entry_parent; create index entry_parent on entry (depth)'),
  rewordedKind('check of a stranger', 'soldiers', '"rep" integer not null', `"rep" integer not null check (${slow})`),
  rewordedKind(
    'default of a stranger',
    'entry',
    'depth integer not null',
    'depth integer not null default (abs(random()))',
  ),
  rewordedKind('collation', 'soldiers', '"first_name" text not null', '"first_name" text not null collate nocase'),
  rewordedKind('no types', 'soldiers', ') strict', ')'),
  rewordedKind(
    'deletes what hangs on it',
    'party',
    'deferrable initially deferred',
    'on delete cascade deferrable initially deferred',
  ),
  rewordedKind(
    'takes what it is not',
    'entry',
    'parent integer references entry (id)',
    'parent integer references campaign (seed)',
  ),
  rewordedKind('replaces by itself', 'picture', 'primary key not null', 'primary key on conflict replace not null'),
  edited('table that is a trigger', true, (raw) => {
    raw
      .prepare('insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values (?, ?, ?, 0, ?)')
      .run('table', 'evil', 'entry', `CREATE TRIGGER evil after insert on entry begin select ${costly}; end`)
  }),
  edited('trigger by the name of an index', true, (raw) => {
    raw
      .prepare('insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values (?, ?, ?, 0, ?)')
      .run(
        'trigger',
        'sqlite_autoindex_entry_9',
        'entry',
        `CREATE TRIGGER x after insert on entry begin select ${costly}; end`,
      )
  }),
  edited('schema that is no SQL', true, (raw) => {
    raw
      .prepare('insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values (?, ?, ?, 0, ?)')
      .run('view', 'evil', 'evil', 'CREATE VIEW evil as select ('.padEnd(100_000, '('))
  }),
  edited('two tables on one page', true, (raw) => {
    raw.exec(
      "update sqlite_schema set rootpage = (select rootpage from sqlite_schema where name = 'medals') where name = 'notes'",
    )
  }),
  edited('table on the page of the schema', true, (raw) => {
    raw.exec("update sqlite_schema set rootpage = 1 where name = 'notes'")
  }),
  edited('table on no page', true, (raw) => {
    raw.exec("update sqlite_schema set rootpage = 0 where name = 'notes'")
  }),
  ...[
    '{',
    '[]',
    '7',
    'null',
    '{"rep": 5}',
    '{"rep": {"type": "blob", "nullable": false}}',
    '{"rep": {"type": "text", "nullable": false, "references": 9}}',
    '{"__proto__": {"type": "text", "nullable": true}}',
  ].map((columns, i) =>
    edited(`columns that are none ${i + 1}`, true, (raw) => {
      raw.prepare("update collection_schema set columns = ? where collection = 'soldiers'").run(columns)
    }),
  ),
  ...['constructor', '__proto__', 'hasOwnProperty'].map((name) =>
    edited(`collection called ${name}`, true, (raw) => {
      raw.exec(`create table "${name}" ("id" integer primary key) strict`)
      raw.prepare("insert into collection_schema values (?, '{}')").run(name)
    }),
  ),
  {
    name: 'older, with a trigger that waits for the migration',
    refused: true,
    make: (path) => {
      writeFileSync(path, archivedBytes('rules-2/anzac'))
      edit(path, (raw) => {
        raw.exec(`create trigger evil after update on entry_change begin select ${costly}; end`)
      })
    },
  },
  edited('older by its own word', true, (raw) => {
    raw.pragma('user_version = 1')
  }),
  edited('version without end', true, (raw) => {
    raw.pragma('user_version = -1')
  }),
]
