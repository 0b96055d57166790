/**
 * What shows that nothing has changed by itself: of each entry a hash that holds the one before it, what the tour came to
 * by it, and a seal over what may still change; of the campaign a seal. Who brings a file up to date fills them in.
 * Never changes once shipped.
 */
export const hashes = `
alter table entry add column hash text not null default '';
alter table entry add column state text not null default '';
alter table entry add column seal text not null default '';
alter table campaign add column seal text not null default '';
`
