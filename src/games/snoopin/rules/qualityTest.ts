/** A Troop Quality test passes with so much or more (p. 10-18, 21). */
export const passes = 4
