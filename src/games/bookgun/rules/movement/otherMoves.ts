/** Dice of moves that stand in the text and in no table, all six-sided, added, in inches. */
export const otherMoves = {
  /** Prone figures, in any terrain (p. 16). */
  prone: 1,
  /** Scouts, across country (p. 16). */
  scouts: 3,
  /** Vehicles that back up in a straight line (p. 14); what horses draw never does. */
  backsWheeled: 1,
  backsTracked: 2,
  /** An amphibious vehicle on water (p. 16). */
  afloat: 1,
  /** Who has mounted or dismounted goes on so far (p. 16), scouts that mounted farther. */
  mounts: 1,
  mountsScouts: 2,
  /** Who charges as he dismounts. */
  dismountsCharging: 2,
  /** A shaken unit that has not rallied falls back (p. 12, 18). */
  notRallied: 4,
} as const
