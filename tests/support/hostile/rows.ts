import { edited, type Kind } from './kind.ts'

/** A campaign laid out as it should be, with rows that the program never wrote. */
const rows = (name: string, sql: string, ...values: readonly (string | number | bigint | Buffer)[]): Kind =>
  edited(name, false, (raw) => {
    if (values.length === 0) raw.exec(sql)
    else if (sql.includes('@it')) raw.prepare(sql).run({ it: values[0] })
    else raw.prepare(sql).run(...values)
  })

const noJson = '{"half": '
const nested = '['.repeat(200_000) + ']'.repeat(200_000)
/** Names that every object has, as far as a careless look tells. */
const everyObjects = ['constructor', '__proto__']
const pending =
  "insert into pending (id, head, step, input, answers, mode) values (1, (select head from campaign), ?, ?, ?, 'ask')"
const houseRow = "insert into house_rows (table_id, part, position, patch) values (?, 'row', 0, ?)"
/** Half a letter, as no text can hold it. */
const half = "cast(x'eda080' as text)"

const each = <T>(values: readonly T[], kind: (value: T, number: number) => Kind): Kind[] =>
  values.map((value, i) => kind(value, i + 1))

/** A table with its own rows again and again. */
const doubled = (name: string, table: string, least: number): Kind =>
  edited(name, false, (raw) => {
    const columns = (raw.pragma(`table_info(${table})`) as { name: string }[])
      .map((column) => `"${column.name}"`)
      .filter((column) => column !== '"id"')
      .join(', ')
    for (let have = 1; have < least; have *= 2)
      raw.exec(`insert into ${table} (${columns}) select ${columns} from ${table}`)
  })

/** Files of which each table is what it should be, and what stands in it is not. */
export const rowKinds: readonly Kind[] = [
  rows(
    'two campaigns',
    "insert into campaign select '00000000-0000-4000-8000-000000000009', name, system, seed, head, redo, created, archived, seal from campaign",
  ),
  rows(
    'two campaigns, the first without an id',
    "insert into campaign select '', name, system, seed, head, redo, created, archived, seal from campaign",
  ),
  rows('no campaign', 'delete from campaign'),
  rows('id that is a path', "update campaign set id = '../../elsewhere'"),
  rows('game that nobody knows', "update campaign set system = 'constructor'"),
  rows('game that is another', "update campaign set system = 'bookgun'"),
  rows('name without end', 'update campaign set name = hex(zeroblob(20000))'),
  rows('name that is a path', "update campaign set name = '../../../evil' || char(0, 10, 8238)"),
  rows('name of half letters', `update campaign set name = ${half}`),
  rows('made at no time', "update campaign set created = 'yesterday'"),
  rows('seed beyond numbers', 'update campaign set seed = 9223372036854775807'),
  rows('head that is not there', 'update campaign set head = 99999'),
  rows('redo that is not there', 'update campaign set redo = 99999'),
  ...each(
    [
      noJson,
      '{}',
      '7',
      'null',
      '[null]',
      '[{"kind": "dice"}]',
      '[{"kind": "dice", "key": 5, "subject": {}, "occurrence": -1, "faces": "six"}]',
      nested,
    ],
    (tape, n) => rows(`tape that is none ${n}`, 'update entry set tape = ?', tape),
  ),
  ...each(
    [
      noJson,
      '7',
      'null',
      '[]',
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
      nested,
    ],
    (input, n) => rows(`input that is none ${n}`, 'update entry set input = ?', input),
  ),
  ...each([...everyObjects, '', 'no such step', 'muster'], (step, n) =>
    rows(`step called what no step is ${n}`, 'update entry set step = ?', step),
  ),
  rows('title without end', 'update entry set title = hex(zeroblob(20000))'),
  rows('entries of no time', "update entry set at = 'never', mode = 'none', moment = ''"),
  rows('entries of rules to come', 'update entry set rules_version = 9007199254740993'),
  rows('journal in a circle', 'update entry set parent = (select max(id) from entry) where parent is null'),
  rows('entries that follow themselves', 'update entry set parent = id, redo = id'),
  rows('journal in pieces', 'update entry set parent = 77777 where id = (select max(id) from entry)'),
  rows('entries deeper than numbers', 'update entry set depth = 9223372036854775807'),
  rows('entries above the first', 'update entry set depth = -5'),
  rows('ids beyond numbers', 'update entry set id = 9223372036854770000 + id'),
  rows('no id left', "update sqlite_sequence set seq = 9223372036854775807 where name = 'entry'"),
  rows('sequence of texts', "update sqlite_sequence set seq = 'many'"),
  ...each([noJson, '7', '[]', 'null', '{"id": "one"}', '{"__proto__": {"id": 1}}'], (row, n) =>
    rows(`change that is no row ${n}`, 'update entry_change set "after" = ?', row),
  ),
  ...each(everyObjects, (name, n) =>
    rows(`change of what is no collection ${n}`, 'update entry_change set collection = ?', name),
  ),
  rows('changes of rows below the first', 'update entry_change set row_id = -9223372036854775808'),
  rows('changes that are gone', 'delete from entry_change'),
  ...each(
    ['faces', 'modifiers', 'numbers', 'house'].flatMap((column) =>
      [noJson, '7', '[null]'].map((json) => [column, json] as const),
    ),
    ([column, json], n) => rows(`line with ${column} that are none ${n}`, `update entry_line set ${column} = ?`, json),
  ),
  ...each(everyObjects, (name, n) =>
    rows(
      `lines about what is not there ${n}`,
      'update entry_line set about_collection = @it, about_field = @it, about_id = 1, rules_table = @it, "by" = @it',
      name,
    ),
  ),
  rows('lines of half letters', `update entry_line set text = ${half}`),
  rows(
    'lines of nothing',
    'update entry_line set text = char(0), page = -1, table_row = 9223372036854775807, target = 1e999, score = -1e999',
  ),
  rows('lines without end', 'update entry_line set text = hex(zeroblob(20000))'),
  ...each(everyObjects, (step, n) => rows(`step under way that is none ${n}`, pending, step, '{}', '[]')),
  ...each([noJson, '7', 'null', nested], (input, n) =>
    rows(`step under way with an input that is none ${n}`, pending, 'testForContact', input, '[]'),
  ),
  ...each([noJson, '{}', '[null]', '[{"kind": "dice"}]', '"x"'], (answers, n) =>
    rows(`step under way with answers that are none ${n}`, pending, 'testForContact', '{}', answers),
  ),
  ...each([noJson, '7', 'null', '[]', '{"from": "x", "gives": 5}', '{"text": null}'], (patch, n) =>
    rows(`house rule that is none ${n}`, houseRow, 'mission.contact', patch),
  ),
  ...each(everyObjects, (table, n) => rows(`house rule for no table ${n}`, houseRow, table, '{"from": 1}')),
  rows(
    'house rule for no row',
    "insert into house_rows (table_id, part, position, patch) values ('mission.contact', 'evil', -1, '{}')",
  ),
  ...each([noJson, '7', 'null', '[null]', '{}'], (json, n) =>
    rows(
      `table of one’s own that is none ${n}`,
      "insert into own_tables (name, title, dice, rows) values ('a', 'A', '2d6', ?)",
      json,
    ),
  ),
  ...each(['0d0', '999999999d999999999', 'evil', ''], (dice, n) =>
    rows(
      `table of one’s own with no dice ${n}`,
      "insert into own_tables (name, title, dice, rows) values ('a', 'A', ?, '[]')",
      dice,
    ),
  ),
  ...each([noJson, '7', 'null', '[7]', '{}'], (json, n) =>
    rows(
      `names that are none ${n}`,
      "insert into name_lists (list, first_names, surnames) values ('us', @it, @it)",
      json,
    ),
  ),
  ...each([noJson, '7', 'null', '{"sheets": 5}'], (json, n) =>
    rows(`print set-up that is none ${n}`, "insert into print_setups (name, content) values ('a', ?)", json),
  ),
  ...each(everyObjects, (name, n) =>
    rows(
      `words that nobody knows ${n}`,
      'update tour set phase = @it, list = @it, corps = @it, attributes_for = @it',
      name,
    ),
  ),
  ...each(everyObjects, (name, n) =>
    rows(
      `men whom nobody knows ${n}`,
      'update soldiers set "rank" = @it, grade = @it, nationality = @it, status = @it',
      name,
    ),
  ),
  rows('time without end', 'update tour set half_month = 9007199254740991, tour_length = 9007199254740991'),
  rows('time before the first', 'update tour set half_month = -9223372036854775808'),
  rows('figures beyond numbers', 'update soldiers set rep = 9223372036854775807, deros = -9223372036854775808'),
  rows('as many as a loop never counts', 'update equipment set quantity = 9007199254740991'),
  doubled('ten thousand men', 'soldiers', 10_000),
  doubled('more tours than one', 'tour', 2),
  rows('no tour behind a journal', 'delete from tour'),
  rows('no men behind a journal', 'delete from soldiers'),
  rows(
    'men who point nowhere',
    'update billets set soldier_id = 999999; update tour set star_id = 999999, mission_id = 999999',
  ),
  rows('ids below the first', 'update soldiers set id = -id'),
  rows(
    'picture that is a page',
    "insert into picture values ('" +
      'a'.repeat(64) +
      "', 'text/html', cast('<script>alert(1)</script>' as blob)); insert into pictures (hash, half_month, portrait, caption) values ('" +
      'a'.repeat(64) +
      "', 0, 0, '')",
  ),
  rows(
    'picture that is not there',
    "insert into pictures (hash, half_month, portrait, caption) values ('" + 'b'.repeat(64) + "', 0, 0, '')",
  ),
  rows(
    'picture by a name that is none',
    "insert into pictures (hash, half_month, portrait, caption) values ('../../etc/passwd', 0, 0, '')",
  ),
]
