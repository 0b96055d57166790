/** Pictures by their hash, and which player brought a line's dice. Never changes once shipped. */
export const picturesAndPlayers = `
create table picture (
  hash text primary key not null,
  mime text not null,
  bytes blob not null
) strict;

alter table entry_line add column who text;
`
