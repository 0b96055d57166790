/**
 * Changes as an ordinary table: in one without rowid a row that is longer than a quarter of a page takes a page of its
 * own, and files of games with wide rows were nearly twice as large as what they hold. Never changes once shipped.
 */
export const changesByRow = `
create table entry_change_by_row (
  entry integer not null references entry (id) deferrable initially deferred,
  position integer not null,
  collection text not null,
  row_id integer not null,
  before text,
  after text,
  primary key (entry, position)
) strict;
insert into entry_change_by_row select entry, position, collection, row_id, before, after from entry_change
  order by entry, position;
drop table entry_change;
alter table entry_change_by_row rename to entry_change;
`
