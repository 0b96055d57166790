/** The campaign, its journal and the step under way. Never changes once shipped. */
export const metaTables = `
create table campaign (
  id text primary key not null,
  name text not null,
  system text not null,
  seed integer not null,
  head integer references entry (id) deferrable initially deferred,
  redo integer references entry (id) deferrable initially deferred,
  created text not null,
  archived integer not null default 0 check (archived in (0, 1))
) strict;

create table collection_schema (
  collection text primary key not null,
  columns text not null
) strict;

create table entry (
  id integer primary key autoincrement,
  parent integer references entry (id) deferrable initially deferred,
  depth integer not null,
  step text not null,
  title text not null,
  moment text not null,
  input text not null,
  tape text not null,
  mode text not null,
  rules_version integer not null,
  at text not null,
  redo integer references entry (id) deferrable initially deferred
) strict;
create index entry_parent on entry (parent);

create table entry_change (
  entry integer not null references entry (id) deferrable initially deferred,
  position integer not null,
  collection text not null,
  row_id integer not null,
  before text,
  after text,
  primary key (entry, position)
) strict, without rowid;

create table entry_line (
  entry integer not null references entry (id) deferrable initially deferred,
  position integer not null,
  text text not null,
  about_collection text,
  about_id integer,
  about_field text,
  rules_table text,
  table_row integer,
  page integer,
  faces text,
  target real,
  score real,
  modifiers text,
  by text,
  picked integer not null default 0,
  secret integer not null default 0,
  primary key (entry, position)
) strict, without rowid;
create index entry_line_about on entry_line (about_collection, about_id) where about_id is not null;

create table pending (
  id integer primary key check (id = 1),
  head integer references entry (id) deferrable initially deferred,
  step text not null,
  input text not null,
  answers text not null,
  mode text not null
) strict;
`
