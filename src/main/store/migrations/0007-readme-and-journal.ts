/**
 * What a file says to whoever opens it without the program, and its journal in lines to be read. Both are views: they hold
 * nothing, so there is nothing in them that could be spoilt. Never changes once shipped.
 */
export const readmeAndJournal = `
create view readme (line, text) as values
  (1, 'This is a campaign of Short-Timer, a desktop campaign manager for wargamers. All of it is in this one file.'),
  (2, 'Only look at it with other programs: what is written past Short-Timer is found, and then the file is taken for damaged.'),
  (3, 'campaign: one row; which campaign this is, its game, the seed of its dice, and at which entry it stands (head).'),
  (4, 'roster: a view; the men where the campaign stands. Each game has its own columns.'),
  (5, 'journal: a view; what was played, from the start to where the campaign stands.'),
  (6, 'entry: the journal, undone entries too, a tree by parent. input and tape hold all that the step was told, as JSON.'),
  (7, 'entry_line: what an entry said, sentence by sentence. A sentence whose secret is 1 is kept from a player.'),
  (8, 'entry_change: what an entry did to the rows, each before and after, as JSON. Played from the start they make the state.'),
  (9, 'pending: the step under way, waiting for dice. picture: pictures by the SHA-256 of their bytes.'),
  (10, 'collection_schema: the tables of the game, with their columns. Each is a table of its own, with an id.'),
  (11, 'hash, state, seal: show that nothing has changed by itself.');

create view journal as
  with recursive path (id) as (
    select head from campaign
    union
    select entry.parent from entry join path on entry.id = path.id
  )
  select
    depth as line,
    moment,
    title,
    (
      select group_concat(text, char(10))
      from (
        select text from entry_line
        where entry_line.entry = entry.id and secret = 0
        order by position
      )
    ) as told,
    at as written
  from entry
  where id in (select id from path)
  order by depth;
`
