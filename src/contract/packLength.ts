// Apart from the schemas: the screens read this, and hold no zod.

/** How many characters a pack may have. */
export const packLength = 1_000_000

/** What is said of a longer one, wherever that is found out. */
export const packTooLong =
  'This file is too large to be a pack: a pack has at most a million letters. Nothing was changed.'
