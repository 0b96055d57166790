/** The keys of the turn, as people read them. */
export const turnKeys = [
  { keys: 'D', what: 'Draw a card' },
  { keys: '1 to 9', what: 'Choose that unit for the card' },
  { keys: 'Enter', what: 'The chosen unit acts: it moves, fires, rallies or enters' },
  { keys: 'M', what: 'Move' },
  { keys: 'F', what: 'Fire' },
  { keys: 'P', what: 'Pass' },
  { keys: 'L', what: 'Look for enemies' },
  { keys: 'N', what: 'End the phase or the turn' },
  { keys: 'Esc', what: 'Back to the card' },
] as const
