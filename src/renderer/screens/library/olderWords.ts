/** What is said of a tour that an older version has written. */
export const olderWords = 'Older file: it is brought up to date when you open it, and a copy of it is kept.'
