/** No loss takes a REP below this (FNG p. 104; rulings to pp. 3 and 40). */
export const repFloor = 3

/** The lowest REP that there is (FNG p. 4). */
export const lowestRep = 1

/** REP 1 is the civilians' (FNG p. 4): no soldier has it. */
export const lowestSoldier = 2

/** REP 7 is the limit of all improvement (FNG p. 104). */
export const repCeiling = 7

/** @returns the REP after the loss of one; a REP at the floor or under it stays. */
export const loweredRep = (rep: number): number => (rep > repFloor ? rep - 1 : rep)

/** @returns the REP after a rise of one. */
export const raisedRep = (rep: number): number => Math.min(rep + 1, repCeiling)
