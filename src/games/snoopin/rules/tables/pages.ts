/**
 * Pages of the book. Its text bears no page marks: only its list of contents says where a chapter begins, so a table of a
 * longer chapter stands somewhere on these pages.
 */
export const yourPlatoon = { page: 5 } as const
export const preAction = { page: 6, alsoOn: [7, 8] } as const
export const theGame = { page: 9 } as const
export const afterAction = { page: 10, alsoOn: [11, 12, 13, 14, 15, 16, 17, 18] } as const
