/** The keys of the battle, as people read them. */
export const battleKeys = [
  { keys: '1 to 9', what: 'Choose that figure; name him in an open form' },
  { keys: 'M', what: 'Move' },
  { keys: 'F', what: 'Fire' },
  { keys: 'T', what: 'Grenade, thrown or fired' },
  { keys: 'L', what: 'Listen' },
  { keys: 'N', what: 'End the part or the turn' },
  { keys: 'Enter', what: 'Play what follows' },
  { keys: 'Del', what: 'Leave it out' },
  { keys: 'Down', what: 'Look at the next' },
  { keys: 'Arrows', what: 'On the drawn table: an inch, with Shift six' },
] as const
