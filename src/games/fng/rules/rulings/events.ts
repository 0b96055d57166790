import { chapter } from './ruling.ts'

/** Random events (digest 33). */
export const events = chapter('33', 'Random events', [
  [70, 'Torn rows are matched in printed order.'],
  [70, 'Whose side is meant is an even die.'],
  [70, 'Traps and holes find their targets by dice.', 'trapTarget'],
  [70, 'Weather at its end stays there; raining is Inclement or Terrible.'],
  [70, 'This turn is the one rolled for next.'],
  [70, 'One of several is the highest die; if nobody fits, nothing happens.'],
  [71, "Ties roll again; stray shells use the artillery's figures."],
  [71, 'In a lull a fire mission is fired as ever; troops that are due walk on when it is over.'],
  [71, 'A Decisive PEF hands its point on to the Leader of what it was, or to the best man of a team without one.'],
  [71, 'Standing up to an aircraft is nerve, not fire: the Decisive count their point.'],
  [71, 'Levels stay within 1 and 6.'],
  [70, 'Doubles first settle Variable weather, then the event.'],
])
